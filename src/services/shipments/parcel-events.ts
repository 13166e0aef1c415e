/** What follows from the events of parcels: they are stored, their parcels move, and their orders learn of it. */
import { MARKETS } from '#domain/market/market.ts'
import { marketDay } from '#domain/market/market-day.ts'
import { nextSync, statusOfEvents } from '#domain/orders/parcel-event.ts'
import { bookDelivered } from '#services/orders/book-payment.ts'
import { orderMailJob } from '#services/orders/order-mail.ts'
import type { CourierEvent } from '#services/ports.ts'
import type { Shop } from '#services/shop.ts'
import { changeOrder, lockOrder } from '#store/orders/order-writes.ts'
import {
  deliverParcel,
  insertParcelEvents,
  markParcel,
  moveParcels,
  type ParcelMove,
  type SyncedParcel,
} from '#store/orders/parcels.ts'
import type { Answer } from './courier-answers.ts'

export type EventShop = Pick<Shop, 'db' | 'clock' | 'log'>

/** How parcels are asked about that the courier also tells of in bulk. */
export interface Asking {
  isTold: boolean
}

/** Asks about parcels again after a longer pause. */
export const putOff = ({ db, clock }: EventShop, parcels: readonly SyncedParcel[]): Promise<void> =>
  moveParcels(
    db.query,
    parcels.map((parcel) => asBefore(parcel, parcel.failures + 1, clock.now())),
  )

const asBefore = ({ id, status, statusAt, createdAt }: SyncedParcel, failures: number, now: Date): ParcelMove => ({
  id,
  status,
  at: statusAt,
  failures,
  syncAt: nextSync({ status, failures, createdAt }, now),
})

/** Stores the events, then the statuses that follow. What is written twice, because a process ended in between, changes nothing. */
export async function applyEvents(
  shop: EventShop,
  parcels: readonly SyncedParcel[],
  answer: Answer,
  { isTold }: Asking,
): Promise<void> {
  const now = shop.clock.now()
  const told = parcels.map((parcel) => ({ parcel, events: answer.get(parcel.awb) ?? [] }))
  const stored = await insertParcelEvents(
    shop.db.query,
    told.flatMap(({ parcel, events }) => events.map((event) => ({ ...event, parcelId: parcel.id }))),
  )
  countUnknown(shop, told, stored)
  const moves: ParcelMove[] = []
  for (const { parcel, events } of told) {
    const after = statusOfEvents(events)
    // A courier that does not know the parcel is asked again like one that did not answer; one that has nothing to tell yet is not.
    if (after === null) moves.push(asBefore(parcel, answer.has(parcel.awb) ? 0 : parcel.failures + 1, now))
    else if (after.status === 'delivered') await arrive(shop, parcel, after.at, now)
    else {
      const { status, at } = after
      const move = { id: parcel.id, status, at, failures: 0, syncAt: nextSync({ ...parcel, status, failures: 0, isTold }, now) }
      if (status === 'problem' || status === 'at_pickup_point') await tellCustomer(shop, parcel, { ...move, status }, now)
      moves.push(move)
    }
  }
  await moveParcels(shop.db.query, moves)
}

/** Writes to the log how often a courier used words that the shop does not know: of new events, so that each is counted once. */
function countUnknown(
  { log }: EventShop,
  told: readonly { parcel: SyncedParcel; events: readonly CourierEvent[] }[],
  stored: readonly { parcelId: string; key: string }[],
): void {
  if (stored.length === 0) return
  const isNew = new Set(stored.map(({ parcelId, key }) => `${parcelId} ${key}`))
  const counts = new Map<string, number>()
  for (const { parcel, events } of told)
    for (const { kind, key, code } of events)
      if (kind === 'unknown' && isNew.has(`${parcel.id} ${key}`)) counts.set(code ?? '?', (counts.get(code ?? '?') ?? 0) + 1)
  if (counts.size > 0)
    log.info(`a courier tells of unknown events: ${[...counts].map(([code, count]) => `${code} (${count})`).join(', ')}`)
}

/** The row of the order settles the race with staff who mark the same parcel. */
const arrive = ({ db }: EventShop, { id, orderId, awb }: SyncedParcel, at: Date, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const delivered = await deliverParcel(tx, id, at)
    if (!delivered) return
    const { shipment, isComplete } = delivered
    const isMailed = isComplete && order?.status !== 'refunded'
    const jobs = isMailed ? [orderMailJob(orderId, 'delivered', now, { shipment })] : []
    await changeOrder(tx, orderId, { event: { kind: 'delivered', data: { awbs: [awb] }, by: 'job' }, jobs }, now)
    if (order) await bookDelivered(tx, { ...order, id: orderId }, now)
  })

/** What the customer has to know at once: an event of the order and a mail, of one parcel and day each. */
const TOLD = {
  problem: { event: 'delivery failed', mail: 'failed' },
  at_pickup_point: { event: 'ready to collect', mail: 'waiting' },
} as const

/** A parcel that stays where it is, at a newer moment, is no news. */
const tellCustomer = (
  { db }: EventShop,
  { orderId, awb, status: before }: SyncedParcel,
  move: ParcelMove & { status: keyof typeof TOLD },
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const shipment = await markParcel(tx, move)
    if (shipment === null || (move.status === 'at_pickup_point' && before === move.status)) return
    const { event, mail } = TOLD[move.status]
    const about = { shipment, awb, day: marketDay(MARKETS.ro, move.at) }
    const jobs = order?.status === 'refunded' ? [] : [orderMailJob(orderId, mail, now, about)]
    await changeOrder(tx, orderId, { event: { kind: event, data: { awb }, by: 'job' }, jobs }, now)
  })
