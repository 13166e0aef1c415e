/** The orders of a customer as the account shows them. */
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import { isPayable, type OrderPaymentState, type OrderStatus } from '#domain/orders/order-status.ts'
import type { MarketTerms } from '#domain/payments/payment-terms.ts'
import type { CustomerOrder, CustomerOrders } from '#services/orders/customer-orders.ts'
import type { CustomerOrderView, ListedOrderView, OrdersView } from '#web/schema/account-orders.ts'
import { orderView } from '#web/storefront/order/order-view.server.ts'

/** Beginning of the kinds of events that say what a gateway reported: the customer reads what followed from it. */
const GATEWAY_EVENT = 'payment '
/** Customers see what was done, not what staff noted about it. */
const isForStaff = (kind: string): boolean => kind === 'note' || kind === 'moved' || kind.startsWith(GATEWAY_EVENT)

interface Payable {
  market: Locale
  status: OrderStatus
  payment: OrderPaymentState
  expiresAt: Date | null
}

/** Returns the page on which an order is paid, null when it cannot be paid now. */
const payHref = (order: Payable, token: string, now: Date): string | null =>
  isPayable(order, now) ? href(MARKETS[order.market], `/pay/${token}`) : null

export const ordersView = ({ orders, ...list }: CustomerOrders, now: Date): OrdersView => ({
  ...list,
  orders: orders.map(({ token, id: _, tokenHash: __, createdAt, expiresAt, documents, ...order }): ListedOrderView => ({
    ...order,
    createdAt: createdAt.toISOString(),
    pay: payHref({ ...order, expiresAt }, token, now),
    invoice: documents.find(({ kind }) => kind === 'invoice')?.href ?? null,
    credit: documents.findLast(({ kind }) => kind === 'credit note')?.href ?? null,
  })),
})

export const customerOrderView = (
  { order, token, events, buyAgain, shipments, withdrawals, refunds, documents }: CustomerOrder,
  { now, terms }: { now: Date; terms: MarketTerms },
): CustomerOrderView => ({
  // It is paid on a page of its own.
  order: orderView(order, token, { documents, refunds, now, terms, wallets: null }),
  timeline: events.flatMap(({ kind, at }) => (isForStaff(kind) ? [] : [{ kind, at: at.toISOString() }])),
  buyAgain,
  pay: payHref(order, token, now),
  shipments: shipments.map(({ createdAt, lines, parcels }) => ({
    at: createdAt.toISOString(),
    lines,
    parcels: parcels.map(({ courier, awb, status, deliveredAt }) => ({
      courier,
      awb,
      status,
      deliveredAt: deliveredAt?.toISOString() ?? null,
    })),
  })),
  withdrawals: withdrawals.map(({ number: withdrawn, events: happened }) => {
    const { state, at, note } = happened.at(-1)!
    return { number: withdrawn, state, at: new Date(at).toISOString(), reason: state === 'refused' ? note : null }
  }),
})
