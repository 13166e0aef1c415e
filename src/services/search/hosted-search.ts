/**
 * Searches by a hosted engine, which gives products and their order; everything else is ours. When it does not answer,
 * the shop's own engine does, and the hosted one is not asked for a while.
 */
import type { Catalog } from '#catalog/catalog.ts'
import type { Search } from '#catalog/search/search.ts'
import type { Found } from '#catalog/search/found.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import type { Locale } from '#domain/market/market.ts'
import { MAX_RANKED, type SearchFailure } from '#domain/search/search.ts'
import type { Shop } from '#services/shop.ts'
import { SearchUnavailable, type SearchEngine } from '#services/ports.ts'

/** Pause after a failure of the hosted engine. */
export const REST_MS = 30_000
/** Products that suggestions are made from. */
const SUGGESTED_FROM = 100

type Parts = Pick<Shop, 'clock' | 'log'>

/** The same catalog, searched by `engine`. */
export const hostedCatalog = (catalog: Catalog, engine: SearchEngine, parts: Parts): Catalog => ({
  get current() {
    return catalog.current
  },
  search: hostedSearch(catalog.search, engine, parts),
  refresh: catalog.refresh,
  watch: catalog.watch,
})

function hostedSearch(own: Search, engine: SearchEngine, { clock, log }: Parts): Search {
  let failure: SearchFailure | undefined
  let restsUntil = -Infinity

  /** Null while it rests and when it fails. */
  async function ask<T>(call: () => Promise<T>): Promise<T | null> {
    if (clock.now().getTime() < restsUntil) return null
    try {
      const answer = await call()
      failure = undefined
      return answer
    } catch (error) {
      if (!(error instanceof SearchUnavailable)) throw error
      failure = error.failure
      restsUntil = clock.now().getTime() + REST_MS
      log.error(`${engine.name} does not answer searches (${error.message}), the shop's own engine does`, error.cause)
      return null
    }
  }

  async function find(snapshot: Snapshot, locale: Locale, text: string): Promise<Found> {
    if (text.trim() === '') return own.find(snapshot, locale, text)
    const query = { locale, text, filter: [], facets: [], page: 1, size: MAX_RANKED }
    const page = await ask(() => engine.search(query))
    if (page === null) return { ...(await own.find(snapshot, locale, text)), failure }
    return { docs: docsOf(snapshot, page.ids), corrected: page.corrected, isPartial: page.isPartial }
  }

  return {
    find,
    async suggest(snapshot, locale, text) {
      if (text.trim() === '') return own.suggest(snapshot, locale, text)
      const suggested = await ask(() => engine.suggest(locale, text, SUGGESTED_FROM))
      if (suggested === null) return own.suggest(snapshot, locale, text)
      const { ids, total, corrected } = suggested
      const offers = await own.suggest(snapshot, locale, text, { docs: docsOf(snapshot, ids), corrected, isPartial: false })
      return { ...offers, total }
    },
    countTypes: (snapshot) => own.countTypes(snapshot),
    explain: (snapshot, locale, text) => own.explain(snapshot, locale, text),
    update: (snapshot, changed) => own.update(snapshot, changed),
  }
}

/** Products that are still listed, in the engine's order, the sold-out ones last. */
function docsOf(snapshot: Snapshot, ids: readonly number[]): Uint32Array {
  const docs = ids.flatMap((id) => snapshot.byId.get(id) ?? [])
  const isLeft = (doc: number) => doc < snapshot.firstSoldOut
  return Uint32Array.from([...docs.filter(isLeft), ...docs.filter((doc) => !isLeft(doc))])
}
