/**
 * Attempt limits of a caller, e-mail address, phone number and order. A caller is an IPv4 address or an IPv6 /64 network, so the
 * figures leave room for an office or a family behind one address. Written for the merchant in `docs/limits.md`.
 */

import { MINUTE_MS } from '#domain/time/durations.ts'

export interface Limit {
  /** Maximum count within the window. */
  most: number
  /** Length of the window, which begins with the first attempt. */
  minutes: number
}

const DAY_MINUTES = 24 * 60

/** Orders placed, paid or not. */
export const ORDER_LIMITS = {
  caller: { most: 30, minutes: 60 },
  email: { most: 10, minutes: DAY_MINUTES },
  phone: { most: 10, minutes: DAY_MINUTES },
} satisfies Record<string, Limit>

/** Payment attempts; going on with an open one does not count. */
export const PAYMENT_LIMITS = {
  order: { most: 10, minutes: 30 },
  caller: { most: 30, minutes: 60 },
} satisfies Record<string, Limit>

/**
 * Failures to sign in (contract 1a). A browser in which the customer signed in before has a count of its own, so that nobody else can use
 * up the owner's attempts; the count of an account ends with a new password too.
 */
export const SIGN_IN_LIMITS = {
  account: { most: 10, minutes: 15 },
  browser: { most: 10, minutes: 15 },
  caller: { most: 30, minutes: 15 },
} satisfies Record<string, Limit>

/**
 * Refused passkeys. They cannot be guessed: the counts are apart from those of passwords, so that who mistyped a password still signs in
 * with a passkey.
 */
export const PASSKEY_LIMITS = {
  browser: { most: 10, minutes: 15 },
  caller: { most: 30, minutes: 15 },
} satisfies Record<string, Limit>

/** Challenges for passkeys of one caller: the sign-in page asks for one when it is opened, and again every few minutes. */
export const PASSKEY_CHALLENGE_LIMIT: Limit = { most: 300, minutes: 60 }

/** Sign-ins at another provider: their beginnings and returns of one caller, each a request to the provider. */
export const IDENTITY_SIGN_IN_LIMIT: Limit = { most: 120, minutes: 60 }

/** Registrations of one caller. */
export const REGISTRATION_LIMIT: Limit = { most: 20, minutes: 60 }

/** Requests for a mail and uses of a mail's link, of one caller. */
export const ACCOUNT_MAIL_LIMIT: Limit = { most: 60, minutes: 60 }

/**
 * Mails with a link that one address gets. The window is as long as the shorter link is valid: whoever has used up the count for somebody
 * else's address has sent links to it that still work.
 */
export const MAILED_LINK_LIMIT: Limit = { most: 5, minutes: 30 }

/** Wrong passwords typed by a signed-in customer who changes the password or address. */
export const PASSWORD_CHECK_LIMIT: Limit = { most: 10, minutes: 15 }

/** Different codes of one caller that do not exist (D-29). */
export const CODE_GUESS_LIMIT: Limit = { most: 20, minutes: 60 }

/** Parcels that one caller looks up by number, or by order number and address: numbers may be guessed (D-8). */
export const TRACKING_LIMIT: Limit = { most: 30, minutes: 60 }

/** Declarations of withdrawal of one caller, typed and confirmed, and those to one address: the receipt is a mail (LAW-8). */
export const WITHDRAWAL_LIMITS = {
  typed: { most: 60, minutes: 60 },
  confirmed: { most: 20, minutes: 60 },
  email: { most: 20, minutes: 60 },
} as const satisfies Record<string, Limit>

/** Forms for the newsletter, and messages, of one caller: what is sent with faults counts too. */
export const FORM_LIMIT: Limit = { most: 40, minutes: 60 }

/** Mails about the newsletter that one address gets because somebody asked for it (LAW-50). */
export const NEWSLETTER_MAIL_LIMIT: Limit = { most: 3, minutes: 60 }

/** Mails about goods that are out of stock that one address gets because somebody asked for them. */
export const ALERT_MAIL_LIMIT: Limit = { most: 5, minutes: 60 }

/** Mails that one address gets because somebody wrote to the shop under it; the message is taken all the same. */
export const CONTACT_MAIL_LIMIT: Limit = { most: 3, minutes: 60 }

/** Proofs of consent of one caller. */
export const CONSENT_LIMIT: Limit = { most: 120, minutes: 60 }

/** What unpaid orders of one caller may hold at the same time. */
export const UNPAID_LIMITS = { orders: 10, pieces: 300 } as const

/** Days after which the caller of an order is deleted. */
export const CALLER_RETENTION_DAYS = 1

/** Returns the end of a window that begins at `now`. */
export const windowEnd = ({ minutes }: Limit, now: Date): Date => new Date(now.getTime() + minutes * MINUTE_MS)

/** Whole seconds from `now` to `until`, at least 1: the value of Retry-After. */
export const secondsUntil = (until: Date, now: Date): number => Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
