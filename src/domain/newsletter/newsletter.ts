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

export interface Reward {
  /** Hundredths off an order of at least `minPurchase` hundredths. */
  amount: number
  minPurchase: number
  /** Of its code. */
  prefix: string
}

/** The reward of a confirmed subscription in each market (SPEC-9). */
export const REWARDS: Readonly<Record<Locale, Reward>> = {
  ro: { amount: 2500, minPurchase: 20_000, prefix: 'PUI' },
  en: { amount: 500, minPurchase: 10_000, prefix: 'NEST' },
  hu: { amount: 200_000, minPurchase: 4_000_000, prefix: 'FESZEK' },
}

/** Days for which the code of a reward can be used. */
export const REWARD_DAYS = 60

/** Why somebody unsubscribed. */
export const LEAVE_REASONS = ['often', 'grown', 'taste', 'stranger'] as const
export type LeaveReason = (typeof LEAVE_REASONS)[number]
