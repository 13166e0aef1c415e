/** Partnerships (D-30): who may obtain a partner's code, and what a customer sees of a partnership. Amounts are hundredths. */
import { ageOn } from '#domain/customers/age.ts'
import { marketDay } from '#domain/market/market-day.ts'
import type { Currency, Locale, Market } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { CouponScope, CouponType } from './coupon.ts'

/** All rules that are present must hold; without any, every customer is eligible. */
export interface PartnershipRules {
  /** Whole days since the customer registered. */
  registeredDays?: number
  /** Number of paid orders. */
  paidOrders?: number
  /** Amount of the paid orders by currency; one of the currencies is enough, because amounts are not converted (D-20). */
  spent?: Partial<Record<Currency, number>>
  /** A child in the account of at least `from` and less than `below` months. */
  childMonths?: { from: number; below: number }
  /** The customer receives the newsletter. */
  newsletter?: true
}

/** What the rules ask about a customer. */
export interface PartnershipFacts {
  registeredAt: Date
  paidOrders: number
  spent: Partial<Record<Currency, number>>
  /** ISO dates of birth of the children. */
  births: readonly string[]
  hasNewsletter: boolean
}

/** One rule for one customer with its figures; `rule` is also the key of its message. */
export type Condition =
  /** `left`: days until it holds. */
  | { rule: 'registered'; isMet: boolean; wanted: number; left: number }
  | { rule: 'orders'; isMet: boolean; wanted: number; left: number }
  | { rule: 'spent'; isMet: boolean; currency: Currency; wanted: number; left: number }
  /** `from` and `below`: months. `hasChild`: the account has a child of another age, or none. */
  | { rule: 'child_age'; isMet: boolean; from: number; below: number; hasChild: boolean }
  | { rule: 'newsletter'; isMet: boolean }

export interface Eligibility {
  isEligible: boolean
  /** Every rule of the partnership, in a fixed order; those that are not met are the reasons of a refusal. */
  conditions: Condition[]
}

/** Returns whether a customer may obtain a code, and how each rule stands. `market`: for its calendar day and its currency. */
export function eligibility(
  rules: PartnershipRules,
  facts: PartnershipFacts,
  now: Date,
  market: Pick<Market, 'locale' | 'currency'>,
): Eligibility {
  const conditions: Condition[] = []
  const { registeredDays, paidOrders, spent, childMonths, newsletter } = rules
  if (registeredDays !== undefined) {
    const left = Math.max(0, Math.ceil(registeredDays - (now.getTime() - facts.registeredAt.getTime()) / DAY_MS))
    conditions.push({ rule: 'registered', isMet: left === 0, wanted: registeredDays, left })
  }
  if (paidOrders !== undefined) {
    const left = Math.max(0, paidOrders - facts.paidOrders)
    conditions.push({ rule: 'orders', isMet: left === 0, wanted: paidOrders, left })
  }
  if (spent !== undefined) conditions.push(...spentCondition(spent, facts.spent, market.currency))
  if (childMonths !== undefined) conditions.push(childCondition(childMonths, facts.births, marketDay(market, now)))
  if (newsletter !== undefined) conditions.push({ rule: 'newsletter', isMet: facts.hasNewsletter })
  return { isEligible: conditions.every(({ isMet }) => isMet), conditions }
}

/** The currency in which the customer is nearest to the amount speaks for the rule; of equal ones that of the market. */
function spentCondition(wanted: Partial<Record<Currency, number>>, spent: PartnershipFacts['spent'], own: Currency): Condition[] {
  const shares = (Object.entries(wanted) as [Currency, number][]).map(([currency, amount]) => {
    const has = spent[currency] ?? 0
    return { currency, wanted: amount, left: Math.max(0, amount - has), share: amount === 0 ? 1 : Math.min(1, has / amount) }
  })
  const [nearest] = shares.toSorted((a, b) => b.share - a.share || Number(b.currency === own) - Number(a.currency === own))
  if (!nearest) return []
  const { currency, wanted: amount, left } = nearest
  return [{ rule: 'spent', isMet: left === 0, currency, wanted: amount, left }]
}

