/** The catalog in memory: what the shop lists now, kept up to date with the database. */
import type { Database } from '#store/database/db.ts'
import { openSearch, type Search } from '#catalog/search/search.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { loadCatalog } from './catalog-loader.ts'
import type { ProductCache } from './product-cache.ts'
import { watchCatalog, type Watch, type WatchOptions } from './watch-catalog.ts'

/** Cache tag of pages that show what a search finds. */
export const SEARCH_TAG = 'search'

export interface Catalog {
  /** What the shop lists now. Take it once per request: the next access may return another. */
  readonly current: Snapshot
  readonly search: Search
  /**
   * Reads what has changed since the last time and replaces the snapshot. Returns the cache tags of the pages that show it: of a
   * product's own page when no card shows the difference, `shell` for every page; none when nothing has changed.
   */
  refresh(): Promise<string[]>
  /** Refreshes every `everyMs` until `stop` is called; `changed` gets the tags, `failed` the errors. */
  watch(options: WatchOptions): Watch
}

/** Loads the catalog. An empty shop has an empty one. */
export async function openCatalog(
  db: Pick<Database, 'query' | 'unhurried'>,
  clock: { now(): Date },
  cache: ProductCache | null = null,
): Promise<Catalog> {
  const loader = await loadCatalog(db, clock, cache)
  const search = openSearch(db.query)

  async function readChanges(): Promise<string[]> {
    const changes = await loader.readChanges()
    if (changes === null) return []
    const hasNewSynonyms = await search.update(loader.snapshot, changes.products)
    return hasNewSynonyms ? [...changes.tags, SEARCH_TAG] : changes.tags
  }
  let refreshing: Promise<string[]> = Promise.resolve([])
  /** One after the other: two at once would read the same changes and replace the snapshot in any order. */
  const refresh = () => (refreshing = refreshing.catch(() => []).then(readChanges))

  return {
    get current() {
      return loader.snapshot
    },
    search,
    refresh,
    watch: (options) =>
      watchCatalog(
        {
          prepareSearch: async () => void (await search.update(loader.snapshot)),
          refresh,
          writeCache: () => loader.writeCache(),
        },
        options,
      ),
  }
}
