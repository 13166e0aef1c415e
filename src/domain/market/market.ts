/** Everything that differs between the three markets (D-2): no `if (locale === …)` outside this table. */
export type Locale = 'ro' | 'en' | 'hu'
export type Currency = 'RON' | 'EUR' | 'HUF'

export type DisputeBoard = 'anpc' | 'sal' | 'bekeltetes'

/** File in `public/legal/` of the pictogram that leads to the Romanian board, 250 × 50 px (LAW-45). */
export const SAL_PICTURE = 'sal'

export interface Market {
  locale: Locale
  /** BCP 47 tag for Intl and `<html lang>`. */
  language: string
  currency: Currency
  /** URL prefix without trailing slash: '' for Romania. */
  prefix: '' | '/en' | '/hu'
  timeZone: string
  /** Country chosen in a fresh address form. */
  country: string
  /** Shown at the root of the site; its visitors are asked once for their country (SPEC-4). */
  isDefault: boolean
  /** Between thousands and before decimals in running text (LOC-3). */
  separators: { thousands: string; decimal: string }
  /** Place of the noun in the name of a thing: 'cărucior sport', 'sports pram', 'sport babakocsi'. */
  nounPlace: 'first' | 'last'
  /** Words are joined into compounds, which contain what the single words mean. */
  joinsWords: boolean
  /** Typed ş and ţ are stored as ș and ț (LOC-24). */
  hasCommaBelow: boolean
  /** Where disputes are settled out of court (LAW-45). */
  disputeBoards: readonly DisputeBoard[]
  /** Family name first in forms and labels (LOC-11, LOC-12). */
  familyNameFirst: { form: boolean; label: boolean }
  /** Price labels leave out decimals that are zero: '12.990 HUF' instead of '12.990⁰⁰ HUF' (D-80). */
  hideZeroDecimals: boolean
}

export const MARKETS: Record<Locale, Market> = {
  ro: {
    locale: 'ro',
    language: 'ro',
    currency: 'RON',
    prefix: '',
    timeZone: 'Europe/Bucharest',
    country: 'RO',
    isDefault: true,
    separators: { thousands: '.', decimal: ',' },
    nounPlace: 'first',
    joinsWords: false,
    hasCommaBelow: true,
    disputeBoards: ['anpc', 'sal'],
    familyNameFirst: { form: true, label: false },
    hideZeroDecimals: false,
  },
  en: {
    locale: 'en',
    language: 'en-GB',
    currency: 'EUR',
    prefix: '/en',
    timeZone: 'Europe/Bucharest',
    country: 'DE',
    isDefault: false,
    separators: { thousands: ',', decimal: '.' },
    nounPlace: 'last',
    joinsWords: false,
    hasCommaBelow: false,
    disputeBoards: ['anpc', 'sal'],
    familyNameFirst: { form: false, label: false },
    hideZeroDecimals: false,
  },
  hu: {
    locale: 'hu',
    language: 'hu',
    currency: 'HUF',
    prefix: '/hu',
    timeZone: 'Europe/Budapest',
    country: 'HU',
    isDefault: false,
    separators: { thousands: '\u00a0', decimal: ',' },
    nounPlace: 'last',
    joinsWords: true,
    hasCommaBelow: false,
    disputeBoards: ['bekeltetes'],
    familyNameFirst: { form: true, label: true },
    hideZeroDecimals: false,
  },
}

export const LOCALES = ['ro', 'en', 'hu'] as const satisfies readonly Locale[]
/** Returns a value for each locale. */
export const perLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>

export const CURRENCIES = ['RON', 'EUR', 'HUF'] as const satisfies readonly Currency[]

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value)

const PREFIXED = LOCALES.map((locale) => MARKETS[locale]).filter(({ prefix }) => prefix !== '')

/** Returns the market a path belongs to, and the path without the market's prefix (always starting with '/'). */
export function splitPath(path: string): { market: Market; path: string } {
  for (const market of PREFIXED) {
    const { length } = market.prefix
    if (path.startsWith(market.prefix) && (path.length === length || path[length] === '/'))
      return { market, path: path.slice(length) || '/' }
  }
  return { market: MARKETS.ro, path }
}

/** Returns the address of `path` (without prefix) in a market: `/en` for home, `/en/cart`. */
export function href(market: Market, path: string): string {
  if (path === '/' || path === '') return market.prefix || '/'
  return market.prefix + path
}
