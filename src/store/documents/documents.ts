/** Invoices and credit notes as they were issued, and the series of their numbers. Rows never change: the database refuses it. */
import { sql } from 'kysely'
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

export async function insertDocument(tx: Query, document: NewDocument): Promise<void> {
  const { record, place } = document
  await tx
    .insertInto('document')
    .values({
      id: document.id,
      order_id: document.orderId,
      refund_id: document.refundId,
      kind: record.kind,
      market: record.market,
      year: place.year,
      position: place.position,
      number: record.number,
      token_hash: document.tokenHash,
      record: JSON.stringify(record),
      record_hash: document.recordHash,
      gross: record.gross,
      issued_at: document.issuedAt,
    })
    .execute()
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
  /** Whether the order was paid while its pieces could be had: a payment that came too late is given back, and nothing was sold. */
  wasAccepted: boolean
}

export async function readSupplyFacts(tx: Query, orderId: string): Promise<SupplyFacts> {
  const { rows } = await sql<SupplyFacts>`
    select
      (select jsonb_agg(coalesce(p.green_tax_ron, 0) order by l.position)
        from order_line l left join product p on p.id = l.product_id where l.order_id = ${orderId}) as "greenTaxes",
      (select min(s.created_at) from shipment s where s.order_id = ${orderId}) as "suppliedAt",
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

/** Returns the refunds of an order that have no credit note, the first first. */
export async function findRefundsWithoutNote(tx: Query, orderId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('refund')
    .leftJoin('document', 'document.refund_id', 'refund.id')
    .select('refund.id')
    .where('refund.order_id', '=', orderId)
    .where('document.id', 'is', null)
    .orderBy('refund.position')
    .execute()
  return rows.map(({ id }) => id)
}
