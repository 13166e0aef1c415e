/** The towns that a parcel has passed, and where it goes. */
import type { ParcelEventKind } from '#domain/orders/parcel-event.ts'
import type { ParcelStatus } from '#domain/orders/parcel.ts'

export interface Stop {
  place: string
  /** ISO moment of its arrival there. */
  at: string
  isToday: boolean
}

/** Stops of one row; between the first and the last ones some may be left out. */
const MAX_STOPS = 4

/** A parcel that comes back, or whose delivery failed, is not on its way to its customer. */
const ON_ITS_WAY: readonly ParcelStatus[] = ['registered', 'in_transit', 'out_for_delivery', 'at_pickup_point', 'delivered']

/** Returns the towns of the events (the newest first), the first first; none where there is no way to show. */
export function routeStops(
  status: ParcelStatus,
  events: readonly { at: string; isToday: boolean; kind: ParcelEventKind; place: string }[],
): Stop[] {
  if (!ON_ITS_WAY.includes(status)) return []
  const stops: Stop[] = []
  for (const { at, isToday, place } of events.toReversed())
    if (place !== '' && place !== stops.at(-1)?.place) stops.push({ place, at, isToday })
  return stops.length > MAX_STOPS ? [stops[0]!, ...stops.slice(1 - MAX_STOPS)] : stops
}
