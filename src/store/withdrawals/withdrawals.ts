/** Withdrawals, their drafts and what happened to them. */
import { sql } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { DeclaredLine, WithdrawalDraft, WithdrawalException, WithdrawalState } from '#domain/withdrawals/withdrawal.ts'
import type { Query } from '#store/database/db.ts'

export async function insertDraft(
  query: Query,
  { id, tokenHash, content }: { id: string; tokenHash: Buffer; content: WithdrawalDraft },
  now: Date,
): Promise<void> {
  await query
    .insertInto('withdrawal_draft')
    .values({ id, token_hash: tokenHash, content: JSON.stringify(content), created_at: now })
    .execute()
}

export async function findDraft(query: Query, tokenHash: Buffer): Promise<WithdrawalDraft | null> {
  const row = await query.selectFrom('withdrawal_draft').select('content').where('token_hash', '=', tokenHash).executeTakeFirst()
  return row?.content ?? null
}

/** Deletes a draft and returns it: of two calls at the same moment only one gets it. */
export async function takeDraft(tx: Query, tokenHash: Buffer): Promise<{ id: string; content: WithdrawalDraft } | null> {
  const row = await tx
    .deleteFrom('withdrawal_draft')
    .where('token_hash', '=', tokenHash)
    .returning(['id', 'content'])
    .executeTakeFirst()
  return row ?? null
}

export async function deleteDrafts(query: Query, before: Date): Promise<void> {
  await query.deleteFrom('withdrawal_draft').where('created_at', '<', before).execute()
}

export interface NewWithdrawal {
  id: string
  tokenHash: Buffer
  number: string
  locale: Locale
  statement: string
  statementHash: Buffer
  reference: string
  name: string
  email: string
  orderId: string | null
  lines: DeclaredLine[]
  declaredAt: Date
  isLate: boolean
}

export interface WithdrawalEvent {
  state: WithdrawalState
  at: string
  staffName: string | null
  note: string | null
}

export type Withdrawal = NewWithdrawal & {
  /** The oldest first; the last one has the state. */
  events: WithdrawalEvent[]
}

/** Stores a declaration with its first event. */
export async function insertWithdrawal(tx: Query, one: NewWithdrawal): Promise<void> {
  await tx
    .insertInto('withdrawal')
    .values({
      id: one.id,
      token_hash: one.tokenHash,
      number: one.number,
      locale: one.locale,
      statement: one.statement,
      statement_hash: one.statementHash,
      order_reference: one.reference,
      name: one.name,
      email: one.email,
      order_id: one.orderId,
      lines: JSON.stringify(one.lines),
      declared_at: one.declaredAt,
      is_late: one.isLate,
    })
    .execute()
  await insertWithdrawalEvent(tx, one.id, { position: 1, state: 'received', staffName: null, note: null }, one.declaredAt)
}

export async function insertWithdrawalEvent(
  tx: Query,
  id: string,
  {
    position,
    state,
    staffName,
    note,
  }: { position: number; state: WithdrawalState; staffName: string | null; note: string | null },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('withdrawal_event')
    .values({ withdrawal_id: id, position, state, at: now, staff_name: staffName, note })
    .execute()
}

type By = { id: string } | { tokenHash: Buffer } | { number: string } | { orderId: string }

/** Returns withdrawals with their events, the newest first. */
export async function findWithdrawals(query: Query, by: By | null, limit = 100): Promise<Withdrawal[]> {
  const { rows } = await sql<Withdrawal>`
    select w.id, w.token_hash as "tokenHash", w.number, w.locale, w.statement, w.statement_hash as "statementHash",
      w.order_reference as reference, w.name, w.email, w.order_id as "orderId", w.lines, w.declared_at as "declaredAt",
      w.is_late as "isLate",
      (select jsonb_agg(jsonb_build_object('state', e.state, 'at', e.at, 'staffName', e.staff_name, 'note', e.note) order by e.position)
        from withdrawal_event e where e.withdrawal_id = w.id) as events
    from withdrawal w
    where ${condition(by)}
    order by w.declared_at desc, w.id desc
    limit ${limit}`.execute(query)
  return rows
}

/** Returns the lines of an order whose goods have a limited right of withdrawal: position → why (LAW-7). */
export async function readExceptions(query: Query, orderId: string): Promise<Map<number, WithdrawalException>> {
  const { rows } = await sql<{ position: number; exception: WithdrawalException }>`
    select l.position::integer as position, p.withdrawal_exception as exception
    from order_line l join product p on p.id = l.product_id
    where l.order_id = ${orderId} and p.withdrawal_exception <> 'none'`.execute(query)
  return new Map(rows.map(({ position, exception }) => [position, exception]))
}

function condition(by: By | null) {
  if (by === null) return sql`true`
  if ('id' in by) return sql`w.id = ${by.id}`
  if ('number' in by) return sql`w.number = ${by.number}`
  if ('orderId' in by) return sql`w.order_id = ${by.orderId}`
  return sql`w.token_hash = ${by.tokenHash}`
}

/** Returns when the last parcel of an order was delivered; null while one is not, or where it is not known. */
export async function lastDelivery(query: Query, orderId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select case when bool_and(p.delivered_at is not null) then max(p.delivered_at) end as at
    from "order" o join shipment s on s.order_id = o.id join parcel p on p.shipment_id = s.id
    where o.id = ${orderId} and o.status = 'fulfilled'`.execute(query)
  return rows[0]?.at ?? null
}

/** Locks a withdrawal, so that two members of staff do not move it at once. Returns its id, null where there is none. */
export async function lockWithdrawal(tx: Query, number: string): Promise<string | null> {
  const row = await tx.selectFrom('withdrawal').select('id').where('number', '=', number).forUpdate().executeTakeFirst()
  return row?.id ?? null
}

/** Returns the orders that withdrawals were joined to, by id. */
export async function orderNumbersOf(query: Query, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await query
    .selectFrom('order')
    .select(['id', 'number'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, number }) => [id, number]))
}
