/** What an order is for its customer. */
import type { OrderView } from '#web/schema/order.ts'

/**
 * State of an order for its customer. `waiting`: the result of the payment is unknown; `declined`: it failed, and
 * another attempt is possible; `unpaid`: no attempt yet; `cash`: it goes ahead and is paid on delivery.
 */
export type OrderOutcome = 'paid' | 'cash' | 'waiting' | 'declined' | 'unpaid' | 'expired' | 'canceled' | 'refunded'

type OutcomeFacts = Pick<OrderView, 'status' | 'payment' | 'attempt' | 'payable' | 'isCanceled' | 'due' | 'method'>

const FAILED = ['failed', 'canceled', 'expired']

/** Returns the state of an order for its customer. */
export function orderOutcome({ status, payment, attempt, payable, isCanceled, due, method }: OutcomeFacts): OrderOutcome {
  if (payment === 'refunded') return 'refunded'
  if (status === 'canceled') return payment === 'unpaid' && !isCanceled ? 'expired' : 'canceled'
  if (payment === 'unpaid' && method === 'cash' && due > 0) return 'cash'
  if (payment !== 'unpaid' || status !== 'opened') return 'paid'
  if (attempt && !FAILED.includes(attempt.state)) return 'waiting'
  if (!payable) return 'expired'
  return attempt ? 'declined' : 'unpaid'
}
