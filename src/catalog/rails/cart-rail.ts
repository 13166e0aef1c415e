/** The rail of what completes a cart or a single product: learnt from orders, then by the table of product types. */
import { seasonOn } from '#domain/rails/season.ts'
import type { Market } from '#domain/market/market.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import type { CoPurchases } from '#catalog/products/companions.ts'
import { additionsTo, areSameNeed, isUnsafeIn, PER_TYPE, typesOf, type Addition, type Shopper } from './additions.ts'
import { anchorOf, misfit, UNFIT } from './misfit.ts'
import { typeOf, typesIn } from './product-types.ts'
import { isRecommendable } from '#catalog/products/recommendable.ts'

/** A product of the cart; `variant` is the id of the one that was chosen, null when none was. */
export interface CartItem {
  product: number
  variant: number | null
}

/** Returns the products of these ids as a cart has them, once for each variant of theirs that is among the chosen ones. */
export const cartOf = ({ byId, products }: Snapshot, ids: readonly number[], variants: ReadonlySet<number>): CartItem[] =>
  ids.flatMap((product): CartItem[] => {
    const doc = byId.get(product)
    const chosen = doc === undefined ? [] : products[doc]!.variants.filter(({ id }) => variants.has(id))
    return chosen.length > 0 ? chosen.map(({ id }) => ({ product, variant: id })) : [{ product, variant: null }]
  })

/** Of one product so many sizes count. */
const MAX_SIZES = 3

/**
 * Returns at most `count` docs that complete the products of a cart, those of each in turn: first what others bought with it, then what
 * its type wants. Nothing that meets the same need as something in the cart, at most two of one type, and nothing at all where nothing
 * completes them.
 */
export function recommendFor(
  snapshot: Snapshot,
  coPurchases: CoPurchases,
  { market, now }: { market: Market; now: Date },
  items: readonly CartItem[],
  count: number,
): number[] {
  const shopper: Shopper = { market, season: seasonOn(now) }
  const sizesByDoc = sizesOf(snapshot, items)
  const lists = Array.from(sizesByDoc, ([doc, sizes]) =>
    sizes.flatMap((size) => [...learntWith(snapshot, coPurchases, doc, size), ...additionsTo(snapshot, doc, size, shopper)]),
  )
  const rail = new Rail(snapshot, [...sizesByDoc.keys()])
  for (const isOffSeason of [false, true])
    for (let most = 1; most <= PER_TYPE; most++) {
      const ofSeason = lists.map((list) => list.filter((one) => one.isOffSeason === isOffSeason))
      rail.fill(ofSeason, most, count)
    }
  return rail.docs
}

/** Returns the codes of the chosen sizes by doc; 0 for any size. */
function sizesOf({ byId, products, filterColumns }: Snapshot, items: readonly CartItem[]): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const { product, variant } of items) {
    const doc = byId.get(product)
    // Nothing is sold with the help of infant formula (LAW-40).
    if (doc === undefined || products[doc]!.noPromo) continue
    const chosen = variant === null ? null : products[doc]!.variants.find(({ id }) => id === variant)?.size
    const size = chosen ? filterColumns.sizeKeys.codeOf(chosen) : 0
    const sizes = found.get(doc) ?? []
    if (!sizes.includes(size) && sizes.length < MAX_SIZES) found.set(doc, [...sizes, size])
  }
  return found
}

/** Returns what was bought together with a product and completes it. */
function learntWith(snapshot: Snapshot, coPurchases: CoPurchases, doc: number, size: number): Addition[] {
  const { products, byId, ids } = snapshot
  const together = coPurchases.of(ids[doc]!)
  if (together.length === 0) return []
  const anchor = anchorOf(snapshot, doc, size)
  return together.flatMap(({ product }): Addition[] => {
    const other = byId.get(product)
    if (other === undefined) return []
    const one = products[other]!
    if (!isRecommendable(one) || areSameNeed(snapshot, anchor.product, one)) return []
    if (misfit(snapshot, anchor, other) === UNFIT) return []
    return [{ doc: other, kind: typeOf(snapshot, one) || -one.collection, isOffSeason: false }]
  })
}

/** Collects docs, few of one kind and none that the cart has no need of. */
class Rail {
  readonly docs: number[] = []
  readonly #snapshot: Snapshot
  readonly #inCart: readonly number[]
  readonly #types: readonly number[]
  /** The kinds of the docs. */
  readonly #kinds: number[] = []

  constructor(snapshot: Snapshot, inCart: readonly number[]) {
    this.#snapshot = snapshot
    this.#inCart = inCart
    this.#types = inCart.flatMap((doc) => typesOf(snapshot, snapshot.products[doc]!))
  }

  /** Takes from each list in turn, until there are `count` docs; at most `most` of one kind. */
  fill(lists: readonly (readonly Addition[])[], most: number, count: number): void {
    const places = lists.map(() => 0)
    for (let hasAdded = true; hasAdded && this.docs.length < count;) {
      hasAdded = false
      for (const [at, list] of lists.entries()) {
        let isTaken = false
        while (!isTaken && places[at]! < list.length && this.docs.length < count) isTaken = this.#take(list[places[at]!++]!, most)
        hasAdded ||= isTaken
      }
    }
  }

  #take({ doc, kind }: Addition, most: number): boolean {
    if (this.docs.includes(doc) || this.#inCart.includes(doc)) return false
    const { products } = this.#snapshot
    const { areSameNeed: areSame } = typesIn(this.#snapshot)
    if (this.#kinds.filter((one) => one === kind || areSame(one, kind)).length >= most) return false
    const type = typeOf(this.#snapshot, products[doc]!)
    if (this.#types.some((one) => areSame(one, type))) return false
    if (this.#inCart.some((one) => isUnsafeIn(this.#snapshot, products[one]!, type))) return false
    this.#kinds.push(kind)
    this.docs.push(doc)
    return true
  }
}
