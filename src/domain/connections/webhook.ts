/** Webhooks: what programs are told of, and how it is tried again. The events are written by triggers of the database. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.delivered',
  'order.canceled',
  'order.refunded',
  'stock.changed',
  'product.changed',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
/** Type of a message that a person has sent to try an address. */
export const TRIAL = 'trial'

export const MESSAGE_STATES = ['waiting', 'sent', 'failed'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

export const WEBHOOK_URL_LENGTH = 500
export const MOST_WEBHOOKS = 20
/** An answer that takes longer is none. */
export const WEBHOOK_TIME_LIMIT_MS = 8_000
/** A message that was tried this often is not tried again by itself: about 40 hours. */
export const WEBHOOK_ATTEMPTS = 12
/** An address that has answered nothing so long is not asked any more until a person says so. */
export const WEBHOOK_PATIENCE_MS = DAY_MS
/** Both keys sign so long after a new one was made. */
export const SECRET_OVERLAP_MS = DAY_MS
/** Messages and their attempts are kept so long. */
export const MESSAGE_KEPT_DAYS = 30
/** Messages of one page of the log. */
export const MESSAGE_PAGE = 50
/** Hours that the chart of an address shows. */
export const CHART_HOURS = 24

const PAUSES_MS = [
  5_000,
  MINUTE_MS / 2,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
]
const LONGEST_PAUSE_MS = 12 * HOUR_MS

/** Returns the pause after so many failures one after another. */
export const webhookPause = (failures: number): number => PAUSES_MS[failures - 1] ?? LONGEST_PAUSE_MS

/** Returns why an address cannot be told anything; null for one that can. `inside`: hosts of the merchant's own network. */
export function urlFault(text: string, inside: readonly string[]): 'not_an_address' | 'not_https' | 'inside_a_network' | null {
  const url = text.length <= WEBHOOK_URL_LENGTH ? URL.parse(text) : null
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return 'not_an_address'
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'not_an_address'
  if (inside.includes(url.hostname)) return null
  if (url.protocol !== 'https:') return 'not_https'
  // A name is resolved and checked with each request; a number would not be.
  return /^\[|^[\d.]+$|^localhost$|\.localhost$/.test(url.hostname) ? 'inside_a_network' : null
}
