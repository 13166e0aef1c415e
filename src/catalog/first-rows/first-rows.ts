/**
 * The first rows of a listing in the recommended order: pinned products, then main goods by turns, so that a row shows different
 * kinds in different colours. Computed once for a listing and computed again when its first products change.
 */
import { PAGE_SIZE } from '#domain/catalog/listing.ts'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import { seasonOn, type Season } from '#domain/rails/season.ts'
import { topCollections } from '#catalog/collections/collection-tree.ts'
import type { Criteria, Listing } from '#catalog/columns/listing.ts'
import { seenIn } from '#catalog/columns/market-view.ts'
import { productAt, type Snapshot } from '#catalog/columns/snapshot.ts'
import { looksOf } from './looks.ts'
import { withVariety } from './variety.ts'

/** Products that are looked at: ten pages. */
const LOOKED_AT = 10 * PAGE_SIZE
/** Those that are put into another order: four pages. */
const ARRANGED = 4 * PAGE_SIZE

interface Arranged {
  season: Season
  /** The docs as they were. */
  from: Uint32Array
  to: Uint32Array
}

/** By the ids of a snapshot, which it shares with those that it is patched into, and by listing. */
const kept = new WeakMap<Int32Array, Map<string, Arranged>>()

/** What a listing contains besides its filters. */
type Place = Pick<Criteria, 'collection' | 'brand' | 'only' | 'currency'>

/** Returns the docs of a page in the recommended order, from page 1, for a listing without filters. */
export function recommendedPage(snapshot: Snapshot, listing: Listing, place: Place, page: number, now: Date): number[] {
  const docs = arrangedDocs(snapshot, listing.docs, place, now)
  const from = (page - 1) * PAGE_SIZE
  return from < docs.length ? Array.from(docs.subarray(from, from + PAGE_SIZE)) : listing.page('recommended', page)
}

/** Returns the first docs of a listing as they are shown, `LOOKED_AT` of them at most. */
export function arrangedDocs(
  snapshot: Snapshot,
  docs: Uint32Array,
  { collection, brand, only, currency }: Place,
  now: Date,
): Uint32Array {
  const season = seasonOn(now)
  const places = kept.get(snapshot.ids) ?? new Map<string, Arranged>()
  kept.set(snapshot.ids, places)
  const key = [collection, brand, only, only === 'sale' && currency].join()
  const from = docs.subarray(0, LOOKED_AT)
  const before = places.get(key)
  if (before && before.season === season && isSame(before.from, from)) return before.to
  const to = arrange(snapshot, from, collection, season)
  places.set(key, { season, from: from.slice(), to })
  return to
}

const isSame = (a: Uint32Array, b: Uint32Array): boolean => a.length === b.length && a.every((doc, at) => doc === b[at])

/** Pinned products and sold-out ones stay where they are, and infant formula is not brought forward (D-28). */
function arrange(snapshot: Snapshot, docs: Uint32Array, collection: number | undefined, season: Season): Uint32Array {
  const pins = new Set(snapshot.tree.byId.get(collection ?? -1)?.pins)
  const mayMove = (doc: number) => {
    const { id, noPromo } = productAt(snapshot, doc)
    return doc < snapshot.firstSoldOut && !noPromo && !pins.has(id)
  }
  const pinned = Array.from(docs).filter((doc) => doc < snapshot.firstSoldOut && pins.has(productAt(snapshot, doc).id))
  const arranged = withVariety(looksOf(snapshot, docs.filter(mayMove), season), ARRANGED).map(({ doc }) => doc)
  const placed = new Set([...pinned, ...arranged])
  return Uint32Array.from([...placed, ...docs.filter((doc) => !placed.has(doc))])
}

/** Finds the first rows of the collections at the top in every market, so that nobody who opens one of them waits for it. */
export async function arrangeFirstRows(snapshot: Snapshot, now: Date, yieldToEventLoop: () => Promise<void>): Promise<void> {
  for (const locale of LOCALES) {
    const view = seenIn(snapshot, locale)
    for (const { id } of topCollections(view.tree)) {
      const docs = view.inCollection.get(id)
      if (docs) arrangedDocs(view, docs, { collection: id, currency: MARKETS[locale].currency }, now)
      await yieldToEventLoop()
    }
  }
}
