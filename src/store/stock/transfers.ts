/** Transfers between warehouses, with their articles. */
import { sql } from 'kysely'
import type { TransferDifference, TransferState } from '#domain/stock/stock-papers.ts'
import type { Query } from '#store/database/db.ts'

export interface TransferHead {
  id: string
  number: number
  from: string
  to: string
  state: TransferState
  note: string
  /** ISO date. */
  expectedOn: string | null
  version: number
  createdAt: Date
  createdBy: string
  sentAt: Date | null
  sentBy: string | null
  receivedAt: Date | null
  receivedBy: string | null
}

export interface ListedTransfer extends TransferHead {
  pieces: number
  articles: number
  /** Sent and not received, once it is done. */
  missing: number
}

export interface TransferLine {
  item: string
  pieces: number
  received: number
  difference: TransferDifference | null
}

const HEAD = sql`x.id, x.number, x.from_id as "from", x.to_id as "to", x.state, x.note, x.expected_on::text as "expectedOn", x.version,
  x.created_at as "createdAt", x.created_by as "createdBy", x.sent_at as "sentAt", x.sent_by as "sentBy",
  x.received_at as "receivedAt", x.received_by as "receivedBy"`

/** Returns transfers: those that wait for somebody first, then the newest. */
export async function listTransfers(query: Query, most: number): Promise<ListedTransfer[]> {
  const { rows } = await sql<ListedTransfer>`
    select ${HEAD}, coalesce(l.pieces, 0)::integer as pieces, coalesce(l.articles, 0)::integer as articles,
      case when x.state = 'received' then coalesce(l.pieces - l.received, 0) else 0 end::integer as missing
    from (select * from stock_transfer where state <> 'dropped'
      order by (state in ('draft', 'sent')) desc, created_at desc limit ${most}) x
    left join lateral (select sum(pieces) as pieces, sum(received) as received, count(*) as articles
      from stock_transfer_line where transfer_id = x.id) l on true
    order by (x.state in ('draft', 'sent')) desc, x.created_at desc`.execute(query)
  return rows
}

export async function readTransfer(query: Query, id: string): Promise<TransferHead | null> {
  const { rows } = await sql<TransferHead>`select ${HEAD} from stock_transfer x where x.id = ${id}`.execute(query)
  return rows[0] ?? null
}

/** The same, locked. */
export async function lockTransfer(tx: Query, id: string): Promise<TransferHead | null> {
  const { rows } = await sql<TransferHead>`select ${HEAD} from stock_transfer x where x.id = ${id} for update`.execute(tx)
  return rows[0] ?? null
}

export async function readTransferLines(query: Query, id: string): Promise<TransferLine[]> {
  const { rows } = await sql<TransferLine>`
    select variant_id::text as item, pieces, received, difference from stock_transfer_line where transfer_id = ${id}
    order by position`.execute(query)
  return rows
}

export interface TransferDraft {
  from: string
  to: string
  note: string
  expectedOn: string | null
  lines: readonly { item: string; pieces: number }[]
}

/** Begins a transfer. Returns its number. */
export async function insertTransfer(tx: Query, id: string, draft: TransferDraft, by: string, now: Date): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into stock_transfer (id, from_id, to_id, note, expected_on, created_at, created_by)
    values (${id}, ${draft.from}, ${draft.to}, ${draft.note}, ${draft.expectedOn}, ${now}, ${by}) returning number`.execute(tx)
  await writeLines(tx, id, draft.lines)
  return rows[0]!.number
}

/** Replaces a draft, which is locked. */
export async function replaceTransfer(tx: Query, id: string, draft: TransferDraft): Promise<void> {
  await sql`update stock_transfer set from_id = ${draft.from}, to_id = ${draft.to}, note = ${draft.note}, expected_on = ${draft.expectedOn},
    version = version + 1 where id = ${id}`.execute(tx)
  await sql`delete from stock_transfer_line where transfer_id = ${id}`.execute(tx)
  await writeLines(tx, id, draft.lines)
}

const writeLines = (tx: Query, id: string, lines: TransferDraft['lines']) =>
  sql`
  insert into stock_transfer_line (transfer_id, variant_id, position, pieces)
  select ${id}, item, place, pieces from unnest(${lines.map(({ item }) => Number(item))}::integer[],
    ${lines.map(({ pieces }) => pieces)}::integer[]) with ordinality as l(item, pieces, place)`.execute(tx)

/** Moves a transfer on, which is locked. */
export async function moveTransfer(
  tx: Query,
  id: string,
  state: 'sent' | 'received' | 'dropped' | null,
  by: string,
  now: Date,
): Promise<void> {
  await sql`
    update stock_transfer set version = version + 1, state = coalesce(${state}, state),
      sent_at = case when ${state} = 'sent' then ${now}::timestamptz else sent_at end,
      sent_by = case when ${state} = 'sent' then ${by} else sent_by end,
      received_at = case when ${state} = 'received' then ${now}::timestamptz else received_at end,
      received_by = case when ${state} = 'received' then ${by} else received_by end
    where id = ${id}`.execute(tx)
}

/** Writes what has arrived of the articles, and why some has not. */
export async function writeReceived(
  tx: Query,
  id: string,
  lines: readonly { item: string; received: number; difference: TransferDifference | null }[],
): Promise<void> {
  await sql`
    update stock_transfer_line l set received = n.received, difference = n.difference
    from unnest(${lines.map(({ item }) => Number(item))}::integer[], ${lines.map(({ received }) => received)}::integer[],
      ${lines.map(({ difference }) => difference)}::text[]) as n(item, received, difference)
    where l.transfer_id = ${id} and l.variant_id = n.item`.execute(tx)
}

/** Returns which of these warehouses and variants with a stock of their own there are. */
export async function knownFor(
  query: Query,
  { from, to, lines }: Pick<TransferDraft, 'from' | 'to' | 'lines'>,
): Promise<{ warehouses: number; items: number }> {
  const { rows } = await sql<{ warehouses: number; items: number }>`
    select (select count(*)::integer from warehouse where id in (${from}, ${to})) as warehouses,
      (select count(*)::integer from variant v join product p on p.id = v.product_id and p.kind = 'simple'
        where v.id = any(${lines.map(({ item }) => Number(item))}::integer[])) as items`.execute(query)
  return rows[0]!
}
