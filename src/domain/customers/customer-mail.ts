/** Content of the mails about an account (D-60, D-61). */
import type { Locale } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'

export const CUSTOMER_MAILS = [
  'verify',
  'already_registered',
  'welcome',
  'reset',
  'email_change_confirm',
  'newsletter_confirm',
  'email_changed',
  'password_changed',
  'new_sign_in',
  'passkey_added',
  'passkey_removed',
  'identity_linked',
  'identity_unlinked',
  'account_deleted',
  'children_expiry',
  'data_copy',
] as const
export type CustomerMailKind = (typeof CUSTOMER_MAILS)[number]

export interface CustomerMail {
  kind: CustomerMailKind
  locale: Locale
  /**
   * First name, or ''. Only of an account whose address is verified: until then an attacker could have mails with their own text sent to other
   * people's addresses.
   */
  name: string
  /** ISO moment of the cause. */
  at: string
  /** ISO moment until which the link is valid, in `children_expiry` when the children are deleted; null without an end. */
  validUntil: string | null
  /** The browser that signed in, such as 'Firefox, Linux', in `new_sign_in`, or that changed passkeys or identities; '' elsewhere. */
  browser: string
  /** The new address, in `email_change_confirm` and `email_changed`; '' elsewhere. */
  email: string
  /** Absolute addresses; `action` is where the mail's button leads. */
  links: { home: string; logo: string; action: string }
  seller: Merchant
}
