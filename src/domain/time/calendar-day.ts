/** Days of the calendar as ISO dates; they belong to no time zone. */
import { DAY_MS } from './durations.ts'

/** Returns the ISO date that a number of milliseconds since 1970 has in UTC. */
export const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** Returns whether a text is a day of the calendar, such as 2024-02-29. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const moment = Date.parse(`${text}T12:00:00Z`)
  return !Number.isNaN(moment) && isoDay(moment) === text
}

/** Returns the Monday of the week of a day. */
export function weekOf(day: string): string {
  const days = Date.parse(day) / DAY_MS
  // 1970-01-01 was a Thursday.
  return isoDay((days - ((days + 3) % 7)) * DAY_MS)
}
