/** What staff do with orders besides sending and cancelling them. */
import { transitionOf } from '#domain/orders/order-transitions.ts'
import type { Query } from '#store/database/db.ts'
import { changeOrder } from '#store/orders/order-writes.ts'
import { readHistory, type HistoryEntry } from '#store/orders/staff-orders.ts'
import { readOrder, type OrderRecord } from '#store/orders/orders.ts'
import { readRefunds, type RefundRecord } from '#store/orders/refunds.ts'
import { readNamelessParcels, type NamelessParcel } from '#store/orders/parcel-numbers.ts'
import { readShipments, type ShipmentRecord } from '#store/orders/shipments.ts'
import { readTransfers, type BankTransfer } from '#store/payments/bank-transfers.ts'
import { findOrderId } from '#store/payments/payments.ts'
import { auditOrder, type StaffAct } from './staff-act.ts'
import { withOrder, type LockedOrder, type OrderShop } from './with-order.ts'

export interface StaffOrder {
  order: OrderRecord
  history: HistoryEntry[]
  shipments: ShipmentRecord[]
  /** Parcels for which a courier has given no number. */
  nameless: NamelessParcel[]
  refunds: RefundRecord[]
  transfers: BankTransfer[]
}

/** Returns an order with its shipments, refunds and history, null where there is none of this number. */
export async function readStaffOrder(query: Query, number: string): Promise<StaffOrder | null> {
  const id = await findOrderId(query, number)
  const order = id === null ? null : await readOrder(query, { id })
  if (!order) return null
  return {
    order,
    history: await readHistory(query, order.id),
    shipments: await readShipments(query, order.id),
    nameless: await readNamelessParcels(query, order.id),
    refunds: await readRefunds(query, order.id),
    transfers: await readTransfers(query, order.id),
  }
}

/** The warehouse begins to prepare an order: from now on it waits for its parcels. */
export const prepareOrder = (
  shop: OrderShop,
  number: string,
  staff: StaffAct,
): Promise<'prepared' | 'order_step_refused' | 'order_not_found'> =>
  withOrder(
    shop,
    number,
    async (tx, order, now) => ((await prepareLocked(tx, order, staff, now)) ? 'prepared' : 'order_step_refused'),
    staff,
  )

/** `prepareOrder` for an order whose row is locked. Returns false where its status does not allow it. */
export async function prepareLocked(tx: Query, order: LockedOrder, staff: StaffAct, now: Date): Promise<boolean> {
  const { id, status } = order
  const transition = transitionOf(status, 'prepare', 'staff')
  if (!transition) return false
  const { staffName, note } = staff
  await changeOrder(tx, id, { transition, event: { kind: transition.to, by: 'staff', staffName, note }, jobs: [] }, now)
  await auditOrder(tx, order, staff, { action: 'order.prepared', before: { status }, after: { status: transition.to } }, now)
  return true
}

/** Adds a note of staff to the history; customers do not see it on their pages. */
export const noteOnOrder = (shop: OrderShop, number: string, staff: StaffAct): Promise<'noted' | 'order_not_found'> =>
  withOrder(shop, number, async (tx, order, now): Promise<'noted'> => {
    const { staffName, note } = staff
    await changeOrder(tx, order.id, { event: { kind: 'note', by: 'staff', staffName, note }, jobs: [] }, now)
    // What people write of each other stays in the history of the order, which is deleted with it.
    await auditOrder(tx, order, { ...staff, note: null }, { action: 'order.noted' }, now)
    return 'noted'
  })
