/** Payment attempts and the gateways' answers. Amounts are integer hundredths. */
import { sql, type Selectable } from 'kysely'
import type { PaymentWay } from '#domain/payments/wallet.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { Query } from '#store/database/db.ts'
import { jsonRows } from '#store/database/json-rows.ts'
import type { Tables } from '#store/database/tables.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { jobRow, type NewJob } from '#store/jobs/jobs.ts'

type AttemptRow = Selectable<Tables['payment_attempt']>
export type AttemptState = AttemptRow['state']

export interface Attempt {
  id: string
  orderId: string
  gateway: string
  /** The gateway's own reference; null until it has answered. */
  providerRef: string | null
  amount: number
  currency: AttemptRow['currency']
  state: AttemptState
  /** The customer's action, as the gateway returned it. */
  action: unknown
  reason: string | null
  /** Time of the refund request. */
  refundRequestedAt: Date | null
  createdAt: Date
  /** Where the customer pays; another way is another attempt. */
  way: PaymentWay
}

/** What is stored of the customer's action: of a wallet that it is one, from the beginning. */
type StoredAction = { way?: PaymentWay; type?: string } | null

/** Returns the action as the gateway returned it; null until it has. */
function actionOf(stored: StoredAction): unknown {
  if (stored?.type === undefined) return null
  const { way: _, ...action } = stored
  return action
}

const fromRow = (row: AttemptRow): Attempt => ({
  id: row.id,
  orderId: row.order_id,
  gateway: row.gateway,
  providerRef: row.provider_ref,
  amount: row.amount,
  currency: row.currency,
  state: row.state,
  action: actionOf(row.action as StoredAction),
  reason: row.reason,
  refundRequestedAt: row.refund_requested_at,
  createdAt: row.created_at,
  way: (row.action as StoredAction)?.way ?? 'page',
})

/** Data of an order for payment. */
export interface OrderToPay {
  id: string
  number: string
  tokenHash: Buffer
  market: 'ro' | 'en' | 'hu'
  currency: AttemptRow['currency']
  due: number
  status: Selectable<Tables['order']>['status']
  payment: Selectable<Tables['order']>['payment_state']
  expiresAt: Date | null
  email: string
  method: PaymentMethod
}

/**
 * Locks the order's row for this transaction: payment, refund, expiry and cancellation lock it first. The
 * weaker lock allows rows that refer to the order to be written meanwhile, which avoids deadlocks.
 */
export async function lockOrderToPay(
  tx: Query,
  by: { id: string } | { tokenHash: Buffer } | { attemptId: string },
): Promise<OrderToPay | null> {
  const row = await tx
    .selectFrom('order')
    .select(['id', 'number', 'token_hash', 'market', 'currency', 'due', 'status', 'payment_state', 'expires_at', 'email'])
    .select('payment_method')
    .where((where) => {
      if ('id' in by) return where('id', '=', by.id)
      if ('tokenHash' in by) return where('token_hash', '=', by.tokenHash)
      return where(
        'id',
        '=',
        where.selectFrom('payment_attempt').select('order_id').where('payment_attempt.id', '=', by.attemptId),
      )
    })
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return null
  const { payment_state: payment, expires_at: expiresAt, token_hash: tokenHash, payment_method: method, ...order } = row
  return { ...order, payment, expiresAt, tokenHash, method }
}

export async function findAttempt(query: Query, id: string): Promise<Attempt | null> {
  const row = await query.selectFrom('payment_attempt').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? fromRow(row) : null
}

/** Returns the order's open attempt, or null. Locks nothing; a caller that changes it locks the order first. */
export async function findOpenAttempt(query: Query, orderId: string): Promise<Attempt | null> {
  const row = await query
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', ['created', 'pending_action', 'authorized', 'review', 'unknown'])
    .executeTakeFirst()
  return row ? fromRow(row) : null
}

/** Stores a new attempt together with the job that looks after it. */
export async function insertAttempt(
  tx: Query,
  attempt: Pick<Attempt, 'id' | 'orderId' | 'gateway' | 'amount' | 'currency' | 'way'>,
  job: NewJob,
  now: Date,
): Promise<Attempt> {
  const stored = attempt.way === 'wallet' ? JSON.stringify({ way: attempt.way } satisfies StoredAction) : null
  const { rows } = await sql<AttemptRow>`
    with job as (insert into job select * from ${jsonRows('job', [jobRow(job)])} on conflict (key) do nothing)
    insert into payment_attempt (id, order_id, gateway, amount, currency, action, state, created_at, updated_at)
    values (${attempt.id}, ${attempt.orderId}, ${attempt.gateway}, ${attempt.amount}, ${attempt.currency}, ${stored}::jsonb, 'created', ${now}, ${now})
    returning *`.execute(tx)
  return fromRow(rows[0]!)
}

