/** The demo shop's Advent calendar and the codes behind its doors. */
import type { Kind } from '#demo/art/kinds.ts'
import { firstOf, type SkuOf } from '#demo/content/first-of.ts'
import type { StockedProduct } from '#demo/catalog/shop.ts'
import type { Words } from '#demo/catalog/words.ts'
import { adventState, ADVENT_DOORS } from '#domain/content/advent.ts'
import type { TextPageInput } from '#domain/content/content-input.ts'
import type { BlockInput } from '#domain/content/story.ts'
import { LOCALES, MARKETS, perLocale, type Locale } from '#domain/market/market.ts'
import { startOfDay } from '#domain/time/local-time.ts'
import { CALENDAR as T, DOOR_TEXTS, DOOR_TITLES } from './advent-words.ts'

/** What is behind a door besides its words; `goods` of a code, the first product of each kind that there is. */
type Behind = { picture: string; link?: string } | { product: Kind } | { goods: readonly Kind[] }

const PERCENT = 10

const BEHIND: readonly Behind[] = [
  { product: 'bunny' },
  { picture: 'walk', link: 'page:delivery' },
  { product: 'book' },
  { goods: ['blocks', 'car', 'rings', 'pull'] },
  { product: 'hat' },
  { product: 'socks' },
  { product: 'blocks' },
  { goods: ['bottle', 'cup', 'tableware', 'bib'] },
  { picture: 'night' },
  { picture: 'map-cluj', link: 'page:showrooms' },
  { product: 'knitwear' },
  { picture: 'social-chair' },
  { product: 'lamp' },
  { goods: ['blanket', 'sleepbag', 'lamp', 'mobile'] },
  { product: 'car' },
  { picture: 'letter', link: 'page:returns' },
  { product: 'jigsaw' },
  { picture: 'social-fox' },
  { product: 'pencils' },
  { goods: ['dress', 'overall', 'hat', 'shoes'] },
  { product: 'rocker' },
  { picture: 'voucher', link: 'collection:gift-vouchers' },
  { picture: 'hush' },
  { picture: 'social-bear' },
]

/** Codes are words of their market. */
const CODE_WORDS: Record<Locale, string> = { ro: 'ADVENT', en: 'NOEL', hu: 'ANGYAL' }
const codeOf = (locale: Locale, day: number): string => `${CODE_WORDS[locale]}${day}`

/** Returns the December that is coming, or that of today while a door is open. */
export function adventYear(now: Date): number {
  const year = now.getUTCFullYear()
  return adventState({ year, isDayOnly: false }, MARKETS.ro, now).phase === 'after' ? year + 1 : year
}

/** The page of the calendar, in a shop with these products. */
export function adventPage(products: readonly StockedProduct[], skuOf: SkuOf, now: Date): TextPageInput {
  const find = firstOf(products, skuOf)
  const calendar = (locale: Locale): BlockInput => ({
    component: 'advent',
    title: T.title[locale],
    lead: T.lead[locale],
    year: adventYear(now),
    doors: BEHIND.map((behind, at) => ({
      day: at + 1,
      title: DOOR_TITLES[at]!.words[locale],
      text: DOOR_TEXTS[at]!.words[locale],
      ...('picture' in behind && { picture: behind.picture }),
      ...('picture' in behind && behind.link && { link_text: T.see[locale], link: behind.link }),
      ...('product' in behind && { product: find(behind.product)[0] }),
      ...('goods' in behind && {
        code: codeOf(locale, at + 1),
        products: behind.goods.flatMap(find).map((product) => ({ product })),
      }),
    })),
  })
  const of = (text: Words, locale: Locale): string => text[locale]
  return {
    key: 'advent',
    layout: 'advent',
    text: perLocale((locale) => ({
      slug: of(T.slug, locale),
      title: of(T.name, locale),
      description: of(T.description, locale),
      body: [calendar(locale)],
    })),
  }
}

export interface DoorCoupon {
  code: string
  percent: number
  locale: Locale
  /** Ids of products. */
  products: string[]
  starts: Date
  ends: Date
}

/** Returns the coupons behind the doors: each from its day to the end of the calendar, on the clocks of its market. */
export function adventCoupons(products: readonly StockedProduct[], skuOf: SkuOf, now: Date): DoorCoupon[] {
  const find = firstOf(products, skuOf)
  const year = adventYear(now)
  return LOCALES.flatMap((locale) => {
    const { timeZone } = MARKETS[locale]
    const ends = new Date(startOfDay(`${year}-12-${ADVENT_DOORS + 1}`, timeZone).getTime() - 1)
    return BEHIND.flatMap((behind, at) => {
      if (!('goods' in behind)) return []
      const starts = startOfDay(`${year}-12-${String(at + 1).padStart(2, '0')}`, timeZone)
      const ids = behind.goods.flatMap(find).map((sku) => sku.split('-')[1]!)
      return ids.length > 0 ? [{ code: codeOf(locale, at + 1), percent: PERCENT, locale, products: ids, starts, ends }] : []
    })
  })
}
