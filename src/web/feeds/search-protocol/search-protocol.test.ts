import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { algoliasearch, type Algoliasearch } from 'algoliasearch'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { algoliaEngine } from '#adapters/search/algolia/algolia.ts'
import { listProducts } from '#catalog/columns/listing.ts'
import { documentOf } from '#catalog/search/attributes.ts'
import { NO_FILTERS, priceSteps } from '#domain/catalog/filters.ts'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import type { SearchDocument } from '#domain/search/search.ts'
import { parseNumericFilters } from '#domain/search/facet-filters.ts'
import { writeFilters, type FilterCondition, type FilterTree } from '#domain/search/search-filter.ts'
import { ownSearchEngine } from '#services/search/own-search.ts'
import type { SearchEngine } from '#services/ports.ts'
import { callerOf } from '#test/endpoint-calls.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { createApi } from '#web/http/api/endpoints.ts'
import { routes } from './search-protocol.ts'

let shop: TestShop
let own: SearchEngine
/** The adapter, and the hosted engine's own client, both pointed at the shop. */
let hosted: SearchEngine
let client: Algoliasearch
let call: ReturnType<typeof callerOf>
let server: Server
beforeAll(async () => {
  shop = await testShop({ products: 1_000 })
  const api = createApi(shop, routes)
  server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      const url = new URL(incoming.url!, 'http://shop.test')
      const headers = new Headers(Object.entries(incoming.headers) as [string, string][])
      const body = parts.length > 0 ? new Uint8Array(Buffer.concat(parts)) : undefined
      void api(new Request(url, { method: incoming.method!, headers, ...(body && { body }) }), url).then(async (response) => {
        outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []))
        outgoing.end(response ? Buffer.from(await response.arrayBuffer()) : undefined)
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  own = ownSearchEngine(shop)
  hosted = algoliaEngine({
    appId: 'nestling',
    apiKey: 'search-only',
    indexPrefix: '',
    hosts: [`http://127.0.0.1:${port}`],
    timeouts: { connect: 10_000, read: 10_000, write: 10_000 },
    patienceMs: 10_000,
  })
  client = algoliasearch('nestling', 'search-only', {
    hosts: [{ url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }],
  })
  call = callerOf(shop)
}, 60_000)
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const key = { 'x-algolia-application-id': 'nestling', 'x-algolia-api-key': 'search-only', 'content-type': 'text/plain' }
const post = (path: string, body: unknown, headers: Record<string, string> = key) =>
  call('POST', path, body, headers, '192.0.2.1')
const query = async (params: object) => {
  const { results } = await client.search({ requests: [{ indexName: 'products_ro', ...params }] })
  return results[0] as unknown as { hits: Record<string, unknown>[]; nbHits: number; nbPages: number } & Record<
    string,
    Record<string, object>
  >
}

/** Values that the shop really has, in any capitals, and a few that nobody has. */
async function someValues(): Promise<Record<string, string[]>> {
  const names = ['brand', 'collections', 'kind', 'colors', 'sizes', 'warehouses', 'in_stock', 'on_sale', 'attributes.material']
  const { facets } = await own.search({ locale: 'ro', text: '', filter: [], facets: names, page: 1, size: 0 })
  return Object.fromEntries(names.map((name) => [name, [...Object.keys(facets[name] ?? {}), 'nobody', 'OR', 'a "b"']]))
}

