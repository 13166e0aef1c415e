/** A partnership as staff write it in the back office (D-30): its fields, what is wrong in them, how its pool stands. */
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { smallestStep } from '#domain/pricing/money.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { isCodePrefix } from './codes.ts'
import { scopeSize } from './coupon.ts'
import { MAX_PERCENT } from './coupon-terms.ts'
import type { CodeSource, PartnerCoupon, PartnershipRules, PartnershipTimes } from './partnership.ts'

/** In one language; '' for no link. */
export interface PartnershipWords {
  title: string
  text: string
  label: string
  href: string
}

export interface PartnershipFields {
  partner: string
  /** In the order of the markets; the days are those of the first one. */
  markets: Locale[]
  text: Record<Locale, PartnershipWords>
  /** First and last day, ISO, both included; null for none. */
  from: string | null
  until: string | null
  rules: PartnershipRules
  source: CodeSource
  /** A pool with this many codes left, or fewer, waits for a person; 0 for never. */
  lowLevel: number
}

/** Codes that staff add at once: one call carries them. */
export const MOST_FILLED = 20_000

/** What can be wrong in a field. */
export const PARTNERSHIP_FAULTS = [
  'text_required',
  'market_required',
  'days_reversed',
  'link_halved',
  'link_address',
  'months_reversed',
  'code_prefix',
  'percent_above_100',
  'forints_not_whole',
  'one_currency',
  'scope_required',
  'below_given',
] as const
export type PartnershipFault = (typeof PARTNERSHIP_FAULTS)[number]

/** Path of a field → what is wrong in it: { 'text.hu.title': 'text_required' }. */
export type PartnershipFaults = Record<string, PartnershipFault>

/** A path of the shop, or an address that begins with https: scripts and other schemes are no addresses. */
const PATH = /^\/[^/\s]\S*$/
const ADDRESS = /^https:\/\/[^\s/"'<>\\]+(\/[^\s"'<>\\]*)?$/
export const isLinkAddress = (text: string): boolean => PATH.test(text) || ADDRESS.test(text)

/** Returns what keeps a partnership from being saved; nothing for one that is whole. `given`: codes that its generator has given. */
export function partnershipFaults(fields: PartnershipFields, given = 0): PartnershipFaults {
  const { partner, markets, from, until, rules, source } = fields
  const faults: PartnershipFaults = {}
  if (partner.trim() === '') faults['partner'] = 'text_required'
  if (markets.length === 0) faults['markets'] = 'market_required'
  for (const locale of LOCALES) wordsFaults(fields.text[locale], `text.${locale}`, faults)
  if (from !== null && until !== null && from > until) faults['until'] = 'days_reversed'
  const { childMonths } = rules
  if (childMonths && childMonths.from >= childMonths.below) faults['rules.childBelow'] = 'months_reversed'
  if (source.kind !== 'generator') return faults
  const { maxCodes, coupon } = source
  if (maxCodes > 0 && maxCodes < given) faults['maxCodes'] = 'below_given'
  couponFaults(coupon, faults)
  if (markets.some((market) => MARKETS[market].currency !== coupon.currency)) faults['markets'] ??= 'one_currency'
  return faults
}

function wordsFaults({ title, text, label, href }: PartnershipWords, at: string, faults: PartnershipFaults): void {
  if (title.trim() === '') faults[`${at}.title`] = 'text_required'
  if (text.trim() === '') faults[`${at}.text`] = 'text_required'
  if ((label === '') !== (href === '')) faults[`${at}.${label === '' ? 'label' : 'href'}`] = 'link_halved'
  if (href !== '' && !isLinkAddress(href)) faults[`${at}.href`] = 'link_address'
}

function couponFaults(coupon: PartnerCoupon, faults: PartnershipFaults): void {
  const { prefix, type, amount, currency, maxAmount = 0, minPurchase = 0, appliesTo } = coupon
  const step = smallestStep(currency)
  if (!isCodePrefix(prefix)) faults['prefix'] = 'code_prefix'
  if (type !== 1 && amount > MAX_PERCENT) faults['coupon.amount'] = 'percent_above_100'
  if (type === 1 && amount % step !== 0) faults['coupon.amount'] = 'forints_not_whole'
  if (maxAmount % step !== 0) faults['coupon.maxAmount'] = 'forints_not_whole'
  if (minPurchase % step !== 0) faults['coupon.minPurchase'] = 'forints_not_whole'
  if (appliesTo && scopeSize(appliesTo) === 0) faults['coupon.goods'] = 'scope_required'
}

export const PARTNERSHIP_PHASES = ['running', 'planned', 'ended', 'stopped'] as const
export type PartnershipPhase = (typeof PARTNERSHIP_PHASES)[number]

/** Returns how a partnership stands, whoever asks. */
export function partnershipPhase({ startsAt, endsAt, stoppedAt }: PartnershipTimes, now: Date): PartnershipPhase {
  if (stoppedAt !== null) return 'stopped'
  if (endsAt !== null && now > endsAt) return 'ended'
  return startsAt !== null && now < startsAt ? 'planned' : 'running'
}

/** Days by which the pace of a pool is measured. */
export const PACE_DAYS = 30

/** Returns when a pool is empty at the pace of the last days; null where nobody took a code, and where none is left. */
export function poolEmptyAt({ left, lately }: { left: number; lately: number }, now: Date): Date | null {
  if (lately === 0 || left === 0) return null
  return new Date(now.getTime() + Math.ceil((left * PACE_DAYS) / lately) * DAY_MS)
}

/** Letters of a code that staff see: who sees all of them can use it. */
const BEGIN_LETTERS = 6

/** Returns the beginning of a code, at most its half: 'PZ-4K7…' */
export const shownCode = (code: string): string => `${code.slice(0, Math.min(BEGIN_LETTERS, Math.floor(code.length / 2)))}…`
