/** The calendar day in a market's own time zone. */
import { LOCALES, MARKETS, type Locale, type Market } from './market.ts'

/** Swedish dates are written as ISO dates. */
const DAY = Object.fromEntries(
  LOCALES.map((locale) => [locale, new Intl.DateTimeFormat('sv-SE', { timeZone: MARKETS[locale].timeZone })]),
) as Record<Locale, Intl.DateTimeFormat>

/** Returns the ISO date of a moment in the market's time zone. */
export const marketDay = ({ locale }: Pick<Market, 'locale'>, moment: Date): string => DAY[locale].format(moment)
