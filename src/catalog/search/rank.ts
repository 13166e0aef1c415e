/** Orders the hits of a search. */
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import type { Hits } from './match/hits.ts'
import type { SearchIndex } from './index/search-index.ts'

/** Highest score in steps; scores are compared in steps of 1/16. */
const MAX_SCORE = 2 ** 16
const STEPS = 16
/** More than docs. */
const DOCS = 2 ** 24

/** Maps the slots of an index to docs of a snapshot. The last map is reused while the ids of the snapshot are the same array. */
export class SlotDocs {
  readonly #index: SearchIndex
  #ids: Snapshot['ids'] | null = null
  #docs = new Int32Array(0)

  constructor(index: SearchIndex) {
    this.#index = index
  }

  /** Returns the docs by slot; -1 for products that are not listed now. */
  of({ ids, byId }: Snapshot): Int32Array {
    if (ids !== this.#ids) {
      this.#docs = Int32Array.from(this.#index.products, (id) => byId.get(id) ?? -1)
      this.#ids = ids
    }
    return this.#docs
  }

  /** Returns the slots by doc; -1 for products that the index does not have. */
  slotsOf(snapshot: Snapshot): Int32Array {
    const slots = new Int32Array(snapshot.products.length).fill(-1)
    for (const [slot, doc] of this.of(snapshot).entries()) if (doc >= 0) slots[doc] = slot
    return slots
  }

  /** Returns whether the index has every product that the snapshot lists. */
  coverAll(snapshot: Snapshot): boolean {
    return this.of(snapshot).reduce((sum, doc) => sum + (doc < 0 ? 0 : 1), 0) === snapshot.products.length
  }
}

/** Returns the docs of the hits: best first, equal scores in recommended order, sold-out ones last. */
export function rankedDocs(
  slotDocs: SlotDocs,
  snapshot: Snapshot,
  { slots, scores }: Pick<Hits, 'slots' | 'scores'>,
): Uint32Array {
  const docs = slotDocs.of(snapshot)
  // One number per hit: sorting numbers is ten times faster than comparing objects.
  const keys = new Float64Array(slots.length)
  let count = 0
  for (const [at, slot] of slots.entries()) {
    const doc = docs[slot]!
    if (doc < 0) continue
    const inverted = MAX_SCORE - Math.min(MAX_SCORE, Math.round(scores[at]! * STEPS))
    keys[count++] = ((doc >= snapshot.firstSoldOut ? MAX_SCORE + 1 : 0) + inverted) * DOCS + doc
  }
  return Uint32Array.from(keys.subarray(0, count).sort(), (key) => key % DOCS)
}
