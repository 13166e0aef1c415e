/** Product feeds of shopping engines (D-4): their names and addresses, and what they leave out. */
import { isLocale, LOCALES, type Locale } from '#domain/market/market.ts'

export const FEED_NAMES = ['google', 'meta'] as const
export type FeedName = (typeof FEED_NAMES)[number]

const ENDINGS: Record<FeedName, string> = { google: 'xml', meta: 'csv' }

/** One engine's feed of one market. */
export interface FeedKey {
  feed: FeedName
  market: Locale
}

export const FEEDS: readonly FeedKey[] = FEED_NAMES.flatMap((feed) => LOCALES.map((market) => ({ feed, market })))

/** 'google-ro' */
export const feedId = ({ feed, market }: FeedKey): string => `${feed}-${market}`

/** '/feeds/google-ro.xml' */
export const feedPath = (key: FeedKey): string => `/feeds/${feedId(key)}.${ENDINGS[key.feed]}`

/** Returns the feed of 'google-ro', null for none. */
export function feedOfId(id: string): FeedKey | null {
  const [name, market = ''] = id.split('-')
  const feed = FEED_NAMES.find((one) => one === name)
  return feed && isLocale(market) && id === feedId({ feed, market }) ? { feed, market } : null
}

/** Returns the feed of 'google-ro.xml', null for none. */
export function feedOfFile(file: string): FeedKey | null {
  const key = feedOfId(file.split('.', 1)[0]!)
  return key && feedPath(key) === `/feeds/${file}` ? key : null
}

/**
 * What a feed lacks. `true`: the product, or a variant of it, is left out. `false`: it is written, and an engine may refuse it or show it less.
 */
export const FEED_GAPS = {
  no_picture: true,
  no_price: true,
  no_text: true,
  no_delivery: true,
  off_sale: true,
  withheld: true,
  voucher: true,
  never_advertised: true,
  no_barcode: false,
  no_category: false,
  no_weight: false,
  no_description: false,
  not_in_ads: false,
} as const
export type FeedGap = keyof typeof FEED_GAPS
export const FEED_GAP_KINDS = Object.keys(FEED_GAPS) as FeedGap[]

/** Gaps that somebody can close: the others are as the shop or the law wants them. */
export const MENDED_GAPS: readonly FeedGap[] = [
  'no_picture',
  'no_price',
  'no_text',
  'no_delivery',
  'off_sale',
  'no_barcode',
  'no_category',
  'no_weight',
  'no_description',
]

/** What a writing has written and left out. */
export class FeedTally {
  items = 0
  readonly products = new Set<number>()
  readonly gaps = new Map<FeedGap, Set<number>>()

  write(product: number): void {
    this.items++
    this.products.add(product)
  }

  note(gap: FeedGap, product: number): void {
    const known = this.gaps.get(gap)
    if (known) known.add(product)
    else this.gaps.set(gap, new Set([product]))
  }
}
