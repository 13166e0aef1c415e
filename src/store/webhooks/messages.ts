/** What webhooks are told, and every attempt to tell it. Neither has data of people. */
import { sql } from 'kysely'
import type { MessageState } from '#domain/connections/webhook.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import type { Query } from '#store/database/db.ts'
import { enqueue } from '#store/jobs/jobs.ts'

export interface WebhookMessage {
  id: string
  webhookId: string
  type: string
  data: JsonValue
  at: Date
  state: MessageState
  attempts: number
}

export interface WebhookAttempt {
  number: number
  at: Date
  /** Of the answer, null without one. */
  status: number | null
  /** Why it failed, null where it did not. */
  fault: string | null
  durationMs: number
}

const COLUMNS = ['id', 'webhook_id as webhookId', 'type', 'data', 'at', 'state', 'attempts'] as const

export const findMessage = async (query: Query, id: string): Promise<WebhookMessage | null> =>
  (await query.selectFrom('webhook_message').select(COLUMNS).where('id', '=', id).executeTakeFirst()) ?? null

/** Writes a message that is none of an event, with its job. */
export async function insertMessage(
  tx: Query,
  { id, webhookId, type, data }: Pick<WebhookMessage, 'id' | 'webhookId' | 'type' | 'data'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('webhook_message')
    .values({ id, webhook_id: webhookId, type, data: JSON.stringify(data), at: now, state: 'waiting' })
    .execute()
  await sendAt(tx, id, now)
}

const sendAt = (tx: Query, messageId: string, runAt: Date) =>
  enqueue(tx, { kind: 'webhook.send', payload: { messageId }, key: `webhook:${messageId}`, runAt })

/** Sends a message of a webhook again, at once and from the first attempt. Returns false where it has none of this id. */
export async function sendAgain(tx: Query, { webhookId, id }: { webhookId: string; id: string }, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_message')
    .set({ state: 'waiting' })
    .where('id', '=', id)
    .where('webhook_id', '=', webhookId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx.deleteFrom('job').where('key', '=', `webhook:${id}`).execute()
  await sendAt(tx, id, now)
  return true
}

/** Writes an attempt, and the state that it leaves the message in. Returns its number. */
export async function writeAttempt(
  query: Query,
  messageId: string,
  { at, status, fault, durationMs, state }: Omit<WebhookAttempt, 'number'> & { state: MessageState },
): Promise<void> {
  await sql`
    with message as (
      update webhook_message set attempts = attempts + 1, state = ${state} where id = ${messageId} returning id, attempts
    )
    insert into webhook_attempt (message_id, number, at, status, fault, duration_ms)
    select id, attempts, ${at}, ${status}, ${fault}, ${durationMs} from message`.execute(query)
}

/** Returns messages of a webhook with their attempts, the newest first. */
export async function listMessages(
  query: Query,
  { webhookId, before, most }: { webhookId: string; before: string | null; most: number },
): Promise<(WebhookMessage & { tries: WebhookAttempt[] })[]> {
  const messages = await query
    .selectFrom('webhook_message')
    .select(COLUMNS)
    .where('webhook_id', '=', webhookId)
    .$if(before !== null, (all) => all.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const ids = messages.map(({ id }) => id)
  const attempts =
    ids.length === 0
      ? []
      : await query
          .selectFrom('webhook_attempt')
          .select(['message_id', 'number', 'at', 'status', 'fault', 'duration_ms as durationMs'])
          .where('message_id', 'in', ids)
          .orderBy('number')
          .execute()
  return messages.map((message) => ({
    ...message,
    tries: attempts.filter(({ message_id }) => message_id === message.id).map(({ message_id: _, ...attempt }) => attempt),
  }))
}

/** Deletes what is no longer kept; what waits is kept as long. */
export const deleteOldMessages = async (query: Query, before: Date): Promise<void> => {
  await query.deleteFrom('webhook_message').where('at', '<', before).execute()
}
