import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Catalog } from '#catalog/catalog.ts'
import type { Recommendation, SearchDocument, SearchFailure } from '#domain/search/search.ts'
import { SearchUnavailable, type SearchEngine, type SearchIndex } from '#services/ports.ts'
import { changeProduct } from '#test/catalog.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { hostedCoPurchases } from './hosted-companions.ts'
import { hostedCatalog, REST_MS } from './hosted-search.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { ownSearchEngine } from './own-search.ts'
import { pushSearch, requestSearchPush } from './search-push.ts'

let shop: TestShop
let hosted: Catalog
/** What happens to the hosted engine, which otherwise finds what ours finds, in the opposite order. */
let failure: SearchFailure | null
let asked: number
beforeAll(async () => {
  shop = await testShop({ products: 200 })
  const own = ownSearchEngine(shop)
  const turned = async <T>(answer: () => Promise<T>): Promise<T> => {
    asked++
    if (failure) throw new SearchUnavailable(failure)
    return answer()
  }
  const engine: SearchEngine = {
    name: 'other',
    search: (query) => turned(async () => ({ ...(await own.search(query)), ids: (await own.search(query)).ids.toReversed() })),
    suggest: (...question) => turned(async () => ({ ...(await own.suggest(...question)), total: 4_321 })),
    recommend: (...question) => turned(() => own.recommend(...question)),
  }
  hosted = hostedCatalog(shop.catalog, engine, shop)
})
beforeEach(() => {
  failure = null
  asked = 0
  shop.errors.length = 0
  shop.clock.advance(REST_MS + 1)
})

const find = (text: string) => hosted.search.find(hosted.current, 'ro', text)

test('results and their order come from the hosted engine, sold-out products last', async () => {
  const own = await shop.catalog.search.find(shop.catalog.current, 'ro', 'body')
  const { docs, failure: none } = await find('body')
  expect(none).toBeUndefined()
  expect(docs.toSorted()).toEqual(own.docs.toSorted())
  const { firstSoldOut } = hosted.current
  const left = own.docs.filter((doc) => doc < firstSoldOut)
  expect([...docs.subarray(0, left.length)]).toEqual([...left].toReversed())
})

test('when it does not answer, the own engine does with the reason, and the hosted one is paused', async () => {
  failure = 'socket'
  const own = await shop.catalog.search.find(shop.catalog.current, 'ro', 'body')
  expect(await find('body')).toEqual({ ...own, failure: 'socket' })
  expect(await find('body')).toMatchObject({ failure: 'socket' })
  expect(asked).toBe(1)
  expect(shop.errors).toEqual([expect.stringContaining('Socket timeout')])
  failure = null
  shop.clock.advance(REST_MS)
  expect(await find('body')).not.toHaveProperty('failure')
  expect(asked).toBe(2)
})

test('suggestions come from its results, and from the own engine when it fails', async () => {
  expect(await hosted.search.suggest(hosted.current, 'en', 'body')).toMatchObject({ total: 4_321 })
  failure = 'connection'
  const own = await shop.catalog.search.suggest(shop.catalog.current, 'en', 'body')
  expect(await hosted.search.suggest(hosted.current, 'en', 'body')).toEqual(own)
})

test('its recommendations are shown from the next request on; no request waits, and a failure pauses it', async () => {
  const asks: PromiseWithResolvers<Recommendation[]>[] = []
  const recommend = () => {
    asks.push(Promise.withResolvers<Recommendation[]>())
    return asks.at(-1)!.promise
  }
  const engine = { ...ownSearchEngine(shop), recommend }
  const coPurchases = hostedCoPurchases(shop.companions, engine, shop)
  expect(coPurchases.of(10_001)).toEqual([])
  expect(coPurchases.of(10_001)).toEqual([])
  expect(asks).toHaveLength(1)
  asks[0]!.resolve([{ product: 10_002, score: 60 }])
  await yieldToEventLoop()
  expect(coPurchases.of(10_001)).toEqual([{ product: 10_002, score: 60 }])

  shop.clock.advance(3_600_000)
  expect(coPurchases.of(10_001)).toEqual([{ product: 10_002, score: 60 }])
  expect(asks).toHaveLength(2)
  asks[1]!.reject(new SearchUnavailable('network'))
  await asks[1]!.promise.catch(() => undefined)
  await yieldToEventLoop()
  coPurchases.of(10_001)
  expect(asks).toHaveLength(2)
  shop.clock.advance(REST_MS)
  coPurchases.of(10_001)
  expect(asks).toHaveLength(3)
})

