/** What couriers say about parcels: events, the status that follows from them, and when a courier is asked again (D-48). */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { ParcelStatus } from './parcel.ts'

export const PARCEL_EVENT_KINDS = [
  'registered',
  'picked_up',
  'in_transit',
  'at_depot',
  'out_for_delivery',
  'at_pickup_point',
  'delivered',
  'failed',
  'returning',
  'unknown',
] as const
export type ParcelEventKind = (typeof PARCEL_EVENT_KINDS)[number]

/** Of an event, in characters. */
export const MAX_EVENT_KEY_LENGTH = 100
export const MAX_PLACE_LENGTH = 80

export interface ParcelEvent {
  /** The courier's own id of the event. */
  key: string
  at: Date
  kind: ParcelEventKind
  /** A town, or ''. */
  place: string
}

const STATUSES: Record<ParcelEventKind, ParcelStatus> = {
  registered: 'registered',
  picked_up: 'in_transit',
  in_transit: 'in_transit',
  at_depot: 'in_transit',
  out_for_delivery: 'out_for_delivery',
  at_pickup_point: 'at_pickup_point',
  delivered: 'delivered',
  failed: 'problem',
  returning: 'returning',
  unknown: 'unknown',
}

/** Returns the status that the events give a parcel, and since when: that of the newest, but delivered is final. Null without events. */
export function statusOfEvents(events: readonly Pick<ParcelEvent, 'at' | 'kind'>[]): { status: ParcelStatus; at: Date } | null {
  const known = events.filter(({ kind }) => kind !== 'unknown')
  const counted = known.length > 0 ? known : events
  let newest: Pick<ParcelEvent, 'at' | 'kind'> | null = null
  for (const event of counted) {
    if (event.kind === 'delivered') return { status: 'delivered', at: event.at }
    if (newest === null || event.at >= newest.at) newest = event
  }
  return newest && { status: STATUSES[newest.kind], at: newest.at }
}

/** Pauses between two questions about a parcel. */
const PAUSES: Record<Exclude<ParcelStatus, 'delivered'>, number> = {
  registered: 30 * MINUTE_MS,
  in_transit: 30 * MINUTE_MS,
  out_for_delivery: 10 * MINUTE_MS,
  at_pickup_point: HOUR_MS,
  returning: 6 * HOUR_MS,
  problem: HOUR_MS,
  unknown: HOUR_MS,
}
const LONGEST_PAUSE_MS = 6 * HOUR_MS
/** A parcel that has not arrived after so long is no longer asked about. */
const LAST_SYNC_DAYS = 60

/**
 * Returns when the courier is asked about a parcel again: after each failure in a row twice as late, and as rarely as at all when the courier
 * tells its news anyway. Null: not any more.
 */
export function nextSync(
  { status, failures, createdAt, isTold = false }: { status: ParcelStatus; failures: number; createdAt: Date; isTold?: boolean },
  now: Date,
): Date | null {
  if (status === 'delivered' || now.getTime() - createdAt.getTime() > LAST_SYNC_DAYS * DAY_MS) return null
  const longest = Math.max(LONGEST_PAUSE_MS, PAUSES[status])
  const pause = isTold ? longest : Math.min(PAUSES[status] * 2 ** Math.min(failures, 10), longest)
  return new Date(now.getTime() + pause)
}
