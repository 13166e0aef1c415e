/** Statuses of an order; their transitions: `order-transitions.ts` (D-45). The payment state is separate and only rises. */

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
