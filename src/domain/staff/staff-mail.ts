/** Mails to people of the staff (D-64), in the language of the person. */
import type { Locale } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'

/** `staff_invitation` and `staff_reset` have a link that lets its reader in; the others report what happened to the account. */
export const STAFF_MAILS = [
  'staff_invitation',
  'staff_reset',
  'staff_new_sign_in',
  'staff_second_step_removed',
  'staff_password_changed',
  'staff_passkey_added',
  'staff_passkey_removed',
] as const
export type StaffMailKind = (typeof STAFF_MAILS)[number]

export interface StaffMail {
  kind: StaffMailKind
  locale: Locale
  firstName: string
  /** Who invited, in `staff_invitation`; '' elsewhere. */
  by: string
  /** The browser that signed in, in `staff_new_sign_in`, or changed the passkeys; '' elsewhere. */
  browser: string
  /** ISO moment of the cause. */
  at: string
  /** ISO moment until which the link is valid; null without one. */
  validUntil: string | null
  /** Absolute addresses; `action` is where the mail's button leads. */
  links: { home: string; logo: string; action: string }
  seller: Merchant
}
