/** Changing a price: which reduction is lawful from a moment on, and what is written then (D-21, D-28, D-86, LAW-21…23). */
import type { Currency } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { smallestStep } from './money.ts'
import { PRIOR_PRICE_DAYS, priorPrice, type PricePeriod } from './price.ts'

export interface WantedReduction {
  price: number
  currency: Currency
  /** Infant formula and the like (D-28). */
  noPromo: boolean
}

export type ReductionCheck =
  | { isLawful: true; prior: number }
  | { isLawful: false; reason: 'not_promoted' | 'fractional' | 'never_sold' }
  | {
      isLawful: false
      reason: 'not_lowest'
      /** Lowest price of the 30 days, and since when it was applied the last time. */
      lowest: number
      since: Date
      /** First moment at which the price is lawful if nothing else changes; null while one as low is in force. */
      lawfulFrom: Date | null
    }

/** Returns the periods of the 30 days before a moment. */
const applied = (history: readonly PricePeriod[], at: number): PricePeriod[] =>
  history.filter(({ from, to }) => from.getTime() < at && (to === null || to.getTime() > at - PRIOR_PRICE_DAYS * DAY_MS))

/** Returns the lowest price of the 30 days before a moment and since when it was applied the last time; null where there was none (LAW-22). */
export function lowestBefore(history: readonly PricePeriod[], at: Date): { price: number; since: Date } | null {
  const price = priorPrice(history, at)
  if (price === null) return null
  const lowest = applied(history, at.getTime()).filter((period) => period.price === price)
  return { price, since: new Date(Math.max(...lowest.map(({ from }) => from.getTime()))) }
}

/** Returns the first moment from `at` on in whose 30 days before no price was as low. */
function lawfulFrom(history: readonly PricePeriod[], price: number, at: Date): Date | null {
  for (let moment = at.getTime(); ;) {
    const low = applied(history, moment).filter((period) => period.price <= price)
    if (low.length === 0) return new Date(moment)
    const ends = low.map(({ to }) => to?.getTime() ?? Infinity)
    if (ends.includes(Infinity)) return null
    moment = Math.max(...ends) + PRIOR_PRICE_DAYS * DAY_MS
  }
}

/**
 * Returns whether a price that begins at `at` is a lawful reduction: below every price of the 30 days before.
 * @see LAW-22
 */
export function checkReduction(
  history: readonly PricePeriod[],
  { price, currency, noPromo }: WantedReduction,
  at: Date,
): ReductionCheck {
  if (noPromo) return { isLawful: false, reason: 'not_promoted' }
  if (price % smallestStep(currency) !== 0) return { isLawful: false, reason: 'fractional' }
  const lowest = lowestBefore(history, at)
  if (lowest === null) return { isLawful: false, reason: 'never_sold' }
  if (price < lowest.price) return { isLawful: true, prior: lowest.price }
  const { price: prior, since } = lowest
  return { isLawful: false, reason: 'not_lowest', lowest: prior, since, lawfulFrom: lawfulFrom(history, price, at) }
}

/** A price of an item in a currency, with all that it ever was. */
export interface PriceState {
  currency: Currency
  mrp: number
  sale: number
  prior: number | null
  reducedAt: Date | null
  noPromo: boolean
  /** In the order of time; the last period is in force. */
  history: readonly PricePeriod[]
}

/** What a merchant asks for. Hundredths. */
export interface PriceTerms {
  /** Ordinary price: never struck through, and paid where nothing is reduced. */
  price: number
  /** Price that is announced as a reduction; null for none. */
  reduced: number | null
  /** Recommended price; null to leave it as it is where the price allows. */
  prp: number | null
}

export type NextPrice = Pick<PriceState, 'mrp' | 'sale' | 'prior' | 'reducedAt'>

export type TermsRefusal =
  | Exclude<ReductionCheck, { isLawful: true }>
  | { isLawful: false; reason: 'not_below_price' | 'above_recommended' }

export type PriceDecision = { ok: true; next: NextPrice } | { ok: false; refusal: TermsRefusal }

