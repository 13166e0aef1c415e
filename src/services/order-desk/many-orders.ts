/** Many orders at once: what can be done with them, what cannot and why, and then each for itself. */
import { courierLocker } from '#domain/orders/courier-locker.ts'
import { stepsOf, type StepRefusal } from '#domain/orders/order-steps.ts'
import type { Courier } from '#domain/orders/parcel.ts'
import { shipOrder, type ShippingShop } from '#services/orders/ship-order.ts'
import { prepareOrder } from '#services/orders/staff-orders.ts'
import type { StaffAct } from '#services/orders/staff-act.ts'
import type { Shop } from '#services/shop.ts'
import { readOpenAwbs, readWaitingOrders, type WaitingOrder } from '#store/orders/order-bulk.ts'

export type ManyAct = 'prepare' | 'ship'

export interface RefusedOrder {
  number: string
  name: string
  reason: StepRefusal | 'order_not_found' | 'courier_not_connected' | (string & {})
}

/** Shipments that would leave one warehouse with one courier. */
export interface PlannedShipments {
  warehouse: string
  courier: Courier
  orders: number
  pieces: number
}

export interface ManyPlan {
  numbers: string[]
  shipments: PlannedShipments[]
  refused: RefusedOrder[]
}

type PlanShop = Pick<Shop, 'db' | 'couriers'> & { config: Pick<Shop['config'], 'couriers'> }

/** Returns who carries an order unless staff say. */
function courierOf({ config }: PlanShop, { delivery, lockerId, market }: WaitingOrder): Courier {
  if (delivery === 'pickup') return 'pickup'
  return lockerId === null ? config.couriers.defaults[market] : courierLocker(lockerId).courier
}

function refusalOf(shop: PlanShop, act: ManyAct, order: WaitingOrder): string | null {
  const facts = { ...order, hasRest: order.pieces.length > 0, isOnItsWay: false, isOnlyVouchers: false }
  const step = stepsOf(facts)[act]
  if (step !== null || act === 'prepare') return step
  const courier = courierOf(shop, order)
  return courier === 'pickup' || shop.couriers[courier] ? null : 'courier_not_connected'
}

/** Returns what an act would do with these orders; nothing is written. */
export async function planMany(shop: PlanShop, act: ManyAct, numbers: readonly string[]): Promise<ManyPlan> {
  const orders = await readWaitingOrders(shop.db.query, numbers)
  const missing = numbers.filter((number) => !orders.some((order) => order.number === number))
  const refused: RefusedOrder[] = missing.map((number) => ({ number, name: '', reason: 'order_not_found' }))
  const able: WaitingOrder[] = []
  for (const order of orders) {
    const reason = refusalOf(shop, act, order)
    if (reason === null) able.push(order)
    else refused.push({ number: order.number, name: order.name, reason })
  }
  return { numbers: able.map(({ number }) => number), shipments: act === 'ship' ? shipmentsOf(shop, able) : [], refused }
}

function shipmentsOf(shop: PlanShop, orders: readonly WaitingOrder[]): PlannedShipments[] {
  const found = new Map<string, PlannedShipments & { numbers: Set<string> }>()
  for (const order of orders)
    for (const { warehouse, qty } of order.pieces) {
      const courier = courierOf(shop, order)
      const key = `${warehouse} ${courier}`
      const group = found.get(key) ?? { warehouse, courier, orders: 0, pieces: 0, numbers: new Set() }
      group.numbers.add(order.number)
      group.pieces += qty
      found.set(key, group)
    }
  return [...found.values()].map(({ numbers, ...group }) => ({ ...group, orders: numbers.size }))
}

export interface ManyDone {
  /** Orders with which it was done, in their order. */
  done: string[]
  refused: RefusedOrder[]
}

/** Does an act with each of these orders in a transaction of its own: one that is refused leaves the others as they are. */
export async function actOnMany(
  shop: ShippingShop & PlanShop,
  act: ManyAct,
  numbers: readonly string[],
  staff: StaffAct,
): Promise<ManyDone> {
  const plan = await planMany(shop, act, numbers)
  const done: string[] = []
  const refused = [...plan.refused]
  for (const number of plan.numbers) {
    const reason = act === 'prepare' ? await prepared(shop, number, staff) : await shippedWhole(shop, number, staff)
    if (reason === null) done.push(number)
    else refused.push({ number, name: '', reason })
  }
  return { done, refused }
}

async function prepared(shop: ShippingShop, number: string, staff: StaffAct): Promise<string | null> {
  const outcome = await prepareOrder(shop, number, staff)
  return outcome === 'prepared' ? null : outcome
}

/** Warehouses of one order, at most: a shipment leaves each of them. */
const MOST_SHIPMENTS = 20

/** Sends all that waits, from each warehouse where something lies. Returns why nothing was sent, null where something was. */
async function shippedWhole(shop: ShippingShop, number: string, staff: StaffAct): Promise<string | null> {
  const question = { from: null, pieces: null, courier: null, awbs: [], parcels: 1, prepares: true }
  for (let sent = 0; sent < MOST_SHIPMENTS; sent++) {
    const shipped = await shipOrder(shop, number, question, staff)
    if (!shipped.ok) return sent > 0 ? null : shipped.reason
    if (shipped.status !== 'partially fulfilled') return null
  }
  return null
}

/** Returns the numbers of the parcels of orders that have not arrived. */
export const openAwbs = async ({ db }: Pick<Shop, 'db'>, numbers: readonly string[]): Promise<string[]> =>
  (await readOpenAwbs(db.query, numbers)).map(({ awb }) => awb)
