/** Money that came by bank transfer, as staff booked it. Amounts are integer hundredths of the order's currency. */
import { sql } from 'kysely'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'

export interface BankTransfer {
  /** Of the statement: each transfer is booked once. */
  reference: string
  amount: number
  /** What of it is in the order's payment. */
  counted: number
  /** What of the rest was transferred back. */
  returned: number
  bookedAt: Date
}

/** Stores a transfer. Returns its id, null when one with this reference is known. */
export async function insertTransfer(
  tx: Query,
  { orderId, reference, amount }: { orderId: string; reference: string; amount: number },
  now: Date,
): Promise<string | null> {
  const row = await tx
    .insertInto('bank_transfer')
    .values({ id: uuidv7(now), order_id: orderId, reference, amount, booked_at: now })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Returns the order and the amount of the transfer with this reference, or null. */
export async function findTransfer(tx: Query, reference: string): Promise<{ orderId: string; amount: number } | null> {
  const row = await tx
    .selectFrom('bank_transfer')
    .select(['order_id as orderId', 'amount'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row ?? null
}

/** Returns the transfers of an order, the first first. */
export const readTransfers = (query: Query, orderId: string): Promise<BankTransfer[]> =>
  query
    .selectFrom('bank_transfer')
    .select(['reference', 'amount', 'counted', 'returned', 'booked_at as bookedAt'])
    .where('order_id', '=', orderId)
    .orderBy('booked_at')
    .orderBy('id')
    .execute()

/** Returns what has come for an order and is neither in its payment nor transferred back; null when nothing ever came. */
export async function sumOfTransfers(tx: Query, orderId: string): Promise<number | null> {
  const { rows } = await sql<{ sum: number | null }>`
    select sum(amount - counted - returned)::bigint as sum from bank_transfer where order_id = ${orderId}`.execute(tx)
  return rows[0]!.sum
}

/** Makes so much of an order's transfers its payment, of the first ones first. */
export async function countTransfers(tx: Query, orderId: string, attemptId: string, amount: number): Promise<void> {
  await sql`
    with waiting as (
      select id, amount - returned as here, sum(amount - returned) over (order by booked_at, id) - (amount - returned) as earlier
      from bank_transfer where order_id = ${orderId} and counted = 0 and returned < amount
    )
    update bank_transfer t set attempt_id = ${attemptId}, counted = least(w.here, ${amount}::bigint - w.earlier)
    from waiting w where w.id = t.id and w.earlier < ${amount}::bigint`.execute(tx)
}

/** Notes that what is left of an order's transfers was transferred back. Returns how much it is. */
export async function returnTransfers(tx: Query, orderId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    with waiting as (
      select id, amount - counted - returned as here from bank_transfer where order_id = ${orderId} and counted + returned < amount
    )
    update bank_transfer t set returned = t.returned + w.here, returned_at = ${now}
    from waiting w where w.id = t.id returning w.here as left`.execute(tx)
  return rows.reduce((sum, { left }) => sum + left, 0)
}
