/** Payments that need a person: the gateway is asked again until a case is answered or settled. */
import { MINUTE_MS } from '#domain/time/durations.ts'
import { z } from 'zod'
import { holdsMoney, isAnswered, isOwed, type CaseReason } from '#domain/payments/payment-case.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { enqueue, type Job, type NewJob } from '#store/jobs/jobs.ts'
import { changeOrder, lockOrder } from '#store/orders/order-writes.ts'
import {
  openCase,
  readOpenCases,
  requeueJobs,
  settleCases,
  wasSettled,
  type CaseDetails,
  type NewCase,
  type PaymentCase,
} from '#store/payments/cases.ts'
import { findAttempt, type Attempt } from '#store/payments/payments.ts'
import { repeatJobs } from './refund-keys.ts'
import { refundJob } from '#services/orders/refund-job.ts'
import { auditOrder, UNNAMED, type StaffAct } from '#services/orders/staff-act.ts'

/** Minutes until the gateway is asked again about a new case. */
const FIRST_RECHECK_MINUTES = 10

export const recheckJob = (caseId: string, runAt: Date): NewJob => ({
  kind: 'payment.recheck',
  payload: { caseId },
  key: `recheck:${caseId}:${runAt.getTime()}`,
  runAt,
})

/** Opens a case and has the gateway asked again about it. */
export async function openCaseAndRecheck(tx: Query, opened: NewCase, now: Date): Promise<void> {
  const id = await openCase(tx, opened, now)
  if (id !== null && opened.attemptId !== null)
    await enqueue(tx, recheckJob(id, new Date(now.getTime() + FIRST_RECHECK_MINUTES * MINUTE_MS)))
}

/** Settles cases of one order whose row is taken. An order that is still unpaid may then expire. */
export async function settle(
  tx: Query,
  orderId: string,
  cases: readonly PaymentCase[],
  { note, by }: { note: string; by: 'payment' | 'staff' },
  now: Date,
): Promise<void> {
  if (cases.length === 0) return
  await settleCases(
    tx,
    cases.map(({ id }) => id),
    note,
    now,
  )
  const event = { kind: 'payment case settled', data: { reasons: cases.map(({ reason }) => reason), note }, by }
  await changeOrder(tx, orderId, { event, jobs: [] }, now)
  const order = await lockOrder(tx, orderId)
  if (order?.status !== 'opened' || order.payment !== 'unpaid') return
  const runAt = new Date(Math.max(now.getTime(), order.expiresAt?.getTime() ?? 0))
  await enqueue(tx, { kind: 'order.expire', payload: { orderId }, key: `expire:${orderId}`, runAt })
}

/** Settles the attempt's cases that its new state answers. The order's row is taken. */
export async function settleAnswered(tx: Query, attempt: Attempt, state: PaymentState, now: Date): Promise<void> {
  const cases = await readOpenCases(tx, { attemptId: attempt.id })
  const answered = cases.filter(({ reason, details }) => isAnswered(reason, state, details.job ?? null))
  await settle(tx, attempt.orderId, answered, { note: `the gateway says ${state}`, by: 'payment' }, now)
}

/** Opens a case for money that does not fit, or settles it when the gateway holds none any more. The order's row is taken. */
export async function noteMismatch(
  tx: Query,
  attempt: Attempt,
  reason: CaseReason,
  { state, amount, currency }: { state: PaymentState; amount: number; currency: string },
  now: Date,
): Promise<void> {
  const { id: attemptId, orderId } = attempt
  if (holdsMoney(state)) {
    const opened: NewCase = { orderId, attemptId, reason, details: { state, amount, currency } }
    // The gateway repeats a settled event: the decision stays.
    return (await wasSettled(tx, opened)) ? undefined : openCaseAndRecheck(tx, opened, now)
  }
  const cases = (await readOpenCases(tx, { attemptId })).filter((one) => one.reason === reason)
  return settle(tx, orderId, cases, { note: `the gateway says ${state}`, by: 'payment' }, now)
}

/** What names the order in the payload of any job about money, as far as it can be read. */
const namedOrder = z.object({ attemptId: z.uuid().optional().catch(undefined), orderId: z.uuid().optional().catch(undefined) })

