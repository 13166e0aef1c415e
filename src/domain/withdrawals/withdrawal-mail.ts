/** Content of the receipt of a withdrawal: the durable medium of the law (LAW-3). */
import type { Locale } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'

export interface WithdrawalMail {
  kind: 'withdrawal'
  locale: Locale
  /** Of the withdrawal. */
  number: string
  statement: string
  name: string
  email: string
  /** ISO moment. */
  declaredAt: string
  /** SHA-256 of the statement, in hexadecimal digits. */
  hash: string
  links: { home: string; logo: string; receipt: string }
  seller: Merchant
}