/** Returns how one sees that a price was not changed meanwhile. */
export const priceVersion = ({ mrp, sale, reducedAt, history }: PriceState): string =>
  [mrp, sale, reducedAt?.getTime() ?? 0, history.at(-1)?.from.getTime() ?? 0].join('.')

/** Returns whether the price is a reduction that the pages show (D-86). */
export const isReduced = ({ sale, prior }: Pick<PriceState, 'sale' | 'prior'>): boolean => prior !== null && sale < prior

/** A recommended price stays, unless the price goes above it; where none is told it goes with the price. */
function recommendedPrice({ mrp, sale, noPromo }: PriceState, { price, prp }: PriceTerms): number {
  if (noPromo) return price
  return prp ?? (mrp === sale ? price : Math.max(mrp, price))
}

/**
 * Returns what is written where terms begin to hold at `at`, after the last change. A reduction that is set again at its own price goes
 * on: it is measured from its beginning.
 */
export function decidePrice(state: PriceState, terms: PriceTerms, at: Date): PriceDecision {
  const { price, reduced, prp } = terms
  const { currency, noPromo, history } = state
  const refuse = (reason: 'not_promoted' | 'fractional' | 'not_below_price' | 'above_recommended'): PriceDecision => ({
    ok: false,
    refusal: { isLawful: false, reason },
  })
  if (noPromo && (reduced !== null || (prp !== null && prp !== price))) return refuse('not_promoted')
  if ([price, reduced ?? 0, prp ?? 0].some((amount) => amount % smallestStep(currency) !== 0)) return refuse('fractional')
  if (prp !== null && prp < price) return refuse('above_recommended')
  const mrp = recommendedPrice(state, terms)
  if (reduced === null) return { ok: true, next: { mrp, sale: price, prior: null, reducedAt: null } }
  if (reduced >= price) return refuse('not_below_price')
  if (reduced === state.sale && state.reducedAt !== null && isReduced(state))
    return { ok: true, next: { mrp, sale: reduced, prior: state.prior, reducedAt: state.reducedAt } }
  const check = checkReduction(history, { price: reduced, currency, noPromo }, at)
  if (!check.isLawful) return { ok: false, refusal: check }
  return { ok: true, next: { mrp, sale: reduced, prior: check.prior, reducedAt: at } }
}

/** A price that begins at a moment, and the ordinary one that follows at its end. */
export interface PlannedPrice extends PriceTerms {
  startsAt: Date
  endsAt: Date | null
  isRunning: boolean
}

/** Returns the history as it will be when the plans, which do not overlap, were carried out. */
export function plannedHistory(history: readonly PricePeriod[], plans: readonly PlannedPrice[]): PricePeriod[] {
  const steps = plans
    .flatMap(({ price, reduced, startsAt, endsAt, isRunning }) => [
      ...(isRunning ? [] : [{ price: reduced ?? price, from: startsAt }]),
      ...(endsAt === null ? [] : [{ price, from: endsAt }]),
    ])
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
  return steps.reduce<PricePeriod[]>(
    (periods, step) => [
      ...periods.map((period) => (period.to === null ? { ...period, to: step.from } : period)),
      { ...step, to: null },
    ],
    [...history],
  )
}

/** Returns whether two plans would hold at one moment; one that only begins holds at that moment. */
export function plansOverlap(
  a: Pick<PlannedPrice, 'startsAt' | 'endsAt'>,
  b: Pick<PlannedPrice, 'startsAt' | 'endsAt'>,
): boolean {
  const last = ({ startsAt, endsAt }: typeof a) => (endsAt ?? startsAt).getTime()
  return a.startsAt.getTime() <= last(b) && b.startsAt.getTime() <= last(a)
}

/** What became of a plan; `replaced`: somebody changed the price while it ran; `refused`: it was not lawful, or too late, at its moment. */
export const PLAN_STATES = ['waiting', 'running', 'done', 'cancelled', 'refused', 'replaced'] as const
export type PlanState = (typeof PLAN_STATES)[number]
