/** Money of transfers and of cash goes back by hand: staff see it on the list, transfer it, and say so. */
import type { Currency } from '#domain/market/market.ts'
import { isOwed } from '#domain/payments/payment-case.ts'
import type { Shop } from '#services/shop.ts'
import { orderMailJob } from '#services/orders/order-mail.ts'
import { followUp } from '#services/orders/payment-outcome.ts'
import { auditOrder, type StaffAct } from '#services/orders/staff-act.ts'
import type { Query } from '#store/database/db.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { changeOrder } from '#store/orders/order-writes.ts'
import { hasRefundsOfParts, markMoneySent } from '#store/orders/refunds.ts'
import { returnTransfers } from '#store/payments/bank-transfers.ts'
import { openCase, readOpenCases, type PaymentCase } from '#store/payments/cases.ts'
import { readOpenRefunds, sumOfRefunds, type OpenRefund } from '#store/payments/payment-methods.ts'
import { findAttempt, lockOrderToPay, saveAttemptState, type Attempt, type OrderToPay } from '#store/payments/payments.ts'
import { giveBackFailed } from './failed-refunds.ts'
import { settle } from './payment-cases.ts'

/** Puts a refund on the list of staff; a second time changes nothing. */
export const askForTransfer = async (tx: Query, { id, orderId }: Attempt, now: Date): Promise<void> => {
  await openCase(tx, { orderId, attemptId: id, reason: 'refund_by_hand' }, now)
}

/** `hasMail`: whether the customer is told of it, which was done before where a refund had failed. */
export type Transferred = { ok: true; money: number; hasMail: boolean; currency: Currency } | { ok: false; reason: 'no_case' }

interface GivenBack {
  money: number
  hasMail: boolean
}

/** Notes that staff have given back what is owed of an order, and writes the mails. Returns how much it was. */
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
    const given: GivenBack[] = []
    for (const one of cases) given.push(await giveBackCase(tx, order, one, now))
    const money = given.reduce((sum, one) => sum + one.money, 0)
    await settle(tx, order.id, cases, { note, by: 'staff' }, now)
    const event = {
      kind: 'money given back',
      data: { money },
      by: 'staff',
      staffName: staff.staffName,
      note: staff.note,
    } as const
    await changeOrder(tx, order.id, { event, jobs: [] }, now)
    await auditOrder(tx, order, staff, { action: 'order.money_given_back', after: { money } }, now)
    return { ok: true, money, hasMail: given.some(({ hasMail }) => hasMail), currency: order.currency }
  })
  jobSignal.wake()
  return done
}

async function giveBackCase(tx: Query, order: OrderToPay, one: PaymentCase, now: Date): Promise<GivenBack> {
  if (one.reason === 'transfer_surplus') return giveBackSurplus(tx, one, now)
  const attempt = (await findAttempt(tx, one.attemptId!))!
  if (one.reason === 'refund_failed') return { money: await giveBackFailed(tx, attempt, one, now), hasMail: false }
  return giveBack(tx, order, attempt, now)
}

async function giveBackSurplus(tx: Query, { id: surplus, orderId }: PaymentCase, now: Date): Promise<GivenBack> {
  const money = await returnTransfers(tx, orderId, now)
  await enqueue(tx, orderMailJob(orderId, 'surplus', now, { surplus, money }))
  return { money, hasMail: true }
}

/** The refunds of parts that are open; where there are none, the whole payment. */
async function giveBack(tx: Query, order: OrderToPay, attempt: Attempt, now: Date): Promise<GivenBack> {
  const parts = await readOpenRefunds(tx, attempt.id)
  return parts.length > 0 ? giveBackParts(tx, attempt, parts, now) : giveBackWhole(tx, order, attempt, now)
}

async function giveBackParts(tx: Query, attempt: Attempt, parts: readonly OpenRefund[], now: Date): Promise<GivenBack> {
  for (const { id, position } of parts) {
    await markMoneySent(tx, { id }, now)
    await enqueue(tx, orderMailJob(attempt.orderId, 'refunded', now, { refund: position }))
  }
  const state = (await sumOfRefunds(tx, attempt.id)) >= attempt.amount ? 'refunded' : 'partly_refunded'
  await saveAttemptState(tx, attempt.id, { state, providerRef: attempt.providerRef, reason: null, now })
  return { money: parts.reduce((sum, { money }) => sum + money, 0), hasMail: true }
}

async function giveBackWhole(tx: Query, order: OrderToPay, attempt: Attempt, now: Date): Promise<GivenBack> {
  const before = await sumOfRefunds(tx, attempt.id)
  await saveAttemptState(tx, attempt.id, { state: 'refunded', providerRef: attempt.providerRef, reason: null, now })
  await followUp(tx, order, { ...attempt, refundRequestedAt: now }, 'refunded', now)
  return { money: attempt.amount - before, hasMail: !(await hasRefundsOfParts(tx, attempt.id)) }
}
