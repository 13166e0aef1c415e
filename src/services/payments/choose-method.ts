/** The customer chooses how to pay a placed order: by card, by bank transfer or on delivery (D-46). */
import { DAY_MS } from '#domain/time/durations.ts'
import { isPayable } from '#domain/orders/order-status.ts'
import { transitionOf } from '#domain/orders/order-transitions.ts'
import type { OfferedMethod, PaymentMethod } from '#domain/payments/payment-method.ts'
import { waitingJobs } from '#services/orders/book-payment.ts'
import { orderMailJob } from '#services/orders/order-mail.ts'
import { noteSurplus } from '#services/orders/surplus.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { changeOrder } from '#store/orders/order-writes.ts'
import { isHeldByCase } from '#store/payments/cases.ts'
import { saveMethod } from '#store/payments/payment-methods.ts'
import { findOpenAttempt, lockOrderToPay, type OrderToPay } from '#store/payments/payments.ts'
import { lockReservedStock } from '#store/stock/stock.ts'
import { methodsOfOrder, readTransferDays } from '#services/payment-terms/read-terms.ts'

export interface MethodChoice {
  method: PaymentMethod
  /** What the page said is to be paid this way, in hundredths. */
  due: number
}

export type MethodRefusal =
  | 'order_not_found'
  | 'order_paid'
  | 'order_canceled'
  | 'order_expired'
  | 'payment_in_review'
  | 'method_unavailable'
  | 'total_changed'

type MethodShop = Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'jobSignal'>

/** Chooses how the order of this public id is paid. The same choice again changes nothing. */
export async function chooseMethod(shop: MethodShop, token: string, choice: MethodChoice): Promise<'chosen' | MethodRefusal> {
  const outcome = await shop.db.transaction(async (tx) => {
    const now = shop.clock.now()
    const order = await lockOrderToPay(tx, { tokenHash: shop.tokens.hash(token) })
    if (!order) return 'order_not_found'
    // The answer to a repeated call: it was chosen before.
    if (order.method === choice.method && (choice.method === 'cash' || order.status === 'opened')) return 'chosen'
    const refused = await refusalOf(tx, order, now)
    if (refused) return refused
    const methods = await methodsOfOrder(tx, shop.config, order)
    const offered = methods.find(({ method }) => method === choice.method)
    if (!offered) return 'method_unavailable'
    if (order.due + offered.fee !== choice.due) return 'total_changed'
    await take(tx, order, offered, await readTransferDays(tx, shop.config), now)
    return 'chosen'
  })
  shop.jobSignal.wake()
  return outcome
}

async function refusalOf(tx: Query, order: OrderToPay, now: Date): Promise<MethodRefusal | null> {
  if (order.status === 'canceled') return 'order_canceled'
  if (order.payment !== 'unpaid' || order.status !== 'opened') return 'order_paid'
  if (!isPayable(order, now)) return 'order_expired'
  return (await isHeldByCase(tx, order.id)) ? 'payment_in_review' : null
}

async function take(
  tx: Query,
  order: OrderToPay,
  { method, fee }: OfferedMethod,
  transferDays: number,
  now: Date,
): Promise<void> {
  const { id } = order
  const event = { kind: 'payment method chosen', data: { method }, by: 'customer' } as const
  if (method === 'card') {
    await saveMethod(tx, id, { method, expiresAt: order.expiresAt })
    return changeOrder(tx, id, { event, jobs: [] }, now)
  }
  if (method === 'transfer') {
    const expiresAt = new Date(now.getTime() + transferDays * DAY_MS)
    await saveMethod(tx, id, { method, expiresAt })
    const jobs = [orderMailJob(id, 'transfer', now), ...(await waitingJobs(tx, id, expiresAt))]
    return changeOrder(tx, id, { event, jobs }, now)
  }
  await saveMethod(tx, id, { method, expiresAt: null, fee })
  const pieces = { move: 'takeReserved', of: await lockReservedStock(tx, id), state: 'taken' } as const
  const transition = transitionOf(order.status, 'accept', 'customer')!
  await changeOrder(tx, id, { transition, pieces, event, jobs: [orderMailJob(id, 'cash', now)] }, now)
  await noteSurplus(tx, id, now)
  // What was begun by card ends: the order is paid on delivery.
  const open = await findOpenAttempt(tx, id)
  if (open) await enqueue(tx, { kind: 'payment.void', payload: { attemptId: open.id }, runAt: now })
}
