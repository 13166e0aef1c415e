/** Days of the calendar as ISO dates; they belong to no time zone. */
import { DAY_MS, DAYS_A_WEEK } from './durations.ts'

/** Returns the ISO date that a number of milliseconds since 1970 has in UTC. */
export const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** Returns whether a text is a day of the calendar, such as 2024-02-29. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const moment = Date.parse(`${text}T12:00:00Z`)
  return !Number.isNaN(moment) && isoDay(moment) === text
}

/** Returns the day of the week of an ISO date: 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK

/** Returns the Monday of the week of a day. */
export const weekOf = (day: string): string => isoDay(Date.parse(day) - weekdayOf(day) * DAY_MS)
