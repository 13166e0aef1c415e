/** Price reductions, always measured from the lowest price of the 30 days before it (D-21, LAW-21…24). */

import { DAY_MS } from '#domain/time/durations.ts'

/** A price and the time it was applied; `to` is null while it is in force. */
export interface PricePeriod {
  price: number
  from: Date
  to: Date | null
}

export const PRIOR_PRICE_DAYS = 30

/**
 * Returns the lowest price applied at any moment of the 30 days before `reducedAt`; of a younger product, since it was first sold; null
 * when it was never sold before.
 * @see LAW-22
 */
export function priorPrice(history: readonly PricePeriod[], reducedAt: Date): number | null {
  const end = reducedAt.getTime()
  const start = end - PRIOR_PRICE_DAYS * DAY_MS
  const applied = history.filter(({ from, to }) => from.getTime() < end && (to === null || to.getTime() > start))
  return applied.length > 0 ? Math.min(...applied.map(({ price }) => price)) : null
}

/**
 * Returns the struck-through price and the percent of a reduction, or null when there is none to show. The percent is rounded down, so that
 * it never promises more than is given; below one percent it is 0 and no badge is shown.
 * @see LAW-22, LAW-23
 */
export function reduction(sale: number, prior: number | null): { prior: number; percent: number } | null {
  if (prior === null || sale >= prior) return null
  return { prior, percent: Math.floor(((prior - sale) * 100) / prior) }
}
