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
const MAX_FACET_VALUES = 1_000

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

type Client = ReturnType<typeof algoliasearch>
type ClientOptions = Parameters<typeof algoliasearch>[2]
/** What every call needs. */
interface Connection {
  client(): Promise<Client>
  options: ClientOptions
  indexName(locale: Locale): string
  patienceMs: number
}

/** Returns Algolia as a search engine. */
export function algoliaEngine(options: AlgoliaOptions): SearchEngine {
  const connection = connect(options)
  return {
    name: 'algolia',
    search: (request) => within(connection.patienceMs, () => search(connection, request)),
    suggest: (locale, text, count) =>
      within(connection.patienceMs, async () => {
        const { hits, nbHits } = await ask(connection, locale, { query: text, hitsPerPage: count })
        return { ids: hits.map(({ objectID }) => Number(objectID)), total: nbHits, corrected: null }
      }),
    recommend: (...question) => within(connection.patienceMs, () => recommend(connection, ...question)),
    index: searchIndex(connection, `algolia ${options.appId} ${options.indexPrefix}`),
  }
}

function connect({
  appId,
  apiKey,
  indexPrefix,
  hosts,
  timeouts = TIMEOUTS,
  patienceMs = PATIENCE_MS,
}: AlgoliaOptions): Connection {
  const options: ClientOptions = {
    timeouts,
    // A 429 is not retried: the shop's own engine answers instead.
    maxRateLimitRetries: 0,
    ...(hosts.length > 0 && { hosts: hosts.map(hostOf) }),
  }
  let made: Client | null = null
  return {
    client: async () => (made ??= (await import('algoliasearch')).algoliasearch(appId, apiKey, options)),
    options,
    indexName: (locale) => `${indexPrefix}products_${locale}`,
    patienceMs,
  }
}

async function ask(
  { client, indexName }: Connection,
  locale: Locale,
  params: Record<string, unknown>,
): Promise<z.output<typeof searchAnswer>> {
  const request = { ...params, indexName: indexName(locale), attributesToRetrieve: ['objectID'], attributesToHighlight: [] }
  const { results } = await (await client()).search({ requests: [request] })
  return searchAnswer.parse(results[0])
}

async function search(
  connection: Connection,
  { locale, text, filter, facets, page, size }: Parameters<SearchEngine['search']>[0],
): Promise<SearchPage> {
  const answer = await ask(connection, locale, {
    query: text,
    filters: writeFilters(filter),
    facets,
    maxValuesPerFacet: MAX_FACET_VALUES,
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
}

async function recommend(
  { client, options, indexName }: Connection,
  ...[locale, product, count, model]: Parameters<SearchEngine['recommend']>
): ReturnType<SearchEngine['recommend']> {
  const request = { indexName: indexName(locale), model, objectID: String(product), threshold: 0, maxRecommendations: count }
  const recommender = (await client()).initRecommend({ options })
  const answer = recommendAnswer.parse(await recommender.getRecommendations({ requests: [request] }))
  return (answer.results[0]?.hits ?? []).map(({ objectID, _score }) => ({ product: Number(objectID), score: _score }))
}

const searchIndex = ({ client, indexName }: Connection, id: string): SearchEngine['index'] => ({
  id,
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
})

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
  const attempts = (error as { stackTrace?: { response: { content: string; isTimedOut?: boolean } }[] }).stackTrace
  const response = attempts?.at(-1)?.response
  if (!response?.isTimedOut) return 'network'
  return response.content === 'Socket timeout' ? 'socket' : 'connection'
}
