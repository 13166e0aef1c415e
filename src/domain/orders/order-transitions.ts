/** The table of an order's transitions (D-45). Every write of a status takes one of its rows. */
import type { OrderStatus } from './order-status.ts'

/** Who changes an order. `payment`: a gateway's verified answer, or credit that pays the order; staff pay it by booking a transfer. */
export const ORDER_ACTORS = ['customer', 'staff', 'job', 'payment'] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]

/** `accept`: the customer pays on delivery. `come back`: what was sent unpaid was not taken. `issue`: all vouchers of an order of nothing else were sent; `take back`: they lose their credit. `ship some`, `ship all`: what the order's shipments contain after a new one; nobody chooses between them. `drop rest`: all that was not sent yet was refunded. */
export const ORDER_ACTIONS = [
  'place',
  'pay',
  'accept',
  'expire',
  'cancel',
  'prepare',
  'ship some',
  'ship all',
  'drop rest',
  'issue',
  'take back',
  'come back',
  'refund',
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

export interface Transition {
  /** Null for an order that does not exist yet. */
  readonly from: OrderStatus | null
  readonly action: OrderAction
  readonly to: OrderStatus
}

interface Row extends Transition {
  readonly by: readonly OrderActor[]
}

/**
 * opened: payment pending; unfulfilled: paid, nothing to pay, or to be paid on delivery; pending: being processed. An order that expired unpaid and is paid
 * afterwards continues if its stock is available: the only exit of `canceled`.
 */
const TRANSITIONS: readonly Row[] = [
  { from: null, action: 'place', to: 'opened', by: ['customer'] },
  { from: 'opened', action: 'pay', to: 'unfulfilled', by: ['payment', 'staff'] },
  { from: 'opened', action: 'accept', to: 'unfulfilled', by: ['customer'] },
  { from: 'opened', action: 'expire', to: 'canceled', by: ['job'] },
  { from: 'opened', action: 'cancel', to: 'canceled', by: ['customer', 'staff'] },
  { from: 'canceled', action: 'pay', to: 'unfulfilled', by: ['payment', 'staff'] },
  { from: 'unfulfilled', action: 'prepare', to: 'pending', by: ['staff'] },
  { from: 'unfulfilled', action: 'issue', to: 'fulfilled', by: ['job'] },
  { from: 'unfulfilled', action: 'cancel', to: 'canceled', by: ['staff'] },
  { from: 'unfulfilled', action: 'drop rest', to: 'fulfilled', by: ['staff'] },
  { from: 'unfulfilled', action: 'refund', to: 'refunded', by: ['payment', 'staff'] },
  { from: 'pending', action: 'ship some', to: 'partially fulfilled', by: ['staff'] },
  { from: 'pending', action: 'ship all', to: 'fulfilled', by: ['staff'] },
  { from: 'pending', action: 'cancel', to: 'canceled', by: ['staff'] },
  { from: 'pending', action: 'drop rest', to: 'fulfilled', by: ['staff'] },
  { from: 'pending', action: 'refund', to: 'refunded', by: ['payment', 'staff'] },
  { from: 'partially fulfilled', action: 'ship all', to: 'fulfilled', by: ['staff'] },
  { from: 'partially fulfilled', action: 'drop rest', to: 'fulfilled', by: ['staff'] },
  { from: 'partially fulfilled', action: 'refund', to: 'refunded', by: ['payment', 'staff'] },
  { from: 'partially fulfilled', action: 'come back', to: 'canceled', by: ['staff'] },
  { from: 'fulfilled', action: 'come back', to: 'canceled', by: ['staff'] },
  { from: 'fulfilled', action: 'take back', to: 'refunded', by: ['staff'] },
  { from: 'fulfilled', action: 'refund', to: 'refunded', by: ['payment', 'staff'] },
]

/** Returns the row of the table, null where there is none: the action is refused. */
export const transitionOf = (from: OrderStatus | null, action: OrderAction, by: OrderActor): Transition | null =>
  TRANSITIONS.find((row) => row.from === from && row.action === action && row.by.includes(by)) ?? null
