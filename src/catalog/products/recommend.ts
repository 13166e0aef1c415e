/** Recommendations: products bought together where there are enough orders, else related ones. */
import type { Market } from '#domain/market/market.ts'
import type { CoPurchases } from './companions.ts'
import { additionsTo, isRecommendable, relatedTo } from './related.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'

/** Docs bought together with a product that may be shown, at most `count`. */
export const boughtTogether = (snapshot: Snapshot, coPurchases: CoPurchases, product: number, count: number): number[] =>
  coPurchases
    .of(product)
    .flatMap((recommendation) => snapshot.byId.get(recommendation.product) ?? [])
    .filter((doc) => isRecommendable(snapshot.products[doc]!))
    .slice(0, count)

/**
 * Docs that go with a whole cart: what others bought with its products, the first of each in turn; then what can be added to them, then
 * what is like them. None of the products themselves.
 */
export function recommendFor(
  snapshot: Snapshot,
  coPurchases: CoPurchases,
  market: Market,
  products: readonly number[],
  count: number,
): number[] {
  const docs = products.flatMap((product) => snapshot.byId.get(product) ?? [])
  const known = new Set(docs)
  const found = new Set<number>()
  const addRoundRobin = (lists: number[][]) => {
    for (let rank = 0; found.size < count && lists.some((list) => rank < list.length); rank++)
      for (const list of lists) {
        const doc = list[rank]
        if (doc !== undefined && !known.has(doc) && found.size < count) found.add(doc)
      }
  }
  const enough = count + docs.length
  addRoundRobin(docs.map((doc) => boughtTogether(snapshot, coPurchases, snapshot.ids[doc]!, enough)))
  for (const source of [additionsTo, relatedTo])
    if (found.size < count) addRoundRobin(docs.map((doc) => source(snapshot, doc, market.currency, enough)))
  return [...found]
}
