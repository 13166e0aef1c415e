/** The form of a partnership: what is typed, what it means, and what cannot be read. */
import { CURRENCIES, LOCALES, perLocale, type Currency, type Locale } from '#domain/market/market.ts'
import { OLDEST_MONTHS } from '#domain/catalog/input-limits.ts'
import { amountInField, typedAmount } from '#domain/pricing/typed-amount.ts'
import { partnershipFaults, type PartnershipFault, type PartnershipFields } from '#domain/promotions/partnership-fields.ts'
import {
  MOST_CODES,
  MOST_DAYS,
  MOST_ORDERS,
  type CodeSource,
  type PartnerCoupon,
  type PartnershipRules,
} from '#domain/promotions/partnership.ts'
import { EMPTY_FORM, formOf, readForm, type CouponForm } from '#admin/coupons/coupon-form.ts'
import type { GoodsView } from '#admin/schema/promotions/coupons.ts'
import type { PartnershipFieldsView } from '#admin/schema/promotions/partnerships.ts'

export interface PartnershipValues {
  partner: string
  markets: Record<Locale, boolean>
  text: PartnershipFields['text']
  from: string
  until: string
  rules: {
    registered: string
    orders: string
    spent: Record<Currency, string>
    childFrom: string
    childBelow: string
    newsletter: boolean
  }
  kind: CodeSource['kind']
  prefix: string
  maxCodes: string
  validDays: string
  coupon: CouponForm
  lowLevel: string
}

export const EMPTY_VALUES: PartnershipValues = {
  partner: '',
  markets: { ro: true, en: false, hu: false },
  text: perLocale(() => ({ title: '', text: '', label: '', href: '' })),
  from: '',
  until: '',
  rules: { registered: '', orders: '', spent: { RON: '', EUR: '', HUF: '' }, childFrom: '', childBelow: '', newsletter: false },
  kind: 'external',
  prefix: '',
  maxCodes: '',
  validDays: '',
  coupon: EMPTY_FORM,
  lowLevel: '',
}

const shown = (value: number | undefined): string => (value === undefined || value === 0 ? '' : String(value))

/** Returns the form of a partnership; `goods`: names of what its coupon is for. */
export function valuesOf(fields: PartnershipFieldsView, goods: readonly GoodsView[]): PartnershipValues {
  const { partner, markets, text, from, until, rules, source, lowLevel } = fields
  const { registeredDays, paidOrders, spent, childMonths, newsletter } = rules
  const sums = CURRENCIES.map((currency) => {
    const amount = spent?.[currency]
    return [currency, amount === undefined ? '' : amountInField(amount, currency)]
  })
  return {
    partner,
    markets: perLocale((locale) => markets.includes(locale)),
    text,
    from: from ?? '',
    until: until ?? '',
    rules: {
      registered: shown(registeredDays),
      orders: shown(paidOrders),
      spent: Object.fromEntries(sums) as Record<Currency, string>,
      childFrom: childMonths ? String(childMonths.from) : '',
      childBelow: childMonths ? String(childMonths.below) : '',
      newsletter: newsletter === true,
    },
    kind: source.kind,
    ...(source.kind === 'generator'
      ? {
          prefix: source.coupon.prefix,
          maxCodes: shown(source.maxCodes),
          validDays: shown(source.coupon.validDays),
          coupon: couponForm(source.coupon, goods),
        }
      : { prefix: '', maxCodes: '', validDays: '', coupon: EMPTY_FORM }),
    lowLevel: shown(lowLevel),
  }
}

const couponForm = (coupon: PartnerCoupon, goods: readonly GoodsView[]): CouponForm => {
  const { type, amount, currency, maxAmount = 0, minPurchase = 0, signedIn = false } = coupon
  const rest = {
    name: '',
    startsAt: null,
    endsAt: null,
    maxUses: 0,
    maxUsesPerCustomer: 0,
    isForSignedIn: signedIn,
    isAdvertised: false,
  }
  const appliesTo = coupon.appliesTo ?? { kind: 'order' as const }
  return formOf({ ...rest, type, amount, currency, maxAmount, minPurchase, appliesTo }, goods)
}

