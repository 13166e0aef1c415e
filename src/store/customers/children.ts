/** Children of customers (LAW-51). This file and the facts of partnerships alone read their table; deleted rows leave no trace. */
import { sql } from 'kysely'
import type { ChildrenDue } from '#domain/customers/retention.ts'
import type { Query } from '#store/database/db.ts'

export interface Child {
  id: string
  name: string
  /** ISO date. */
  dateOfBirth: string
}

/** Returns the children of a customer, the youngest first. */
export const readChildren = (query: Query, customerId: string): Promise<Child[]> =>
  query
    .selectFrom('customer_child')
    .select(['id', 'name', 'date_of_birth as dateOfBirth'])
    .where('customer_id', '=', customerId)
    .orderBy('date_of_birth', 'desc')
    .orderBy('id')
    .execute()

export async function insertChild(
  tx: Query,
  { customerId, child, now }: { customerId: string; child: Child; now: Date },
): Promise<void> {
  const { id, name, dateOfBirth } = child
  await tx
    .insertInto('customer_child')
    .values({ id, customer_id: customerId, name, date_of_birth: dateOfBirth, created_at: now })
    .execute()
}

/** Returns false when the customer has none of this id. */
export async function updateChild(query: Query, customerId: string, { id, name, dateOfBirth }: Child): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('customer_child')
    .set({ name, date_of_birth: dateOfBirth })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Returns false when the customer has none of this id. */
export async function deleteChild(query: Query, customerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('customer_child')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Marks the customers as told whose children will be deleted unless they sign in. Returns them. */
export async function takeCustomersToTell(tx: Query, { tellUnusedSince }: ChildrenDue, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update customer c set children_warned_at = ${now}
    where c.last_seen_at < ${tellUnusedSince} and (c.children_warned_at is null or c.children_warned_at < c.last_seen_at)
      and exists (select from customer_child k where k.customer_id = c.id)
    returning c.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Deletes the children of customers who were told in time and have not signed in since. Returns how many. */
export async function deleteDueChildren(query: Query, { unusedSince, toldBefore }: ChildrenDue): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from customer_child k using customer c
    where c.id = k.customer_id and c.last_seen_at < ${unusedSince}
      and c.children_warned_at > c.last_seen_at and c.children_warned_at <= ${toldBefore}`.execute(query)
  return Number(numAffectedRows ?? 0)
}
