/** Dates and times as text, the same on the server and in the browser (LOC-7). */
import { marketDay } from '#domain/market/market-day.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { weekdayOf } from '#domain/time/calendar-day.ts'
import { inOneLine, locale, msg } from './text.ts'

/*
 * Days are written with the names below, as `Intl.DateTimeFormat` writes them: a browser takes 20 to 30 ms to make its first format, in
 * the task that hydrates the page.
 */
/** From Monday. */
const weekdays = msg(
  'luni marți miercuri joi vineri sâmbătă duminică',
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  'hétfő kedd szerda csütörtök péntek szombat vasárnap',
)
const months = msg(
  'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  'January February March April May June July August September October November December',
  'január február március április május június július augusztus szeptember október november december',
)

/** 'luni' of a day of the week: 0 is Monday. */
export const weekdayName = (day: number): string => weekdays().split(' ')[day] ?? ''

/** 'februarie' of a month from 1 to 12. */
export const monthName = (month: number): string => months().split(' ')[month - 1] ?? ''

/** Day and month stay in one line; the day of the week may stand in another. */
const weekdayAndDate = msg('{weekday}, {day}\u00a0{month}', '{weekday} {day}\u00a0{month}', '{month}\u00a0{day}., {weekday}')
const fullDate = msg('{day}\u00a0{month}\u00a0{year}', '{day}\u00a0{month}\u00a0{year}', '{year}.\u00a0{month}\u00a0{day}.')

/** The parts of a plain day, '2026-11-24', as its texts name them. */
function partsOf(day: string): { year: number; month: string; day: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month: monthName(month), day: date }
}

/** 'marți, 24 noiembrie' from the plain day '2026-11-24'; it belongs to no time zone. */
export const dayInWords = (day: string): string => weekdayAndDate({ ...partsOf(day), weekday: weekdayName(weekdayOf(day)) })

/** 'marți, 24 noiembrie' or 'marți, 24 noiembrie – joi, 26 noiembrie'. */
export const daysInWords = (from: string, to: string): string =>
  from === to ? dayInWords(from) : `${dayInWords(from)} – ${dayInWords(to)}`

/** '21 noiembrie 2026' of the plain day '2026-11-21'. */
export const plainDate = (day: string): string => fullDate(partsOf(day))

/** '21 noiembrie 2026' of a moment, on the market's calendar. */
export const dateInWords = (moment: string | Date): string => plainDate(marketDay({ locale: locale() }, new Date(moment)))

/** '27 noiembrie 2026, 09:30' of the plain moment '2026-11-27T09:30', which belongs to the clock of a market. */
export const plainMoment = (local: string): string => `${plainDate(local.slice(0, 10))}, ${local.slice(11, 16)}`

const clocks = new Map<Locale, Intl.DateTimeFormat>()

function clock(): Intl.DateTimeFormat {
  const at = locale()
  const { language, timeZone } = MARKETS[at]
  let found = clocks.get(at)
  if (!found) {
    const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone, timeZoneName: 'short' } as const
    clocks.set(at, (found = new Intl.DateTimeFormat(language, options)))
  }
  return found
}

/** '14:05 EET' of a moment, on the market's clock and with its zone, for readers elsewhere; 24 hours in all three (LOC-8). */
export const timeInWords = (moment: string | Date): string => inOneLine(clock().format(new Date(moment)))

type DatePart = 'day' | 'month' | 'year'

const partsInOrder = msg('day month year', 'day month year', 'year month day')

/** Returns the parts of a date in the order in which the language writes them. */
export const dateOrder = (): DatePart[] => partsInOrder().split(' ') as DatePart[]

/** First letter large, for a day that begins a sentence or stands alone. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase(MARKETS[locale()].language) + text.slice(1)

/** '5 noiembrie 2026, 21:14 EET' */
export const momentInWords = (moment: string): string => `${dateInWords(moment)}, ${timeInWords(moment)}`
