/** Moves a collection in the tree: its address, those below it and the lists of their products follow. */
import { movedListings, placedBefore, upwards } from '#domain/catalog/collection-place.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { readCollections, type CatalogCollection } from '#store/catalog/catalog.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import type { Query } from '#store/database/db.ts'
import { placeCollection, readListedIn, renewPaths, writeListings } from '#store/catalog/office/collections.ts'
import { objectOf, takenSlugs } from './collection-fields.ts'

export interface Place {
  parent: number | null
  /** The one that comes after it; null where it is the last one. */
  next: number | null
}

export type MoveRefusal =
  | 'collection_not_found'
  | 'changed_meanwhile'
  | 'collection_all'
  | 'collection_below_itself'
  | 'collection_has_menu'
  | 'collection_address_taken'

export type MoveAnswer = { ok: true; entries: string[] } | { ok: false; reason: MoveRefusal }

interface Move extends Place {
  id: number
  /** Where the person saw it. */
  from: Place
  reason?: string | null
  undoes?: string
}

/** Returns where a collection stands, among all in the order of the tree. */
export function placeOf(all: readonly CatalogCollection[], { id, parent }: Pick<CatalogCollection, 'id' | 'parent'>): Place {
  const siblings = all.filter((one) => one.parent === parent)
  return { parent, next: siblings[siblings.findIndex((one) => one.id === id) + 1]?.id ?? null }
}

/** Returns why a collection cannot be moved there; null where it can. */
function refusalOf(all: readonly CatalogCollection[], moved: CatalogCollection, { parent, next }: Place): MoveRefusal | null {
  const target = all.find(({ id }) => id === parent)
  if (parent !== null && !target) return 'collection_not_found'
  if (next !== null && !all.some((one) => one.id === next && one.parent === parent)) return 'changed_meanwhile'
  if (target?.flags.includes('all') || (moved.flags.includes('all') && parent !== null)) return 'collection_all'
  if (parent !== null && upwards(parent, aboveOf(all)).includes(moved.id)) return 'collection_below_itself'
  if (moved.menu && parent !== null) return 'collection_has_menu'
  return takenSlugs(all, { ...moved, parent }).length > 0 ? 'collection_address_taken' : null
}

const aboveOf = (all: readonly Pick<CatalogCollection, 'id' | 'parent'>[]) => new Map(all.map(({ id, parent }) => [id, parent]))

const isSamePlace = (a: Place, b: Place): boolean => a.parent === b.parent && a.next === b.next

export function moveCollection({ db, clock }: Pick<Shop, 'db' | 'clock'>, actor: Actor, move: Move): Promise<MoveAnswer> {
  const { id, parent, next, from } = move
  const now = clock.now()
  return db.transaction(async (tx): Promise<MoveAnswer> => {
    const version = await raiseCatalogVersion(tx)
    const all = await readCollections(tx)
    const moved = all.find((one) => one.id === id)
    if (!moved) return { ok: false, reason: 'collection_not_found' }
    const before = placeOf(all, moved)
    if (!isSamePlace(before, from)) return { ok: false, reason: 'changed_meanwhile' }
    if (next === id || isSamePlace(before, { parent, next })) return { ok: true, entries: [] }
    const reason = refusalOf(all, moved, { parent, next })
    if (reason) return { ok: false, reason }
    const siblings = all.filter((one) => one.parent === parent).map((one) => one.id)
    await placeCollection(tx, { id, parent, order: placedBefore(siblings, id, next) })
    if (moved.parent !== parent) await followProducts(tx, all, { id, parent, version, now })
    const keys = (place: Place) => ({ parent: keyOf(all, place.parent), next: keyOf(all, place.next) })
    const act = {
      action: 'collection.moved',
      object: objectOf(moved),
      before: keys(before),
      after: keys({ parent, next }),
      reason: move.reason ?? null,
      undoes: move.undoes ?? null,
    }
    return { ok: true, entries: [await writeAudit(tx, actor, act, now)] }
  })
}

const keyOf = (all: readonly CatalogCollection[], id: number | null): string | null =>
  all.find((one) => one.id === id)?.key ?? null

/** Products below are listed in the collections that are above them now, and no longer in those that were. */
async function followProducts(
  tx: Query,
  all: readonly CatalogCollection[],
  { id, parent, version, now }: { id: number; parent: number | null; version: number; now: Date },
): Promise<void> {
  await renewPaths(tx, now)
  const before = aboveOf(all)
  const after = new Map(before).set(id, parent)
  const below = all.filter((one) => upwards(one.id, before).includes(id)).map((one) => one.id)
  const listings = (await readListedIn(tx, below)).map(({ product, main, collections }) => ({
    product,
    before: collections,
    collections: movedListings(collections, main, { before, after }),
  }))
  await writeListings(
    tx,
    listings.filter((one) => one.before.join() !== one.collections.join()),
    version,
  )
}
