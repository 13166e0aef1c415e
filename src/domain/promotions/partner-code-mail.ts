/** Content of the mail with a code of a partnership (D-30). */
import type { Locale } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'
import type { PartnershipText } from './partnership.ts'

export interface PartnerCodeMail {
  kind: 'partner_code'
  locale: Locale
  partner: string
  text: Pick<PartnershipText, 'title' | 'text'>
  code: string
  /** A coupon of this shop; otherwise a code of the partner's own shop. */
  isOurs: boolean
  /** ISO moment, null without an end. */
  validUntil: string | null
  /** Label and absolute address of the place where the code is used, null where the partnership names none. */
  place: { label: string; href: string } | null
  /** Absolute addresses; `account`: the customer's partnerships. */
  links: { home: string; logo: string; account: string }
  seller: Merchant
}
