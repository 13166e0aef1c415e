/** A product as a list of the back office shows it: what keeps it from being sold, and in which view it stands. */
import { CURRENCIES, LOCALES, MARKETS, type Currency, type Locale } from '#domain/market/market.ts'

export interface ListedPrice {
  /** The lowest of its variants; hundredths. */
  sale: number
  /** Whether its variants have one price. */
  isOne: boolean
  /** Struck through beside the lowest one; null where nothing is. */
  prior: number | null
  /** Lowered, but not below the lowest price of the 30 days before: not shown as a reduction (LAW-22). */
  isUnlawful: boolean
}

export interface ListedProduct {
  id: number
  kind: 'simple' | 'bundle' | 'voucher'
  brand: number
  /** Those above the ones it is put in, too. */
  collections: number[]
  tags: string[]
  vatClass: string
  noPromo: boolean
  /** Milliseconds since 1970; null for a draft. */
  publishedAt: number | null
  /** Markets where it is not sold though it is published. */
  withheldIn: Locale[]
  /** Of the last change that has a time: its publication, a price, an act of staff. */
  changedAt: number
  hasMaker: boolean
  picture: string | null
  tint: string | null
  name: Partial<Record<Locale, string>>
  /** Languages in which its name and description are written. */
  written: Locale[]
  variants: number
  /** SKUs and barcodes. */
  codes: string[]
  stock: number
  prices: Partial<Record<Currency, ListedPrice>>
}

/** What keeps a product from being sold in a market. */
export type Blocker = 'text' | 'price' | 'picture' | 'maker'

export interface ProductRow extends ListedProduct {
  /** By market; empty where it may be sold. */
  blockers: Record<Locale, Blocker[]>
  /** Folded words that it is found by. */
  haystack: string
}

function blockersOf({ written, prices, picture, hasMaker, kind }: ListedProduct, market: Locale): Blocker[] {
  return [
    ...(written.includes(market) ? [] : (['text'] as const)),
    ...(prices[MARKETS[market].currency] ? [] : (['price'] as const)),
    ...(picture === null ? (['picture'] as const) : []),
    // A voucher is no thing that somebody makes (LAW-37).
    ...(hasMaker || kind === 'voucher' ? [] : (['maker'] as const)),
  ]
}

/** Returns a product with what the list says of it. */
export const rowOf = (product: ListedProduct, haystack: string): ProductRow => ({
  ...product,
  blockers: { ro: blockersOf(product, 'ro'), en: blockersOf(product, 'en'), hu: blockersOf(product, 'hu') },
  haystack,
})

export const PRODUCT_STATES = ['live', 'scheduled', 'blocked', 'draft'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]

const isBlocked = ({ blockers, withheldIn }: ProductRow): boolean =>
  LOCALES.some((market) => !withheldIn.includes(market) && blockers[market].length > 0)

/** Returns where a product stands at a moment: what is published and lacks something in a market is blocked there. */
export function stateOf(row: ProductRow, now: number): ProductState {
  if (row.publishedAt === null) return 'draft'
  if (isBlocked(row)) return 'blocked'
  return row.publishedAt > now ? 'scheduled' : 'live'
}

/** Fewer pieces than this are few. */
export const LOW_PRODUCT_STOCK = 15

export const PRODUCT_VIEWS = ['all', 'blocked', 'reduced', 'unlawful', 'untranslated', 'low', 'sold_out', 'drafts'] as const
export type ProductView = (typeof PRODUCT_VIEWS)[number]

const somePrice = ({ prices }: ProductRow, asks: (price: ListedPrice) => boolean): boolean =>
  CURRENCIES.some((currency) => prices[currency] !== undefined && asks(prices[currency]))

/** Whether a product stands in a view of the list. */
export const inView: Record<ProductView, (row: ProductRow) => boolean> = {
  all: () => true,
  blocked: isBlocked,
  reduced: (row) => somePrice(row, ({ prior }) => prior !== null),
  unlawful: (row) => !row.noPromo && somePrice(row, ({ isUnlawful }) => isUnlawful),
  untranslated: ({ written }) => written.length < LOCALES.length,
  low: ({ stock }) => stock > 0 && stock < LOW_PRODUCT_STOCK,
  sold_out: ({ stock }) => stock <= 0,
  drafts: ({ publishedAt }) => publishedAt === null,
}
