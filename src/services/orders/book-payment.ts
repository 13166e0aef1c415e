/** Books payments that no gateway tells of: a transfer to the shop's account, and cash that was taken on delivery. */
import type { Currency } from '#domain/market/market.ts'
import { isPayableAmount } from '#domain/payments/payment-state.ts'
import { reminderAt } from '#domain/orders/reservation.ts'
import { transitionOf } from '#domain/orders/order-transitions.ts'
import type { BookedMethod } from '#domain/payments/payment-method.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { readTransferDays } from '#services/payment-terms/read-terms.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { enqueue, type NewJob } from '#store/jobs/jobs.ts'
import { changeOrder, lockOrder, type OrderState } from '#store/orders/order-writes.ts'
import { readOrder } from '#store/orders/orders.ts'
import { countTransfers, findTransfer, insertTransfer, sumOfTransfers } from '#store/payments/bank-transfers.ts'
import { findArrived, insertBooked, saveMethod } from '#store/payments/payment-methods.ts'
import { findOpenAttempt } from '#store/payments/payments.ts'
import { orderMailJob } from './order-mail.ts'
import { payLockedOrder, type PaidBy } from './order-payment.ts'
import { auditOrder, type StaffAct } from './staff-act.ts'
import { noteSurplus } from './surplus.ts'
import { withOrder, type OrderShop } from './with-order.ts'

export interface Booking {
  /** Of the bank's statement or of the receipt: each is booked once. */
  reference: string
  /** Hundredths that came; null: all that is missing. */
  amount: number | null
}

export type BookRefusal =
  | 'order_not_found'
  | 'order_paid'
  | 'nothing_due'
  | 'order_step_refused'
  | 'reference_taken'
  | 'amount_not_payable'
  | 'cash_in_parts'

/** How the order stands after a booking. */
export interface BookedState {
  ok: true
  /** False for one that was known: nothing was changed. */
  isNew: boolean
  isPaid: boolean
  /** What an order that waits still needs, and what is owed back of its transfers. */
  missing: number
  surplus: number
  currency: Currency
}
export type Booked = BookedState | { ok: false; reason: BookRefusal }

type LockedOrder = OrderState & { id: string }
type BookShop = OrderShop & { config: Pick<Shop['config'], 'transferDays'> }

/**
 * Books money that came for an order. Transfers add up: with all that is due the order is paid, and one that has expired is taken up again as
 * after any late payment. What the order does not take is owed back.
 */
export async function bookPayment(shop: BookShop, number: string, booking: Booking, staff: StaffAct): Promise<Booked> {
  const booked = await withOrder(shop, number, async (tx, order, now): Promise<Booked> => {
    const by: PaidBy = { by: 'staff', staffName: staff.staffName, note: staff.note }
    const isCash = order.method === 'cash' && order.payment === 'unpaid'
    const outcome = isCash
      ? await bookCash(tx, order, booking, by, now)
      : await bookTransfer(tx, order, booking, { by, transferDays: await readTransferDays(tx, shop.config) }, now)
    if (outcome !== 'booked' && outcome !== 'known') return { ok: false, reason: outcome }
    const state = await stateOf(tx, order.id, outcome)
    const { isPaid, missing, surplus } = state
    const after = { payment: isPaid && order.payment === 'unpaid' ? 'paid' : order.payment, ...booking, missing, surplus }
    const act = { action: 'order.payment_booked', before: { payment: order.payment }, after } as const
    if (outcome === 'booked') await auditOrder(tx, order, staff, act, now)
    return state
  })
  return booked === 'order_not_found' ? { ok: false, reason: booked } : booked
}

async function stateOf(tx: Query, orderId: string, outcome: 'booked' | 'known'): Promise<BookedState> {
  const { status, payment, due, currency } = (await lockOrder(tx, orderId))!
  const left = (await sumOfTransfers(tx, orderId)) ?? 0
  const isPaid = payment !== 'unpaid'
  const isWaiting = status === 'opened' && !isPaid
  const [missing, surplus] = isWaiting ? [due - left, 0] : [0, left]
  return { ok: true, isNew: outcome === 'booked', isPaid, missing, surplus, currency }
}

async function bookCash(
  tx: Query,
  order: LockedOrder,
  { reference, amount }: Booking,
  by: PaidBy,
  now: Date,
): Promise<'booked' | BookRefusal> {
  if (order.due === 0) return 'nothing_due'
  if (amount !== null && amount !== order.due) return 'cash_in_parts'
  // It was cancelled, or not taken: nothing was collected.
  if (order.status === 'canceled') return 'order_step_refused'
  return (await pay(tx, order, { method: 'cash', reference, by }, now)) ? 'booked' : 'reference_taken'
}

