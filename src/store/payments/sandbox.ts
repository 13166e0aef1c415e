/** The sandbox gateway's tables: those of a separate system in the same database. */
import type { Selectable } from 'kysely'
import type { Database, Query } from '#store/database/db.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import type { Tables } from '#store/database/tables.ts'

type Row = Selectable<Tables['sandbox_payment']>

const fromRow = (row: Row) => ({
  ref: row.ref,
  merchantKey: row.merchant_key,
  orderRef: row.order_ref,
  amount: row.amount,
  currency: row.currency,
  locale: row.locale,
  description: row.description,
  returnUrl: row.return_url,
  notifyUrl: row.notify_url,
  state: row.state,
  card: row.card,
  reason: row.reason,
  refunded: row.refunded,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
type Payment = ReturnType<typeof fromRow>
type State = Payment['state']
interface DeferredWork {
  task: unknown
  runAt: Date
}

/** Stores deferred work as jobs of the same transaction. */
async function putOff(tx: Query, work: readonly DeferredWork[]): Promise<void> {
  for (const { task, runAt } of work) await enqueue(tx, { kind: 'gateway.work', payload: { gateway: 'sandbox', task }, runAt })
}

/** Amounts are integer hundredths. Every change is conditional on the state, so of two at once one wins. */
export const sandboxRecords = (db: Database) => ({
  open: (payment: Payment) => openPayment(db, payment),
  find: (ref: string) => findPayment(db.query, ref),
  move: (ref: string, from: readonly State[], change: Change, work: readonly DeferredWork[]) =>
    db.transaction((tx) => movePayment(tx, ref, from, change, work)),
  refund: (refund: Refund, work: (after: Payment) => readonly DeferredWork[]) =>
    db.transaction((tx) => refundPayment(tx, refund, work)),
  failRefund: (refund: Omit<Refund, 'amount'>, work: (after: Payment) => readonly DeferredWork[]) =>
    db.transaction((tx) => failRefund(tx, refund, work)),
  failedRefunds: (ref: string) =>
    db.query
      .selectFrom('sandbox_refund')
      .select(['id as ref', 'key', 'amount'])
      .where('ref', '=', ref)
      .where('failed_at', 'is not', null)
      .orderBy('failed_at')
      .orderBy('id')
      .execute(),
})

interface Change {
  state: State
  card?: string
  reason?: string
  at: Date
}
interface Refund {
  ref: string
  amount: number
  key: string
  at: Date
}

/** Returns the payment of this merchant key: the one given, or an earlier one. */
async function openPayment(db: Database, payment: Payment): Promise<Payment> {
  await db.query
    .insertInto('sandbox_payment')
    .values({
      ref: payment.ref,
      merchant_key: payment.merchantKey,
      order_ref: payment.orderRef,
      amount: payment.amount,
      currency: payment.currency,
      locale: payment.locale,
      description: payment.description,
      return_url: payment.returnUrl,
      notify_url: payment.notifyUrl,
      state: payment.state,
      created_at: payment.createdAt,
      updated_at: payment.updatedAt,
    })
    .onConflict((conflict) => conflict.column('merchant_key').doNothing())
    .execute()
  const row = await db.query
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('merchant_key', '=', payment.merchantKey)
    .executeTakeFirstOrThrow()
  return fromRow(row)
}

async function findPayment(query: Query, ref: string): Promise<Payment | null> {
  const row = await query.selectFrom('sandbox_payment').selectAll().where('ref', '=', ref).executeTakeFirst()
  return row ? fromRow(row) : null
}

async function movePayment(
  tx: Query,
  ref: string,
  from: readonly State[],
  change: Change,
  work: readonly DeferredWork[],
): Promise<Payment | null> {
  const row = await tx
    .updateTable('sandbox_payment')
    .set({
      state: change.state,
      updated_at: change.at,
      ...(change.card === undefined ? {} : { card: change.card }),
      ...(change.reason === undefined ? {} : { reason: change.reason }),
    })
    .where('ref', '=', ref)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  await putOff(tx, work)
  return fromRow(row)
}

/** Refunds once per key. Returns null when the payment is not paid, or less is left of it. */
async function refundPayment(
  tx: Query,
  refund: Refund,
  work: (after: Payment) => readonly DeferredWork[],
): Promise<Payment | null> {
  const before = await tx
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('ref', '=', refund.ref)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!before) return null
  const earlier = await standing(tx, refund.key).executeTakeFirst()
  if (earlier) return earlier.ref === refund.ref ? fromRow(before) : null
  if (before.state !== 'paid' || before.refunded + refund.amount > before.amount) return null
  await tx
    .insertInto('sandbox_refund')
    .values({ key: refund.key, ref: refund.ref, amount: refund.amount, created_at: refund.at })
    .execute()
  const row = await tx
    .updateTable('sandbox_payment')
    .set({ refunded: before.refunded + refund.amount, updated_at: refund.at })
    .where('ref', '=', refund.ref)
    .returningAll()
    .executeTakeFirstOrThrow()
  const after = fromRow(row)
  await putOff(tx, work(after))
  return after
}

/** The refund of this key that did not fail. */
const standing = (tx: Query, key: string) =>
  tx.selectFrom('sandbox_refund').select(['id', 'ref', 'amount']).where('key', '=', key).where('failed_at', 'is', null)

async function failRefund(
  tx: Query,
  { ref, key, at }: Omit<Refund, 'amount'>,
  work: (after: Payment) => readonly DeferredWork[],
): Promise<Payment | null> {
  await tx.selectFrom('sandbox_payment').select('ref').where('ref', '=', ref).forNoKeyUpdate().execute()
  const failed = await standing(tx, key).where('ref', '=', ref).executeTakeFirst()
  if (!failed) return null
  await tx.updateTable('sandbox_refund').set({ failed_at: at }).where('id', '=', failed.id).execute()
  const row = await tx
    .updateTable('sandbox_payment')
    .set((payment) => ({ refunded: payment('refunded', '-', failed.amount), updated_at: at }))
    .where('ref', '=', ref)
    .returningAll()
    .executeTakeFirstOrThrow()
  const after = fromRow(row)
  await putOff(tx, work(after))
  return after
}
