/** Content of the mail that tells the merchant of a refund that failed at the bank. */
import type { Currency, Locale } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'

export interface RefundFailedMail {
  kind: 'refund_failed'
  /** Of the mail. */
  locale: Locale
  /** Of the order. */
  number: string
  /** Integer hundredths. */
  amount: number
  currency: Currency
  links: { home: string; logo: string }
  seller: Merchant
}
