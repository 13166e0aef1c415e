/** Sold-out and reduced quantities of a refused order. */
import type { Adjustment, QuoteLine } from '#web/schema/cart.ts'

/** Why an order could not be placed: what is gone, and what is there in smaller numbers. */
export interface Shortage {
  gone: { item: string; name: string }[]
  lowered: { item: string; name: string; max: number }[]
}

/** Returns what a refusal changed. `shown` are the lines of the page: a product that is no longer found is named only there. */
export function shortageOf(adjustments: readonly Adjustment[], shown: readonly Pick<QuoteLine, 'item' | 'name'>[]): Shortage {
  const named = adjustments.map(({ item, name, reason, max }) => ({
    item,
    name: name || shown.find((line) => line.item === item)?.name || item,
    reason,
    max,
  }))
  return {
    gone: named.filter(({ reason }) => reason !== 'quantity').map(({ item, name }) => ({ item, name })),
    lowered: named.filter(({ reason }) => reason === 'quantity').map(({ item, name, max }) => ({ item, name, max })),
  }
}
