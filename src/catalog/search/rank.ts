import type { Snapshot } from '#catalog/columns/snapshot.ts'
import type { Hits } from './find.ts'
import type { SearchIndex } from './search-index.ts'

const HIGHEST = 2 ** 16
const STEPS = 16
const PLACES = 2 ** 24

/** Where the products of an index stand in a snapshot; -1 for those that are not listed now. Kept by the order of products. */
const known = new WeakMap<Snapshot['ids'], { index: SearchIndex; docs: Int32Array }>()

function docsOf(index: SearchIndex, snapshot: Snapshot): Int32Array {
  const before = known.get(snapshot.ids)
  if (before?.index === index) return before.docs
  const docs = Int32Array.from(index.products, (id) => snapshot.byId.get(id) ?? -1)
  known.set(snapshot.ids, { index, docs })
  return docs
}

/** Whether the index knows every product that the snapshot lists. */
export const listsEvery = (index: SearchIndex, snapshot: Snapshot): boolean =>
  docsOf(index, snapshot).reduce((sum, doc) => sum + (doc < 0 ? 0 : 1), 0) === snapshot.products.length

/** Docs of the hits, the best first and recommended order among equals; sold-out ones last, as in every listing. */
export function rankedDocs(
  index: SearchIndex,
  snapshot: Snapshot,
  { slots, scores }: Pick<Hits, 'slots' | 'scores'>,
): Uint32Array {
  const docs = docsOf(index, snapshot)
  // One number for each: sorting numbers is ten times quicker than comparing objects.
  const keys = new Float64Array(slots.length)
  let count = 0
  for (const [at, slot] of slots.entries()) {
    const doc = docs[slot]!
    if (doc < 0) continue
    const worse = HIGHEST - Math.min(HIGHEST, Math.round(scores[at]! * STEPS))
    keys[count++] = ((doc >= snapshot.firstSoldOut ? HIGHEST + 1 : 0) + worse) * PLACES + doc
  }
  return Uint32Array.from(keys.subarray(0, count).sort(), (key) => key % PLACES)
}
