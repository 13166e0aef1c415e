/** Opens issued documents by the id of their address, and prints them (D-8, LAW-34). */
import { isLinkOpen } from '#domain/documents/document-link.ts'
import type { DocumentKind, DocumentRecord } from '#domain/documents/document.ts'
import type { Shop } from '#services/shop.ts'
import { findDocument } from '#store/documents/documents.ts'

/**
 * Returns the document of a kind with this id. Null for malformed and unknown ones, those of the other kind, and old ones for everybody but
 * the owner of the order. `customerId` is asked for old ones only.
 */
export async function openDocument(
  { db, tokens, clock }: Pick<Shop, 'db' | 'tokens' | 'clock'>,
  kind: DocumentKind,
  token: string,
  customerId: () => Promise<string | null>,
): Promise<DocumentRecord | null> {
  const found = await findDocument(db.query, kind, tokens.hash(token))
  if (!found) return null
  if (isLinkOpen(found.issuedAt, clock.now())) return found.record
  return found.customerId !== null && found.customerId === (await customerId()) ? found.record : null
}

/** Returns the document as PDF with its XML attached. */
export const printDocument = async (
  shop: Pick<Shop, 'printDocument' | 'writeUbl'>,
  record: DocumentRecord,
): Promise<Uint8Array> => shop.printDocument(record, await shop.writeUbl(record))