async function filterTrees(): Promise<fc.Arbitrary<FilterTree>> {
  const known = await someValues()
  expect(Object.values(known).filter((values) => values.length > 4).length).toBeGreaterThan(5)
  const isNot = fc.boolean()
  const value: fc.Arbitrary<FilterCondition> = fc.constantFrom(...Object.keys(known), 'unknown').chain((attribute) =>
    fc.record({
      kind: fc.constant('value' as const),
      attribute: fc.constant(attribute),
      isNot,
      value: fc
        .tuple(fc.constantFrom(...(known[attribute] ?? ['x'])), fc.boolean())
        .map(([text, isLoud]) => (isLoud ? text.toUpperCase() : text)),
    }),
  )
  const name = fc.constantFrom('price', 'age_from', 'age_to', 'rank', 'published_at', 'unknown')
  const amount = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60_000 }), fc.constantFrom(0.0004, 12.5))
  const compare = fc.record({
    kind: fc.constant('compare' as const),
    attribute: name,
    isNot,
    operator: fc.constantFrom('<', '<=', '=', '!=', '>=', '>'),
    number: amount,
  })
  const range = fc.record({ kind: fc.constant('range' as const), attribute: name, isNot, from: amount, to: amount })
  const flags = fc.constantFrom('safe_sleep', 'weee', 'bulky', 'BULKY')
  const tag = fc.record({ kind: fc.constant('value' as const), attribute: fc.constant('_tags'), isNot, value: flags })
  const group = fc.oneof(
    fc.array(value, { minLength: 1, maxLength: 4 }),
    fc.array(fc.oneof(compare, range), { minLength: 1, maxLength: 3 }),
    fc.array(tag, { minLength: 1, maxLength: 3 }),
  )
  return fc.array(group, { maxLength: 4 }) as fc.Arbitrary<FilterTree>
}

test('the protocol’s own client and the own engine find the same products for random filters', async () => {
  const tree = await filterTrees()
  const asked = fc.record({
    locale: fc.constantFrom(...LOCALES),
    text: fc.constantFrom('', '', 'urs', 'body', 'toys', 'takaró'),
    filter: tree,
    facets: fc.subarray(['brand', 'price', 'sizes', 'rank', 'nothing']),
    page: fc.integer({ min: 1, max: 3 }),
    size: fc.constantFrom(5, 40, 300),
  })
  let found = 0
  await fc.assert(
    fc.asyncProperty(asked, async (one) => {
      const [a, b] = await Promise.all([own.search(one), hosted.search(one)])
      expect([b.ids, b.total, b.facets, b.stats], writeFilters(one.filter)).toEqual([
        a.ids,
        a.total,
        withoutEmpty(a.facets),
        a.stats,
      ])
      found += a.total
    }),
    { numRuns: 150 },
  )
  expect(found).toBeGreaterThan(1_000)
  expect(shop.errors).toEqual([])
})

const withoutEmpty = (facets: Record<string, object>) =>
  Object.fromEntries(Object.entries(facets).filter(([, counts]) => Object.keys(counts).length > 0))

test('a filter finds exactly the documents that match it', async () => {
  const { current } = shop.catalog
  const documents = current.products.map((_, doc) => documentOf(current, doc, MARKETS.en))
  const holds = (document: SearchDocument, condition: FilterCondition): boolean => {
    const { attribute, kind, isNot } = condition
    const inside = attribute.startsWith('attributes.')
    const parent = (inside ? document.attributes : document) as Record<string, unknown>
    const value = parent[inside ? attribute.slice('attributes.'.length) : attribute]
    const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== null)
    const isOne = values.some((one) => {
      if (kind === 'value')
        return attribute === '_tags' ? one === condition.value : String(one).toLowerCase() === condition.value.toLowerCase()
      const number = Math.round(Number(one) * 1000)
      if (kind === 'range') return number >= Math.round(condition.from * 1000) && number <= Math.round(condition.to * 1000)
      const other = Math.round(condition.number * 1000)
      const signs = { '<': [-1], '<=': [-1, 0], '=': [0], '!=': [-1, 1], '>=': [0, 1], '>': [1] }[condition.operator]
      return signs.includes(Math.sign(number - other))
    })
    return isOne !== isNot
  }
  await fc.assert(
    fc.asyncProperty(await filterTrees(), async (filter) => {
      const { ids } = await own.search({ locale: 'en', text: '', filter, facets: [], page: 1, size: 1_000 })
      const expected = documents.filter((document) => filter.every((group) => group.some((one) => holds(document, one))))
      expect(ids, writeFilters(filter)).toEqual(expected.map(({ objectID }) => Number(objectID)))
    }),
    { numRuns: 150 },
  )
})

