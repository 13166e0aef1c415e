/**
 * The shop's own engine in the hosted engine's protocol (SEARCH-1), so that its clients can search this shop:
 * `POST /1/indexes/{*}/queries`, `/1/indexes/{*}/recommendations`, `/1/indexes/{index}/query` and
 * `/1/indexes/{index}/facets/{facet}/query`. Bodies are JSON, whatever their content type says; refusals are `{message, status}`.
 */
import { seenIn } from '#catalog/columns/market-view.ts'
import { DAY_SECONDS } from '#domain/time/durations.ts'
import { timingSafeEqual } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { ZodError } from 'zod'
import { documentOf, facetNames } from '#catalog/search/attributes.ts'
import { fold } from '#domain/search/fold.ts'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { MAX_RANKED, type SearchDocument } from '#domain/search/search.ts'
import { FilterFault } from '#domain/search/search-filter.ts'
import { ownSearchEngine } from '#services/search/own-search.ts'
import type { Shop } from '#services/shop.ts'
import { isOutage, RETRY_AFTER_S } from '#services/jobs/outage.ts'
import { json, readBytes, Refused, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { countCalls, MAX_CALLS } from '#web/http/call-limit.ts'
import { filterOf, queriesBody, readFacetParams, readSearchParams, recommendBody, type SearchParams } from './search-requests.ts'

/** Documents of one call. */
const MAX_HITS = 2_000

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

class ProtocolFault extends Error {
  readonly status: number
  readonly headers: Record<string, string>
  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

const CORS = { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' }
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type, request-id, x-algolia-agent, x-algolia-api-key, x-algolia-application-id',
  'access-control-max-age': String(DAY_SECONDS),
}

/** Processing time in milliseconds. */
type Timed = { processingTimeMS: number }
const timed = async <T extends object>(work: () => Promise<T>): Promise<T & Timed> => {
  const begun = performance.now()
  return { ...(await work()), processingTimeMS: Math.round(performance.now() - begun) }
}

async function search(shop: Shop, index: string, params: SearchParams) {
  const locale = localeOf(index)
  const { query, facets, hitsPerPage, page, maxValuesPerFacet } = params
  const asked = facets.includes('*') ? facetNames(shop.catalog.current) : [...new Set(facets)]
  return timed(async () => {
    const found = await ownSearchEngine(shop).search({
      locale,
      text: query,
      filter: filterOf(params),
      facets: asked,
      page: page + 1,
      size: hitsPerPage,
    })
    // Maximum depth of the protocol's pages.
    const hits = await documents(shop, locale, found.ids.slice(0, Math.max(0, MAX_RANKED - page * hitsPerPage)))
    return {
      hits: hits.map((document) => retrieved(document, params.attributesToRetrieve)),
      nbHits: found.total,
      page,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(found.total, MAX_RANKED) / hitsPerPage),
      hitsPerPage,
      ...(asked.length > 0 && {
        facets: Object.fromEntries(
          Object.entries(found.facets)
            .filter(([, counts]) => Object.keys(counts).length > 0)
            .map(([name, counts]) => [name, mostFrequent(counts, maxValuesPerFacet)]),
        ),
        facets_stats: found.stats,
      }),
      ...(found.understood && { understood: found.understood }),
      exhaustiveNbHits: true,
      exhaustiveFacetsCount: true,
      query,
      params: new URLSearchParams({ query, hitsPerPage: String(hitsPerPage), page: String(page) }).toString(),
      index,
    }
  })
}

async function searchFacet(shop: Shop, index: string, facet: string, given: Record<string, unknown>) {
  const params = readFacetParams(given)
  const locale = localeOf(index)
  return timed(async () => {
    const { facets } = await ownSearchEngine(shop).search({
      locale,
      text: params.query,
      filter: filterOf(params),
      facets: [facet],
      page: 1,
      size: 0,
    })
    const counts = facets[facet]
    if (!counts) throw new ProtocolFault(400, `Cannot search in \`${facet}\` attribute, it is no facet.`)
    const start = fold(params.facetQuery)
    const isMeant = (value: string) => start === '' || ` ${fold(value)}`.includes(` ${start}`)
    const facetHits = sorted(counts)
      .filter(([value]) => isMeant(value))
      .slice(0, params.maxFacetHits)
      .map(([value, count]) => ({ value, highlighted: value, count }))
    return { facetHits, exhaustiveFacetsCount: true }
  })
}

async function queries({ shop, request, ip }: ApiContext) {
  const { requests } = queriesBody.parse(await readBody(request))
  takeCalls(shop, ip, requests.length)
  const hits = requests.reduce((sum, { hitsPerPage }) => sum + (typeof hitsPerPage === 'number' ? hitsPerPage : 0), 0)
  if (hits > MAX_HITS) throw new ProtocolFault(400, `More than ${MAX_HITS} hits in one call`)
  const results: object[] = []
  for (const one of requests) {
    const index = textOf(one.indexName)
    if (one.type === 'facet') results.push(await searchFacet(shop, index, textOf(one.facet), one))
    else results.push(await search(shop, index, readSearchParams(one)))
    await yieldToEventLoop()
  }
  return { results }
}

async function recommendations({ shop, request, ip }: ApiContext) {
  const { requests } = recommendBody.parse(await readBody(request))
  takeCalls(shop, ip, requests.length)
  const results: object[] = []
  for (const { indexName, model, objectID, threshold, maxRecommendations } of requests) {
    const locale = localeOf(indexName)
    results.push(
      await timed(async () => {
        const id = /^\d{1,9}$/.test(objectID) ? Number(objectID) : -1
        const found = await ownSearchEngine(shop).recommend(locale, id, maxRecommendations, model)
        const worth = new Map(
          found.filter(({ score }) => score >= threshold).map(({ product, score }) => [String(product), score]),
        )
        const hits = await documents(shop, locale, Array.from(worth.keys(), Number))
        return { hits: hits.map((document) => ({ ...document, _score: worth.get(document.objectID) })), nbHits: hits.length }
      }),
    )
    await yieldToEventLoop()
  }
  return { results }
}

/** Documents between two pauses. */
const SLICE = 200

async function documents({ catalog }: Shop, locale: Locale, ids: readonly number[]): Promise<SearchDocument[]> {
  const snapshot = seenIn(catalog.current, locale)
  const found: SearchDocument[] = []
  for (const [at, id] of ids.entries()) {
    const doc = snapshot.byId.get(id)
    if (doc !== undefined) found.push(documentOf(snapshot, doc, MARKETS[locale]))
    if (at % SLICE === SLICE - 1) await yieldToEventLoop()
  }
  return found
}

function retrieved(document: SearchDocument, names: readonly string[]): Partial<SearchDocument> {
  if (names.includes('*')) return document
  return Object.fromEntries(Object.entries(document).filter(([name]) => name === 'objectID' || names.includes(name)))
}

const sorted = (counts: Record<string, number>): [string, number][] => Object.entries(counts).sort((a, b) => b[1] - a[1])
const mostFrequent = (counts: Record<string, number>, most: number): Record<string, number> =>
  Object.fromEntries(sorted(counts).slice(0, most))

/** `products_ro`, with anything before it. */
function localeOf(index: string): Locale {
  const locale = LOCALES.find((one) => index === `products_${one}` || index.endsWith(`_products_${one}`))
  if (!locale) throw new ProtocolFault(404, `Index ${index.slice(0, 80)} does not exist`)
  return locale
}

function takeCalls(shop: Shop, ip: string, calls: number): void {
  const wait = countCalls(shop.memory.searchCalls, { caller: ip, calls: Math.max(1, calls), most: MAX_CALLS }, shop.clock.now())
  if (wait > 0) throw new ProtocolFault(429, 'Too many requests', { 'retry-after': String(wait) })
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = new TextDecoder().decode(await readBytes(request))
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Handled below.
  }
  throw new ProtocolFault(400, 'Invalid syntax for json object')
}

