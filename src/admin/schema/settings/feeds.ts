/** Product feeds in the back office, on the wire (D-4). */
import { z } from 'zod'
import { LARGEST_NUMBER } from '#domain/catalog/input-limits.ts'
import { FEED_GAP_KINDS, FEED_NAMES } from '#domain/feeds/product-feed.ts'
import { count, currency, locale, moment } from '#web/schema/values.ts'

const gap = z.enum(FEED_GAP_KINDS)

const feed = z.object({
  id: z.string(),
  feed: z.enum(FEED_NAMES),
  market: locale,
  currency,
  /** Where engines read it. */
  address: z.url(),
  isOn: z.boolean(),
  /** Of the switch. */
  version: count,
  /** Staff asked for a new one, and it is not written yet. */
  isAsked: z.boolean(),
  /** Null for one that was never written. */
  madeAt: moment.nullable(),
  tookMs: count.nullable(),
  items: count,
  products: count,
  readAt: moment.nullable(),
  gaps: z.array(z.object({ gap, products: count })),
  /** Products that are left out, and those that somebody can complete: each once. */
  leftOut: count,
  mended: count,
})
export type FeedView = z.infer<typeof feed>
export const feedsAnswer = z.object({ feeds: z.array(feed) })
export type FeedsView = z.infer<typeof feedsAnswer>

/** `from`: how many products came before. */
export const gapQuery = z.strictObject({ gap, from: z.coerce.number().int().min(0).max(LARGEST_NUMBER).default(0) })
export const gapAnswer = z.object({ products: z.array(z.object({ id: count, name: z.string() })), next: count.nullable() })
export type GapView = z.infer<typeof gapAnswer>

export const switchFeedRequest = z.strictObject({ version: z.int().min(0).max(LARGEST_NUMBER), isOn: z.boolean() })
export const feedSwitched = z.object({ entries: z.array(z.uuid()) })
export type FeedSwitched = z.infer<typeof feedSwitched>

export const makeFeedRequest = z.strictObject({})
export const feedAsked = z.object({ askedAt: moment })
