/** New prices of many products at once: by percent, by an amount or set, rounded (D-20, D-21). */
import type { Currency } from '#domain/market/market.ts'
import { smallestStep } from '#domain/pricing/money.ts'
import type { PriceTerms } from '#domain/pricing/price-change.ts'

export const ROUNDINGS = ['none', 'whole', 'ends_90', 'ends_99'] as const
export type Rounding = (typeof ROUNDINGS)[number]

/** What the amounts of a rounding end in, of the hundred that it rounds within. */
const ENDINGS: Record<Exclude<Rounding, 'none'>, number> = { whole: 0, ends_90: 90, ends_99: 99 }

/** Returns the nearest amount with the wanted end, of two as near the lower one; forints are whole, and end as others' hundredths do. */
export function roundPrice(amount: number, currency: Currency, rounding: Rounding): number {
  const step = smallestStep(currency)
  const exact = Math.max(0, Math.round(amount / step) * step)
  if (rounding === 'none' || (rounding === 'whole' && step === 100)) return exact
  const within = 100 * step
  const ending = ENDINGS[rounding] * step
  const below = Math.floor((exact - ending) / within) * within + ending
  const nearest = exact - below <= below + within - exact ? below : below + within
  return nearest > 0 ? nearest : ending > 0 ? ending : within
}

export const PRICE_ACTS = ['reduce', 'percent', 'amount', 'set', 'end'] as const
export type PriceAct = (typeof PRICE_ACTS)[number]

/** No more is taken off or added. */
export const LARGEST_PERCENT = 95

export interface BulkPrice {
  /** `reduce` announces a reduction; the others change the ordinary price; `end` ends reductions. */
  act: PriceAct
  /** Of `reduce`: how much is taken off; of `percent`: up or down. */
  percent: number
  /** Of `amount` and `set`; hundredths, null to leave a currency as it is. */
  amounts: Record<Currency, number | null>
  rounding: Rounding
}

/** Returns the terms that a change asks for of an ordinary price; null where it asks for nothing. */
export function bulkTerms(
  { act, percent, amounts, rounding }: BulkPrice,
  { ordinary, currency, isLowered }: { ordinary: number; currency: Currency; isLowered: boolean },
): PriceTerms | null {
  const round = (amount: number) => roundPrice(amount, currency, rounding)
  const terms = (price: number, reduced: number | null = null): PriceTerms => ({ price, reduced, prp: null })
  const amount = amounts[currency]
  switch (act) {
    case 'reduce':
      return terms(ordinary, round((ordinary * (100 - percent)) / 100))
    case 'percent':
      return terms(round((ordinary * (100 + percent)) / 100))
    case 'amount':
      return amount === null ? null : terms(round(Math.max(0, ordinary + amount)))
    case 'set':
      return amount === null ? null : terms(round(amount))
    case 'end':
      return isLowered ? terms(ordinary) : null
  }
}
