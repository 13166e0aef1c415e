/** Notes of staff about a person, and former values of what staff changed; both go with the account. */
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import type { Query } from '#store/database/db.ts'

export interface CustomerNote {
  id: string
  text: string
  by: string
  at: Date
}

export const readNotes = (query: Query, customerId: string): Promise<CustomerNote[]> =>
  query
    .selectFrom('customer_note')
    .select(['id', 'text', 'by', 'at'])
    .where('customer_id', '=', customerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export async function insertNote(tx: Query, customerId: string, note: CustomerNote): Promise<void> {
  await tx
    .insertInto('customer_note')
    .values({ ...note, customer_id: customerId })
    .execute()
}

/** Returns whether there was one. */
export async function deleteNote(tx: Query, customerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('customer_note')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export interface CustomerChange {
  before: Record<string, JsonValue>
  after: Record<string, JsonValue>
}

export async function insertChange(
  tx: Query,
  { entry, customerId, change, at }: { entry: string; customerId: string; change: CustomerChange; at: Date },
): Promise<void> {
  const { before, after } = change
  await tx
    .insertInto('customer_change')
    .values({ entry, customer_id: customerId, before: JSON.stringify(before), after: JSON.stringify(after), at })
    .execute()
}

/** Returns the values that an entry of the log changed; null once they are deleted. */
export async function findChange(query: Query, entry: string): Promise<CustomerChange | null> {
  const row = await query.selectFrom('customer_change').select(['before', 'after']).where('entry', '=', entry).executeTakeFirst()
  return (row as CustomerChange | undefined) ?? null
}

export async function deleteOldChanges(query: Query, before: Date): Promise<void> {
  await query.deleteFrom('customer_change').where('at', '<', before).execute()
}
