/** Payment, expiry and cancellation of an order and its stock; each happens once. */
import { allocate, type Allocated } from '#domain/stock/allocation.ts'
import { paymentCanBecome } from '#domain/orders/order-status.ts'
import { transitionOf, type Transition } from '#domain/orders/order-transitions.ts'
import type { Query } from '#store/database/db.ts'
import { isHeldByCase, openCase } from '#store/payments/cases.ts'
import {
  changeOrder,
  lockOrder,
  wasCanceled,
  type NewEvent,
  type OrderChange,
  type OrderState,
} from '#store/orders/order-writes.ts'
import { markComeBack } from '#store/orders/shipments.ts'
import { lockReservedStock, lockStock, readReservations, replaceReservations } from '#store/stock/stock.ts'
import { invoiceJob } from './document-job.ts'
import { orderMailJob } from './order-mail.ts'
import { refundJob } from './refund-job.ts'
import { countPromotions, releasePromotions, retakePromotions } from './order-promotions.ts'
import { noteSurplus } from './surplus.ts'
import { stockShownJobs } from '#services/stock/stock-shown.ts'
import { voucherIssueJob } from '#services/promotions/vouchers.ts'
import { hasOnlyVouchers, lockBought, readOrderExtras, stopVouchers } from '#store/promotions/vouchers.ts'

const itemsOf = (pieces: readonly Allocated[]): string[] => [...new Set(pieces.map(({ item }) => item))]

/**
 * The order is paid: its pieces leave stock. A payment after expiry takes them again if they are still
 * available; if not, or if the order was canceled, it is refunded. `attemptId` is the payment that succeeded, null when nothing was due.
 * Repeating it changes nothing.
 */
export async function markPaid(tx: Query, orderId: string, attemptId: string | null, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order) await payLockedOrder(tx, { ...order, id: orderId }, attemptId, now)
}

/** Who says that an order is paid: a gateway unless somebody else is named. */
export type PaidBy = Pick<NewEvent, 'by' | 'staffName' | 'note'>

/** `markPaid` for an order whose row this transaction has locked. */
export async function payLockedOrder(
  tx: Query,
  order: Pick<OrderState, 'status' | 'payment' | 'method'> & { id: string },
  attemptId: string | null,
  now: Date,
  by: PaidBy = { by: 'payment' },
): Promise<void> {
  if (order.payment !== 'unpaid') return
  const { id: orderId } = order
  const paid = { payment: 'paid', paidAt: now } as const
  // Cash is paid for what was prepared or sent before: its pieces have left stock.
  const isOnItsWay = order.method === 'cash' && order.status !== 'opened' && order.status !== 'canceled'
  const transition = transitionOf(order.status, 'pay', by.by) ?? undefined
  const pieces = transition && (order.status === 'opened' ? await takeHeld(tx, orderId) : await takeAgain(tx, orderId, now))
  if (isOnItsWay || (transition && pieces)) {
    const extras = await readOrderExtras(tx, orderId)
    if (extras.usesPromotions) await countPromotions(tx, orderId)
    const jobs = [
      orderMailJob(orderId, 'paid', now),
      invoiceJob(orderId, now),
      ...(extras.wantsNewsletter ? [{ kind: 'newsletter.checkout' as const, payload: { orderId }, runAt: now }] : []),
      ...(extras.buysVouchers ? [voucherIssueJob(orderId, now)] : []),
      ...stockShownJobs(pieces?.move === 'takeFree' ? itemsOf(pieces.of) : [], now),
    ]
    const event = { kind: 'paid', data: { attempt: attemptId }, ...by }
    await changeOrder(tx, orderId, { ...paid, transition, pieces: pieces ?? undefined, event, jobs }, now)
    return noteSurplus(tx, orderId, now)
  }
  const event = { kind: 'paid without stock', data: { attempt: attemptId }, ...by }
  const jobs = attemptId ? [refundJob(attemptId, now)] : []
  await openCase(tx, { orderId, attemptId, reason: 'paid_without_stock' }, now)
  await changeOrder(tx, orderId, { ...paid, event, jobs }, now)
  await noteSurplus(tx, orderId, now)
}

type Pieces = NonNullable<OrderChange['pieces']>

async function takeHeld(tx: Query, orderId: string): Promise<Pieces> {
  return { move: 'takeReserved', of: await lockReservedStock(tx, orderId), state: 'taken' }
}

