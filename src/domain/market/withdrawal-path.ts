/** The page of the withdrawal from the contract, which has its own address in each market (LAW-1). */
import { href, perLocale, type Locale, type Market } from './market.ts'

/** Without the market's prefix. */
export const WITHDRAWAL_PATHS: Readonly<Record<Locale, string>> = perLocale(
  (locale) => ({ ro: '/retragere', en: '/withdrawal', hu: '/elallas' })[locale],
)

/** Returns the address of the label for the way back; the same in every market. */
export const returnLabelHref = (token: string): string => `/return-label/${token}.pdf`

/** Returns the address in a market; `token` of an order, a draft or a receipt. */
export const withdrawalHref = (market: Market, token = ''): string =>
  href(market, WITHDRAWAL_PATHS[market.locale] + (token === '' ? '' : `/${token}`))
