/** The way of a parcel with the demo courier: decided by its number, so that it is the same however often it is asked for. */
import { createHash } from 'node:crypto'
import type { ParcelEvent, ParcelEventKind } from '#domain/orders/parcel-event.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

export interface DemoParcel {
  awb: string
  registeredAt: Date
  from: string
  to: string
  country: string
  isToPoint: boolean
  canceledAt: Date | null
}

/** Where parcels of a country change cars. */
const HUBS: Record<string, readonly string[]> = { RO: ['Sibiu', 'Brașov', 'Cluj-Napoca'], HU: ['Budapest', 'Szolnok'] }
const HUBS_ELSEWHERE = ['Budapest', 'Wien']
/** One parcel of so many meets nobody at the door the first time. */
const FAILS_OF = 12

type Step = [kind: ParcelEventKind, hours: number, place: string]

/** Returns what the courier knows of a parcel at this moment, the oldest first. */
export function journey(parcel: DemoParcel, now: Date): ParcelEvent[] {
  const { awb, registeredAt, canceledAt } = parcel
  const known = steps(parcel).map(([kind, hours, place], at): ParcelEvent => {
    const moment = registeredAt.getTime() + hours * HOUR_MS
    return { key: `${awb}-${at + 1}`, kind, place, at: new Date(moment - (hours === 0 ? 0 : moment % MINUTE_MS)) }
  })
  if (canceledAt === null) return known.filter(({ at }) => at <= now)
  const before = known.filter(({ at }) => at <= canceledAt && at <= now)
  return [...before, { key: `${awb}-back`, kind: 'returning', place: before.at(-1)?.place ?? parcel.from, at: canceledAt }]
}

function steps({ awb, from, to, country, isToPoint }: DemoParcel): Step[] {
  const seed = createHash('sha256').update(awb).digest()
  /** Between 0 and 1, by the number of the parcel. */
  const drawn = (at: number) => seed[at]! / 255
  const hubs = HUBS[country] ?? HUBS_ELSEWHERE
  const depot = 18 + 6 * drawn(3)
  const way: Step[] = [
    ['registered', 0, from],
    ['picked_up', 1 + 4 * drawn(0), from],
    ['in_transit', 8 + 6 * drawn(1), hubs[seed[2]! % hubs.length]!],
    ['at_depot', depot, to],
  ]
  const out = depot + 2 + 2 * drawn(4)
  const arrived = out + 1 + 5 * drawn(5)
  if (isToPoint) return [...way, ['at_pickup_point', arrived, to], ['delivered', arrived + 2 + 40 * drawn(6), to]]
  if (seed[7]! % FAILS_OF > 0) return [...way, ['out_for_delivery', out, to], ['delivered', arrived, to]]
  return [
    ...way,
    ['out_for_delivery', out, to],
    ['failed', arrived, to],
    ['out_for_delivery', out + 24, to],
    ['delivered', arrived + 24, to],
  ]
}
