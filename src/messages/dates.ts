/** Dates and times as text, the same on the server and in the browser (LOC-7). */
import { MARKETS } from '#domain/market/market.ts'
import { inOneLine, locale } from './text.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { language } = MARKETS[locale()]
  const key = language + JSON.stringify(options)
  let found = formats.get(key)
  if (!found) formats.set(key, (found = new Intl.DateTimeFormat(language, options)))
  return found
}

/** 'marți, 24 noiembrie' from the plain day '2026-11-24'; it belongs to no time zone. */
export const dayInWords = (day: string): string =>
  format({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(`${day}T12:00:00Z`))
    // The day of the week may stand in another line than the date.
    .replace(/\d+ \p{L}+|\p{L}+ \d+\./u, inOneLine)

/** 'marți, 24 noiembrie' or 'marți, 24 noiembrie – joi, 26 noiembrie'. */
export const daysInWords = (from: string, to: string): string =>
  from === to ? dayInWords(from) : `${dayInWords(from)} – ${dayInWords(to)}`

/** '21 noiembrie 2026' of a moment, on the market's calendar. */
export const dateInWords = (moment: string | Date): string =>
  inOneLine(
    format({ day: 'numeric', month: 'long', year: 'numeric', timeZone: MARKETS[locale()].timeZone }).format(new Date(moment)),
  )

/** '21 noiembrie 2026' of the plain day '2026-11-21'. */
export const plainDate = (day: string): string => dateInWords(`${day}T12:00:00Z`)

/** '27 noiembrie 2026, 09:30' of the plain moment '2026-11-27T09:30', which belongs to the clock of a market. */
export const plainMoment = (local: string): string => `${plainDate(local.slice(0, 10))}, ${local.slice(11, 16)}`

/** '14:05 EET' of a moment, on the market's clock and with its zone, for readers elsewhere; 24 hours in all three (LOC-8). */
export const timeInWords = (moment: string | Date): string =>
  inOneLine(
    format({
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: MARKETS[locale()].timeZone,
      timeZoneName: 'short',
    }).format(new Date(moment)),
  )

/** 'luni' of a day of the week: 0 is Monday. */
export const weekdayName = (day: number): string =>
  // The first of January 2024 was a Monday.
  format({ weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + day))

/** 'februarie' of a month from 1 to 12. */
export const monthName = (month: number): string =>
  format({ month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2000, month - 1, 15)))

type DatePart = 'day' | 'month' | 'year'

/** Returns the parts of a date in the order in which the language writes them. */
export const dateOrder = (): DatePart[] =>
  format({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))

/** First letter large, for a day that begins a sentence or stands alone. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase(MARKETS[locale()].language) + text.slice(1)

/** '5 noiembrie 2026, 21:14 EET' */
export const momentInWords = (moment: string): string => `${dateInWords(moment)}, ${timeInWords(moment)}`
