/** Pages of the shop with an address of their own in each market. */
import { href, perLocale, type Locale, type Market } from './market.ts'
import { WITHDRAWAL_PATHS } from './withdrawal-path.ts'

/** Without the market's prefix. */
export const CONTACT_PATHS: Readonly<Record<Locale, string>> = perLocale(
  (locale) => ({ ro: '/contact', en: '/contact', hu: '/kapcsolat' })[locale],
)

/** Returns the address of the contact page in a market. */
export const contactHref = (market: Market): string => href(market, CONTACT_PATHS[market.locale])

/** Page of all showrooms; each has its own below it. Without the market's prefix. */
export const SHOWROOM_PATHS: Readonly<Record<Locale, string>> = perLocale(
  (locale) => ({ ro: '/showroomuri', en: '/showrooms', hu: '/bemutatotermek' })[locale],
)

/** Returns the address of the showrooms in a market; with `slug`, of one. */
export const showroomsHref = (market: Market, slug = ''): string =>
  href(market, SHOWROOM_PATHS[market.locale] + (slug === '' ? '' : `/${slug}`))

/** Page of all recalls that run; the notice of each is below it by its number. Without the market's prefix. */
export const RECALL_PATHS: Readonly<Record<Locale, string>> = perLocale(
  (locale) => ({ ro: '/rechemari', en: '/recalls', hu: '/visszahivasok' })[locale],
)

/** Returns the address of the recalls in a market; with `number`, of one. */
export const recallsHref = (market: Market, number: number | null = null): string =>
  href(market, RECALL_PATHS[market.locale] + (number === null ? '' : `/${number}`))

/** Page of all size tables. Without the market's prefix. */
export const SIZE_GUIDE_PATHS: Readonly<Record<Locale, string>> = perLocale(
  (locale) => ({ ro: '/ghid-de-marimi', en: '/size-guide', hu: '/merettablazat' })[locale],
)

/** Returns the address of the size tables in a market; with `anchor`, of one of them. */
export const sizeGuideHref = (market: Market, anchor = ''): string =>
  href(market, SIZE_GUIDE_PATHS[market.locale]) + (anchor === '' ? '' : `#${anchor}`)

/** First segments of addresses that belong to pages of the shop's own, and to what is no page. */
const OWN_SEGMENTS: ReadonlySet<string> = new Set([
  '',
  ...'alerts api assets auth b brands builds c cart checkout compare credit fits frames i invoice metrics my new newsletter offline p pay preview sale search track v wishlist'.split(
    ' ',
  ),
  ...[CONTACT_PATHS, SHOWROOM_PATHS, RECALL_PATHS, SIZE_GUIDE_PATHS, WITHDRAWAL_PATHS].flatMap((paths) =>
    Object.values(paths).map((path) => path.slice(1)),
  ),
])

/** Returns whether a path, without the market's prefix, is of the shop's own and of no written page. */
export const isOwnPath = (path: string): boolean => OWN_SEGMENTS.has(path.split('/')[1] ?? '')
