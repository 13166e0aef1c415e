/** The newsletter (D-31, LAW-50): states, proof and reward of a subscription. */
import type { Locale } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** Where somebody agreed or left; `mail`: on the page that a newsletter links to. */
export type SubscriptionSource = FormSource | 'account' | 'registration' | 'mail'
/** Where somebody asks who has yet to confirm it by a mail. */
export type FormSource = 'page' | 'home' | 'footer' | 'checkout'

/** Version of what the form says: raise it when the text changes its meaning. */
export const NEWSLETTER_TEXT_VERSION = '2026-11'

/** How long the link that confirms a subscription is valid. */
export const NEWSLETTER_LINK_MS = 7 * DAY_MS

/** A subscription that nobody confirmed is deleted after this time. */
export const PENDING_MS = 30 * DAY_MS

/** What the codes of rewards begin with (SPEC-9). */
export const REWARD_PREFIXES: Readonly<Record<Locale, string>> = { ro: 'PUI', en: 'NEST', hu: 'FESZEK' }

/** Days for which the code of a reward can be used. */
export const REWARD_DAYS = 60

/** Why somebody unsubscribed. */
export const LEAVE_REASONS = ['often', 'grown', 'taste', 'stranger'] as const
export type LeaveReason = (typeof LEAVE_REASONS)[number]
