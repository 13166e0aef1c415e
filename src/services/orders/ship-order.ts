/** Sends the pieces of an order (SHIP-6), and marks its parcels as delivered. */
import { randomInt } from 'node:crypto'
import { AWB_SERIALS, parcelAwb } from '#domain/orders/awb.ts'
import { canonicalAwb, MAX_PARCELS, type Courier } from '#domain/orders/parcel.ts'
import { planShipment, type ShipmentPlan, type ShipmentRefusal, type TakenPieces } from '#domain/orders/shipment.ts'
import { courierLocker } from '#domain/orders/courier-locker.ts'
import { transitionOf } from '#domain/orders/order-transitions.ts'
import type { Shop } from '#services/shop.ts'
import { stockShownJobs } from '#services/stock/stock-shown.ts'
import type { Query } from '#store/database/db.ts'
import { findWarehouseCountry } from '#store/delivery/delivery.ts'
import { changeOrder } from '#store/orders/order-writes.ts'
import { readOrder, type OrderRecord } from '#store/orders/orders.ts'
import { deliverParcels, insertParcel, insertShipment, readShippingState } from '#store/orders/shipments.ts'
import { lockStock } from '#store/stock/stock.ts'
import { bookDelivered } from './book-payment.ts'
import { invoiceJob } from './document-job.ts'
import { orderMailJob } from './order-mail.ts'
import { registerJob } from './register-job.ts'
import { auditOrder, type StaffAct } from './staff-act.ts'
import { prepareLocked } from './staff-orders.ts'
import { withOrder, type LockedOrder, type OrderShop } from './with-order.ts'

export interface ShipQuestion {
  /** Warehouse; null for the one that has the most pieces of the order. */
  from: string | null
  /** SKU → pieces; null for all. */
  pieces: ReadonlyMap<string, number> | null
  /** `own` and `pickup` get numbers from the shop, one for each of `parcels`; null: as locker, market and settings say. */
  courier: Courier | null
  /** Numbers that another courier gave; none where that courier will give them to the shop, one for each of `parcels`. */
  awbs: readonly string[]
  parcels: number
  /** An order with which nobody has begun is begun with now. */
  prepares?: boolean
}

type Refusal =
  | ShipmentRefusal
  | 'order_not_found'
  | 'order_step_refused'
  | 'unknown_sku'
  | 'unknown_warehouse'
  | 'wrong_courier'
  | 'wrong_locker'
  | 'courier_not_connected'
  | 'awb_invalid'
  | 'awb_taken'
  | 'too_many_parcels'

export type Shipped = { ok: true; position: number; awbs: string[]; status: string } | { ok: false; reason: Refusal }

/** Rolls the transaction back. */
class Refused extends Error {
  readonly reason: Refusal
  constructor(reason: Refusal) {
    super(reason)
    this.reason = reason
  }
}

/** Its couriers, and who carries what unless staff say. */
export type ShippingShop = OrderShop & Pick<Shop, 'couriers'> & { config: Pick<Shop['config'], 'couriers'> }

/** Sends pieces of an order from one warehouse. The status of the order follows from what has been sent. */
export async function shipOrder(shop: ShippingShop, number: string, question: ShipQuestion, staff: StaffAct): Promise<Shipped> {
  try {
    const work = async (tx: Query, order: LockedOrder, now: Date): Promise<Shipped> => {
      const { id } = order
      const begins = question.prepares === true && (await prepareLocked(tx, order, { ...staff, note: null }, now))
      const status = begins ? 'pending' : order.status
      if (status !== 'pending' && status !== 'partially fulfilled') throw new Refused('order_step_refused')
      const courier = courierOf(shop, (await readOrder(tx, { id }))!, question)
      const { plan, before } = await planOf(tx, id, question)
      const transition = transitionOf(status, plan.hasRest ? 'ship some' : 'ship all', 'staff')
      const shipment = await insertShipment(tx, { orderId: id, plan, before }, now)
      const written = await writeParcels(tx, { id: shipment.id, warehouse: plan.warehouse }, { ...question, courier }, now)
      const awbs = written.flatMap(({ awb }) => awb ?? [])
      const isNamed = awbs.length === written.length
      const moved = [...plan.restock, ...plan.takeFree].map(({ item }) => item)
      const event = {
        kind: 'shipped',
        data: { shipment: shipment.position },
        by: 'staff',
        staffName: staff.staffName,
        note: staff.note,
      } as const
      await changeOrder(
        tx,
        id,
        {
          transition: transition ?? undefined,
          event,
          jobs: [
            ...stockShownJobs(moved, now),
            // The mail names the parcels: without numbers it follows them.
            ...(isNamed ? [orderMailJob(id, courier === 'pickup' ? 'ready' : 'sent', now, { shipment: shipment.position })] : []),
            ...(shipment.position === 1 ? [invoiceJob(id, now)] : []),
            ...(courier === 'pickup' ? [] : written.map((parcel) => registerJob(parcel.id, now))),
          ],
        },
        now,
      )
      const after = transition?.to ?? status
      const sent = { shipment: shipment.position, warehouse: plan.warehouse, courier, parcels: written.length }
      const pieces = Object.fromEntries(plan.lines.map(({ lineId, item, qty }) => [`${lineId} ${item}`, qty]))
      const act = { action: 'order.shipped', before: { status }, after: { status: after, ...sent, pieces } } as const
      await auditOrder(tx, order, staff, act, now)
      return { ok: true, position: shipment.position, awbs, status: after }
    }
    const shipped = await withOrder(shop, number, work, staff)
    return shipped === 'order_not_found' ? { ok: false, reason: shipped } : shipped
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason }
    throw error
  }
}

