/** Invoices and credit notes as they were issued, and the series of their numbers. Rows never change: the database refuses it. */
import { sql } from 'kysely'
import type { Authority } from '#domain/documents/authority.ts'
import type { DocumentKind, DocumentRecord } from '#domain/documents/document.ts'
import type { SeriesPlace } from '#domain/documents/document-settings.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

/**
 * Takes the next number of a series. Its row is locked until the transaction ends, so that a number that is taken and not used comes again.
 * A series keeps the name with which its year began.
 */
export async function takeNumber(
  tx: Query,
  { market, kind, year, name }: { market: Locale; kind: DocumentKind; year: number; name: string },
): Promise<SeriesPlace> {
  const { rows } = await sql<{ name: string; position: number }>`
    insert into document_series as s (market, kind, year, name, last_position) values (${market}, ${kind}, ${year}, ${name}, 1)
    on conflict (market, kind, year) do update set last_position = s.last_position + 1
    returning name, last_position as position`.execute(tx)
  return { ...rows[0]!, year }
}

export interface IssuedDocument {
  id: string
  orderId: string
  refundId: string | null
  tokenHash: Buffer
  record: DocumentRecord
  issuedAt: Date
}

export interface NewDocument extends IssuedDocument {
  place: SeriesPlace
  recordHash: Buffer
}

/** Stores a document, and where it has to go to a tax office that it waits for that, in one statement. */
export async function insertDocument(tx: Query, document: NewDocument, authority: Authority | null): Promise<void> {
  const { id, orderId, refundId, record, place, tokenHash, recordHash, issuedAt } = document
  await sql`
    with issued as (
      insert into document (id, order_id, refund_id, kind, market, year, position, number, token_hash, record, record_hash, gross, issued_at)
      values (${id}, ${orderId}, ${refundId}, ${record.kind}, ${record.market}, ${place.year}, ${place.position}, ${record.number},
        ${tokenHash}, ${JSON.stringify(record)}::jsonb, ${recordHash}, ${record.gross}, ${issuedAt})
      returning id
    )
    insert into document_transmission (document_id, authority, state, queued_at)
    select id, ${authority}, 'queued', ${issuedAt}::timestamptz from issued where ${authority !== null}::boolean`.execute(tx)
}

/** Returns the document of a number. */
export async function findDocumentOf(query: Query, number: string): Promise<Pick<IssuedDocument, 'orderId' | 'record'> | null> {
  const row = await query
    .selectFrom('document')
    .select(['order_id as orderId', 'record'])
    .where('number', '=', number)
    .executeTakeFirst()
  return row ?? null
}

/** Returns the documents of orders, of each the invoice first. */
export async function readDocuments(query: Query, orderIds: readonly string[]): Promise<IssuedDocument[]> {
  return query
    .selectFrom('document')
    .select(['id', 'order_id as orderId', 'refund_id as refundId', 'token_hash as tokenHash', 'record', 'issued_at as issuedAt'])
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('kind', 'desc')
    .orderBy('year')
    .orderBy('position')
    .execute()
}

/** Returns the document of a number, or those of an order's number, the invoice first. */
export async function findDocuments(query: Query, number: string): Promise<DocumentRecord[]> {
  const rows = await query
    .selectFrom('document')
    .innerJoin('order', 'order.id', 'document.order_id')
    .select('document.record')
    .where((is) => is.or([is('document.number', '=', number), is('order.number', '=', number)]))
    .orderBy('document.kind', 'desc')
    .orderBy('document.year')
    .orderBy('document.position')
    .execute()
  return rows.map(({ record }) => record)
}

/** A document of a list. */
export type ListedDocument = Pick<DocumentRecord, 'number' | 'kind' | 'issuedOn' | 'orderNumber' | 'gross' | 'currency'>

/** Returns the newest documents first. */
export async function listDocuments(
  query: Query,
  { market, limit }: { market: Locale | null; limit: number },
): Promise<ListedDocument[]> {
  const rows = await query
    .selectFrom('document')
    .select('record')
    .$if(market !== null, (some) => some.where('market', '=', market!))
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ record }) => record)
}

