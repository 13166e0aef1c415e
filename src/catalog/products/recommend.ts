/** Recommendations: products bought together where there are enough orders, else related ones. */
import type { Market } from '#domain/market/market.ts'
import type { Companions } from './companions.ts'
import { additionsTo, isRecommendable, relatedTo } from './related.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'

/** Docs bought together with a product that may be shown, at most `count`. */
export const boughtTogether = (snapshot: Snapshot, companions: Companions, product: number, count: number): number[] =>
  companions
    .of(product)
    .flatMap((one) => snapshot.byId.get(one.product) ?? [])
    .filter((doc) => isRecommendable(snapshot.products[doc]!))
    .slice(0, count)

/**
 * Docs that go with a whole cart: what others bought with its products, the first of each in turn; then what can be added to them, then
 * what is like them. None of the products themselves.
 */
export function recommendFor(
  snapshot: Snapshot,
  companions: Companions,
  market: Market,
  products: readonly number[],
  count: number,
): number[] {
  const docs = products.flatMap((product) => snapshot.byId.get(product) ?? [])
  const known = new Set(docs)
  const found = new Set<number>()
  const takeInTurn = (lists: number[][]) => {
    for (let turn = 0; found.size < count && lists.some((list) => turn < list.length); turn++)
      for (const list of lists) {
        const doc = list[turn]
        if (doc !== undefined && !known.has(doc) && found.size < count) found.add(doc)
      }
  }
  const enough = count + docs.length
  takeInTurn(docs.map((doc) => boughtTogether(snapshot, companions, snapshot.ids[doc]!, enough)))
  for (const like of [additionsTo, relatedTo])
    if (found.size < count) takeInTurn(docs.map((doc) => like(snapshot, doc, market.currency, enough)))
  return [...found]
}
