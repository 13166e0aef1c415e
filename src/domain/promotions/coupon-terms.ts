/** What staff write of a coupon, and whether it may start: what blocks it, and what they should know before. Amounts are hundredths. */
import type { Currency } from '#domain/market/market.ts'
import { smallestStep } from '#domain/pricing/money.ts'
import { scopeSize, type Coupon, type CouponScope, type CouponType } from './coupon.ts'

/** Types that are coupons: 2 is credit, which has vouchers of its own. */
export const WRITTEN_TYPES = [0, 1, 3] as const satisfies readonly CouponType[]
export type WrittenType = (typeof WRITTEN_TYPES)[number]

export interface CouponTerms {
  /** Name for colleagues. */
  name: string
  type: WrittenType
  /** Percent for types 0 and 3, hundredths for type 1. */
  amount: number
  /** 0 = no limit. */
  maxAmount: number
  /** 0 = none. */
  minPurchase: number
  currency: Currency
  startsAt: Date | null
  endsAt: Date | null
  /** 0 = unlimited. */
  maxUses: number
  /** 0 = unlimited. */
  maxUsesPerCustomer: number
  isForSignedIn: boolean
  /** Said to everybody: it is a price reduction, and pages may announce it (LAW-24). */
  isAdvertised: boolean
  appliesTo: CouponScope
}

export const MAX_PERCENT = 100
/** Characters of the name, and things that a coupon may be for. */
export const LONGEST_COUPON_NAME = 100
export const MOST_SCOPE = 200
/** Codes of one series that staff draw at once. */
export const MOST_SERIES_CODES = 20_000

/** Views of the list. */
export const COUPON_VIEWS = ['running', 'planned', 'ended', 'stopped', 'all'] as const
export type CouponView = (typeof COUPON_VIEWS)[number]
export type CouponState = Exclude<CouponView, 'all'>

/** Returns the state of a coupon; one whose uses are spent has ended. */
export function couponState(
  {
    valid,
    startsAt,
    endsAt,
    maxUses,
    usage,
  }: Pick<CouponTerms, 'startsAt' | 'endsAt' | 'maxUses'> & { valid: boolean; usage: number },
  now: Date,
): CouponState {
  if (!valid) return 'stopped'
  if ((endsAt !== null && endsAt < now) || (maxUses > 0 && usage >= maxUses)) return 'ended'
  return startsAt !== null && startsAt > now ? 'planned' : 'running'
}

/** Goods that a coupon names, in the market of its currency. */
export interface ScopeFacts {
  /** Products on sale to customers that it could touch, without gift vouchers. */
  sold: number
  /** Of them, those below their recommended price. */
  onSale: number
  bundles: number
  /** Products that are never promoted (D-28). */
  neverPromoted: number
  /** Named vendors, products and tags that do not exist. */
  unknown: number
}

export interface CouponFacts {
  scope: ScopeFacts
  /** Uses so far, 0 for a new one. */
  usage: number
  /** Currency in which it was used. */
  usedIn: Currency | null
  /** Codes of other coupons that can be typed in the same cart and take their own part of the same goods. */
  others: readonly string[]
}

/** `no` blocks, `warn` is allowed but worth a look. */
export type FindingState = 'ok' | 'warn' | 'no'
export const FINDINGS = {
  percent_above_100: 'no',
  forints_not_whole: 'no',
  ends_before_start: 'no',
  ended: 'no',
  scope_empty: 'no',
  unknown_goods: 'no',
  no_goods: 'no',
  uses_below_used: 'no',
  currency_used: 'no',
  gives_everything: 'warn',
  no_limit: 'warn',
  sale_not_counted: 'warn',
  adds_up: 'warn',
  announced: 'warn',
  advertised_once: 'warn',
  bundles_not_counted: 'ok',
  never_promoted: 'ok',
  goods: 'ok',
  not_advertised: 'ok',
} as const satisfies Record<string, FindingState>
export type FindingCode = keyof typeof FINDINGS
export const FINDING_CODES = Object.keys(FINDINGS) as FindingCode[]

export interface Finding {
  code: FindingCode
  state: FindingState
  /** How many things it is about; 0 where it is about none. */
  count: number
  /** Codes that it is about. */
  codes: readonly string[]
}

/** Returns whether a finding blocks the coupon. */
export const isBlocking = ({ state }: Finding): boolean => state === 'no'

