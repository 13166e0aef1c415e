/** Transitions of an order (D-45). The payment state is separate and only rises. */

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
 * afterwards continues if its stock is available: the only exit of `canceled`.
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

/** Returns whether the transition is allowed. Staying is no transition. */
export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => nextStatuses[from].includes(to)

/** Returns whether the payment state may change so. It only rises. */
export const paymentCanBecome = (from: OrderPaymentState, to: OrderPaymentState): boolean =>
  PAYMENT_STATES.indexOf(to) > PAYMENT_STATES.indexOf(from) && (from !== 'unpaid' || to === 'paid')

/** Returns whether the customer can still pay it. */
export const isPayable = (
  order: { status: OrderStatus; payment: OrderPaymentState; expiresAt: Date | null },
  now: Date,
): boolean =>
  order.status === 'opened' &&
  order.payment === 'unpaid' &&
  (order.expiresAt === null || now.getTime() < order.expiresAt.getTime())
