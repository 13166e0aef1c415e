/** Times on the clocks of a time zone. */
import { DAY_MS } from './durations.ts'

const known = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs a hundred times as much as using it, and a browser 25 ms for its first one: only where there is no `Temporal`. */
function clocks(timeZone: string): Intl.DateTimeFormat {
  let found = known.get(timeZone)
  // Swedish dates are written as ISO dates.
  if (!found)
    known.set(timeZone, (found = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })))
  return found
}

interface LocalTime {
  day: string
  time: string
}

/** What each zone was last asked for: a page asks many times for the moment at which it is made. */
const lastAsked = new Map<string, { moment: number; shown: LocalTime }>()

const NANOSECONDS_IN_MS = 1e6

/** Returns how far the clocks of a zone are ahead of UTC, in milliseconds. */
function aheadOf(moment: number, timeZone: string): number {
  if (typeof Temporal === 'object')
    return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).offsetNanoseconds / NANOSECONDS_IN_MS
  return Date.parse(`${clocks(timeZone).format(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000
}

/** Returns the ISO day and the time, '07:30', on the clocks of a zone. */
export function localTime(moment: Date, timeZone: string): LocalTime {
  const at = moment.getTime()
  const last = lastAsked.get(timeZone)
  if (last?.moment === at) return last.shown
  const iso = new Date(at + aheadOf(at, timeZone)).toISOString()
  const shown = { day: iso.slice(0, 10), time: iso.slice(11, 16) }
  lastAsked.set(timeZone, { moment: at, shown })
  return shown
}

/**
 * Returns the moment at which the clocks of a zone show an ISO day and a time, '07:30': the first one where they show it twice. A time that they
 * leave out is as long after the change as it stands behind it: on a day without 03:30 that is 04:30.
 */
export function momentOf(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`)
  // No zone changes its clocks twice in two days.
  const [before, after] = [shown - DAY_MS, shown + DAY_MS].map((near) => aheadOf(near, timeZone)) as [number, number]
  const moments = [shown - Math.max(before, after), shown - Math.min(before, after)]
  return new Date(moments.find((moment) => moment + aheadOf(moment, timeZone) === shown) ?? shown - before)
}

/** Returns the first moment of an ISO day in a zone, also where its midnight is left out or comes twice. */
export const startOfDay = (day: string, timeZone: string): Date => momentOf(day, '00:00', timeZone)
