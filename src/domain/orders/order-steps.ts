/** What staff may do with an order now, and why not what they may not (D-45). */
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { OrderPaymentState, OrderStatus } from './order-status.ts'
import { transitionOf } from './order-transitions.ts'

export const ORDER_STEPS = ['prepare', 'ship', 'deliver', 'move', 'refund', 'cancel', 'address', 'book'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

export const STEP_REFUSALS = [
  'unpaid',
  'paid',
  'begun',
  'sent',
  'part_sent',
  'nothing_to_send',
  'nothing_on_its_way',
  'partly_refunded',
  'nothing_left',
  'canceled',
  'refunded',
] as const
export type StepRefusal = (typeof STEP_REFUSALS)[number]

/** What the steps of an order depend on. */
export interface OrderFacts {
  status: OrderStatus
  payment: OrderPaymentState
  method: PaymentMethod
  due: number
  /** Whether pieces of it wait to be sent. */
  hasRest: boolean
  /** Whether parcels of it have not arrived. */
  isOnItsWay: boolean
  /** Whether it consists of nothing but gift vouchers. */
  isOnlyVouchers: boolean
}

/** Returns of each step null where it may be done, else why not. */
export const stepsOf = (order: OrderFacts): Record<OrderStep, StepRefusal | null> => ({
  prepare: transitionOf(order.status, 'prepare', 'staff') ? null : (ended(order.status) ?? waiting(order.status) ?? 'begun'),
  ship: shipping(order),
  deliver: order.isOnItsWay ? null : 'nothing_on_its_way',
  move: shipping(order),
  refund: refunding(order),
  cancel: canceling(order),
  address: addressing(order.status),
  book: booking(order),
})

const ended = (status: OrderStatus): StepRefusal | null => (status === 'canceled' || status === 'refunded' ? status : null)

const waiting = (status: OrderStatus): StepRefusal | null => {
  if (status === 'opened') return 'unpaid'
  return status === 'fulfilled' ? 'sent' : null
}

const shipping = ({ status, hasRest }: OrderFacts): StepRefusal | null =>
  ended(status) ?? waiting(status) ?? (hasRest ? null : 'nothing_to_send')

function refunding({ status, payment }: OrderFacts): StepRefusal | null {
  if (payment === 'unpaid') return 'unpaid'
  if (payment === 'refunded') return 'nothing_left'
  return status === 'canceled' ? 'canceled' : null
}

function canceling({ status, payment, method, isOnlyVouchers }: OrderFacts): StepRefusal | null {
  if (payment === 'partly refunded') return 'partly_refunded'
  if (transitionOf(status, 'cancel', 'staff')) return null
  if (isOnlyVouchers && transitionOf(status, 'take back', 'staff')) return null
  const cameBack = method === 'cash' && payment === 'unpaid' && transitionOf(status, 'come back', 'staff')
  return cameBack ? null : (ended(status) ?? (status === 'fulfilled' ? 'sent' : 'part_sent'))
}

/** An order that expired is taken up again by a late transfer, and what comes for a cancelled one is owed back; cash is taken on delivery only. */
function booking({ status, payment, method, due }: OrderFacts): StepRefusal | null {
  if (payment !== 'unpaid') return 'paid'
  if (due === 0) return 'nothing_left'
  return method === 'cash' ? ended(status) : null
}

function addressing(status: OrderStatus): StepRefusal | null {
  if (status === 'partially fulfilled') return 'part_sent'
  return ended(status) ?? (status === 'fulfilled' ? 'sent' : null)
}
