/** Pinned products: they come first in the recommended order of a collection. */
import type { Snapshot } from './snapshot.ts'

export type Listed = Pick<Snapshot, 'byId' | 'products' | 'firstSoldOut'>

/**
 * Returns the docs of the pins, the first one first: those that the collection lists. Sold-out products stay last, and infant formula
 * is not promoted (D-28).
 */
export function pinnedDocs(
  docs: readonly number[],
  pins: readonly number[],
  { byId, products, firstSoldOut }: Listed,
): Set<number> {
  const members = new Set(docs)
  const pinned = pins.flatMap((id) => byId.get(id) ?? [])
  return new Set(pinned.filter((doc) => members.has(doc) && doc < firstSoldOut && !products[doc]!.noPromo))
}

/** Returns the docs with the pinned ones first. */
export function withPinsFirst(docs: readonly number[], pins: readonly number[], listed: Listed): number[] {
  const first = pinnedDocs(docs, pins, listed)
  return [...first, ...docs.filter((doc) => !first.has(doc))]
}
