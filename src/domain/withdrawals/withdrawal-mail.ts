/** Mails of a withdrawal: the receipt, which is the durable medium of the law (LAW-3), and what the merchant is told. */
import type { Locale } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'

interface Common {
  kind: 'withdrawal'
  locale: Locale
  /** Of the withdrawal. */
  number: string
  statement: string
  name: string
  email: string
  /** ISO moment. */
  declaredAt: string
  seller: Merchant
}

export interface WithdrawalReceiptMail extends Common {
  about: 'receipt'
  /** SHA-256 of the statement, in hexadecimal digits. */
  hash: string
  /** Where the goods are sent. */
  returns: string
  links: { home: string; logo: string; receipt: string; label: string }
}

export interface WithdrawalNoticeMail extends Common {
  about: 'notice'
  /** Number of the order that it is joined to; null where staff have to find it. */
  order: string | null
  isLate: boolean
  links: { home: string; logo: string }
}

export type WithdrawalMail = WithdrawalReceiptMail | WithdrawalNoticeMail
