/** Ages by the calendar. Days are ISO dates; "today" is the day in the market's time zone. */
import type { AgeUnit } from '#domain/catalog/size.ts'
import { isoDay } from '#domain/time/calendar-day.ts'
import { DAY_MS } from '#domain/time/durations.ts'

const pad = (value: number, length: number): string => String(value).padStart(length, '0')

const daysIn = (year: string | number, month: string | number | undefined): number =>
  new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()

/**
 * Returns the day on which a child born on `birth` is `count` days, weeks, months or years old. A month that lacks the day of birth
 * counts from its last day: born on 31 January, one month old on 28 February.
 */
export function dayOfAge(birth: string, count: number, unit: AgeUnit): string {
  if (unit === 'd' || unit === 'w') {
    const days = unit === 'd' ? count : 7 * count
    return isoDay(Date.parse(birth) + days * DAY_MS)
  }
  const [year = 0, month = 0, day = 0] = birth.split('-').map(Number)
  const months = 12 * year + month - 1 + (unit === 'm' ? count : 12 * count)
  const [inYear, inMonth] = [Math.floor(months / 12), (months % 12) + 1]
  return `${pad(inYear, 4)}-${pad(inMonth, 2)}-${pad(Math.min(day, daysIn(inYear, inMonth)), 2)}`
}

export interface Age {
  days: number
  weeks: number
  months: number
  years: number
}

/** Returns the age on a day in whole units, each of the whole age: 14 months are also 1 year. 0 before the birth. */
export function ageOn(birth: string, day: string): Age {
  const days = Math.max(0, Math.floor((Date.parse(day) - Date.parse(birth)) / DAY_MS))
  const [fromYear = 0, fromMonth = 0] = birth.split('-').map(Number)
  const [toYear = 0, toMonth = 0] = day.split('-').map(Number)
  const begun = 12 * (toYear - fromYear) + toMonth - fromMonth
  const months = Math.max(0, dayOfAge(birth, begun, 'm') <= day ? begun : begun - 1)
  return { days, weeks: Math.floor(days / 7), months, years: Math.floor(months / 12) }
}
