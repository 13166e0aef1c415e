/** Payment attempts and the gateways' answers. Amounts are integer hundredths. */
import { sql, type Selectable } from 'kysely'
import type { Query } from '#store/database/db.ts'
import type { Tables } from '#store/database/tables.ts'

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
}

const fromRow = (row: AttemptRow): Attempt => ({
  id: row.id,
  orderId: row.order_id,
  gateway: row.gateway,
  providerRef: row.provider_ref,
  amount: row.amount,
  currency: row.currency,
  state: row.state,
  action: row.action,
  reason: row.reason,
  refundRequestedAt: row.refund_requested_at,
  createdAt: row.created_at,
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
}

/**
 * Locks the order's row for this transaction: payment, refund, expiry and cancellation lock it first. The
 * weaker lock allows rows that refer to the order to be written meanwhile, which avoids deadlocks.
 */
export async function lockOrderToPay(tx: Query, by: { id: string } | { tokenHash: Buffer }): Promise<OrderToPay | null> {
  const row = await tx
    .selectFrom('order')
    .select(['id', 'number', 'token_hash', 'market', 'currency', 'due', 'status', 'payment_state', 'expires_at', 'email'])
    .where((where) => ('id' in by ? where('id', '=', by.id) : where('token_hash', '=', by.tokenHash)))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return null
  const { payment_state: payment, expires_at: expiresAt, token_hash: tokenHash, ...order } = row
  return { ...order, payment, expiresAt, tokenHash }
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

export async function insertAttempt(
  tx: Query,
  attempt: Pick<Attempt, 'id' | 'orderId' | 'gateway' | 'amount' | 'currency'>,
  now: Date,
): Promise<Attempt> {
  const row = await tx
    .insertInto('payment_attempt')
    .values({
      id: attempt.id,
      order_id: attempt.orderId,
      gateway: attempt.gateway,
      amount: attempt.amount,
      currency: attempt.currency,
      state: 'created',
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return fromRow(row)
}

/** Stores the gateway's answer to the start; the state of an earlier notification is not overwritten. */
export async function saveStarted(
  query: Query,
  id: string,
  { providerRef, action, now }: { providerRef: string; action: unknown; now: Date },
): Promise<void> {
  await query
    .updateTable('payment_attempt')
    .set({
      provider_ref: providerRef,
      action: JSON.stringify(action),
      state: sql`case when state = 'created' then 'pending_action' else state end`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
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

/** Stores a notification. Returns false when it is known. */
export async function recordNotification(tx: Query, notification: NotificationRecord, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('payment_notification')
    .values({
      gateway: notification.gateway,
      event_key: notification.eventKey,
      attempt_id: notification.attemptId,
      state: notification.state,
      amount: notification.amount,
      currency: notification.currency,
      outcome: notification.outcome,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'event_key']).doNothing())
    .returning('event_key')
    .executeTakeFirst()
  return added !== undefined
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
