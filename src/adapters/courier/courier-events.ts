/** Events as couriers write them: times without a zone, and places that may be lockers. */
import type { ParcelEventKind } from '#domain/orders/parcel-event.ts'
import type { CourierEvent } from '#services/ports.ts'

/** Where both couriers are at home. Swedish dates are written as ISO dates. */
const LOCAL_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Bucharest',
  dateStyle: 'short',
  timeStyle: 'medium',
})
/** Offsets of that zone from UTC. */
const OFFSETS = ['+03:00', '+02:00']

/** Returns the moment of a local time such as '2023-11-28 18:58:00', the seconds optional; null where it is none. */
export function bucharestTime(text: string): Date | null {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?/.exec(text)
  if (!match) return null
  const [, day, minute, second = ':00'] = match
  for (const offset of OFFSETS) {
    const moment = new Date(`${day}T${minute}${second}${offset}`)
    if (!Number.isNaN(moment.getTime()) && LOCAL_TIME.format(moment) === `${day} ${minute}${second}`) return moment
  }
  return null
}

/** Returns the day of a moment there, as an ISO date. */
export const bucharestDay = (moment: Date): string => LOCAL_TIME.format(moment).slice(0, 10)

/** The name of a locker would tell strangers where its customer collects parcels. */
const LOCKER = /easybox|fanbox|locker|paypoint|pachetomat|automat/i

/** Returns the place of an event: a town, or ''. */
export const townOf = (place: string | null | undefined): string => (place && !LOCKER.test(place) ? place.trim() : '')

/** Returns an event of a courier that gives its events no ids: its code and its second are the id. */
export const courierEvent = (code: string, at: Date, kind: ParcelEventKind, place: string): CourierEvent => ({
  key: `${code}@${Math.floor(at.getTime() / 1000)}`,
  at,
  kind,
  place: kind === 'at_pickup_point' ? '' : place,
  code,
})
