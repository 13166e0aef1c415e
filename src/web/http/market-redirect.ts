/** The one redirect by language: from `/`, on a first visit, never for crawlers (D-72, LAW-16). */
import { CRAWLER, MARKET_COOKIE, MARKET_COOKIE_DAYS } from '#domain/market/market-choice.ts'
import { DAY_SECONDS } from '#domain/time/durations.ts'
import { isLocale, LOCALES, MARKETS, href, type Locale } from '#domain/market/market.ts'

/** The cookie's value in a `Cookie` header. */
const COOKIE = new RegExp(`(?:^|;\\s*)${MARKET_COOKIE}=(\\w+)`)

/** Returns the first of our languages that the browser accepts; other languages mean the English market. */
export function preferredLocale(acceptLanguage: string): Locale | null {
  const wanted = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters
        .find((one) => one.trim().startsWith('q='))
        ?.trim()
        .slice(2)
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ language, quality }) => /^[a-z]{2,3}$/.test(language) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  if (wanted.length === 0) return null
  return wanted.map(({ language }) => language).find(isLocale) ?? 'en'
}

export const cookieLocale = (cookie: string): Locale | null => {
  const value = COOKIE.exec(cookie)?.[1]
  return isLocale(value) ? value : null
}

interface Visitor {
  cookie: string | undefined
  acceptLanguage: string | undefined
  userAgent: string | undefined
}

/** Returns the market of a visitor of `/`, null for the Romanian one. */
export function visitorLocale({ cookie, acceptLanguage, userAgent }: Visitor): Locale | null {
  if (userAgent && CRAWLER.test(userAgent)) return null
  const locale = (cookie && cookieLocale(cookie)) || (acceptLanguage && preferredLocale(acceptLanguage)) || null
  return locale && MARKETS[locale].isDefault ? null : locale
}

const cookieFor = (locale: Locale, isHttps: boolean): string =>
  `${MARKET_COOKIE}=${locale}; Max-Age=${MARKET_COOKIE_DAYS * DAY_SECONDS}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`

/**
 * Returns whether the visitor followed a link of the shop. The Romanian flag and logo lead to Romania, whatever
 * cookie and browser say: the flags work without JavaScript, and no link needs a parameter.
 */
export function isFromHere({
  site,
  referrer,
  host,
}: {
  site: string | null
  referrer: string | null
  host: string | null
}): boolean {
  if (site !== null) return site === 'same-origin'
  return referrer !== null && host !== null && URL.parse(referrer)?.host === host
}

/** Returns the page of `/` for such a visitor, not cached, with the choice in a cookie. */
export function rememberMarket(response: Response, isHttps: boolean): Response {
  response.headers.set('set-cookie', cookieFor('ro', isHttps))
  response.headers.set('cache-control', 'private, no-store')
  return response
}

/** What the answer of `/` depends on. */
export const HOME_VARIES = 'Accept-Language, Cookie, Sec-Fetch-Site'

/** Sends the visitor to the market's home and remembers it. */
export const toMarket = (locale: Locale, isHttps: boolean): Response =>
  new Response(null, {
    status: 302,
    headers: {
      location: href(MARKETS[locale], '/'),
      'set-cookie': cookieFor(locale, isHttps),
      'cache-control': 'private, no-store',
      vary: HOME_VARIES,
    },
  })

/** `/?locale=ro`: a market by name, for links from outside that override the cookie. */
export const localeInQuery = (search: string): Locale | null => {
  const value = new URLSearchParams(search).get('locale')
  return LOCALES.find((locale) => locale === value) ?? null
}
