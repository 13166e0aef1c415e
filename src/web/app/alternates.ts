/** Addresses of a page in the other markets. */
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import type { HeaderProps } from './payload.ts'

export type Alternates = HeaderProps['alternates']

/** Returns the address of the page in another market: its counterpart where it has one, else the home page (D-3). */
export const marketHref = (alternates: Alternates, locale: Locale): string => alternates[locale] ?? href(MARKETS[locale], '/')
