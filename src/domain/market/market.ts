/** A market drives everything that differs between the three shops (D-2): no `if (locale === …)` outside this table. */
export type Locale = 'ro' | 'en' | 'hu'
export type Currency = 'RON' | 'EUR' | 'HUF'

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
    familyNameFirst: { form: true, label: true },
    hideZeroDecimals: false,
  },
}

export const LOCALES = ['ro', 'en', 'hu'] as const satisfies readonly Locale[]
export const CURRENCIES = ['RON', 'EUR', 'HUF'] as const satisfies readonly Currency[]

export const isLocale = (value: unknown): value is Locale => value === 'ro' || value === 'en' || value === 'hu'

/** The market a path belongs to, and the path without the market's prefix (always starting with '/'). */
export function splitPath(path: string): { market: Market; path: string } {
  const match = /^\/(en|hu)(?=\/|$)/.exec(path)
  if (!match) return { market: MARKETS.ro, path }
  return { market: MARKETS[match[1] as Locale], path: path.slice(3) || '/' }
}

/** The address of `path` (without prefix) in a market: `/en` for home, `/en/cart`. */
export function href(market: Market, path: string): string {
  if (path === '/' || path === '') return market.prefix || '/'
  return market.prefix + path
}
