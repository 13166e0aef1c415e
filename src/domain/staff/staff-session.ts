/** How long staff stay signed in, and how often they may try (D-64; ASVS 6.3.1, 7.3.1, 7.3.2, 7.5.3). */
import type { Limit } from '#domain/checkout/limits.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

/** A session ends this long after its last use. */
export const STAFF_SESSION_IDLE_MS = 12 * HOUR_MS
/** A session ends this long after its beginning. */
export const STAFF_SESSION_MAX_MS = 7 * DAY_MS
/** The last use is written at most this often. */
export const STAFF_SESSION_TOUCH_MS = MINUTE_MS
/** Money, exports, staff and keys: who has just given the second step needs not give it again so long. */
export const STAFF_CONFIRMATION_MS = 10 * MINUTE_MS

export const STAFF_LINK_PURPOSES = ['set_up', 'invitation', 'reset', 'second_step', 'enrol'] as const
/** `set_up`: makes the first owner; `second_step`: the password was right; `enrol`: a second step is set up. */
export type StaffLinkPurpose = (typeof STAFF_LINK_PURPOSES)[number]

export const STAFF_PASSKEY_PURPOSES = ['sign_in', 'second_step', 'enrol', 'add', 'confirm'] as const
/** `second_step`: of a sign-in whose password was right; `enrol`: the first second step of a person; `confirm`: of a session. */
export type StaffPasskeyPurpose = (typeof STAFF_PASSKEY_PURPOSES)[number]

/** How long a link or a started sign-in is valid. */
export const STAFF_LINK_MS: Record<StaffLinkPurpose, number> = {
  set_up: 30 * MINUTE_MS,
  invitation: 7 * DAY_MS,
  reset: 30 * MINUTE_MS,
  second_step: 15 * MINUTE_MS,
  enrol: 30 * MINUTE_MS,
}

/** Wrong passwords, of one account and of one caller. */
export const STAFF_PASSWORD_LIMITS = {
  account: { most: 10, minutes: 15 },
  caller: { most: 30, minutes: 15 },
} satisfies Record<string, Limit>

/** Wrong codes of the second step, of one person: six digits are guessed sooner than a password. */
export const STAFF_CODE_LIMIT: Limit = { most: 5, minutes: 15 }

/** Refused passkeys of one caller. */
export const STAFF_PASSKEY_LIMIT: Limit = { most: 30, minutes: 15 }

/** Recovery codes that a person gets at once. */
export const RECOVERY_CODES = 10

/** Returns when a session ends that is used now. */
export const staffSessionEnd = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + STAFF_SESSION_IDLE_MS, createdAt.getTime() + STAFF_SESSION_MAX_MS))

/** Returns whether a session was confirmed a short time ago. */
export const isFreshlyConfirmed = ({ confirmedAt }: { confirmedAt: Date }, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() < STAFF_CONFIRMATION_MS