/** Puts the order of a payment job that was set aside on the list. */
export async function noteFailedJob({ db, clock }: Pick<Shop, 'db' | 'clock'>, job: Job, error: string): Promise<void> {
  const { attemptId = null, orderId } = namedOrder.safeParse(job.payload).data ?? {}
  const now = clock.now()
  await db.transaction(async (tx) => {
    const order = orderId ?? (attemptId === null ? undefined : (await findAttempt(tx, attemptId))?.orderId)
    if (order === undefined) return
    const details: CaseDetails = { job: job.kind, error }
    await openCaseAndRecheck(tx, { orderId: order, attemptId, reason: 'job_failed', details }, now)
  })
}

/** `money_owed`: what is left on the list is money that staff have to give back. */
export type CaseWork = { ok: true; cases: number } | { ok: false; reason: 'no_case' | 'nothing_held' | 'money_owed' }

type CaseShop = Pick<Shop, 'db' | 'clock' | 'jobSignal'>

/** Writes what staff had done with the cases of an order into the audit log. */
async function auditCases(
  tx: Query,
  [first, ...others]: readonly PaymentCase[],
  { action, staff }: { action: `order.${string}`; staff: StaffAct },
  now: Date,
): Promise<void> {
  if (!first) return
  const after = { reasons: [first, ...others].map(({ reason }) => reason) }
  await auditOrder(tx, { id: first.orderId, number: first.number }, staff, { action, after }, now)
}

/** In a transaction that holds the order: does `work` with its open cases. */
async function withCases(
  { db, clock, jobSignal }: CaseShop,
  number: string,
  work: (tx: Query, cases: readonly PaymentCase[], now: Date) => Promise<CaseWork>,
): Promise<CaseWork> {
  const now = clock.now()
  const done = await db.transaction(async (tx): Promise<CaseWork> => {
    const [first] = await readOpenCases(tx, { number })
    if (!first) return { ok: false, reason: 'no_case' }
    await lockOrder(tx, first.orderId)
    // What somebody else did meanwhile may have settled them.
    const cases = await readOpenCases(tx, { number })
    return cases.length > 0 ? work(tx, cases, now) : { ok: false, reason: 'no_case' }
  })
  jobSignal.wake()
  return done
}

/** Has the gateway asked again about an order's cases, and lets its jobs that were set aside run again. */
export const checkCases = (shop: CaseShop, number: string, staff: StaffAct = UNNAMED): Promise<CaseWork> =>
  withCases(shop, number, async (tx, cases, now) => {
    await requeueJobs(tx, cases[0]!.orderId, now)
    for (const { id, attemptId } of cases) if (attemptId !== null) await enqueue(tx, recheckJob(id, now))
    await auditCases(tx, cases, { action: 'order.payment_checked', staff }, now)
    return { ok: true, cases: cases.length }
  })

/** Has the gateway refund what it holds for an order's cases, and repeat refunds that failed; a case of a mismatch is settled when the money is back. */
export const refundCases = (shop: CaseShop, number: string, staff: StaffAct = UNNAMED): Promise<CaseWork> =>
  withCases(shop, number, async (tx, cases, now) => {
    const amounts = new Map<string, number | undefined>()
    const failed = cases.filter(({ reason }) => reason === 'refund_failed')
    for (const { attemptId, attemptState, details } of cases.filter((one) => !failed.includes(one))) {
      const state = (details.state as PaymentState | undefined) ?? attemptState
      if (attemptId !== null && state !== null && holdsMoney(state)) amounts.set(attemptId, details.amount)
    }
    await requeueJobs(tx, cases[0]!.orderId, now)
    for (const [attemptId, amount] of amounts) {
      const job = refundJob(attemptId, now)
      await enqueue(tx, { ...job, payload: { attemptId, amount } })
    }
    for (const job of failed.flatMap((one) => repeatJobs(one, now))) await enqueue(tx, job)
    const asked = amounts.size + failed.length
    if (asked > 0) await auditCases(tx, cases, { action: 'order.refund_repeated', staff }, now)
    return asked > 0 ? { ok: true, cases: asked } : { ok: false, reason: 'nothing_held' }
  })

/** Takes an order's cases off the list, with what was decided; but not what is owed to the customer, which staff say when they have paid it. */
export const closeCases = (
  shop: CaseShop,
  number: string,
  note: string,
  staff: StaffAct = { ...UNNAMED, note },
): Promise<CaseWork> =>
  withCases(shop, number, async (tx, cases, now) => {
    const decided = cases.filter(({ reason }) => !isOwed(reason))
    if (decided.length === 0) return { ok: false, reason: 'money_owed' }
    await settle(tx, decided[0]!.orderId, decided, { note, by: 'staff' }, now)
    await auditCases(tx, decided, { action: 'order.payment_settled', staff }, now)
    return { ok: true, cases: decided.length }
  })