type Fault = PartnershipFault | 'wrong_number' | 'wrong_amount'

/** Returns what is meant and what is wrong, by the path of the field. `given`: codes that its generator has given. */
export function readValues(
  values: PartnershipValues,
  given: number,
): { fields: PartnershipFields; faults: Record<string, Fault> } {
  const faults: Record<string, Fault> = {}
  /** Reads a whole number; 0 where nothing is typed. */
  const whole = (path: string, typed: string, { least = 1, most }: { least?: number; most: number }): number => {
    const text = typed.replaceAll('.', '').trim()
    if (text === '') return 0
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (value >= least && value <= most) return value
    faults[path] = 'wrong_number'
    return 0
  }
  const fields: PartnershipFields = {
    partner: values.partner.trim(),
    markets: LOCALES.filter((locale) => values.markets[locale]),
    text: perLocale((locale) => {
      const { title, text, label, href } = values.text[locale]
      return { title: title.trim(), text: text.trim(), label: label.trim(), href: href.trim() }
    }),
    from: values.from || null,
    until: values.until || null,
    rules: readRules(values.rules, whole, faults),
    source: readSource(values, whole, faults),
    lowLevel: whole('lowLevel', values.lowLevel, { most: MOST_CODES }),
  }
  return { fields, faults: { ...partnershipFaults(fields, given), ...faults } }
}

type Whole = (path: string, typed: string, limits: { least?: number; most: number }) => number

function readRules(rules: PartnershipValues['rules'], whole: Whole, faults: Record<string, Fault>): PartnershipRules {
  const registeredDays = whole('rules.registered', rules.registered, { most: MOST_DAYS })
  const paidOrders = whole('rules.orders', rules.orders, { most: MOST_ORDERS })
  const spent: Partial<Record<Currency, number>> = {}
  for (const currency of CURRENCIES) {
    const typed = rules.spent[currency]
    if (typed.trim() === '') continue
    const amount = typedAmount(typed, currency)
    if (amount === null || amount === 0) faults[`rules.spent.${currency}`] = 'wrong_amount'
    else spent[currency] = amount
  }
  const hasChild = `${rules.childFrom}${rules.childBelow}`.trim() !== ''
  const from = whole('rules.childFrom', rules.childFrom, { least: 0, most: OLDEST_MONTHS })
  const below = whole('rules.childBelow', rules.childBelow, { most: OLDEST_MONTHS })
  return {
    ...(registeredDays > 0 && { registeredDays }),
    ...(paidOrders > 0 && { paidOrders }),
    ...(Object.keys(spent).length > 0 && { spent }),
    ...(hasChild && { childMonths: { from, below } }),
    ...(rules.newsletter && { newsletter: true as const }),
  }
}

function readSource(values: PartnershipValues, whole: Whole, faults: Record<string, Fault>): CodeSource {
  if (values.kind !== 'generator') return { kind: values.kind }
  const { terms, faults: unread } = readForm(values.coupon)
  for (const field of Object.keys(unread)) faults[`coupon.${field}`] = field === 'amount' ? 'wrong_number' : 'wrong_amount'
  const validDays = whole('validDays', values.validDays, { most: MOST_DAYS })
  const coupon: PartnerCoupon = {
    prefix: values.prefix.trim().toUpperCase(),
    type: values.coupon.type,
    amount: terms?.amount ?? 1,
    currency: values.coupon.currency,
    ...(terms && terms.maxAmount > 0 && { maxAmount: terms.maxAmount }),
    ...(terms && terms.minPurchase > 0 && { minPurchase: terms.minPurchase }),
    ...(validDays > 0 && { validDays }),
    ...(values.coupon.isForSignedIn && { signedIn: true }),
    ...(terms && terms.appliesTo.kind !== 'order' && { appliesTo: terms.appliesTo }),
  }
  return { kind: 'generator', coupon, maxCodes: whole('maxCodes', values.maxCodes, { most: MOST_CODES }) }
}
