/**
 * Algolia, by its official client: one index a language. The client is loaded with the first call, so that a shop without
 * Algolia does not load it.
 */
import { z } from 'zod'
import type { algoliasearch, IndexSettings } from 'algoliasearch'
import type { Locale } from '#domain/market/market.ts'
import { writeFilters } from '#domain/search/search-filter.ts'
import type { SearchFailure, SearchPage } from '#domain/search/search.ts'
import { SearchUnavailable, type SearchEngine } from '#services/ports.ts'

export interface AlgoliaOptions {
  appId: string
  apiKey: string
  indexPrefix: string
  /** `http://localhost:4000`: asked instead of Algolia's own servers. */
  hosts: readonly string[]
  /** Timeouts in milliseconds; a second host gets more than the first (SEARCH-6). */
  timeouts?: { connect: number; read: number; write: number }
  /** Time limit of all hosts together, in milliseconds. */
  patienceMs?: number
}

const TIMEOUTS = { connect: 1_000, read: 2_000, write: 30_000 }
const PATIENCE_MS = 2_500
/** Maximum documents of one request. */
const MOST_FACET_VALUES = 1_000

const searchAnswer = z.object({
  hits: z.array(z.object({ objectID: z.string().regex(/^\d+$/) })),
  nbHits: z.int().min(0),
  facets: z.record(z.string(), z.record(z.string(), z.int())).default({}),
  facets_stats: z
    .record(z.string(), z.object({ min: z.number(), max: z.number(), avg: z.number(), sum: z.number() }))
    .default({}),
})
const recommendAnswer = z.object({
  results: z.array(z.object({ hits: z.array(z.object({ objectID: z.string().regex(/^\d+$/), _score: z.number().default(0) })) })),
})

export function algoliaEngine({
  appId,
  apiKey,
  indexPrefix,
  hosts,
  timeouts = TIMEOUTS,
  patienceMs = PATIENCE_MS,
}: AlgoliaOptions): SearchEngine {
  const options: Parameters<typeof algoliasearch>[2] = {
    timeouts,
    // A 429 is not retried: the shop's own engine answers instead.
    maxRateLimitRetries: 0,
    ...(hosts.length > 0 && { hosts: hosts.map(hostOf) }),
  }
  let made: ReturnType<typeof algoliasearch> | null = null
  const client = async () => (made ??= (await import('algoliasearch')).algoliasearch(appId, apiKey, options))
  const indexName = (locale: Locale) => `${indexPrefix}products_${locale}`

  async function ask(locale: Locale, params: Record<string, unknown>): Promise<z.output<typeof searchAnswer>> {
    const request = { ...params, indexName: indexName(locale), attributesToRetrieve: ['objectID'], attributesToHighlight: [] }
    const { results } = await (await client()).search({ requests: [request] })
    return searchAnswer.parse(results[0])
  }

  return {
    name: 'algolia',
    search: ({ locale, text, filter, facets, page, size }) =>
      within(patienceMs, async (): Promise<SearchPage> => {
        const answer = await ask(locale, {
          query: text,
          filters: writeFilters(filter),
          facets,
          maxValuesPerFacet: MOST_FACET_VALUES,
          hitsPerPage: size,
          page: page - 1,
        })
        return {
          ids: answer.hits.map(({ objectID }) => Number(objectID)),
          total: answer.nbHits,
          corrected: null,
          isPartial: false,
          facets: answer.facets,
          stats: answer.facets_stats,
        }
      }),
    suggest: (locale, text, count) =>
      within(patienceMs, async () => {
        const { hits, nbHits } = await ask(locale, { query: text, hitsPerPage: count })
        return { ids: hits.map(({ objectID }) => Number(objectID)), total: nbHits, corrected: null }
      }),
    recommend: (locale, product, count, model) =>
      within(patienceMs, async () => {
        const request = {
          indexName: indexName(locale),
          model,
          objectID: String(product),
          threshold: 0,
          maxRecommendations: count,
        }
        const recommender = (await client()).initRecommend({ options })
        const answer = recommendAnswer.parse(await recommender.getRecommendations({ requests: [request] }))
        return (answer.results[0]?.hits ?? []).map(({ objectID, _score }) => ({ product: Number(objectID), score: _score }))
      }),
    index: {
      id: `algolia ${appId} ${indexPrefix}`,
      configure: (locale, settings) =>
        within(null, async () => {
          await (await client()).setSettings({ indexName: indexName(locale), indexSettings: settingsOf(locale, settings) })
        }),
      put: (locale, documents) =>
        within(null, async () => {
          await (await client()).saveObjects({ indexName: indexName(locale), objects: [...documents] })
        }),
      remove: (locale, products) =>
        within(null, async () => {
          await (await client()).deleteObjects({ indexName: indexName(locale), objectIDs: products.map(String) })
        }),
    },
  }
}

const settingsOf = (
  locale: Locale,
  { searched, facets }: { searched: readonly string[]; facets: readonly string[] },
): IndexSettings => ({
  searchableAttributes: [...searched],
  attributesForFaceting: facets.map((name) => `searchable(${name})`),
  customRanking: ['desc(rank)'],
  indexLanguages: [locale],
  queryLanguages: [locale],
  ignorePlurals: true,
  paginationLimitedTo: 1_000,
})

function hostOf(address: string) {
  const { protocol, hostname, port } = new URL(address)
  return {
    url: hostname,
    protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
    accept: 'readWrite' as const,
    ...(port !== '' && { port: Number(port) }),
  }
}

/** Runs a call; gives up after `patienceMs`. @throws SearchUnavailable for every failure */
async function within<T>(patienceMs: number | null, call: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    if (patienceMs !== null) timer = setTimeout(() => reject(new SearchUnavailable('connection')), patienceMs)
  })
  try {
    return await Promise.race([call(), tooLate])
  } catch (error) {
    throw error instanceof SearchUnavailable ? error : new SearchUnavailable(failureOf(error), { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the failure of the last attempt (SEARCH-7, SEARCH-8); what is no timeout is a network failure. */
function failureOf(error: unknown): SearchFailure {
  const tries = (error as { stackTrace?: { response: { content: string; isTimedOut?: boolean } }[] }).stackTrace
  const response = tries?.at(-1)?.response
  if (!response?.isTimedOut) return 'network'
  return response.content === 'Socket timeout' ? 'socket' : 'connection'
}
