/** The visitor's choice of a market: its cookies, and the programs that are never asked (SPEC-4, D-72, LAW-16). */

/** Cookie of the market that `/` leads to; the browser writes it, the server reads it before the page cache. */
export const MARKET_COOKIE = 'redirect-locale'
export const MARKET_COOKIE_DAYS = 365
/** Days of the cookies that name currency and language. */
export const CHOICE_COOKIE_DAYS = 31

/** User agents of crawlers and command-line clients: they are neither redirected nor asked for their country. */
export const CRAWLER = /bot|crawl|spider|slurp|lighthouse|facebookexternalhit|preview|curl|wget/i