test('an empty query sends no request', async () => {
  await find(' ')
  expect(asked).toBe(0)
})

/** The hosted side: its documents by language. */
function emptyIndex(id = 'first') {
  const held = {
    ro: new Map<string, SearchDocument>(),
    en: new Map<string, SearchDocument>(),
    hu: new Map<string, SearchDocument>(),
  }
  const calls: string[] = []
  const index: SearchIndex = {
    id,
    async configure(locale, { facets }) {
      calls.push(`configure ${locale} ${facets.includes('attributes.material')}`)
    },
    async put(locale, documents) {
      if (failure) throw new SearchUnavailable(failure)
      calls.push(`put ${locale} ${documents.length}`)
      for (const document of documents) held[locale].set(document.objectID, document)
    },
    async remove(locale, products) {
      calls.push(`remove ${locale} ${products.length}`)
      for (const product of products) held[locale].delete(String(product))
    },
  }
  return { held, calls, index }
}

test('the hosted index gets all products once, then changes, and withdrawn products are deleted', async () => {
  const { held, calls, index } = emptyIndex()
  const parts = { ...shop, searchIndex: index }
  await pushSearch(parts)
  const count = shop.catalog.current.products.length
  expect(calls).toEqual(['ro', 'en', 'hu'].flatMap((locale) => [`configure ${locale} true`, `put ${locale} ${count}`]))
  const [first, second] = shop.catalog.current.products
  expect(held.hu.get(String(first!.id))).toMatchObject({
    name: first!.name.hu,
    url: `/hu/p/${first!.slug.hu}`,
    currency: 'HUF',
    price: shop.catalog.current.price.HUF[0],
  })

  calls.length = 0
  await pushSearch(parts)
  expect(calls).toEqual([])

  const purged: string[] = []
  parts.purge = (tags) => purged.push(...tags)
  await changeProduct(shop.db, first!.id, { rank: 1_000_000 })
  await changeProduct(shop.db, second!.id, { published_at: null })
  await pushSearch(parts)
  expect(calls).toEqual(['ro', 'en', 'hu'].flatMap((locale) => [`put ${locale} 1`, `remove ${locale} 1`]))
  expect(held.ro.has(String(second!.id))).toBe(false)
  expect(purged).toContain(`p:${first!.id}`)

  calls.length = 0
  await changeProduct(shop.db, second!.id, { published_at: new Date(shop.clock.now().getTime() + 3_600_000) })
  await pushSearch(parts)
  shop.clock.advance(3_600_001)
  await pushSearch(parts)
  expect(calls.slice(-3)).toEqual(['put ro 1', 'put en 1', 'put hu 1'])
})

test('a new index gets all products', async () => {
  const { held, index } = emptyIndex('second')
  await pushSearch({ ...shop, searchIndex: index })
  expect(held.en.size).toBe(shop.catalog.current.products.length)
})

test('changes within a few seconds are one job, retried until the engine accepts it', async () => {
  const { calls, index } = emptyIndex('second')
  const parts = { ...shop, searchIndex: index }
  const handlers = { 'search.push': jobHandlers['search.push'] }
  await changeProduct(shop.db, shop.catalog.current.products[0]!.id, { rank: 5 })
  await requestSearchPush(parts)
  await requestSearchPush(parts)
  failure = 'network'
  shop.clock.advance(10_000)
  await runDueJobs(parts, handlers)
  expect(calls).toEqual([])
  failure = null
  shop.clock.advance(10_000)
  expect(await runDueJobs(parts, handlers)).toBe(1)
  expect(calls).toEqual(['put ro 1', 'put en 1', 'put hu 1'])
})

test('without a hosted engine no job is written', async () => {
  await requestSearchPush(shop)
  await pushSearch(shop)
  expect(await runDueJobs(shop, { 'search.push': jobHandlers['search.push'] })).toBe(0)
})
