/** Pages of the shop with an address of their own in each market. */
import { href, perLocale, type Locale, type Market } from './market.ts'

/** Without the market's prefix. */
export const CONTACT_PATHS: Readonly<Record<Locale, string>> = perLocale(
  (locale) => ({ ro: '/contact', en: '/contact', hu: '/kapcsolat' })[locale],
)

/** Returns the address of the contact page in a market. */
export const contactHref = (market: Market): string => href(market, CONTACT_PATHS[market.locale])