/** Takes the pieces of an expired order again, from any warehouse. Returns null when it was canceled by a person or stock is insufficient. */
async function takeAgain(tx: Query, orderId: string, now: Date): Promise<Pieces | null> {
  if (await wasCanceled(tx, orderId)) return null
  // All stock rows of the items are taken at once, in their order: the pieces may come from any of them.
  const before = await readReservations(tx, orderId)
  const wanted = new Map<string, number>()
  for (const { item, qty } of before) wanted.set(item, (wanted.get(item) ?? 0) + qty)
  const of = allocate(wanted, await lockStock(tx, itemsOf(before)), before[0]?.warehouse ?? null)
  // Its price used coupons and credit that another order may have taken since.
  if (!of || !(await retakePromotions(tx, orderId, now))) return null
  if (of.length > 0) await replaceReservations(tx, orderId, of)
  return { move: 'takeFree', of, state: 'taken' }
}

/**
 * Expires an unpaid order: its reserved stock is available again. Returns whether it expired now. Paid or ended orders are left alone, and so is
 * one for which the gateway holds money that does not fit: it may expire when that case is settled.
 */
export async function expireOrder(tx: Query, orderId: string, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  const transition = order && transitionOf(order.status, 'expire', 'job')
  if (!transition || order.payment !== 'unpaid') return false
  if (order.expiresAt !== null && now.getTime() < order.expiresAt.getTime()) return false
  if (await isHeldByCase(tx, orderId)) return false
  await end(tx, orderId, transition, { kind: 'expired', by: 'job' }, now)
  return true
}

/** Who cancels an order. */
export type Canceling = Pick<NewEvent, 'by' | 'staffName' | 'note'>

/** `order_step_refused`: sent already, or ended before. `voucher_spent`: a voucher bought with the order was used. */
export type Cancellation = 'canceled' | 'order_step_refused' | 'voucher_spent'

/**
 * Cancels an order as far as its status allows: pieces go back into stock, credit to its vouchers. Money taken by a gateway is the
 * caller's to refund; an order that only vouchers paid is refunded with their credit.
 */
export async function cancelOrder(tx: Query, orderId: string, by: Canceling, now: Date): Promise<Cancellation> {
  const order = await lockOrder(tx, orderId)
  const takeBack = order && transitionOf(order.status, 'take back', by.by)
  const isTakenBack = takeBack !== null && (await hasOnlyVouchers(tx, orderId))
  const transition = order && (isTakenBack ? takeBack : (transitionOf(order.status, 'cancel', by.by) ?? cameBack(order, by)))
  // What is left of an order that was refunded in parts is refunded, too.
  if (!transition || order.payment === 'partly refunded') return 'order_step_refused'
  const bought = await lockBought(tx, orderId)
  // A used voucher cannot be withdrawn.
  if (bought.some(({ amount, balance }) => balance < amount)) return 'voucher_spent'
  await stopVouchers(
    tx,
    bought.map(({ id }) => id),
    now,
  )
  if (transition.action === 'come back') {
    await lockReservedStock(tx, orderId)
    await markComeBack(tx, orderId, now)
  }
  const isRefunded = order.due === 0 && paymentCanBecome(order.payment, 'refunded')
  await end(tx, orderId, transition, { kind: 'canceled', ...by }, now, isRefunded ? 'refunded' : undefined)
  return 'canceled'
}

/** Returns the transition of an order that was sent unpaid and not taken: its pieces are in their warehouses again. */
const cameBack = ({ status, payment, method }: OrderState, { by }: Canceling): Transition | null =>
  method === 'cash' && payment === 'unpaid' ? transitionOf(status, 'come back', by) : null

/** Releases an order's reservation, or restocks what it has taken. */
async function end(
  tx: Query,
  orderId: string,
  transition: Transition,
  event: NewEvent,
  now: Date,
  payment?: 'refunded',
): Promise<void> {
  const of = await lockReservedStock(tx, orderId)
  const move = of[0]?.state === 'taken' ? 'restock' : 'release'
  const jobs = stockShownJobs(itemsOf(of), now)
  await changeOrder(tx, orderId, { transition, payment, pieces: { move, of, state: 'released' }, event, jobs }, now)
  await releasePromotions(tx, orderId, now)
  await noteSurplus(tx, orderId, now)
}
