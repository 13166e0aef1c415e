/** How long sessions and the links of mails are valid (D-60; ASVS 7.3.1, 7.3.2). */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

/** A session ends this long after its last use. */
export const SESSION_IDLE_MS = 30 * DAY_MS
/** A session ends this long after its beginning. */
export const SESSION_MAX_MS = 90 * DAY_MS
/** The last use is written at most this often. */
export const SESSION_TOUCH_MS = 5 * MINUTE_MS
/** A browser is known for this long after the last sign-in in it. */
export const BROWSER_MS = 400 * DAY_MS

export const MAIL_TOKEN_PURPOSES = ['verify', 'reset', 'email', 'newsletter'] as const
export type MailTokenPurpose = (typeof MAIL_TOKEN_PURPOSES)[number]

/** How long a link is valid. */
export const MAIL_TOKEN_MS: Record<MailTokenPurpose, number> = {
  verify: DAY_MS,
  reset: 30 * MINUTE_MS,
  email: HOUR_MS,
  newsletter: 7 * DAY_MS,
}

/** An account whose address nobody verified is deleted after this time. */
export const UNVERIFIED_MS = 30 * DAY_MS

/** Returns when a session ends that is used now. */
export const sessionEnd = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + SESSION_IDLE_MS, createdAt.getTime() + SESSION_MAX_MS))
