/** Payments that need a decision of staff (`domain/payments/payment-case.ts`). */
import { sql } from 'kysely'
import type { Currency } from '#domain/market/market.ts'
import { HOLDING_REASONS, type CaseReason } from '#domain/payments/payment-case.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'

/** The gateway's reading (amounts in hundredths), or the job that was set aside. */
export interface CaseDetails {
  state?: string
  amount?: number
  currency?: string
  job?: string
  error?: string
  /** Refunds that failed at the bank: their keys, and how much each was. `amount` is their sum. */
  refunds?: FailedPart[]
}
export interface FailedPart {
  key: string
  amount: number
}

export interface NewCase {
  orderId: string
  attemptId: string | null
  reason: CaseReason
  details?: CaseDetails
}

/** Opens a case. Returns its id, null when the same one is open already. */
export async function openCase(
  tx: Query,
  { orderId, attemptId, reason, details = {} }: NewCase,
  now: Date,
): Promise<string | null> {
  const opened = await tx
    .insertInto('payment_case')
    .values({
      id: uuidv7(now),
      order_id: orderId,
      attempt_id: attemptId,
      reason,
      details: JSON.stringify(details),
      opened_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return opened?.id ?? null
}

/** Opens the case of a refund that failed, or adds the refund to the one that is open. */
export async function addFailedRefund(
  tx: Query,
  { orderId, attemptId, failed, currency }: { orderId: string; attemptId: string; failed: FailedPart; currency: string },
  now: Date,
): Promise<void> {
  const reason: CaseReason = 'refund_failed'
  const details: CaseDetails = { amount: failed.amount, currency, refunds: [failed] }
  await sql`
    insert into payment_case as c (id, order_id, attempt_id, reason, details, opened_at)
    values (${uuidv7(now)}, ${orderId}, ${attemptId}, ${reason}, ${JSON.stringify(details)}::jsonb, ${now})
    on conflict (order_id, coalesce(attempt_id, order_id), reason) where settled_at is null do update set details = c.details || jsonb_build_object(
      'amount', (c.details ->> 'amount')::bigint + ${failed.amount}::bigint, 'refunds', (c.details -> 'refunds') || (excluded.details -> 'refunds'))`.execute(
    tx,
  )
}

/** Opens the case of money that came by transfer and is owed back; one that is open owes this amount from now on, and none is left for nothing. */
export async function putSurplusCase(
  tx: Query,
  { orderId, amount, currency }: { orderId: string; amount: number; currency: Currency },
  now: Date,
): Promise<void> {
  const reason: CaseReason = 'transfer_surplus'
  if (amount === 0) {
    const open = (await readOpenCases(tx, { orderId })).filter((one) => one.reason === reason)
    const ids = open.map(({ id }) => id)
    return settleCases(tx, ids, 'the order takes this money', now)
  }
  const details: CaseDetails = { amount, currency }
  await sql`
    insert into payment_case as c (id, order_id, reason, details, opened_at)
    values (${uuidv7(now)}, ${orderId}, ${reason}, ${JSON.stringify(details)}::jsonb, ${now})
    on conflict (order_id, coalesce(attempt_id, order_id), reason) where settled_at is null do update set details = excluded.details`.execute(
    tx,
  )
}

/** Stores what is left of the refunds of a case. */
export const saveFailedRefunds = async (tx: Query, id: string, details: CaseDetails): Promise<void> => {
  await tx
    .updateTable('payment_case')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', id)
    .execute()
}

/** Returns whether the same case was settled before. */
export async function wasSettled(tx: Query, { attemptId, reason, details }: NewCase): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment_case
    where attempt_id = ${attemptId} and reason = ${reason} and settled_at is not null and details = ${JSON.stringify(details)}::jsonb`.execute(
    tx,
  )
  return rows.length > 0
}

/** A case with what the list shows of its order and attempt. */
export interface PaymentCase {
  id: string
  orderId: string
  attemptId: string | null
  reason: CaseReason
  details: CaseDetails
  openedAt: Date
  number: string
  due: number
  currency: Currency
  status: string
  payment: string
  attemptState: PaymentState | null
  gateway: string | null
  providerRef: string | null
}

/** Returns open cases, the oldest first: all, those of an order, by its id or number, or of an attempt, or one by its id. */
export async function readOpenCases(
  query: Query,
  by: { number?: string; orderId?: string; attemptId?: string; id?: string } = {},
): Promise<PaymentCase[]> {
  const { rows } = await sql<PaymentCase>`
    select c.id, c.order_id as "orderId", c.attempt_id as "attemptId", c.reason, c.details, c.opened_at as "openedAt", o.number, o.due,
      o.currency, o.status, o.payment_state as payment, a.state as "attemptState", a.gateway, a.provider_ref as "providerRef"
    from payment_case c join "order" o on o.id = c.order_id left join payment_attempt a on a.id = c.attempt_id
    where c.settled_at is null
      and (${by.number ?? null}::text is null or o.number = ${by.number ?? null})
      and (${by.orderId ?? null}::uuid is null or c.order_id = ${by.orderId ?? null})
      and (${by.attemptId ?? null}::uuid is null or c.attempt_id = ${by.attemptId ?? null})
      and (${by.id ?? null}::uuid is null or c.id = ${by.id ?? null})
    order by c.opened_at, c.id`.execute(query)
  return rows
}

export async function settleCases(tx: Query, ids: readonly string[], note: string, now: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('payment_case')
    .set({ settled_at: now, note })
    .where('id', 'in', [...ids])
    .where('settled_at', 'is', null)
    .execute()
}

/** Returns whether an open case keeps the order from expiring. The order's row must be locked. */
export async function isHeldByCase(tx: Query, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_case')
    .select('id')
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .where('reason', 'in', [...HOLDING_REASONS])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Lets jobs about an order's payments that were set aside run again. Returns how many. */
export async function requeueJobs(tx: Query, orderId: string, now: Date): Promise<number> {
  const { rows } = await sql`
    update job set dead_at = null, attempts = 0, run_at = ${now}
    where dead_at is not null and (payload ->> 'orderId' = ${orderId}
      or payload ->> 'attemptId' in (select id::text from payment_attempt where order_id = ${orderId}))
    returning id`.execute(tx)
  return rows.length
}
