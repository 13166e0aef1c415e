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

/** Different codes of one caller that do not exist (D-29). */
export const CODE_GUESS_LIMIT: Limit = { most: 20, minutes: 60 }

/** What unpaid orders of one caller may hold at the same time. */
export const UNPAID_LIMITS = { orders: 10, pieces: 300 } as const

/** Days after which the caller of an order is deleted. */
export const CALLER_RETENTION_DAYS = 1

/** Returns the end of a window that begins at `now`. */
export const windowEnd = ({ minutes }: Limit, now: Date): Date => new Date(now.getTime() + minutes * MINUTE_MS)

/** Whole seconds from `now` to `until`, at least 1: the value of Retry-After. */
export const secondsUntil = (until: Date, now: Date): number => Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