function childCondition({ from, below }: { from: number; below: number }, births: readonly string[], today: string): Condition {
  const isMet = births.some((birth) => {
    const { months } = ageOn(birth, today)
    return months >= from && months < below
  })
  return { rule: 'child_age', isMet, from, below, hasChild: births.length > 0 }
}

/**
 * In the order in which customers see them. `obtained`: the customer has a code, which stays visible whatever happens to the
 * partnership.
 */
export const PARTNERSHIP_STATES = ['eligible', 'obtained', 'not_eligible', 'not_started', 'exhausted', 'ended'] as const
export type PartnershipState = (typeof PARTNERSHIP_STATES)[number]

export interface PartnershipTimes {
  startsAt: Date | null
  endsAt: Date | null
  /** The merchant ended it before its time. */
  stoppedAt: Date | null
}

/** Returns the state for a customer who has no code yet. */
export function partnershipState(
  { startsAt, endsAt, stoppedAt }: PartnershipTimes,
  { hasCodesLeft, isEligible }: { hasCodesLeft: boolean; isEligible: boolean },
  now: Date,
): Exclude<PartnershipState, 'obtained'> {
  const time = now.getTime()
  if (stoppedAt !== null || (endsAt !== null && time > endsAt.getTime())) return 'ended'
  if (startsAt !== null && time < startsAt.getTime()) return 'not_started'
  if (!hasCodesLeft) return 'exhausted'
  return isEligible ? 'eligible' : 'not_eligible'
}

/** What customers read about a partnership in one language. */
export interface PartnershipText {
  title: string
  text: string
  /** Where the code is used: a path of the shop, or an address of the partner that begins with https. */
  link?: { label: string; href: string } | undefined
}

/** The coupon that a generator writes for each customer: single-use, with a code of the kind `partner` (D-88). */
export interface PartnerCoupon {
  /** Before the drawn letters: 2 to 20 capital letters or digits. */
  prefix: string
  type: Exclude<CouponType, 2>
  /** Percent for types 0 and 3, hundredths for type 1. */
  amount: number
  currency: Currency
  /** 0 = no limit. */
  maxAmount?: number | undefined
  /** 0 = none. */
  minPurchase?: number | undefined
  /** Days for which a code is valid, the day on which it is obtained not counted; left out: as long as the partnership. */
  validDays?: number | undefined
  /** Can be used by signed-in customers only. */
  signedIn?: boolean | undefined
  /** Left out: the whole order. */
  appliesTo?: CouponScope | undefined
}

/** `external`: codes of the partner's own shop. `coupons`: coupons of this shop. Both are a pool that the merchant fills. */
export const POOL_SOURCES = ['external', 'coupons'] as const
export type CodeSource =
  | { kind: (typeof POOL_SOURCES)[number] }
  /** `maxCodes`: 0 = unlimited. */
  | { kind: 'generator'; coupon: PartnerCoupon; maxCodes: number }

/** A partnership as a merchant enters it. */
export interface PartnershipInput {
  /** Its name for the merchant: lower-case letters, digits and hyphens. */
  key: string
  partner: string
  /** Address of the partner's logo in this shop. */
  logo?: string | undefined
  /** Markets in which it is offered. */
  markets: readonly Locale[]
  text: Record<Locale, PartnershipText>
  /** ISO dates in the time zone of the first market, both included. */
  from?: string | undefined
  until?: string | undefined
  rules: PartnershipRules
  source: CodeSource
}

/** Characters of what a merchant enters. */
export const PARTNERSHIP_LENGTHS = { partner: 100, title: 120, text: 600, label: 60, href: 500, code: 64 } as const
/** Days of a rule and of the validity of a code, orders of a rule. */
export const MOST_DAYS = 3650
export const MOST_ORDERS = 1000
/** The most codes of a generator or of one filling of a pool. */
export const MOST_CODES = 100_000
