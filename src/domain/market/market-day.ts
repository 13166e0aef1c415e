/** The calendar day in a market's own time zone. */
import { isoDay } from '#domain/time/calendar-day.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { MARKETS, perLocale, type Market } from './market.ts'

/** Swedish dates are written as ISO dates. */
const DAY = perLocale((locale) => new Intl.DateTimeFormat('sv-SE', { timeZone: MARKETS[locale].timeZone }))

/** Returns the ISO date of a moment in the market's time zone. */
export const marketDay = ({ locale }: Pick<Market, 'locale'>, moment: Date): string => DAY[locale].format(moment)

const HOUR = perLocale(
  (locale) => new Intl.DateTimeFormat('en-GB', { timeZone: MARKETS[locale].timeZone, hour: '2-digit', hourCycle: 'h23' }),
)

/** Returns the first moment of an ISO date in the market's time zone. */
export function startOfDay({ locale }: Pick<Market, 'locale'>, day: string): Date {
  // Neither zone changes its clock between midnight and noon by more than the hour that is looked at here.
  const guess = new Date(Date.parse(`${day}T12:00:00Z`) - 12 * HOUR_MS)
  const hour = Number(HOUR[locale].format(guess))
  return new Date(guess.getTime() - (hour > 12 ? hour - 24 : hour) * HOUR_MS)
}

/** Returns the last millisecond of an ISO date in the market's time zone. */
export const endOfDay = (market: Pick<Market, 'locale'>, day: string): Date =>
  new Date(startOfDay(market, isoDay(Date.parse(day) + DAY_MS)).getTime() - 1)
