/** Days with other hours as lines of text: '2026-12-24 10:00-14:00', '2026-12-25 closed'. */
import { isDay } from '#domain/time/calendar-day.ts'
import { closed } from '#messages/admin/delivery.ts'

export interface ExceptionDay {
  day: string
  hours: [string, string] | null
}

export const daysText = (days: readonly ExceptionDay[]): string =>
  days.map(({ day, hours }) => `${day} ${hours === null ? closed() : hours.join('-')}`).join('\n')

const LINE = /^(\S+)\s+(?:(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)|(\p{L}+))$/u

/** Returns the days in their order, or the line that is not understood. A word instead of hours means closed. */
export function readDays(text: string): ExceptionDay[] | string {
  const days: ExceptionDay[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const [, day = '', opens, closes] = LINE.exec(line) ?? []
    if (!isDay(day)) return line
    days.push({ day, hours: opens !== undefined && closes !== undefined ? [opens, closes] : null })
  }
  return days.toSorted((a, b) => (a.day < b.day ? -1 : 1))
}
