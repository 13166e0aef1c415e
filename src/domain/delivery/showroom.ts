/** Showrooms: hours with exceptions, and whether one is open at a moment (DOM-9). */
import type { OpeningWeek } from './delivery-input.ts'
import type { LocaleTexts } from '#domain/market/locale-texts.ts'
import { MARKETS } from '#domain/market/market.ts'
import { isoDay, weekdayOf } from '#domain/time/calendar-day.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { localTime, momentOf, startOfDay } from '#domain/time/local-time.ts'

export type Hours = readonly [opens: string, closes: string]

/** A day with other hours than its day of the week; null = closed. */
export interface HoursException {
  /** ISO date. */
  day: string
  hours: Hours | null
}

/** A name on the drawn map, at a point of its 960 × 640. */
export interface MapLabel {
  text: string
  x: number
  y: number
  of: 'street' | 'park' | 'water'
}

/** Characters of a text of a showroom's page, and of a name on its map. */
export const MAX_SHOWROOM_TEXT = 600
export const MAX_LABEL_LENGTH = 60
export const MAX_EXCEPTIONS = 100
export const MAX_LABELS = 12
/** Degrees from the equator and from Greenwich. */
export const LATITUDE = 90
export const LONGITUDE = 180

/** Names the pages that show showrooms, so that a change purges them. */
export const SHOWROOMS_TAG = 'showrooms'

/** Size of a drawn map. */
export const MAP_SIZE = { width: 960, height: 640 } as const

/** Degrees. */
export interface Place {
  lat: number
  lon: number
}

/** What a showroom's page tells beyond its address and hours. */
export interface ShowroomInput {
  slug: LocaleTexts
  intro: LocaleTexts
  parking: LocaleTexts
  access: LocaleTexts
  exceptions: readonly HoursException[]
  place: Place | null
  labels: readonly MapLabel[]
}

/** Exceptions that are told: the first ones of the next weeks. */
const TOLD_DAYS = 45
const MOST_TOLD = 4
/** Days ahead in which the next opening is looked for. */
const LOOKED_DAYS = 14

/** Returns the time zone of a place by its country: that of the market at home there. */
export const timeZoneIn = (country: string): string =>
  (Object.values(MARKETS).find((market) => market.country === country) ?? MARKETS.ro).timeZone

interface Opening {
  week: OpeningWeek
  exceptions: readonly HoursException[]
}

/** Returns the hours of an ISO date; null when it is closed. */
export function hoursOn({ week, exceptions }: Opening, day: string): Hours | null {
  const exception = exceptions.find((one) => one.day === day)
  return exception ? exception.hours : (week[weekdayOf(day)] ?? null)
}

export type OpenState =
  | { isOpen: true; until: string }
  /** `opens`: the next opening; null where none is near. */
  | { isOpen: false; opens: { day: string; at: string; isToday: boolean } | null }

/** Returns whether a place is open at a moment, on its own clock, and until when or from when. */
export function openState(opening: Opening, timeZone: string, now: Date): OpenState {
  const { day, time } = localTime(now, timeZone)
  const today = hoursOn(opening, day)
  if (today && time >= today[0] && time < today[1]) return { isOpen: true, until: today[1] }
  if (today && time < today[0]) return { isOpen: false, opens: { day, at: today[0], isToday: true } }
  for (let ahead = 1; ahead <= LOOKED_DAYS; ahead++) {
    const next = isoDay(Date.parse(day) + ahead * DAY_MS)
    const hours = hoursOn(opening, next)
    if (hours) return { isOpen: false, opens: { day: next, at: hours[0], isToday: false } }
  }
  return { isOpen: false, opens: null }
}

/** Returns from when on `openState`, or what is said of today, may be another: at the next opening or closing, at midnight at the latest. */
export function nextChange(opening: Opening, timeZone: string, now: Date): Date {
  const { day, time } = localTime(now, timeZone)
  const midnight = startOfDay(isoDay(Date.parse(day) + DAY_MS), timeZone)
  const today = hoursOn(opening, day)
  const next = today?.find((at) => at > time)
  return next === undefined ? midnight : momentOf(day, next, timeZone)
}

/** Returns the day of the week on the clock of a place: 0 is Monday. */
export const weekdayAt = (timeZone: string, now: Date): number => weekdayOf(localTime(now, timeZone).day)

export interface HourRow {
  /** Days of the week, 0 is Monday. */
  from: number
  to: number
  hours: Hours | null
}

/** Returns the week with days of the same hours together. */
export function hourRows(week: OpeningWeek): HourRow[] {
  const rows: HourRow[] = []
  for (const [day, hours] of week.entries()) {
    const last = rows.at(-1)
    if (last && String(last.hours) === String(hours)) last.to = day
    else rows.push({ from: day, to: day, hours })
  }
  return rows
}

/** Returns the exceptions that are near, by their days. */
export function comingExceptions(exceptions: readonly HoursException[], timeZone: string, now: Date): HoursException[] {
  const { day: today } = localTime(now, timeZone)
  const last = isoDay(Date.parse(today) + TOLD_DAYS * DAY_MS)
  return exceptions
    .filter(({ day }) => day >= today && day <= last)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .slice(0, MOST_TOLD)
}

/** Returns the address of the directions to a place (DOM-9): a plain link. */
export const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`