async function bookTransfer(
  tx: Query,
  order: LockedOrder,
  { reference, amount }: Booking,
  { by, transferDays }: { by: PaidBy; transferDays: number },
  now: Date,
): Promise<'booked' | 'known' | BookRefusal> {
  const { id: orderId, due, currency, payment } = order
  const known = await findTransfer(tx, reference)
  if (known) return known.orderId === orderId && (amount === null || amount === known.amount) ? 'known' : 'reference_taken'
  const isUnpaid = payment === 'unpaid'
  if (!isUnpaid && amount === null) return 'order_paid'
  if (isUnpaid && due === 0) return 'nothing_due'
  const canPay = isUnpaid && transitionOf(order.status, 'pay', 'staff') !== null
  if (!canPay && amount === null) return 'order_step_refused'
  const before = (await sumOfTransfers(tx, orderId)) ?? 0
  const came = amount ?? due - before
  if (!isPayableAmount(came, currency)) return 'amount_not_payable'
  const id = await insertTransfer(tx, { orderId, reference, amount: came }, now)
  if (id === null) return 'reference_taken'
  if (canPay && before + came >= due) await pay(tx, order, { method: 'transfer', reference, by }, now)
  else await bookPart(tx, order, { id, amount: came, reference, by, transferDays }, now)
  await noteSurplus(tx, orderId, now)
  return 'booked'
}

interface Part {
  /** Of the transfer. */
  id: string
  amount: number
  reference: string
  by: PaidBy
  transferDays: number
}

/** Money that does not pay the order. One that waits gets as long for the rest as another transfer takes, and its customer a mail. */
async function bookPart(
  tx: Query,
  order: LockedOrder,
  { id, amount, reference, by, transferDays }: Part,
  now: Date,
): Promise<void> {
  const { id: orderId } = order
  const event = { kind: 'transfer booked', data: { amount, reference }, ...by }
  if (order.status !== 'opened') return changeOrder(tx, orderId, { event, jobs: [] }, now)
  const expiresAt = new Date(Math.max(order.expiresAt?.getTime() ?? 0, now.getTime() + transferDays * DAY_MS))
  await saveMethod(tx, orderId, { method: 'transfer', expiresAt })
  const jobs = [orderMailJob(orderId, 'transfer part', now, { transfer: id }), ...(await waitingJobs(tx, orderId, expiresAt))]
  await changeOrder(tx, orderId, { event, jobs }, now)
}

/** Returns the jobs of an order that waits for a transfer until then. */
export async function waitingJobs(tx: Query, orderId: string, expiresAt: Date): Promise<NewJob[]> {
  const { createdAt } = (await readOrder(tx, { id: orderId }))!
  return [
    orderMailJob(orderId, 'reminder', reminderAt(createdAt, expiresAt)),
    { kind: 'order.expire', payload: { orderId }, key: `expire:${orderId}:${expiresAt.getTime()}`, runAt: expiresAt },
  ]
}

/** Books cash once everything has arrived: the courier has taken it. The order's row is taken. */
export async function bookDelivered(tx: Query, order: LockedOrder, now: Date): Promise<void> {
  if (order.method !== 'cash' || order.payment !== 'unpaid' || order.due === 0) return
  const reference = await findArrived(tx, order.id)
  if (reference !== null) await pay(tx, order, { method: 'cash', reference, by: { by: 'job' } }, now)
}

/** Pays an order with what was booked. Returns false when another payment has the reference. */
async function pay(
  tx: Query,
  order: LockedOrder,
  { method, reference, by }: { method: BookedMethod; reference: string; by: PaidBy },
  now: Date,
): Promise<boolean> {
  const { id: orderId, due: amount, currency } = order
  const attemptId = await insertBooked(tx, { orderId, method, reference, amount, currency }, now)
  if (attemptId === null) return false
  if (method === 'transfer') await countTransfers(tx, orderId, attemptId, amount)
  // An order that was to be paid by card, and was transferred.
  if (order.method !== method) await saveMethod(tx, orderId, { method, expiresAt: order.expiresAt })
  await payLockedOrder(tx, order, attemptId, now, by)
  const open = await findOpenAttempt(tx, orderId)
  if (open) await enqueue(tx, { kind: 'payment.void', payload: { attemptId: open.id }, runAt: now })
  return true
}
