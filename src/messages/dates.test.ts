import { expect, test } from 'vitest'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { isoDay } from '#domain/time/calendar-day.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import {
  dateInWords,
  dateOrder,
  dayInWords,
  daysInWords,
  monthName,
  plainDate,
  plainMoment,
  sentence,
  timeInWords,
  weekdayName,
} from './dates.ts'
import { speak } from '#test/locale.ts'

/** Returns a writer of dates in a language by the platform's own format, its spaces as they are in the shop. */
function platformFormat(locale: Locale, options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat(MARKETS[locale].language, { ...options, timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T12:00:00Z`)).replaceAll('\u00a0', ' ')
}
const withSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

/** Two years of days, one of them a leap year, and days before 1970. */
const DAYS = [1968, 2027].flatMap((year) => Array.from({ length: 366 }, (_, at) => isoDay(Date.UTC(year, 0, 1) + at * DAY_MS)))

test.each(LOCALES)('days and dates in %s are written as the platform writes them', (locale) => {
  speak(locale)
  const inDays = platformFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const inDates = platformFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  const month = platformFormat(locale, { month: 'long' })
  const weekday = platformFormat(locale, { weekday: 'long' })
  expect(DAYS.map((day) => withSpaces(dayInWords(day)))).toEqual(DAYS.map(inDays))
  expect(DAYS.map((day) => withSpaces(plainDate(day)))).toEqual(DAYS.map(inDates))
  const months = Array.from({ length: 12 }, (_, at) => at + 1)
  expect(months.map(monthName)).toEqual(months.map((one) => month(`2027-${String(one).padStart(2, '0')}-15`)))
  // The first of November 2027 is a Monday.
  expect([0, 1, 2, 3, 4, 5, 6].map(weekdayName)).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => weekday(`2027-11-0${day}`)))
  const parts = new Intl.DateTimeFormat(MARKETS[locale].language, { day: 'numeric', month: 'long', year: 'numeric' })
  expect(dateOrder()).toEqual(parts.formatToParts(0).flatMap(({ type }) => (type === 'literal' ? [] : [type])))
})

test('days are written in the format of each language, date and time each in one line (LOC-7)', () => {
  speak('ro')
  expect(dayInWords('2026-11-24')).toBe('marți, 24\u00a0noiembrie')
  expect(daysInWords('2026-11-24', '2026-11-24')).toBe('marți, 24\u00a0noiembrie')
  expect(daysInWords('2026-11-24', '2026-11-26')).toBe('marți, 24\u00a0noiembrie – joi, 26\u00a0noiembrie')
  expect(sentence(dayInWords('2026-11-26'))).toBe('Joi, 26\u00a0noiembrie')
  speak('en')
  expect(dayInWords('2026-11-24')).toBe('Tuesday 24\u00a0November')
  speak('hu')
  expect(dayInWords('2026-11-24')).toBe('november\u00a024., kedd')
})

test('a plain moment is of no time zone', () => {
  speak('ro')
  expect(plainMoment('2026-11-27T00:00')).toBe('27\u00a0noiembrie\u00a02026, 00:00')
  speak('hu')
  expect(plainMoment('2026-11-27T23:59')).toBe('2026.\u00a0november\u00a027., 23:59')
})

test('times are in the time zone of the market: Bucharest is an hour ahead of Budapest', () => {
  const moment = '2026-11-21T22:30:00Z'
  speak('ro')
  expect(dateInWords(moment)).toBe('22\u00a0noiembrie\u00a02026')
  expect(timeInWords(moment)).toBe('00:30\u00a0EET')
  speak('hu')
  expect(dateInWords(moment)).toBe('2026.\u00a0november\u00a021.')
  expect(timeInWords(moment)).toBe('23:30\u00a0CET')
})