/** Returns what blocks a coupon, then what is worth a look, then what is as it should be. */
export function judgeCoupon(terms: CouponTerms, facts: CouponFacts, now: Date): Finding[] {
  const found = [...faultsOf(terms, facts, now), ...warningsOf(terms, facts)]
  return found.map(([code, count = 0, codes = []]) => ({ code, state: FINDINGS[code], count, codes }))
}

type Said = [code: FindingCode, count?: number, codes?: readonly string[]]

function faultsOf(terms: CouponTerms, { scope, usage, usedIn }: CouponFacts, now: Date): Said[] {
  const { type, amount, maxAmount, minPurchase, currency, startsAt, endsAt, maxUses } = terms
  const step = smallestStep(currency)
  const isFractional = [maxAmount, minPurchase, ...(type === 1 ? [amount] : [])].some((sum) => sum % step !== 0)
  const isEmpty = scopeSize(terms.appliesTo) === 0
  const said: (Said | false)[] = [
    type !== 1 && amount > MAX_PERCENT && ['percent_above_100'],
    isFractional && ['forints_not_whole'],
    startsAt !== null && endsAt !== null && endsAt <= startsAt && ['ends_before_start'],
    endsAt !== null && endsAt <= now && ['ended'],
    isEmpty && ['scope_empty'],
    scope.unknown > 0 && ['unknown_goods', scope.unknown],
    !isEmpty && scope.unknown === 0 && scope.sold === 0 && ['no_goods'],
    maxUses > 0 && maxUses < usage && ['uses_below_used', usage],
    usedIn !== null && usedIn !== currency && ['currency_used'],
  ]
  return said.filter((one) => one !== false)
}

function warningsOf(terms: CouponTerms, { scope, others }: CouponFacts): Said[] {
  const { type, amount, minPurchase, endsAt, maxUses, maxUsesPerCustomer, isAdvertised } = terms
  const givesAll = type === 1 ? amount >= minPurchase && amount > 0 : amount === MAX_PERCENT
  const isPersonal = maxUses === 1
  const said: (Said | false)[] = [
    givesAll && ['gives_everything'],
    maxUses === 0 && endsAt === null && maxUsesPerCustomer === 0 && ['no_limit'],
    type !== 3 && scope.onSale > 0 && ['sale_not_counted', scope.onSale],
    others.length > 0 && ['adds_up', others.length, others],
    // A code that is said to everybody is a price reduction (LAW-24).
    isAdvertised && ['announced'],
    isAdvertised && isPersonal && ['advertised_once'],
    type !== 3 && scope.bundles > 0 && ['bundles_not_counted', scope.bundles],
    scope.neverPromoted > 0 && ['never_promoted', scope.neverPromoted],
    scope.sold > 0 && ['goods', scope.sold],
    !isAdvertised && !isPersonal && ['not_advertised'],
  ]
  return said.filter((one) => one !== false)
}

/**
 * Returns the most that a coupon, or all codes of a series, can take off orders; null where nothing limits it. A role with a limit of
 * goodwill gives no more than that.
 */
export function mostGiven({
  type,
  amount,
  maxAmount,
  maxUses,
}: Pick<CouponTerms, 'type' | 'amount' | 'maxAmount' | 'maxUses'>): number | null {
  // Of type 3 the limit is one of a piece, and pieces are not limited.
  const once = type === 1 ? amount : type === 0 && maxAmount > 0 ? maxAmount : null
  return once === null || maxUses === 0 ? null : once * maxUses
}

/** Returns a coupon of these terms as a cart meets it. */
export const couponOfTerms = (
  terms: CouponTerms,
  { id, code, valid, usage }: Pick<Coupon, 'id' | 'code' | 'valid' | 'usage'>,
): Coupon => ({
  id,
  code,
  valid,
  usage,
  type: terms.type,
  amount: terms.amount,
  maxAmount: terms.maxAmount,
  minPurchase: terms.minPurchase,
  currency: terms.currency,
  start: terms.startsAt,
  end: terms.endsAt,
  maxUses: terms.maxUses,
  maxUsesPerCustomer: terms.maxUsesPerCustomer,
  usageByCustomer: 0,
  customerIsLoggedIn: terms.isForSignedIn,
  appliesTo: terms.appliesTo,
})
