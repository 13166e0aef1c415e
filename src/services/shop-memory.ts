/** Caches and counters of one process, shared by its requests. They end with the process, and nothing depends on them being there. */
import { availableParallelism } from 'node:os'
import { LRUCache } from 'lru-cache'
import type { FrameContent } from '#domain/content/frame-content.ts'
import type { Locale } from '#domain/market/market.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { Blog } from '#domain/content/blog.ts'
import type { ProductIndex } from '#domain/products/product-index.ts'
import type { KeptStock } from '#domain/stock/stock-index.ts'
import { Metrics } from './metrics.ts'
import { RecentErrors } from './recent-errors.ts'
import { createTurns, type Turns } from './turns.ts'

/** Name or address → encoded picture; null for a name without a picture. */
export type PictureCache = LRUCache<string, Promise<Uint8Array<ArrayBuffer> | null>>

/** A long text for machines, as it was last written. */
export interface ZippedText {
  /** Differs when the text may differ. */
  version: string
  /** Milliseconds since 1970. */
  writtenAt: number
  /** Of its ETag. */
  tag: string
  zipped: Buffer
}

/** Calls of one caller in one window of time. */
export interface CallCount {
  window: number
  calls: number
}

export interface ShopMemory {
  /** What `/metrics` tells. */
  metrics: Metrics
  /** What the back office shows of the log. */
  errors: RecentErrors
  /** What surrounds every page, as it was last read; null before the first time. */
  frame: FrameContent | null
  /** Payment attempt → when its gateway was last asked about it, in milliseconds since 1970. */
  paymentsAsked: LRUCache<string, number>
  /** The texts of the contract as they were last read; `until` in milliseconds since 1970. */
  agreedTexts: Map<Locale, { until: number; texts: Record<string, string> }>
  /** The blog of each language as it was last read, with the version of the content that it is of. */
  blogs: Map<Locale, { version: number; blog: Promise<Blog> }>
  /** The products as the back office lists them, as they were last read, and their reading; null before the first time. */
  productIndex: { index: ProductIndex | null; reading: Promise<ProductIndex> | null }
  /** The pieces of all variants as they were last read, and their reading; null before the first time. */
  stockIndex: { kept: KeptStock | null; reading: Promise<KeptStock> | null }
  /** Searches without results that are being written at this moment. */
  missesUnderWay: number
  /** Addresses without a page, and redirects, that are being noted at this moment. */
  addressesUnderWay: number
  /** Digests of day, caller and search: what has been counted already. */
  searchesSent: LRUCache<string, true>
  /** Caller of the search protocol → calls. */
  searchCalls: LRUCache<string, CallCount>
  /** Caller of the content service → calls. */
  contentCalls: LRUCache<string, CallCount>
  /** Key of the back office → calls. */
  keyCalls: LRUCache<string, CallCount>
  drawnPictures: PictureCache
  mailPictures: PictureCache
  feedPictures: PictureCache
  /** Feed pictures are made one at a time, so that pages keep their cores. */
  feedPictureTurns: Turns
  /** Feed → when its reading was noted last, in milliseconds since 1970. */
  feedReads: Map<string, number>
  /** Sitemaps and feeds by their key. */
  texts: LRUCache<string, ZippedText>
  textsUnderWay: Map<string, Promise<ZippedText>>
  /** Texts are written one after another. */
  textTurns: Turns
  /** Hashes of passwords: each takes a core for 30 ms. */
  passwordTurns: Turns
}

/** Attempts that are asked about at the same time. */
const MAX_PAYMENTS_ASKED = 1_000
const MAX_CALLERS = 50_000
/** About 2 KB each. */
const MAX_DRAWN_PICTURES = 2_000
/** About 5 KB each. */
const MAX_MAIL_PICTURES = 500
/** About 50 KB each. */
const MAX_FEED_PICTURES = 60
const MAX_TEXT_BYTES = 24 * 1024 * 1024
/** Engines come once a day: a text is dropped after this time. */
const TEXT_TTL_MS = 10 * MINUTE_MS

/** Returns the memory of a shop that has just been opened. */
export const emptyMemory = (): ShopMemory => ({
  metrics: new Metrics(),
  errors: new RecentErrors(),
  frame: null,
  paymentsAsked: new LRUCache({ max: MAX_PAYMENTS_ASKED }),
  agreedTexts: new Map(),
  blogs: new Map(),
  productIndex: { index: null, reading: null },
  stockIndex: { kept: null, reading: null },
  missesUnderWay: 0,
  addressesUnderWay: 0,
  // By size: a cache with `max` reserves the room of all its entries at once.
  searchesSent: new LRUCache({ max: MAX_CALLERS }),
  searchCalls: new LRUCache({ maxSize: MAX_CALLERS, sizeCalculation: () => 1 }),
  contentCalls: new LRUCache({ maxSize: MAX_CALLERS, sizeCalculation: () => 1 }),
  keyCalls: new LRUCache({ maxSize: MAX_CALLERS, sizeCalculation: () => 1 }),
  drawnPictures: new LRUCache({ max: MAX_DRAWN_PICTURES }),
  mailPictures: new LRUCache({ max: MAX_MAIL_PICTURES }),
  feedPictures: new LRUCache({ max: MAX_FEED_PICTURES }),
  feedPictureTurns: createTurns(1),
  feedReads: new Map(),
  texts: new LRUCache({
    maxSize: MAX_TEXT_BYTES,
    // A text that is larger alone is cached too: writing it for each request costs more than its memory.
    sizeCalculation: ({ zipped }) => Math.min(zipped.byteLength, MAX_TEXT_BYTES),
    ttl: TEXT_TTL_MS,
    ttlAutopurge: true,
  }),
  textsUnderWay: new Map(),
  textTurns: createTurns(1),
  passwordTurns: createTurns(availableParallelism()),
})