/** Stores the gateway's answer to the start. Returns the state now: that of an earlier notification, or of an end, is not overwritten. */
export async function saveStarted(
  query: Query,
  id: string,
  { providerRef, action, now }: { providerRef: string; action: unknown; now: Date },
): Promise<AttemptState> {
  const { state } = await query
    .updateTable('payment_attempt')
    .set({
      provider_ref: providerRef,
      action: sql`coalesce(action, '{}') || ${JSON.stringify(action)}::jsonb`,
      state: sql`case when state = 'created' then 'pending_action' else state end`,
      updated_at: now,
    })
    .where('id', '=', id)
    .returning('state')
    .executeTakeFirstOrThrow()
  return state
}

export async function saveAttemptState(
  tx: Query,
  id: string,
  change: { state: AttemptState; providerRef: string | null; reason: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('payment_attempt')
    .set({ state: change.state, provider_ref: change.providerRef, reason: change.reason, updated_at: change.now })
    .where('id', '=', id)
    .execute()
}

/** Marks an attempt before the gateway is asked to refund it. */
export const saveRefundRequest = async (query: Query, id: string, now: Date): Promise<void> => {
  await query.updateTable('payment_attempt').set({ refund_requested_at: now }).where('id', '=', id).execute()
}

/** A processed notification of a gateway, as it is stored. */
export interface NotificationRecord {
  gateway: string
  /** Unique per gateway: an event is processed once. */
  eventKey: string
  attemptId: string | null
  state: string
  amount: number
  currency: string
  outcome: string
}

/** What a notification changes at once; all of it happens only if the notification is new. */
export interface NotificationEffects {
  orderId: string
  /** The attempt's new state; null leaves it as it is. */
  state: { state: AttemptState; providerRef: string | null; reason: string | null } | null
  /** For the order's history; null for none. */
  event: { kind: string; data: object } | null
}

/** Stores a notification and what it changes of the attempt and the order's history. Returns false when it is known. */
export async function recordNotification(
  tx: Query,
  { gateway, eventKey, attemptId, state, amount, currency, outcome }: NotificationRecord,
  effects: NotificationEffects | null,
  now: Date,
): Promise<boolean> {
  const change = effects?.state ?? null
  const event = effects?.event ?? null
  const orderId = effects?.orderId ?? null
  const { rows } = await sql<{ added: number }>`
    with added as (
      insert into payment_notification (gateway, event_key, attempt_id, state, amount, currency, outcome, received_at)
      values (${gateway}, ${eventKey}, ${attemptId}, ${state}, ${amount}, ${currency}, ${outcome}, ${now})
      on conflict (gateway, event_key) do nothing
      returning 1
    ),
    changed as (
      update payment_attempt set state = ${change?.state ?? null}, provider_ref = ${change?.providerRef ?? null},
        reason = ${change?.reason ?? null}, updated_at = ${now}
      where id = ${attemptId} and ${change !== null}::boolean and exists (select from added)
    ),
    told as (
      insert into order_event (id, order_id, at, kind, data, actor)
      select ${uuidv7(now)}::uuid, ${orderId}::uuid, ${now}::timestamptz, ${event?.kind ?? null}::text, ${JSON.stringify(event?.data ?? {})}::jsonb, 'payment'
      from added where ${event !== null}::boolean
    ),
    touched as (
      update "order" set updated_at = ${now} where id = ${orderId} and ${event !== null}::boolean and exists (select from added)
    )
    select count(*)::integer as added from added`.execute(tx)
  return rows[0]!.added === 1
}

/** Returns the attempts whose money the shop holds, or some of it. */
export async function findPaidAttempts(tx: Query, orderId: string): Promise<Attempt[]> {
  const rows = await tx
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', ['paid', 'partly_refunded', 'disputed'])
    .execute()
  return rows.map(fromRow)
}

/** Returns the id of the order with this number. */
export async function findOrderId(query: Query, number: string): Promise<string | null> {
  const row = await query.selectFrom('order').select('id').where('number', '=', number).executeTakeFirst()
  return row?.id ?? null
}
