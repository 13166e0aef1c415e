/** Times on the clocks of a time zone. */
import { DAY_MS } from './durations.ts'

const known = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs a hundred times as much as using it. */
function clocks(timeZone: string): Intl.DateTimeFormat {
  let found = known.get(timeZone)
  // Swedish dates are written as ISO dates.
  if (!found)
    known.set(timeZone, (found = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })))
  return found
}

/** Returns the ISO day and the time, '07:30', on the clocks of a zone. */
export function localTime(moment: Date, timeZone: string): { day: string; time: string } {
  const [day = '', time = ''] = clocks(timeZone).format(moment).split(' ')
  return { day, time: time.slice(0, 5) }
}

/** Returns how far the clocks of a zone are ahead of UTC, in milliseconds. */
const aheadOf = (moment: number, timeZone: string): number =>
  Date.parse(`${clocks(timeZone).format(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000

/**
 * Returns the moment at which the clocks of a zone begin an ISO day. On a day whose midnight is skipped it is the first moment of that day, on
 * one whose midnight comes twice the first of both.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const moments = [midnight - DAY_MS, midnight + DAY_MS].map((near) => midnight - aheadOf(near, timeZone))
  const matching = moments.filter((moment) => localTime(new Date(moment), timeZone).day === day)
  return new Date(Math.min(...(matching.length > 0 ? matching : moments)))
}