test('filters agree with what the documents themselves say', async () => {
  const all = await query({ hitsPerPage: 1000 })
  expect(all).toMatchObject({ nbHits: 1000, nbPages: 1 })
  const cheap = await query({ filters: 'price < 5000 AND in_stock:true', hitsPerPage: 1000 })
  const expected = all.hits.filter((hit) => Number(hit.price) < 5_000 && hit.in_stock === true).map((hit) => hit.objectID)
  expect(expected.length).toBeGreaterThan(10)
  expect(cheap.hits.map((hit) => hit.objectID)).toEqual(expected)
  const brand = String(all.hits[0]!.brand)
  const others = await query({ facetFilters: [`brand:-${brand.toLowerCase()}`], facets: ['brand'], hitsPerPage: 0 })
  expect(others.nbHits).toBe(all.hits.filter((hit) => hit.brand !== brand).length)
  expect(Object.keys(others.facets!.brand as object)).not.toContain(brand)
})

test('price steps mean the same in a listing and in the protocol (D-79)', async () => {
  for (const locale of LOCALES) {
    const { currency } = MARKETS[locale]
    const steps = priceSteps(currency)
    for (let chosen = 1; chosen < 2 ** steps.length; chosen++) {
      const price = steps.filter((_, step) => (chosen >> step) % 2 === 1)
      const filters = { ...NO_FILTERS, price }
      const listed = listProducts(shop.catalog.current, { currency, filters })
      const ranges = price.map(({ from, to }) => `price:${from ?? 0} TO ${to ?? 2 ** 31 - 1}`)
      const found = await own.search({
        locale,
        text: '',
        filter: [parseNumericFilters([ranges])[0]!],
        facets: [],
        page: 1,
        size: 1,
      })
      expect([locale, chosen, found.total]).toEqual([locale, chosen, listed.total])
    }
  }
})

test('pages end at hit 1000, facets at the requested number of values', async () => {
  const { hits, nbPages, ...page } = await query({ hitsPerPage: 300, page: 3, facets: '*', maxValuesPerFacet: 2 })
  expect([hits.length, nbPages]).toEqual([100, 4])
  expect(Object.keys(page.facets!.brand as object)).toHaveLength(2)
  expect(page.facets_stats!.price).toMatchObject({ min: expect.any(Number), avg: expect.any(Number) })
  expect((await query({ hitsPerPage: 300, page: 4 })).hits).toEqual([])
})

test('the values of a facet are searched by word prefix, without accents', async () => {
  const { facetHits } = await client.searchForFacetValues({ indexName: 'x_products_hu', facetName: 'brand' })
  expect(facetHits).toHaveLength(10)
  const [first] = facetHits
  const again = await client.searchForFacetValues({
    indexName: 'products_hu',
    facetName: 'brand',
    searchForFacetValuesRequest: { facetQuery: first!.value.slice(0, 3).toUpperCase(), maxFacetHits: 100 },
  })
  expect(again.facetHits).toContainEqual(first)
})

