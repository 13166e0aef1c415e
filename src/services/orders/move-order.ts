/** Has another warehouse send an order, when the one that was to send it does not have the pieces after all. */
import { planMove } from '#domain/orders/order-move.ts'
import { stockShownJobs } from '#services/stock/stock-shown.ts'
import type { Query } from '#store/database/db.ts'
import { findWarehouseCountry } from '#store/delivery/delivery.ts'
import { changeOrder } from '#store/orders/order-writes.ts'
import { readShippingState, writeTaken } from '#store/orders/shipments.ts'
import { lockStock } from '#store/stock/stock.ts'
import { auditOrder, type StaffAct } from './staff-act.ts'
import { withOrder, type LockedOrder, type OrderShop } from './with-order.ts'

export interface MoveQuestion {
  /** Where it is sent from instead. */
  warehouse: string
  /** The pieces are not where they were held: they do not go back into the books there. */
  isLost: boolean
}

export type Moved = 'moved' | 'nothing_to_move' | 'out_of_stock' | 'unknown_warehouse' | 'order_step_refused' | 'order_not_found'

/** Takes all that was not sent of an order from one warehouse. Its status stays. */
export const moveOrder = (
  shop: OrderShop,
  number: string,
  { warehouse, isLost }: MoveQuestion,
  staff: StaffAct,
): Promise<Moved> => withOrder(shop, number, (tx, order, now) => moveLocked(tx, order, { warehouse, isLost }, staff, now), staff)

async function moveLocked(
  tx: Query,
  order: LockedOrder,
  { warehouse, isLost }: MoveQuestion,
  staff: StaffAct,
  now: Date,
): Promise<Moved> {
  const { id, status } = order
  if (status !== 'unfulfilled' && status !== 'pending' && status !== 'partially fulfilled') return 'order_step_refused'
  if ((await findWarehouseCountry(tx, warehouse)) === null) return 'unknown_warehouse'
  const { taken } = await readShippingState(tx, id)
  const levels = await lockStock(
    tx,
    taken.map(({ item }) => item),
  )
  const plan = planMove({ taken, levels, warehouse })
  if (typeof plan === 'string') return plan
  const restock = isLost ? [] : plan.released
  await writeTaken(tx, id, { ...plan, before: taken, restock, kind: 'order_moved' }, now)
  const jobs = stockShownJobs(
    plan.takeFree.map(({ item }) => item),
    now,
  )
  const { staffName, note } = staff
  await changeOrder(tx, id, { event: { kind: 'moved', data: { warehouse }, by: 'staff', staffName, note }, jobs }, now)
  const before = { warehouses: [...new Set(plan.released.map((one) => one.warehouse))] }
  await auditOrder(tx, order, staff, { action: 'order.moved', before, after: { warehouses: [warehouse], isLost } }, now)
  return 'moved'
}
