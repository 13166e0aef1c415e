/** Effects of codes as text: pure, the same in cart, drawer and checkout (SPEC-8, D-26). */
import type { Currency, Locale } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import { inCurrency } from '#messages/cart.ts'
import * as text from '#messages/code-effects.ts'
import { dateInWords } from '#messages/dates.ts'
import { waitText } from '#messages/limits.ts'
import type { CouponData, LineCoupon, QuoteCode } from '#web/schema/codes.ts'

interface Money {
  /** Of the cart. */
  currency: Currency
  locale: Locale
}

/** Returns why a code does nothing, '' when it does something. */
export function codeProblem(code: QuoteCode, { currency, locale }: Money): string {
  const own = code.data?.currency ?? currency
  switch (code.state) {
    case 'applied':
      return ''
    case 'error_not_exist':
      return text.notExist(code)
    case 'error_invalid':
      return code.kind === 'coupon' ? text.invalid(code) : text.invalidVoucher()
    case 'error_logged_in':
      return text.signIn()
    case 'error_min_purchase': {
      const asked = text.minPurchase({ code: code.code, min: plainText(code.data?.min_purchase ?? 0, own, locale) })
      return code.missing === null ? asked : `${asked} ${text.amountToMinimum({ amount: plainText(code.missing, own, locale) })}`
    }
    case 'error_usage':
      return text.usage(code)
    case 'error_currency':
      return text.wrongCurrency({ code: code.code, coupon: inCurrency[own](), cart: inCurrency[currency]() })
    case 'error_not_applicable':
      return [text.notApplicable(code), ...warningsOf(code)].join(' ')
    case 'error_credit_used':
      return text.creditUsed(code)
    case 'error_too_many_tries':
      return text.tooManyAttempts({ wait: waitText(code.retryAfter ?? 0) })
  }
}

/** Returns the effect of a code without the code itself: 'aplicat: 25,00 lei reducere.' with the warnings of SPEC-8. */
export function codeEffect(code: QuoteCode, { currency, locale }: Money): string {
  if (code.kind !== 'voucher')
    return [text.discountApplied({ amount: plainText(code.amount, currency, locale) }), ...warningsOf(code)].join(' ')
  if (code.amount === 0) return text.nothingToPay()
  const left = (code.data?.amount ?? code.amount) - code.amount
  const paid = text.voucherPays({ amount: plainText(code.amount, currency, locale) })
  return left > 0 ? `${paid} ${text.creditLeft({ amount: plainText(left, currency, locale) })}` : paid
}

const warningsOf = ({ warnings }: QuoteCode): string[] =>
  warnings.map((warning) => (warning === 'not_for_discounted' ? text.notForDiscounted() : text.higherDiscount()))

export interface CodeFact {
  name: string
  value: string
}

/** Returns the conditions of a code as SPEC-3 lists them for customers; nothing of a code that is not known. */
export function codeFacts(code: QuoteCode, { locale }: Pick<Money, 'locale'>): CodeFact[] {
  if (code.data === null) return []
  const { data } = code
  const money = (amount: number) => plainText(amount, data.currency, locale)
  const until = { name: text.validUntil(), value: data.end ? dateInWords(data.end) : text.noEnd() }
  if (code.kind === 'voucher') return [{ name: text.credit(), value: money(data.amount) }, until]
  return [
    { name: text.discountHeading(), value: discountOf(data, money) },
    until,
    { name: text.minimum(), value: data.min_purchase ? money(data.min_purchase) : text.noMinimum() },
    { name: text.appliesTo(), value: text.scopes[SCOPES[data.applies_to ?? 0]]() },
  ]
}

/** By `applies_to`; 0 where it is left out. */
const SCOPES = { 0: 'order', 1: 'vendors', 2: 'products', 3: 'tags' } as const

function discountOf({ type, amount, max_amount: most }: CouponData, money: (amount: number) => string): string {
  if (type === 1) return money(amount)
  const shown = most ? text.percentUpTo({ percent: amount, most: money(most) }) : text.percent({ percent: amount })
  return type === 3 ? text.perPiece({ discount: shown }) : shown
}

/** How a coupon met a line, without its code: 'nu se aplică: produsul e deja redus.' */
export function lineReason({ why, amount, missing }: LineCoupon, { currency, locale }: Money): string {
  if (why === 'applied') return text.why.applied({ amount: plainText(amount, currency, locale) })
  if (why !== 'below_minimum') return text.why[why]()
  return missing === null ? text.belowMinimumUnknown() : text.belowMinimum({ amount: plainText(missing, currency, locale) })
}
