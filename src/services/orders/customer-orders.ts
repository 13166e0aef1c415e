/** The orders of a signed-in customer (D-61): others answer like orders that do not exist. */
import { ORDERS_A_PAGE } from '#domain/customers/account-limits.ts'
import type { Shop } from '#services/shop.ts'
import { lockCustomer } from '#store/customers/customers.ts'
import {
  claimOrders,
  countOrdersOf,
  findGuestOrders,
  findOrderOf,
  listOrdersOf,
  readBoughtItems,
  readOrderEvents,
  type ListedOrder,
  type OrderEvent,
} from '#store/orders/customer-orders.ts'
import { readOrder, type OrderRecord } from '#store/orders/orders.ts'
import { readRefunds, type RefundRecord } from '#store/orders/refunds.ts'
import { readShipments, type ShipmentRecord } from '#store/orders/shipments.ts'
import { readOrderDocuments, type OrderDocument } from './order-documents.ts'
import { findWithdrawals, type Withdrawal } from '#store/withdrawals/withdrawals.ts'

export type { RefundRecord }

export interface CustomerOrders {
  /** With the public token of its pay and confirmation pages, and its documents. */
  orders: (ListedOrder & { token: string; documents: OrderDocument[] })[]
  page: number
  pages: number
  total: number
  /** Guest orders under the customer's address that can be claimed. */
  claimable: number
}

/** Returns a page of the orders of a customer, the newest first; a page beyond the last is empty. `page` from 1, of `limit` orders. */
export async function listOrders(
  { db, tokens }: Pick<Shop, 'db' | 'tokens'>,
  customerId: string,
  page = 1,
  limit = ORDERS_A_PAGE,
): Promise<CustomerOrders> {
  const [orders, { own: total, guest: claimable }] = await Promise.all([
    listOrdersOf(db.query, customerId, { limit, offset: (page - 1) * limit }),
    countOrdersOf(db.query, customerId),
  ])
  const documents = await readOrderDocuments(
    { db, tokens },
    orders.map(({ id }) => id),
  )
  return {
    orders: orders.map((order) => ({
      ...order,
      token: tokens.orderToken(order.id, order.tokenHash),
      documents: documents.get(order.id) ?? [],
    })),
    page,
    pages: Math.max(1, Math.ceil(total / limit)),
    total,
    claimable,
  }
}

export interface CustomerOrder {
  order: OrderRecord
  token: string
  /** What happened to it, the oldest first. */
  events: OrderEvent[]
  shipments: ShipmentRecord[]
  /** The newest first. */
  withdrawals: Withdrawal[]
  /** The first first. */
  refunds: RefundRecord[]
  /** The invoice first. */
  documents: OrderDocument[]
  /** Goods that the catalog still has. */
  buyAgain: { item: string; qty: number }[]
}

/** Returns the customer's order with this number; null for another's and for none. */
export async function viewCustomerOrder(
  { db, tokens }: Pick<Shop, 'db' | 'tokens'>,
  customerId: string,
  number: string,
): Promise<CustomerOrder | null> {
  const id = await findOrderOf(db.query, customerId, number)
  const order = id === null ? null : await readOrder(db.query, { id })
  if (!order) return null
  const [events, buyAgain, shipments, withdrawals, refunds, documents] = await Promise.all([
    readOrderEvents(db.query, order.id),
    readBoughtItems(db.query, order.id),
    readShipments(db.query, order.id),
    findWithdrawals(db.query, { orderId: order.id }),
    readRefunds(db.query, order.id),
    readOrderDocuments({ db, tokens }, [order.id]),
  ])
  return {
    order,
    token: tokens.orderToken(order.id, order.tokenHash),
    events,
    buyAgain,
    shipments,
    withdrawals,
    refunds,
    documents: documents.get(order.id) ?? [],
  }
}

/** Returns what was given back of an order, the first first. */
export const refundsOf = async (
  { db }: Pick<Shop, 'db'>,
  { id, payment }: Pick<OrderRecord, 'id' | 'payment'>,
): Promise<RefundRecord[]> => (payment === 'unpaid' ? [] : readRefunds(db.query, id))

/** Takes the guest orders under the verified address of the customer into the account. Returns how many. */
export const claimGuestOrders = ({ db, clock }: Pick<Shop, 'db' | 'clock'>, customerId: string): Promise<number> =>
  db.transaction(async (tx) => {
    // The address cannot change meanwhile.
    await lockCustomer(tx, customerId)
    return claimOrders(tx, customerId, await findGuestOrders(tx, customerId), clock.now())
  })
