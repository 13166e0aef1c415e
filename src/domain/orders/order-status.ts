/** Where an order may go from where it is (D-45). Whether it is paid is a second thing that only rises. */

export const ORDER_STATUSES = [
  'opened',
  'unfulfilled',
  'pending',
  'partially fulfilled',
  'fulfilled',
  'canceled',
  'refunded',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const PAYMENT_STATES = ['unpaid', 'paid', 'partly refunded', 'refunded'] as const
export type OrderPaymentState = (typeof PAYMENT_STATES)[number]

/**
 * opened: payment pending; unfulfilled: paid, or nothing to pay; pending: being processed. An order that expired unpaid and is paid
 * after all goes back to work when its goods can still be had: that is the one way out of `canceled`.
 */
const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  opened: ['unfulfilled', 'canceled'],
  unfulfilled: ['pending', 'canceled', 'refunded'],
  pending: ['partially fulfilled', 'fulfilled', 'canceled', 'refunded'],
  'partially fulfilled': ['fulfilled', 'refunded'],
  fulfilled: ['refunded'],
  canceled: ['unfulfilled'],
  refunded: [],
}

/** May an order of this status go to that one? Staying is no transition. */
export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => nextStatuses[from].includes(to)

/** May the payment state go there? It only rises. */
export const paymentCanBecome = (from: OrderPaymentState, to: OrderPaymentState): boolean =>
  PAYMENT_STATES.indexOf(to) > PAYMENT_STATES.indexOf(from) && (from !== 'unpaid' || to === 'paid')

/** Can the customer still pay it now? */
export const isPayable = (
  order: { status: OrderStatus; payment: OrderPaymentState; expiresAt: Date | null },
  now: Date,
): boolean =>
  order.status === 'opened' &&
  order.payment === 'unpaid' &&
  (order.expiresAt === null || now.getTime() < order.expiresAt.getTime())
