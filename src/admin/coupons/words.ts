/** Coupons in words: what they give, for what, until when. */
import { localTime } from '#domain/time/local-time.ts'
import { LOCALES, MARKETS, type Currency, type Market } from '#domain/market/market.ts'
import * as say from '#messages/admin/promotions/coupons.ts'
import { formatCount } from '#messages/text.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import type { TermsView } from '#admin/schema/promotions/coupons.ts'

/** Returns the market that pays in a currency. */
export const marketOfCurrency = (currency: Currency): Market =>
  LOCALES.map((locale) => MARKETS[locale]).find((one) => one.currency === currency)!

/** '25,00 RON', '20%, at most 50,00 RON' */
export function giftWords({
  type,
  amount,
  maxAmount,
  currency,
}: Pick<TermsView, 'type' | 'amount' | 'maxAmount' | 'currency'>): string {
  const sum = (value: number) => `${amountOf(value, currency)} ${currency}`
  if (type === 1) return sum(amount)
  return maxAmount > 0 ? `${amount}%, ${say.atMost({ amount: sum(maxAmount) })}` : `${amount}%`
}

export function scopeWords({ appliesTo: scope }: Pick<TermsView, 'appliesTo'>): string {
  if (scope.kind === 'order') return say.wholeOrder()
  if (scope.kind === 'tags') return `${say.scopes.tags()}: ${scope.tags.join(', ')}`
  const { length } = scope.kind === 'vendors' ? scope.vendors : scope.products
  return say.countOf[scope.kind]({ count: formatCount(length) })
}

/** Returns a moment on the clock of the market: '30 Nov 2026, 23:59'. */
export function marketMoment(at: string, currency: Currency, language: string): string {
  const { timeZone } = marketOfCurrency(currency)
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at))
}

/** Returns a moment as a field of date and time has it, on the clock of the market. */
export function fieldMoment(at: string | null, currency: Currency): string {
  if (at === null) return ''
  const { day, time } = localTime(new Date(at), marketOfCurrency(currency).timeZone)
  return `${day}T${time}`
}