test('recommendations are returned to the protocol’s own client', async () => {
  const [hit] = (await query({ filters: 'in_stock:true', hitsPerPage: 1 })).hits
  const { results } = await client.initRecommend({ options: hostsOf(client) }).getRecommendations({
    requests: [
      {
        indexName: 'products_ro',
        model: 'related-products',
        objectID: String(hit!.objectID),
        threshold: 0,
        maxRecommendations: 4,
      },
      { indexName: 'products_ro', model: 'bought-together', objectID: String(hit!.objectID), threshold: 0 },
      { indexName: 'products_ro', model: 'related-products', objectID: 'nobody', threshold: 0 },
    ],
  })
  expect(results.map(({ hits }) => hits.length)).toEqual([4, 0, 0])
  const scores = results[0]!.hits.map((one) => Number(Object.entries(one).find(([name]) => name === '_score')![1]))
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(results[0]!.hits[0]).toMatchObject({ url: expect.stringMatching(/^\/p\//) })
})

const hostsOf = ({ transporter }: Algoliasearch) => ({ hosts: transporter.hosts })

test('the key in the address, a text body and the older single member are accepted', async () => {
  const { body, headers } = await post(
    '/1/indexes/*/queries?x-algolia-agent=x&x-algolia-application-id=nestling&x-algolia-api-key=search-only',
    {
      requests: [
        { indexName: 'products_en', params: 'query=&hitsPerPage=2&facets=%5B%22kind%22%5D&numericFilters=%5B%22price%3E0%22%5D' },
      ],
    },
    { 'content-type': 'text/plain', origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  )
  expect(body.results[0]).toMatchObject({
    hitsPerPage: 2,
    index: 'products_en',
    facets: { kind: { simple: expect.any(Number) } },
  })
  expect(headers.get('access-control-allow-origin')).toBe('*')
})

test.each([
  ['another key', '/1/indexes/*/queries', { requests: [] }, { ...key, 'x-algolia-api-key': 'search-onlz' }, 403],
  ['no key', '/1/indexes/*/queries', { requests: [] }, { 'content-type': 'text/plain' }, 403],
  ['no JSON', '/1/indexes/*/queries', '{', key, 400],
  ['no object', '/1/indexes/*/queries', '[]', key, 400],
  ['no requests', '/1/indexes/*/queries', {}, key, 400],
  ['an index nobody has', '/1/indexes/*/queries', { requests: [{ indexName: 'orders_ro' }] }, key, 404],
  ['a filter nobody reads', '/1/indexes/products_ro/query', { filters: 'a:1 AND (b' }, key, 400],
  ['filters that are too deep', '/1/indexes/products_ro/query', { facetFilters: [[['a:1']]] }, key, 400],
  ['half a page', '/1/indexes/products_ro/query', { page: 0.5 }, key, 400],
  ['a thousand conditions', '/1/indexes/products_ro/query', { filters: 'a:1 OR '.repeat(1000) + 'a:1' }, key, 400],
  [
    'more hits than anybody reads',
    '/1/indexes/*/queries',
    { requests: Array.from({ length: 3 }, () => ({ hitsPerPage: 1000 })) },
    key,
    400,
  ],
  [
    'more searches than are taken at once',
    '/1/indexes/*/queries',
    { requests: Array.from({ length: 51 }, () => ({})) },
    key,
    400,
  ],
  ['too much', '/1/indexes/*/queries', { requests: [{ query: 'x'.repeat(70_000) }] }, key, 413],
  ['a facet nobody has', '/1/indexes/products_ro/facets/secret/query', {}, key, 400],
  [
    'a model nobody has',
    '/1/indexes/*/recommendations',
    { requests: [{ indexName: 'products_ro', model: 'trending-items', objectID: '1' }] },
    key,
    400,
  ],
])('%s is refused with an error of the protocol', async (_, path, sent, headers, status) => {
  const { body, ...answer } = await post(path, sent, headers)
  expect([answer.status, body.status, typeof body.message]).toEqual([status, status, 'string'])
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
})

test('a caller above the limit is told when to retry', async () => {
  const many = { requests: Array.from({ length: 50 }, () => ({ indexName: 'products_ro', hitsPerPage: 0 })) }
  let last = await post('/1/indexes/*/queries', many)
  for (let at = 0; last.status === 200 && at < 100; at++) last = await post('/1/indexes/*/queries', many)
  expect(last).toMatchObject({ status: 429, body: { status: 429 } })
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
})
