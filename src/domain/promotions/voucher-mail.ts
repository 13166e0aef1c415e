/** Content of the mail with a gift voucher. */
import type { Currency, Locale } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'

export interface VoucherMail {
  kind: 'voucher'
  locale: Locale
  currency: Currency
  /** Hundredths. */
  amount: number
  code: string
  /** Recipient and message; '' without one. */
  name: string
  message: string
  /** ISO moment, null without an end. */
  validUntil: string | null
  /** Absolute address of its picture, or ''. */
  picture: string
  /** Absolute addresses. */
  links: { home: string; logo: string; voucher: string }
  seller: Merchant
}