/** Returns who carries the parcels. @throws Refused */
function courierOf(
  { couriers, config }: ShippingShop,
  { delivery, market }: Pick<OrderRecord, 'delivery' | 'market'>,
  { courier: asked, awbs }: ShipQuestion,
): Courier {
  const isCollected = delivery.method === 'pickup'
  const owner = delivery.locker && courierLocker(delivery.locker.id).courier
  const courier = asked ?? (isCollected ? 'pickup' : (owner ?? config.couriers.defaults[market]))
  if (isCollected !== (courier === 'pickup')) throw new Refused('wrong_courier')
  // Numbers that staff typed are of parcels that the courier has.
  if (isCollected || awbs.length > 0) return courier
  if (owner && owner !== courier) throw new Refused('wrong_locker')
  if (!couriers[courier]) throw new Refused('courier_not_connected')
  return courier
}

/** @throws Refused */
async function planOf(
  tx: Query,
  orderId: string,
  { from, pieces }: ShipQuestion,
): Promise<{ plan: ShipmentPlan; before: TakenPieces[] }> {
  if (from !== null && (await findWarehouseCountry(tx, from)) === null) throw new Refused('unknown_warehouse')
  const { open, taken, skus } = await readShippingState(tx, orderId)
  const wanted = pieces && new Map<string, number>()
  for (const [sku, qty] of pieces ?? []) {
    const item = skus.get(sku)
    if (item === undefined) throw new Refused('unknown_sku')
    wanted!.set(item, qty)
  }
  const levels = await lockStock(
    tx,
    taken.map(({ item }) => item),
  )
  const plan = planShipment({ open, taken, levels, from, wanted })
  if (typeof plan === 'string') throw new Refused(plan)
  return { plan, before: taken }
}

/** Returns the parcels with the numbers that they have. @throws Refused */
async function writeParcels(
  tx: Query,
  shipment: { id: string; warehouse: string },
  { courier, awbs, parcels }: ShipQuestion & { courier: Courier },
  now: Date,
): Promise<{ id: string; awb: string | null }[]> {
  const isOwn = courier === 'own' || courier === 'pickup'
  const count = awbs.length > 0 ? awbs.length : parcels
  if (count < 1 || (isOwn && awbs.length > 0)) throw new Refused('awb_invalid')
  if (count > MAX_PARCELS) throw new Refused('too_many_parcels')
  const status = courier === 'pickup' ? 'at_pickup_point' : 'registered'
  const written: { id: string; awb: string | null }[] = []
  if (awbs.length === 0) {
    const country = (await findWarehouseCountry(tx, shipment.warehouse))!
    while (written.length < count) {
      const awb = isOwn ? parcelAwb(randomInt(AWB_SERIALS), country) : null
      const id = await insertParcel(tx, { shipmentId: shipment.id, courier, awb, status }, now)
      if (id !== null) written.push({ id, awb })
    }
    return written
  }
  for (const text of awbs) {
    const awb = canonicalAwb(text)
    if (awb === null) throw new Refused('awb_invalid')
    const id = await insertParcel(tx, { shipmentId: shipment.id, courier, awb, status }, now)
    if (id === null) throw new Refused('awb_taken')
    written.push({ id, awb })
  }
  return written
}

/** Marks all parcels of an order that were sent as delivered, or collected. */
export const deliverOrder = (
  shop: OrderShop,
  number: string,
  staff: StaffAct,
): Promise<string[] | 'nothing_to_deliver' | 'order_not_found'> =>
  withOrder(shop, number, async (tx, order, now) => {
    const { id } = order
    const { staffName, note } = staff
    const delivered = await deliverParcels(tx, id, now)
    if (delivered.length === 0) return 'nothing_to_deliver'
    const awbs = delivered.flatMap(({ awb }) => awb ?? [])
    // One mail for what arrived together, and none about what the customer has just collected.
    const last = delivered.findLast(({ courier }) => courier !== 'pickup')
    const jobs = last ? [orderMailJob(id, 'delivered', now, { shipment: last.shipment })] : []
    await changeOrder(tx, id, { event: { kind: 'delivered', data: { awbs }, by: 'staff', staffName, note }, jobs }, now)
    await bookDelivered(tx, order, now)
    await auditOrder(tx, order, staff, { action: 'order.delivered', after: { parcels: awbs } }, now)
    return awbs
  })
