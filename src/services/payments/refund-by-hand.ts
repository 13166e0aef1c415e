/** Money of transfers and of cash goes back by hand: staff see it on the list, transfer it, and say so. */
import type { Currency } from '#domain/market/market.ts'
import { isOwed } from '#domain/payments/payment-case.ts'
import type { Shop } from '#services/shop.ts'
import { orderMailJob } from '#services/orders/order-mail.ts'
import { followUp } from '#services/orders/payment-outcome.ts'
import type { StaffAct } from '#services/orders/staff-act.ts'
import type { Query } from '#store/database/db.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { changeOrder } from '#store/orders/order-writes.ts'
import { markMoneySent } from '#store/orders/refunds.ts'
import { openCase, readOpenCases } from '#store/payments/cases.ts'
import { readOpenRefunds, sumOfRefunds, type OpenRefund } from '#store/payments/payment-methods.ts'
import { findAttempt, lockOrderToPay, saveAttemptState, type Attempt, type OrderToPay } from '#store/payments/payments.ts'
import { giveBackFailed } from './failed-refunds.ts'
import { settle } from './payment-cases.ts'

/** Puts a refund on the list of staff; a second time changes nothing. */
export const askForTransfer = async (tx: Query, { id, orderId }: Attempt, now: Date): Promise<void> => {
  await openCase(tx, { orderId, attemptId: id, reason: 'refund_by_hand' }, now)
}

export type Transferred = { ok: true; money: number; currency: Currency } | { ok: false; reason: 'no_case' }

/** Notes that staff have given back what the order's refunds say, and writes the mails. Returns how much it was. */
export async function noteTransferred(
  { db, clock, jobSignal }: Pick<Shop, 'db' | 'clock' | 'jobSignal'>,
  number: string,
  note: string,
  staff: StaffAct,
): Promise<Transferred> {
  const now = clock.now()
  const done = await db.transaction(async (tx): Promise<Transferred> => {
    const [first] = await readOpenCases(tx, { number })
    const order = first && (await lockOrderToPay(tx, { id: first.orderId }))
    const cases = (await readOpenCases(tx, { number })).filter(({ reason }) => isOwed(reason))
    if (!order || cases.length === 0) return { ok: false, reason: 'no_case' }
    let money = 0
    for (const one of cases) {
      const attempt = (await findAttempt(tx, one.attemptId!))!
      money +=
        one.reason === 'refund_failed' ? await giveBackFailed(tx, attempt, one, now) : await giveBack(tx, order, attempt, now)
    }
    await settle(tx, order.id, cases, { note, by: 'staff' }, now)
    const event = { kind: 'money given back', data: { money }, by: 'staff', ...staff } as const
    await changeOrder(tx, order.id, { event, jobs: [] }, now)
    return { ok: true, money, currency: order.currency }
  })
  jobSignal.wake()
  return done
}

/** The refunds of parts that are open; where there are none, the whole payment. Returns how much it is. */
async function giveBack(tx: Query, order: OrderToPay, attempt: Attempt, now: Date): Promise<number> {
  const parts = await readOpenRefunds(tx, attempt.id)
  return parts.length > 0 ? giveBackParts(tx, attempt, parts, now) : giveBackWhole(tx, order, attempt, now)
}

async function giveBackParts(tx: Query, attempt: Attempt, parts: readonly OpenRefund[], now: Date): Promise<number> {
  for (const { id, position } of parts) {
    await markMoneySent(tx, { id }, now)
    await enqueue(tx, orderMailJob(attempt.orderId, 'refunded', now, { refund: position }))
  }
  const state = (await sumOfRefunds(tx, attempt.id)) >= attempt.amount ? 'refunded' : 'partly_refunded'
  await saveAttemptState(tx, attempt.id, { state, providerRef: attempt.providerRef, reason: null, now })
  return parts.reduce((sum, { money }) => sum + money, 0)
}

async function giveBackWhole(tx: Query, order: OrderToPay, attempt: Attempt, now: Date): Promise<number> {
  const before = await sumOfRefunds(tx, attempt.id)
  await saveAttemptState(tx, attempt.id, { state: 'refunded', providerRef: attempt.providerRef, reason: null, now })
  await followUp(tx, order, { ...attempt, refundRequestedAt: now }, 'refunded', now)
  return attempt.amount - before
}
