/** What being paid, expiring and being cancelled mean for an order and its pieces: each happens exactly once. */
import { allocate, type Allocated } from '#domain/allocation.ts'
import { canBecome } from '#domain/order-status.ts'
import type { Query } from '#store/db.ts'
import { enqueue } from '#store/jobs.ts'
import { changeOrder, lockOrder, wasCanceled } from '#store/orders.ts'
import {
  lockShelves,
  readReservations,
  releasePieces,
  replaceReservations,
  returnPieces,
  settleReservations,
  takeFreePieces,
  takeReservedPieces,
} from '#store/stock.ts'
import { orderMailJob } from './order-mail.ts'
import { stockShownJobs } from './stock-shown.ts'

const itemsOf = (pieces: readonly Allocated[]): string[] => [...new Set(pieces.map(({ item }) => item))]

/**
 * The order is paid: its pieces leave the shelf. Money that comes after the order has expired gets them again if they are still
 * there; if not, or if the order was cancelled, it goes back. `attemptId` is the payment that succeeded, null when nothing was due.
 * Repeating it changes nothing.
 */
export async function markPaid(tx: Query, orderId: string, attemptId: string | null, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order || order.payment !== 'unpaid') return
  const paid = { payment: 'paid', paidAt: now } as const
  if (order.status === 'opened') {
    const pieces = await readReservations(tx, orderId, 'held')
    await lockShelves(tx, itemsOf(pieces))
    await takeReservedPieces(tx, pieces)
    await settleReservations(tx, orderId, 'taken')
  } else if (
    !canBecome(order.status, 'unfulfilled') ||
    (await wasCanceled(tx, orderId)) ||
    !(await takeAgain(tx, orderId, now))
  ) {
    await changeOrder(
      tx,
      orderId,
      { ...paid, needsAttention: 'paid_without_stock' },
      { kind: 'paid without stock', data: { attempt: attemptId } },
      now,
    )
    if (attemptId) await enqueue(tx, { kind: 'payment.refund', payload: { attemptId }, key: `refund:${attemptId}`, runAt: now })
    return
  }
  await changeOrder(tx, orderId, { ...paid, status: 'unfulfilled' }, { kind: 'paid', data: { attempt: attemptId } }, now)
  await enqueue(tx, orderMailJob(orderId, 'paid', now))
}

/** Takes the pieces of an expired order again, wherever they lie now. False when they are no longer all there. */
async function takeAgain(tx: Query, orderId: string, now: Date): Promise<boolean> {
  const before = await readReservations(tx, orderId, 'released')
  const wanted = new Map<string, number>()
  for (const { item, qty } of before) wanted.set(item, (wanted.get(item) ?? 0) + qty)
  const shelves = await lockShelves(tx, itemsOf(before))
  const pieces = allocate(wanted, shelves, before[0]?.warehouse ?? null)
  if (!pieces) return false
  if (pieces.length === 0) return true
  await takeFreePieces(tx, pieces)
  await replaceReservations(tx, orderId, pieces, 'taken')
  for (const job of stockShownJobs(itemsOf(pieces), now)) await enqueue(tx, job)
  return true
}

/** An unpaid order's time is up: its pieces are free again. Answers whether it expired now; paid or ended orders are left alone. */
export async function expireOrder(tx: Query, orderId: string, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  if (!order || order.status !== 'opened' || order.payment !== 'unpaid') return false
  if (order.expiresAt !== null && now.getTime() < order.expiresAt.getTime()) return false
  await freePieces(tx, orderId, now)
  await changeOrder(tx, orderId, { status: 'canceled' }, { kind: 'expired', data: {} }, now)
  return true
}

/**
 * Calls an order off, as far as its status allows: pieces go back on the shelf. Answers whether it was called off now. Money already
 * paid is the caller's to give back.
 */
export async function cancelOrder(tx: Query, orderId: string, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  if (!order || !canBecome(order.status, 'canceled')) return false
  await freePieces(tx, orderId, now)
  await changeOrder(tx, orderId, { status: 'canceled' }, { kind: 'canceled', data: {} }, now)
  return true
}

/** Gives up what an order holds, and brings back what it has taken. */
async function freePieces(tx: Query, orderId: string, now: Date): Promise<void> {
  const held = await readReservations(tx, orderId, 'held')
  const taken = await readReservations(tx, orderId, 'taken')
  const items = itemsOf([...held, ...taken])
  await lockShelves(tx, items)
  await releasePieces(tx, held)
  await returnPieces(tx, taken)
  await settleReservations(tx, orderId, 'released')
  for (const job of stockShownJobs(items, now)) await enqueue(tx, job)
}
