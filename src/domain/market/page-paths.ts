/** Pages of the shop with an address of their own in each market. */
import { href, perLocale, type Locale, type Market } from './market.ts'

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
