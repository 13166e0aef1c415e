/** The rail of what completes a cart or a single product: learnt from orders, then by the table of product types. */
import { seasonOn } from '#domain/rails/season.ts'
import { UNTYPED } from '#domain/rails/type-graph.ts'
import type { Market } from '#domain/market/market.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import type { CoPurchases } from '#catalog/products/companions.ts'
import { additionsTo, areSameNeed, isUnsafeIn, PER_TYPE, typesOf, type Shopper } from './additions.ts'
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
  const shopper: Shopper = { currency: market.currency, season: seasonOn(now) }
  const sizesByDoc = sizesOf(snapshot, items)
  const lists = Array.from(sizesByDoc, ([doc, sizes]) =>
    sizes.flatMap((size) => [...learntWith(snapshot, coPurchases, doc, size), ...additionsTo(snapshot, doc, size, shopper)]),
  )
  const rail = new Rail(snapshot, [...sizesByDoc.keys()])
  for (let most = 1; most <= PER_TYPE; most++) rail.fill(lists, most, count)
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

/** Returns docs that were bought together with a product and complete it. */
function learntWith(snapshot: Snapshot, coPurchases: CoPurchases, doc: number, size: number): number[] {
  const { products, byId, ids } = snapshot
  const together = coPurchases.of(ids[doc]!)
  if (together.length === 0) return []
  const anchor = anchorOf(snapshot, doc, size)
  return together
    .flatMap(({ product }) => byId.get(product) ?? [])
    .filter((other) => {
      const one = products[other]!
      return isRecommendable(one) && !areSameNeed(snapshot, anchor.product, one) && misfit(snapshot, anchor, other) !== UNFIT
    })
}

/** Collects docs, few of one kind and none that the cart has no need of. */
class Rail {
  readonly docs: number[] = []
  readonly #snapshot: Snapshot
  readonly #inCart: readonly number[]
  readonly #types: readonly number[]
  /** How many of a kind there are: by number of the type, by negative id of the collection where it is not known. */
  readonly #counts = new Map<number, number>()

  constructor(snapshot: Snapshot, inCart: readonly number[]) {
    this.#snapshot = snapshot
    this.#inCart = inCart
    this.#types = inCart.flatMap((doc) => typesOf(snapshot, snapshot.products[doc]!))
  }

  /** Takes from each list in turn, until there are `count` docs; at most `most` of one kind. */
  fill(lists: readonly (readonly number[])[], most: number, count: number): void {
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

  #take(doc: number, most: number): boolean {
    const { products } = this.#snapshot
    const product = products[doc]!
    const type = typeOf(this.#snapshot, product)
    const kind = type === UNTYPED ? -product.collection : type
    const counted = this.#counts.get(kind) ?? 0
    if (counted >= most || this.docs.includes(doc) || this.#inCart.includes(doc)) return false
    if (this.#types.some((one) => typesIn(this.#snapshot).areSameNeed(one, type))) return false
    if (this.#inCart.some((one) => isUnsafeIn(this.#snapshot, products[one]!, type))) return false
    this.#counts.set(kind, counted + 1)
    this.docs.push(doc)
    return true
  }
}
