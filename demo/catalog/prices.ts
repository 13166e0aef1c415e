/** Prices with the endings that shoppers know, and the history that makes a reduction lawful (D-21, LAW-21, LAW-22). */
import { CURRENCIES, type Currency } from '#domain/market/market.ts'
import { priorPrice, type PricePeriod } from '#domain/pricing/price.ts'
import type { Random } from './random.ts'

/** 1 EUR = 5 RON = 400 HUF: the ratio that the shop's own price steps imply (LOC-6). */
const PER_EURO: Record<Currency, number> = { EUR: 1, RON: 5, HUF: 400 }
const DAY_MS = 86_400_000

/** Hundredths: prices end in `offsets` after a multiple of `step`, from `from` on. */
const ENDINGS: Record<Currency, { from: number; step: number; offsets: number[] }[]> = {
  EUR: [
    { from: 0, step: 100, offsets: [50, 90] },
    { from: 3000, step: 100, offsets: [90] },
    { from: 15_000, step: 500, offsets: [400, 490] },
    { from: 30_000, step: 1000, offsets: [900] },
  ],
  RON: [
    { from: 0, step: 100, offsets: [50, 90] },
    { from: 5000, step: 500, offsets: [190, 400, 490] },
    { from: 15_000, step: 500, offsets: [400, 490] },
    { from: 40_000, step: 1000, offsets: [900, 990] },
    { from: 150_000, step: 5000, offsets: [4900, 4990] },
  ],
  HUF: [
    { from: 0, step: 10_000, offsets: [4000, 9000] },
    { from: 300_000, step: 10_000, offsets: [9000] },
    { from: 1_000_000, step: 50_000, offsets: [49_000] },
    { from: 4_000_000, step: 100_000, offsets: [99_000] },
  ],
}

export type Amounts = Record<Currency, number>
export type Range = [low: number, high: number]

/** The nearest price with a common ending, within the range: hundredths. */
export function natural(amount: number, currency: Currency, [low, high]: Range = [1, Infinity]): number {
  const rule = ENDINGS[currency].findLast(({ from }) => amount >= from) ?? ENDINGS[currency][0]
  if (!rule) throw new Error(`No endings for ${currency}`)
  const base = Math.floor(amount / rule.step) * rule.step
  const candidates = [-2, -1, 0, 1, 2].flatMap((k) => rule.offsets.map((offset) => base + k * rule.step + offset))
  const inside = candidates.filter((price) => price >= low && price <= high && price > 0)
  if (inside.length === 0)
    return currency === 'HUF'
      ? Math.round(Math.min(high, Math.max(low, amount)) / 100) * 100
      : Math.round(Math.min(high, Math.max(low, amount)))
  return inside.reduce((best, price) => (Math.abs(price - amount) < Math.abs(best - amount) ? price : best))
}

export const amountsOf = (make: (currency: Currency) => number): Amounts => ({
  RON: make('RON'),
  EUR: make('EUR'),
  HUF: make('HUF'),
})

/** A price in three currencies from euro cents. */
export const amountsFrom = (cents: number, ranges?: Record<Currency, Range>): Amounts =>
  amountsOf((currency) => natural(cents * PER_EURO[currency], currency, ranges?.[currency]))

export interface Pricing {
  mrp: Amounts
  sale: Amounts
  prior: Amounts | null
  reducedAt: Date | null
  history: Record<Currency, PricePeriod[]>
}

/** A change of price: what share of the regular price applies from then on. */
interface Change {
  from: Date
  share: number
}

const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * DAY_MS)

/** What happened to a price since the product came: a rise, an offer long ago, the present reduction. */
function changesOf(dice: Random, createdAt: Date, today: Date, reduced: boolean): { changes: Change[]; reducedAt: Date | null } {
  const age = Math.floor((today.getTime() - createdAt.getTime()) / DAY_MS)
  const changes: Change[] = [{ from: createdAt, share: age > 150 && dice.chance(0.3) ? 0.94 : 1 }]
  const reducedAt = reduced ? daysBefore(today, dice.between(1, Math.min(40, age - 4))) : null
  const firstEnd = reducedAt ?? today
  const room = Math.floor((firstEnd.getTime() - createdAt.getTime()) / DAY_MS)
  if (changes[0]?.share !== 1) changes.push({ from: daysBefore(firstEnd, dice.between(70, room - 10)), share: 1 })
  if (room > 60 && dice.chance(0.25)) {
    const end = daysBefore(firstEnd, dice.between(35, Math.min(60, room - 20)))
    const start = daysBefore(end, dice.between(5, 9))
    if (start > (changes.at(-1) as Change).from) changes.push({ from: start, share: 0.85 }, { from: end, share: 1 })
  }
  if (reducedAt) {
    const share = 1 - dice.pick([10, 12, 15, 15, 18, 20, 20, 25, 25, 30, 35, 40]) / 100
    const recent = daysBefore(reducedAt, 21)
    // An offer that ended three weeks before this one: the struck-through price is that one, not the regular price.
    if (share <= 0.8 && recent > (changes.at(-1) as Change).from && dice.chance(0.15))
      changes.push(
        { from: daysBefore(recent, 5) > (changes.at(-1) as Change).from ? daysBefore(recent, 5) : recent, share: 0.9 },
        { from: daysBefore(reducedAt, 12), share: 1 },
      )
    changes.push({ from: reducedAt, share })
  }
  return { changes, reducedAt }
}

/** Full pricing of a product that came at `createdAt`, seen on the day `today` begins. */
export function pricingOf(dice: Random, mrp: Amounts, createdAt: Date, today: Date, reduced: boolean): Pricing {
  const { changes, reducedAt } = changesOf(dice, createdAt, today, reduced)
  const history = {} as Record<Currency, PricePeriod[]>
  for (const currency of CURRENCIES) {
    const periods: PricePeriod[] = []
    for (const { from, share } of changes) {
      const price = share === 1 ? mrp[currency] : Math.min(mrp[currency], natural(mrp[currency] * share, currency))
      const last = periods.at(-1)
      if (last?.price === price) continue
      if (last) last.to = from
      periods.push({ price, from, to: null })
    }
    history[currency] = periods
  }
  const sale = amountsOf((currency) => history[currency].at(-1)?.price as number)
  const prior = reducedAt && amountsOf((currency) => priorPrice(history[currency], reducedAt) as number)
  return { mrp, sale, prior, reducedAt, history }
}

/** May a reduction be shown in every currency? Cheap things whose ending swallows the reduction may not. */
export const isReduced = ({ sale, prior }: Pricing): boolean =>
  prior !== null && CURRENCIES.every((currency) => sale[currency] < prior[currency])
