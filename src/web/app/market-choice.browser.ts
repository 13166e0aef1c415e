/** The chosen market: cookies for the server's redirect from `/`, a flag for the modal (SPEC-4, D-72). */
import { CHOICE_COOKIE_DAYS, CRAWLER, MARKET_COOKIE, MARKET_COOKIE_DAYS } from '#domain/market/market-choice.ts'
import { DAY_SECONDS } from '#domain/time/durations.ts'
import { MARKETS, splitPath, type Locale } from '#domain/market/market.ts'
import { visitorStorage } from './browser/stored.browser.ts'

const CONFIRMED = 'market-confirmed'

function setCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Max-Age=${days * DAY_SECONDS}; Path=/; SameSite=Lax${secure}`
}

/** Stores market, currency, language and the visited flag. */
export function confirmMarket(locale: Locale): void {
  setCookie('currency', MARKETS[locale].currency, CHOICE_COOKIE_DAYS)
  setCookie('language', locale, CHOICE_COOKIE_DAYS)
  setCookie(MARKET_COOKIE, locale, MARKET_COOKIE_DAYS)
  try {
    visitorStorage()?.setItem(CONFIRMED, '1')
  } catch {
    // Storage is switched off or full: the question comes again at the next visit.
  }
}

const isConfirmed = (): boolean => {
  try {
    return visitorStorage()?.getItem(CONFIRMED) === '1'
  } catch {
    return true
  }
}

/**
 * Returns whether to show the locale modal: in the default market, once per visitor, on the first page; never to crawlers (D-72).
 */
export const shouldAskForMarket = (): boolean =>
  splitPath(location.pathname).market.isDefault && !isConfirmed() && !CRAWLER.test(navigator.userAgent)
