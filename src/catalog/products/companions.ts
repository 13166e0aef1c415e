/** Counts the products that are bought together in orders, again after an hour when they are requested. */
import { MAX_COMPANIONS } from '#domain/catalog/list-lengths.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { Recommendation } from '#domain/search/search.ts'
import { readBoughtPairs } from '#store/catalog/bought-together.ts'
import type { Database } from '#store/database/db.ts'

export interface CoPurchases {
  /** Products bought together with this one, the closest first. Returns immediately, from the last count. */
  of(product: number): readonly Recommendation[]
  /** Counts now. */
  refresh(): Promise<void>
}

/** Period of the counted orders in days. */
const DAYS = 120
/** Fewer orders are chance, and would reveal a single customer's purchase. */
export const MIN_ORDERS = 3
/** A count that failed is repeated after this time. */
const RECOUNT_MS = MINUTE_MS

export function openCoPurchases(
  db: Pick<Database, 'query' | 'unhurried'>,
  clock: { now(): Date },
  failed: (error: unknown) => void,
): CoPurchases {
  let known = new Map<number, Recommendation[]>()
  let countedAt = -Infinity
  let counting: Promise<void> | null = null

  async function count(): Promise<void> {
    const now = clock.now().getTime()
    countedAt = now
    const found = new Map<number, Recommendation[]>()
    const since = new Date(now - DAYS * DAY_MS)
    const pairs = await db.unhurried(() => readBoughtPairs(db.query, since, MIN_ORDERS))
    for (const { product, other, together, ofProduct, ofOther } of pairs) {
      // A bestseller would go with everything: a pair counts by its share of both products.
      const recommendation = { product: other, score: Math.round((100 * together) / Math.sqrt(ofProduct * ofOther)) }
      const own = found.get(product)
      if (own) own.push(recommendation)
      else found.set(product, [recommendation])
    }
    for (const [product, others] of found)
      found.set(product, others.sort((a, b) => b.score - a.score || a.product - b.product).slice(0, MAX_COMPANIONS))
    known = found
  }

  const refresh = () => (counting ??= count().finally(() => (counting = null)))

  return {
    of(product) {
      if (clock.now().getTime() - countedAt > HOUR_MS)
        refresh().catch((error: unknown) => {
          countedAt = clock.now().getTime() - HOUR_MS + RECOUNT_MS
          failed(error)
        })
      return known.get(product) ?? []
    },
    refresh,
  }
}
