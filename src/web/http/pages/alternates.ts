/** Addresses of a page in every market. */
import { MARKETS, href, perLocale, type Locale } from '#domain/market/market.ts'

/** Addresses of a page that has the same path in every market (D-3). */
export const alternatesOf = (path: string): Record<Locale, string> => perLocale((locale) => href(MARKETS[locale], path))
