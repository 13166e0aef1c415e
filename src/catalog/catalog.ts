/** The catalog in memory: what the shop lists now, kept up to date with the database. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Database } from '#store/database/db.ts'
import { openSearch, type Search } from '#catalog/search/search.ts'
import { readTypes } from '#catalog/rails/product-types.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { arrangeFirstRows } from './first-rows/first-rows.ts'
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
  /**
   * Refreshes every `everyMs` until `stop` is called; `changed` gets the tags, `failed` the errors. While many products change in
   * refresh after refresh, what is listed is up to date and what is searched follows.
   */
  watch(options: WatchOptions): Watch
}

/** A refresh of more products is part of an import, or of an edit of many. */
const MANY_CHANGED = 100
/** For so many refreshes in a row the words of products may wait to be searched. */
const MOST_WAITS = 20

/** Loads the catalog. An empty shop has an empty one. */
export async function openCatalog(
  db: Pick<Database, 'query' | 'unhurried'>,
  clock: { now(): Date },
  cache: ProductCache | null = null,
): Promise<Catalog> {
  const loader = await loadCatalog(db, clock, cache)
  const search = openSearch(db.query)

  /** Products whose words wait to be searched, and for how many refreshes they do. */
  let waiting: number[] = []
  let waits = 0

  /** The index is built as a whole: while an import goes on it is built when that pauses, at the latest after some refreshes. */
  async function readChanges(mayWait: boolean): Promise<string[]> {
    const changes = await loader.readChanges()
    if (changes === null && waiting.length === 0) return []
    const { products, tags } = changes ?? { products: [], tags: [] }
    const isLate = waiting.length > 0
    waiting = [...waiting, ...products]
    if (mayWait && products.length > MANY_CHANGED && waits < MOST_WAITS) {
      waits++
      return tags
    }
    const hasNewSynonyms = await search.update(loader.snapshot, waiting)
    waiting = []
    waits = 0
    return hasNewSynonyms || isLate ? [...tags, SEARCH_TAG] : tags
  }
  let refreshing: Promise<string[]> = Promise.resolve([])
  /** One after the other: two at once would read the same changes and replace the snapshot in any order. */
  const refresh = (mayWait: boolean) => (refreshing = refreshing.catch(() => []).then(() => readChanges(mayWait)))

  return {
    get current() {
      return loader.snapshot
    },
    search,
    refresh: () => refresh(false),
    watch: (options) =>
      watchCatalog(
        {
          prepareSearch: async () => {
            await search.update(loader.snapshot)
            readTypes(loader.snapshot)
            await arrangeFirstRows(loader.snapshot, clock.now(), yieldToEventLoop)
          },
          refresh: () => refresh(true),
          writeCache: () => loader.writeCache(),
        },
        options,
      ),
  }
}
