/** Rates as they are printed. */
import { MARKETS, type Locale } from '#domain/market/market.ts'

/** Returns '21%' of 2100 basis points, '5,5%' of 550. */
export const rateInWords = (rate: number, locale: Locale): string => `${decimal(String(rate / 100), locale)}%`

/** Returns '4,9763' of 49763, '0,012712' of 127.12: units for one unit of another currency, times 10,000. */
export const exchangeRate = (rate: number, locale: Locale): string =>
  decimal((rate / 10_000).toFixed(6).replace(/0{1,2}$/, ''), locale)

const decimal = (text: string, locale: Locale): string => text.replace('.', MARKETS[locale].separators.decimal)
