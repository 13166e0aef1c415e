/** Webhooks: where they go, what they are told of, and how they answer. */
import { sql } from 'kysely'
import type { Query } from '#store/database/db.ts'
import type { MessageState, WebhookEvent } from '#domain/connections/webhook.ts'

export interface Webhook {
  id: string
  url: string
  events: WebhookEvent[]
  /** Sealed, as is the one before. */
  secret: string
  secretBefore: string | null
  secretBeforeUntil: Date | null
  isOn: boolean
  pausedAt: Date | null
  failures: number
  failingSince: Date | null
  nextAt: Date | null
  createdAt: Date
  createdName: string
  version: number
}

const COLUMNS = [
  'id',
  'url',
  'events',
  'secret',
  'secret_before as secretBefore',
  'secret_before_until as secretBeforeUntil',
  'is_on as isOn',
  'paused_at as pausedAt',
  'failures',
  'failing_since as failingSince',
  'next_at as nextAt',
  'created_at as createdAt',
  'created_name as createdName',
  'version',
] as const

export const listWebhooks = (query: Query): Promise<Webhook[]> =>
  query.selectFrom('webhook').select(COLUMNS).orderBy('created_at').orderBy('id').execute()

const oneOf = (query: Query, id: string) => query.selectFrom('webhook').select(COLUMNS).where('id', '=', id)

export const findWebhook = async (query: Query, id: string): Promise<Webhook | null> =>
  (await oneOf(query, id).executeTakeFirst()) ?? null

/** Returns a webhook that nobody else changes until the transaction ends. */
export const lockWebhook = async (tx: Query, id: string): Promise<Webhook | null> =>
  (await oneOf(tx, id).forUpdate().executeTakeFirst()) ?? null

export const countWebhooks = async (query: Query): Promise<number> =>
  (
    await query
      .selectFrom('webhook')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export async function insertWebhook(
  tx: Query,
  {
    id,
    url,
    events,
    secret,
    createdAt,
    createdName,
  }: Pick<Webhook, 'id' | 'url' | 'events' | 'secret' | 'createdAt' | 'createdName'>,
): Promise<void> {
  await tx.insertInto('webhook').values({ id, url, events, secret, created_at: createdAt, created_name: createdName }).execute()
}

/** Changes what people set; the next version is one more. */
export async function updateWebhook(
  tx: Query,
  id: string,
  { url, events, isOn }: Pick<Webhook, 'url' | 'events' | 'isOn'>,
): Promise<void> {
  await tx
    .updateTable('webhook')
    .set((row) => ({ url, events, is_on: isOn, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Another key signs from now on; the one before goes on until a moment. */
export async function replaceSecret(tx: Query, id: string, secret: string, beforeUntil: Date): Promise<void> {
  await tx
    .updateTable('webhook')
    .set((row) => ({ secret, secret_before: row.ref('secret'), secret_before_until: beforeUntil }))
    .where('id', '=', id)
    .execute()
}

export const deleteWebhook = async (tx: Query, id: string): Promise<void> => {
  await tx.deleteFrom('webhook').where('id', '=', id).execute()
}

/** It has answered. */
export const noteAnswer = async (query: Query, id: string): Promise<void> => {
  await query
    .updateTable('webhook')
    .set({ failures: 0, failing_since: null, next_at: null })
    .where('id', '=', id)
    .where('failures', '>', 0)
    .execute()
}

/** It has not: until `nextAt` it is not asked again. */
export async function noteFailure(query: Query, id: string, { now, nextAt }: { now: Date; nextAt: Date }): Promise<void> {
  await query
    .updateTable('webhook')
    .set((row) => ({
      failures: row('failures', '+', 1),
      failing_since: sql<Date>`coalesce(failing_since, ${now})`,
      next_at: nextAt,
    }))
    .where('id', '=', id)
    .execute()
}

/**
 * Takes the one attempt that a failing address gets until `nextAt`. Returns false where another message has taken it; an address that
 * answers is always free.
 */
export async function takeTurn(query: Query, id: string, { now, nextAt }: { now: Date; nextAt: Date }): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('webhook')
    .set({ next_at: nextAt })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('next_at', 'is', null), eb('next_at', '<=', now)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const pauseWebhook = async (query: Query, id: string, now: Date): Promise<void> => {
  await query.updateTable('webhook').set({ paused_at: now }).where('id', '=', id).where('paused_at', 'is', null).execute()
}

/** Asks again, and begins with everything that waits. Returns how many messages that is. */
export async function resumeWebhook(tx: Query, id: string, now: Date): Promise<number> {
  await tx
    .updateTable('webhook')
    .set({ paused_at: null, failures: 0, failing_since: null, next_at: null })
    .where('id', '=', id)
    .execute()
  const { numAffectedRows } = await sql`
    insert into job (id, kind, payload, key, run_at)
    select uuid_at(${now}), 'webhook.send', jsonb_build_object('messageId', id), 'webhook:' || id, ${now}
    from webhook_message where webhook_id = ${id} and state = 'waiting'
    on conflict (key) do update set run_at = excluded.run_at where job.dead_at is null`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** How much was sent to an address in an hour. */
interface SentHour {
  webhookId: string
  /** Hours before now. */
  ago: number
  sent: number
  failed: number
}

/** Returns what was tried in the last hours, of all addresses. */
export async function readSentHours(query: Query, { now, hours }: { now: Date; hours: number }): Promise<SentHour[]> {
  const { rows } = await sql<SentHour>`
    select m.webhook_id as "webhookId", floor(extract(epoch from ${now}::timestamptz - a.at) / 3600)::integer as ago,
      (count(*) filter (where a.fault is null))::integer as sent, (count(*) filter (where a.fault is not null))::integer as failed
    from webhook_attempt a join webhook_message m on m.id = a.message_id
    where a.at > ${now}::timestamptz - make_interval(hours => ${hours}) and a.at <= ${now}
    group by 1, 2`.execute(query)
  return rows
}

/** Returns how many messages of each address wait. */
export async function countWaiting(query: Query): Promise<Map<string, number>> {
  const rows = await query
    .selectFrom('webhook_message')
    .select(({ fn }) => ['webhook_id', fn.countAll<number>().as('count')])
    .where('state', '=', 'waiting' satisfies MessageState)
    .groupBy('webhook_id')
    .execute()
  return new Map(rows.map(({ webhook_id, count }) => [webhook_id, count]))
}
