/** Ages and days in words. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { MARKETS } from '#domain/market/market.ts'
import { locale } from '#messages/text.ts'

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const

/** Returns a number of units: '2 days', '20 de zile', '3 óra'. */
export const unitText = (count: number, unit: 'day' | 'hour' | 'minute'): string =>
  new Intl.NumberFormat(MARKETS[locale()].language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** Returns how long ago something was, in its largest unit; from two days on in days. */
export function ageText(since: string, now: string): string {
  const age = Math.max(0, Date.parse(now) - Date.parse(since))
  const [unit, length] = UNITS.find(([one, ms]) => age >= (one === 'day' ? 2 * ms : ms)) ?? UNITS[2]
  return unitText(Math.floor(age / length), unit)
}

/** Returns a day in words, such as 'Tue 24 Nov'. */
export const dayText = (moment: string): string =>
  new Intl.DateTimeFormat(MARKETS[locale()].language, { weekday: 'short', day: 'numeric', month: 'short' }).format(
    new Date(moment),
  )
