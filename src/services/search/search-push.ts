/** Synchronises a hosted engine with the catalog: changes since the last push, in three languages. */
import { seenIn } from '#catalog/columns/market-view.ts'
import type { CatalogProduct } from '#catalog/columns/snapshot.ts'
import { documentOf, facetNames, SEARCHED } from '#catalog/search/attributes.ts'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { readChangedIds } from '#store/catalog/catalog-products.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { readSetting, writeSetting } from '#store/database/settings.ts'

const SETTING = 'search.pushed'
/** Documents of one call. */
const BATCH = 1_000

interface Pushed {
  /** The index that has it. */
  index: string
  version: number
  /** Milliseconds since 1970: what was published by the clock since is new too. */
  at: number
  /** Attribute settings sent to the engine; sent again when they differ. */
  settings: string
}

/** Window in which changes are collected. */
const WINDOW_MS = 10_000

/** Requests a push at the end of this window, once for all changes in it. */
export async function requestSearchPush(shop: Pick<Shop, 'db' | 'clock' | 'searchIndex'>): Promise<void> {
  if (!shop.searchIndex) return
  const window = Math.floor(shop.clock.now().getTime() / WINDOW_MS) + 1
  const runAt = new Date(window * WINDOW_MS)
  await enqueue(shop.db.query, { kind: 'search.push', payload: {}, key: `search.push ${window}`, runAt })
}

/** Job `search.push`. It is safe to repeat, because the version is stored only after everything was accepted. */
export async function pushSearch(shop: Pick<Shop, 'db' | 'clock' | 'catalog' | 'searchIndex' | 'purge'>): Promise<void> {
  const { db, catalog, searchIndex: index } = shop
  if (!index) return
  // Before reading: what is published meanwhile is pushed the next time.
  const now = shop.clock.now().getTime()
  // The requesting process may have a newer catalog than this one; this one refreshes its pages too.
  const tags = await catalog.refresh()
  if (tags.length > 0) shop.purge(tags)
  const snapshot = catalog.current
  const last = (await readSetting(db.query, SETTING)) as Pushed | null
  const pushed = last?.index === index.id ? last : null
  const settings = { searched: [...SEARCHED], facets: facetNames(snapshot) }
  const isTold = pushed?.settings === JSON.stringify(settings)
  const changed = pushed ? await readChangedIds(db.query, pushed.version) : []
  const isNew = ({ publishedAt }: CatalogProduct) => pushed === null || (publishedAt ?? 0) > pushed.at
  const ids = new Set([...snapshot.products.filter(isNew).map(({ id }) => id), ...changed])
  for (const locale of LOCALES) {
    const view = seenIn(snapshot, locale)
    const { byId } = view
    const docs = Array.from(ids).flatMap((id) => byId.get(id) ?? [])
    const gone = Array.from(ids).filter((id) => !byId.has(id))
    if (!isTold) await index.configure(locale, settings)
    for (let from = 0; from < docs.length; from += BATCH)
      await index.put(
        locale,
        docs.slice(from, from + BATCH).map((doc) => documentOf(view, doc, MARKETS[locale])),
      )
    if (gone.length > 0) await index.remove(locale, gone)
  }
  await writeSetting(db.query, SETTING, {
    index: index.id,
    version: snapshot.version,
    at: now,
    settings: JSON.stringify(settings),
  } satisfies Pushed)
}
