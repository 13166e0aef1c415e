/** The documents of an order as its pages and mails name them. */
import { documentPath } from '#domain/documents/document-link.ts'
import type { DocumentRecord } from '#domain/documents/document.ts'
import { href, MARKETS } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { readDocuments, type IssuedDocument } from '#store/documents/documents.ts'

export interface OrderDocument extends Pick<DocumentRecord, 'kind' | 'number' | 'issuedOn' | 'currency' | 'gross'> {
  id: string
  /** Number of the invoice that a credit note corrects. */
  corrects: string | null
  /** With the market's prefix. */
  href: string
}

type DocumentShop = Pick<Shop, 'db' | 'tokens'>

/** Returns the documents of orders by the order's id: of each the invoice first. */
export async function readOrderDocuments(
  shop: DocumentShop,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderDocument[]>> {
  const issued = orderIds.length > 0 ? await readDocuments(shop.db.query, orderIds) : []
  const documents = new Map<string, OrderDocument[]>(orderIds.map((id) => [id, []]))
  for (const one of issued) documents.get(one.orderId)!.push(orderDocument(shop, one))
  return documents
}

function orderDocument({ tokens }: Pick<Shop, 'tokens'>, { id, tokenHash, record }: IssuedDocument): OrderDocument {
  const { kind, number, issuedOn, currency, gross, corrects, market } = record
  const path = documentPath(kind, tokens.documentToken(id, tokenHash))
  return { id, kind, number, issuedOn, currency, gross, corrects: corrects?.number ?? null, href: href(MARKETS[market], path) }
}
