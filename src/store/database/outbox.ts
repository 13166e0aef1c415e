/** Messages to every process of the shop, read by polling; rows are written in the transaction that causes them. */
import type { Query } from './db.ts'
import { uuidv7 } from './uuid.ts'

export interface News {
  id: string
  payload: unknown
}

/** Makes all processes purge pages with these tags. */
export async function announcePurge(tx: Query, tags: readonly string[], now: Date): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ id: uuidv7(now), topic: 'purge', payload: JSON.stringify({ tags }), created_at: now })
    .execute()
}

/** Returns the messages of a topic since `since`. Rows become visible in the order of their commits, not of their times. */
export const readOutbox = (query: Query, topic: string, since: Date): Promise<News[]> =>
  query
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('topic', '=', topic)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute()

export const deleteOutbox = async (query: Query, before: Date): Promise<void> => {
  await query.deleteFrom('outbox').where('created_at', '<', before).execute()
}
