/** The calendar day in a market's own time zone. */
import { isoDay } from '#domain/time/calendar-day.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { localTime, startOfDay as startOfLocalDay } from '#domain/time/local-time.ts'
import { MARKETS, type Market } from './market.ts'

/** Returns the ISO date of a moment in the market's time zone. */
export const marketDay = ({ locale }: Pick<Market, 'locale'>, moment: Date): string =>
  localTime(moment, MARKETS[locale].timeZone).day

/** Returns the first moment of an ISO date in the market's time zone. */
export const startOfDay = ({ locale }: Pick<Market, 'locale'>, day: string): Date =>
  startOfLocalDay(day, MARKETS[locale].timeZone)

/** Returns the last millisecond of an ISO date in the market's time zone. */
export const endOfDay = (market: Pick<Market, 'locale'>, day: string): Date =>
  new Date(startOfDay(market, isoDay(Date.parse(day) + DAY_MS)).getTime() - 1)