/** Headers of Node's client, the query of a browser's, which then needs no preflight (SEARCH-1). */
function checkKey({ shop, request, url }: ApiContext): void {
  const said = (name: string) => request.headers.get(name) ?? url.searchParams.get(name) ?? ''
  const { appId, apiKey } = shop.config.searchApi
  const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
  if (!isSame(said('x-algolia-application-id'), appId) || !isSame(said('x-algolia-api-key'), apiKey))
    throw new ProtocolFault(403, 'Invalid Application-ID or API key')
}

function fault(error: unknown, shop: Shop): ProtocolFault {
  if (error instanceof ProtocolFault) return error
  if (error instanceof FilterFault) return new ProtocolFault(400, error.message)
  if (error instanceof ZodError) {
    const [issue] = error.issues
    return new ProtocolFault(400, `Invalid value for "${issue?.path.join('.')}": ${issue?.message}`)
  }
  if (error instanceof Refused) return new ProtocolFault(error.response.status, 'The request body is too large')
  shop.log.error('a search in the hosted protocol failed', error)
  if (isOutage(error)) return new ProtocolFault(503, 'Service unavailable', { 'retry-after': String(RETRY_AFTER_S) })
  return new ProtocolFault(500, 'Internal error')
}

function route(path: string, answer: (context: ApiContext) => Promise<object>): ApiRoute[] {
  return [
    {
      method: 'POST',
      path,
      guard: 'public',
      body: 'open',
      async handler(context) {
        try {
          checkKey(context)
          return json(await answer(context), { headers: CORS })
        } catch (error) {
          const { message, status, headers } = fault(error, context.shop)
          return json({ message, status }, { status, headers: { ...CORS, ...headers } })
        }
      },
    },
    {
      method: 'OPTIONS',
      path,
      guard: 'public',
      body: 'open',
      handler: () => new Response(null, { status: 204, headers: PREFLIGHT }),
    },
  ]
}

export const routes: ApiRoute[] = [
  ...route('/1/indexes/:index/queries', queries),
  ...route('/1/indexes/:index/recommendations', recommendations),
  ...route('/1/indexes/:index/query', async ({ shop, request, params, ip }) => {
    takeCalls(shop, ip, 1)
    return search(shop, params.index!, readSearchParams(await readBody(request)))
  }),
  ...route('/1/indexes/:index/facets/:facet/query', async ({ shop, request, params, ip }) => {
    takeCalls(shop, ip, 1)
    return searchFacet(shop, params.index!, params.facet!, await readBody(request))
  }),
]
