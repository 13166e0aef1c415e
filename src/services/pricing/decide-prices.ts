/** Checks what a merchant asks for prices, and decides what would be written (D-21, D-28). */
import { z } from 'zod'
import { LARGEST_NUMBER } from '#domain/catalog/input-limits.ts'
import { MARKETS, type Currency, type Locale } from '#domain/market/market.ts'
import {
  decidePrice,
  plannedHistory,
  plansOverlap,
  priceVersion,
  type NextPrice,
  type PriceTerms,
  type TermsRefusal,
} from '#domain/pricing/price-change.ts'
import { amount, checkInput, checkUnique, key, locale } from '#services/checked-input.ts'
import { readPlans, type PricePlan } from '#store/catalog/price-plans.ts'
import { readPriceStates, type StoredPrice } from '#store/catalog/price-states.ts'
import type { Query } from '#store/database/db.ts'

export interface PriceChange extends PriceTerms {
  sku: string
  market: Locale
  /** Null for at once. */
  from: Date | null
  /** When the ordinary price follows the reduced one; null for no end. */
  to: Date | null
  /** That of the price as it was read; null to change whatever is there. */
  version: string | null
}

export type PriceRefusal =
  | TermsRefusal
  | { isLawful: false; reason: 'unknown_item' | 'changed_meanwhile' }
  /** Another plan holds at a moment of this one. */
  | { isLawful: false; reason: 'overlaps'; plan: string }

export interface DecidedChange {
  change: PriceChange
  currency: Currency
  before: StoredPrice
  next: NextPrice
  /** When it begins to hold. */
  at: Date
  isPlanned: boolean
}

export interface RefusedChange {
  change: PriceChange
  refusal: PriceRefusal
}

export type Decision = { ok: true; decided: DecidedChange } | { ok: false; refused: RefusedChange }

/** Changes of one call. */
const MOST_CHANGES = 1_000
/** A price is planned for at most this long ahead. */
const FARTHEST_YEARS = 2

/** Returns the last moment for which a price may be planned. */
function farthestFrom(now: Date): Date {
  const farthest = new Date(now)
  farthest.setUTCFullYear(farthest.getUTCFullYear() + FARTHEST_YEARS)
  return farthest
}

/** Returns whether a price may be planned for a moment. */
export const isPlannable = (moment: Date, now: Date): boolean => moment > now && moment <= farthestFrom(now)

const money = amount.max(LARGEST_NUMBER)
const schemaAt = (now: Date) => {
  const farthest = farthestFrom(now)
  const future = z
    .date()
    .refine((moment) => moment > now, 'say a moment of the future')
    .refine((moment) => moment <= farthest, `say a moment within ${FARTHEST_YEARS} years`)
    .nullable()
  return z
    .strictObject({
      sku: key,
      market: locale,
      price: money,
      reduced: money.nullable(),
      prp: money.nullable(),
      from: future,
      to: future,
      version: z.string().nullable(),
    })
    .refine(({ to, reduced }) => to === null || reduced !== null, 'only a reduced price has an end')
    .refine(
      ({ from, to }) => from === null || to === null || from < to,
      'it ends before it begins',
    ) satisfies z.ZodType<PriceChange>
}

/** @throws InputRefused */
export function checkChanges(changes: readonly PriceChange[], now: Date): void {
  checkInput('count', z.int().min(1).max(MOST_CHANGES), [changes.length])
  checkInput<unknown>('changes', schemaAt(now), changes)
  checkUnique('changes', changes, ({ sku, market }) => `${sku} in ${market}`)
}

/** A change begins after the last one, however close it comes: no price is applied for no time. */
export function beginOf({ history }: StoredPrice, now: Date): Date {
  const last = history.at(-1)?.from.getTime() ?? 0
  return last < now.getTime() ? now : new Date(last + 1)
}

/** Returns what each change would write, or why it is refused, in their order. */
export async function decideChanges(query: Query, changes: readonly PriceChange[], now: Date): Promise<Decision[]> {
  const states = await readPriceStates(query, { skus: changes.map(({ sku }) => sku) })
  const plans = await readPlans(query, { variants: [...new Set(states.map(({ variant }) => variant))] })
  return decideWith(changes, { states, plans }, now)
}

/** The same, of prices and plans that were read. */
export function decideWith(
  changes: readonly PriceChange[],
  { states, plans }: { states: readonly StoredPrice[]; plans: readonly PricePlan[] },
  now: Date,
): Decision[] {
  const known = new Map(states.map((state) => [`${state.sku} ${state.currency}`, state]))
  const planned = Map.groupBy(plans, ({ variant, currency }) => `${variant} ${currency}`)
  return changes.map((change) => {
    const { currency } = MARKETS[change.market]
    const before = known.get(`${change.sku} ${currency}`)
    const refuse = (refusal: PriceRefusal): Decision => ({ ok: false, refused: { change, refusal } })
    if (!before) return refuse({ isLawful: false, reason: 'unknown_item' })
    if (change.version !== null && change.version !== priceVersion(before))
      return refuse({ isLawful: false, reason: 'changed_meanwhile' })
    const isPlanned = change.from !== null
    const at = change.from ?? beginOf(before, now)
    const others = planned.get(`${before.variant} ${currency}`) ?? []
    const other = others.find(
      // What runs is replaced by what is set at once.
      (plan) => (isPlanned || !plan.isRunning) && plansOverlap(plan, { startsAt: at, endsAt: change.to }),
    )
    if (other) return refuse({ isLawful: false, reason: 'overlaps', plan: other.id })
    const decision = decidePrice(isPlanned ? asPlanned(before, others, at) : before, change, at)
    if (!decision.ok) return refuse(decision.refusal)
    return { ok: true, decided: { change, currency, before, next: decision.next, at, isPlanned } }
  })
}

/** Returns the price as it will be just before a moment. */
function asPlanned(state: StoredPrice, plans: readonly PricePlan[], at: Date): StoredPrice {
  const earlier = plans.filter(({ startsAt }) => startsAt < at)
  if (earlier.length === 0) return state
  const history = plannedHistory(state.history, earlier)
  // Overlaps are refused, so that what runs now has ended by then: nothing is reduced.
  return { ...state, history, sale: history.at(-1)!.price, prior: null, reducedAt: null }
}
