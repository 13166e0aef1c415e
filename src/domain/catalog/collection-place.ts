/** Where a collection stands in the tree, and what becomes of its products when it moves. */

/** The collection above each one; null at the top. */
type Above = ReadonlyMap<number, number | null>

/** Returns the collection itself and those above it, the nearest first. */
export const upwards = (id: number, above: Above): number[] => {
  const parent = above.get(id) ?? null
  return parent === null ? [id] : [id, ...upwards(parent, above)]
}

/**
 * Returns every collection that a product is listed in after the tree has changed: what it was put into stays, those above follow.
 * `main` is the collection that it belongs to. In order of id.
 */
export function movedListings(
  listed: readonly number[],
  main: number,
  { before, after }: { before: Above; after: Above },
): number[] {
  const derived = new Set(listed.flatMap((id) => upwards(id, before).slice(1)))
  const own = [...listed.filter((id) => !derived.has(id)), main]
  return [...new Set(own.flatMap((id) => upwards(id, after)))].toSorted((a, b) => a - b)
}

/** Returns the ids with one of them placed before another, at the end for null. */
export function placedBefore(ids: readonly number[], id: number, next: number | null): number[] {
  const others = ids.filter((one) => one !== id)
  const at = next === null ? -1 : others.indexOf(next)
  return others.toSpliced(at === -1 ? others.length : at, 0, id)
}
