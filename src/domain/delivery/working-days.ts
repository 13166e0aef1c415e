/** Days on which a warehouse works: weekends and public holidays of its country (SHIP-5). A day is a number, days since 1970-01-01. */

import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'

export type CalendarCountry = 'RO' | 'HU'

const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / DAY_MS
/** 0 = Sunday; 1970-01-01 was a Thursday. */
const weekday = (day: number): number => (day + 4) % 7

export const isoDate = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Easter Sunday of the western churches. */
export function westernEaster(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1)
}

/** Easter Sunday of the orthodox churches, in our calendar; 13 days after the Julian date until 2099. */
export function orthodoxEaster(year: number): number {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  const n = d + e + 114
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1) + 13
}

/** [month, day] each year; Easter, Good Friday, Easter Monday, Pentecost and its Monday follow. */
const FIXED: Record<CalendarCountry, readonly (readonly [number, number])[]> = {
  RO: [
    [1, 1],
    [1, 2],
    [1, 6],
    [1, 7],
    [1, 24],
    [5, 1],
    [6, 1],
    [8, 15],
    [11, 30],
    [12, 1],
    [12, 25],
    [12, 26],
  ],
  HU: [
    [1, 1],
    [3, 15],
    [5, 1],
    [8, 20],
    [10, 23],
    [11, 1],
    [12, 24],
    [12, 25],
    [12, 26],
  ],
}
const AROUND_EASTER = [-2, 0, 1, 49, 50]

const known = new Map<string, ReadonlySet<number>>()

function holidays(country: CalendarCountry, year: number): ReadonlySet<number> {
  const key = `${country}${year}`
  let days = known.get(key)
  if (!days) {
    const easter = country === 'RO' ? orthodoxEaster(year) : westernEaster(year)
    const fixed = FIXED[country].map(([month, day]) => dayOf(year, month, day))
    days = new Set([...fixed, ...AROUND_EASTER.map((offset) => easter + offset)])
    known.set(key, days)
  }
  return days
}

export function isWorkingDay(day: number, country: CalendarCountry): boolean {
  const at = weekday(day)
  return at !== 0 && at !== 6 && !holidays(country, new Date(day * DAY_MS).getUTCFullYear()).has(day)
}

/** Returns the working day `count` working days after `day`; with 0 the day itself, or the next one that works. */
export function addWorkingDays(day: number, count: number, country: CalendarCountry): number {
  let at = day
  for (let left = count; left > 0;) if (isWorkingDay(++at, country)) left--
  while (!isWorkingDay(at, country)) at++
  return at
}

const UTC_OFFSET_HOURS: Record<CalendarCountry, number> = { RO: 2, HU: 1 }
/** Last Sunday of a month of 31 days, 01:00 UTC: when Europe changes its clocks. */
function clockChange(year: number, month: 3 | 10): number {
  const last = dayOf(year, month, 31)
  return (last - weekday(last)) * DAY_MS + HOUR_MS
}

/** Returns local date and hour of the warehouse. */
export function wallClock(now: Date, country: CalendarCountry): { day: number; hour: number } {
  const year = now.getUTCFullYear()
  const summer = now.getTime() >= clockChange(year, 3) && now.getTime() < clockChange(year, 10)
  const local = now.getTime() + (UTC_OFFSET_HOURS[country] + (summer ? 1 : 0)) * HOUR_MS
  return { day: Math.floor(local / DAY_MS), hour: Math.floor((local % DAY_MS) / HOUR_MS) }
}

const HOLIDAY_VIEW_DAYS = 200
/** Returns the public holidays of the next months that fall on days from Monday to Friday, as ISO dates. */
export function holidaysFrom(now: Date, country: CalendarCountry): string[] {
  const { day: today } = wallClock(now, country)
  const days = Array.from({ length: HOLIDAY_VIEW_DAYS }, (_, at) => today + at)
  return days.filter((day) => weekday(day) !== 0 && weekday(day) !== 6 && !isWorkingDay(day, country)).map(isoDate)
}
