/** What staff are told of a price: what is paid without a reduction, and why a lower price is not shown as one (D-21, LAW-22). */
import type { Currency } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { smallestStep } from './money.ts'
import { isReduced, type PlannedPrice, type PriceState } from './price-change.ts'
import { PRIOR_PRICE_DAYS, priorPrice } from './price.ts'

/** Returns what is paid where nothing is reduced: that of the plan which runs, else the price before the reduction. */
export function ordinaryPrice(
  { sale, prior, reducedAt, history }: PriceState,
  plans: readonly Pick<PlannedPrice, 'price' | 'isRunning'>[] = [],
): number {
  if (reducedAt === null) return sale
  const planned = plans.find(({ isRunning }) => isRunning)?.price
  const before = history.findLast(({ from }) => from < reducedAt)?.price
  return Math.max(planned ?? before ?? prior ?? sale, sale)
}

export interface UnshownReduction {
  since: Date
  /** Lowest price of the 30 days before it. */
  lowest: number
  /** Day from which the same price may be announced, if the ordinary one is set now. */
  lawfulFrom: Date
}

/** Returns why a price that was lowered is not shown as reduced; null where it is shown, or was never lowered. */
export function unshownReduction(state: PriceState, now: Date): UnshownReduction | null {
  const { reducedAt, sale, history, noPromo } = state
  if (reducedAt === null || noPromo || isReduced(state)) return null
  const lowest = state.prior ?? priorPrice(history, reducedAt) ?? sale
  return { since: reducedAt, lowest, lawfulFrom: new Date(now.getTime() + PRIOR_PRICE_DAYS * DAY_MS) }
}

/** Returns the highest price that is a lawful reduction below the lowest one of the 30 days; null where none is left. */
export function highestLawful(lowest: number, currency: Currency): number | null {
  const price = lowest - smallestStep(currency)
  return price > 0 ? price : null
}
