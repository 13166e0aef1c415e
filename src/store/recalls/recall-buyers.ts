/** Who bought a recalled product, from their orders: as goods of their own and as a part of a set (LAW-41). */
import { sql, type RawBuilder } from 'kysely'
import type { RecallAnswered, RecallFields } from '#domain/recalls/recall.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

type Which = Pick<RecallFields, 'product' | 'soldFrom' | 'soldUntil'>

/** The shop's own day. */
const DAY = sql`(o.created_at at time zone 'Europe/Bucharest')::date`

const SOLD = ({ product }: Which) => sql`
  select l.order_id, l.quantity from order_line l join variant v on v.id = l.variant_id where v.product_id = ${product}
  union all
  select l.order_id, p.quantity * l.quantity from order_line_part p join order_line l on l.id = p.order_line_id
    join variant v on v.id = p.variant_id where v.product_id = ${product}`

/** The first and last day that a recall is about: as given, or as columns. */
type Days = Record<'soldFrom' | 'soldUntil', string | null | RawBuilder<unknown>>

/** Every order `o` of those days but cancelled ones: one that waits for its payment can still be paid. */
export const affected = ({ soldFrom, soldUntil }: Days) => sql`o.status <> 'canceled'
  and (${soldFrom}::date is null or ${DAY} >= ${soldFrom}::date) and (${soldUntil}::date is null or ${DAY} <= ${soldUntil}::date)`

export interface RecallOrder {
  id: string
  number: string
  market: Locale
  email: string
  placedAt: Date
}

/** Returns the next orders with the product, by their ids. */
export async function nextRecallOrders(
  query: Query,
  which: Which,
  { after, limit }: { after: string | null; limit: number },
): Promise<RecallOrder[]> {
  const { rows } = await sql<RecallOrder>`
    select o.id, o.number, o.market, o.email, o.created_at as "placedAt" from "order" o
    where o.id in (select order_id from (${SOLD(which)}) s) and ${affected(which)} and (${after}::uuid is null or o.id > ${after}::uuid)
    order by o.id limit ${limit}`.execute(query)
  return rows
}

/** Returns how many pieces were sold, in how many orders. */
export async function countSold(query: Query, which: Which): Promise<{ pieces: number; orders: number }> {
  const { rows } = await sql<{ pieces: number; orders: number }>`
    select coalesce(sum(s.quantity), 0)::integer as pieces, count(distinct o.id)::integer as orders
    from (${SOLD(which)}) s join "order" o on o.id = s.order_id where ${affected(which)}`.execute(query)
  return rows[0]!
}

export async function insertRecallBuyer(tx: Query, recall: string, order: string, mail: string): Promise<void> {
  await tx
    .insertInto('recall_buyer')
    .values({ recall_id: recall, order_id: order, mail_id: mail })
    .onConflict((on) => on.doNothing())
    .execute()
}

/** `failed`: its job was set aside after many attempts. */
export type RecallMailState = 'sent' | 'waits' | 'failed'

export interface RecallBuyer {
  order: string
  market: Locale
  writtenAt: Date
  sentAt: Date | null
  state: RecallMailState
  /** Further mails, and when the last one was written. */
  reminders: number
  remindedAt: Date | null
  answer: RecallAnswered | null
}

const buyers = (recall: string) => sql`
  select o.number as "order", o.market, m.created_at as "writtenAt", m.sent_at as "sentAt", b.reminders, b.reminded_at as "remindedAt", b.answer,
    case when m.sent_at is not null then 'sent' when exists (select from job j where j.kind = 'mail.send' and j.dead_at is not null
      and j.payload ->> 'mailId' = m.id::text) then 'failed' else 'waits' end as state
  from recall_buyer b join mail m on m.id = b.mail_id join "order" o on o.id = b.order_id where b.recall_id = ${recall}`

/** Returns buyers that were written to: those that were not reached first. */
export async function listRecallBuyers(query: Query, recall: string, most: number): Promise<RecallBuyer[]> {
  const { rows } = await sql<RecallBuyer>`
    select * from (${buyers(recall)}) b order by state = 'sent', state, answer is not null, "order" limit ${most}`.execute(query)
  return rows
}

/** Returns how many buyers were written to, by what became of the mail. */
export async function countRecallBuyers(query: Query, recall: string): Promise<Record<RecallMailState, number>> {
  const { rows } = await sql<{ state: RecallMailState; count: number }>`
    select state, count(*)::integer as count from (${buyers(recall)}) b group by state`.execute(query)
  return { sent: 0, waits: 0, failed: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
}

/** Who has the first mail and the last reminder for so long, and has not answered. */
const due = (recall: string, before: Date) => sql`
  from recall_buyer b join mail m on m.id = b.mail_id join "order" o on o.id = b.order_id
  where b.recall_id = ${recall} and b.answer is null and m.sent_at <= ${before} and (b.reminded_at is null or b.reminded_at <= ${before})`

/** Returns how many buyers were reached and have not answered, and how many of them are due for a reminder. */
export async function countUnanswered(query: Query, recall: string, before: Date): Promise<{ unanswered: number; due: number }> {
  const { rows } = await sql<{ unanswered: number; due: number }>`
    select (select count(*)::integer from recall_buyer b join mail m on m.id = b.mail_id
        where b.recall_id = ${recall} and b.answer is null and m.sent_at is not null) as unanswered,
      (select count(*)::integer ${due(recall, before)}) as due`.execute(query)
  return rows[0]!
}

export interface DueBuyer extends RecallOrder {
  /** How many reminders were written before. */
  reminders: number
}

/** Returns the next buyers that are due for a reminder, by the ids of their orders. */
export async function nextDueBuyers(
  query: Query,
  recall: string,
  { before, after, limit }: { before: Date; after: string | null; limit: number },
): Promise<DueBuyer[]> {
  const { rows } = await sql<DueBuyer>`
    select o.id, o.number, o.market, o.email, o.created_at as "placedAt", b.reminders ${due(recall, before)}
      and (${after}::uuid is null or o.id > ${after}::uuid) order by o.id limit ${limit}`.execute(query)
  return rows
}

export async function noteReminder(tx: Query, recall: string, order: string, now: Date): Promise<void> {
  await sql`update recall_buyer set reminders = reminders + 1, reminded_at = ${now}
    where recall_id = ${recall} and order_id = ${order}`.execute(tx)
}

/** Locks a buyer by the number of the order. Returns the answer; undefined where nobody was written to. */
export async function lockAnswer(tx: Query, recall: string, order: string): Promise<RecallAnswered | null | undefined> {
  const { rows } = await sql<{ answer: RecallAnswered | null }>`
    select b.answer from recall_buyer b join "order" o on o.id = b.order_id
    where b.recall_id = ${recall} and o.number = ${order} for update of b`.execute(tx)
  return rows[0]?.answer
}

export async function writeAnswer(
  tx: Query,
  { recall, order, answer }: { recall: string; order: string; answer: RecallAnswered | null },
  now: Date,
): Promise<void> {
  await sql`update recall_buyer b set answer = ${answer}::text, answered_at = ${answer === null ? null : now}::timestamptz
    from "order" o where o.id = b.order_id and b.recall_id = ${recall} and o.number = ${order}`.execute(tx)
}