/** Returns documents after an id, by id, as they are stored. */
export const readStored = (
  query: Query,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; record: DocumentRecord; recordHash: Buffer }[]> =>
  query
    .selectFrom('document')
    .select(['id', 'record', 'record_hash as recordHash'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Has the documents that wait for something tried again now. Returns how many. */
export async function wakeDocumentJobs(query: Query, now: Date): Promise<number> {
  const woken = await query
    .updateTable('job')
    .set({ run_at: now })
    .where('kind', 'in', ['document.invoice', 'document.credit'])
    .where('dead_at', 'is', null)
    .returning('payload')
    .execute()
  // Payment and dispatch each have a job of the same invoice.
  return new Set(woken.map(({ payload }) => JSON.stringify(payload))).size
}

/** Returns a document of a kind with the owner of its order, null for an unknown id and for one of the other kind. */
export async function findDocument(
  query: Query,
  kind: DocumentKind,
  tokenHash: Buffer,
): Promise<(Pick<IssuedDocument, 'record' | 'issuedAt'> & { customerId: string | null }) | null> {
  const row = await query
    .selectFrom('document')
    .innerJoin('order', 'order.id', 'document.order_id')
    .select(['document.record', 'document.issued_at as issuedAt', 'order.customer_id as customerId'])
    .where('document.token_hash', '=', tokenHash)
    .where('document.kind', '=', kind)
    .executeTakeFirst()
  return row ?? null
}

/** What an invoice needs beside the order itself. */
export interface SupplyFacts {
  /** Green tax of one piece of each line, in their order, in hundredths of a leu. */
  greenTaxes: number[]
  /** When the first parcel left. */
  suppliedAt: Date | null
  hasInvoice: boolean
  /** Ids of its refunds that have no credit note, the first first. */
  refundsWithoutNote: string[]
  /** Whether the order was paid while its pieces could be had: a payment that came too late is given back, and nothing was sold. */
  wasAccepted: boolean
}

export async function readSupplyFacts(tx: Query, orderId: string): Promise<SupplyFacts> {
  const { rows } = await sql<SupplyFacts>`
    select
      (select jsonb_agg(coalesce(p.green_tax_ron, 0) order by l.position)
        from order_line l left join product p on p.id = l.product_id where l.order_id = ${orderId}) as "greenTaxes",
      (select min(s.created_at) from shipment s where s.order_id = ${orderId}) as "suppliedAt",
      exists (select from document d where d.order_id = ${orderId} and d.kind = 'invoice') as "hasInvoice",
      array(select r.id from refund r where r.order_id = ${orderId}
        and not exists (select from document d where d.refund_id = r.id) order by r.position) as "refundsWithoutNote",
      exists (select from order_event e where e.order_id = ${orderId} and e.kind = 'paid') as "wasAccepted"`.execute(tx)
  return rows[0]!
}

/** A refund as its credit note needs it. */
export interface RefundFacts {
  orderId: string
  kind: 'unsent' | 'returned' | 'kept' | 'canceled'
  credit: number
  moneySentAt: Date | null
  /** `position`: in the order. */
  lines: { position: number; kind: 'goods' | 'bundle' | 'voucher' | 'transport'; quantity: number; amount: number; vat: number }[]
}

export async function readRefundFacts(tx: Query, refundId: string): Promise<RefundFacts | null> {
  const { rows } = await sql<RefundFacts>`
    select r.order_id as "orderId", r.kind, r.credit, r.money_sent_at as "moneySentAt",
      (select jsonb_agg(jsonb_build_object('position', l.position, 'kind', l.kind, 'quantity', rl.quantity, 'amount', rl.amount,
          'vat', rl.vat) order by l.position)
        from refund_line rl join order_line l on l.id = rl.order_line_id where rl.refund_id = r.id) as lines
    from refund r where r.id = ${refundId}`.execute(tx)
  return rows[0] ?? null
}
