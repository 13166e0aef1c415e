/** Documents in the form of Hungary's office: with their place among the credit notes of an order, and in forints (LAW-30, LAW-35). */
import { creditNotePlace } from '#domain/documents/credit-note-place.ts'
import type { DocumentRecord } from '#domain/documents/document.ts'
import { documentRate, firstRateDay } from '#domain/documents/local-vat.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { readDocuments } from '#store/documents/documents.ts'
import { findRate } from '#store/documents/exchange-rates.ts'

/** Returns forints for one unit of the document's currency; null where it states a rate itself, needs none, or none is known. */
async function forintsFor(query: Query, { currency, localVat, issuedOn }: DocumentRecord): Promise<number | null> {
  if (currency === 'HUF' || localVat?.currency === 'HUF') return null
  const found = await findRate(query, { bank: 'MNB', currency, first: firstRateDay(issuedOn), last: issuedOn })
  return found && documentRate(found)
}

/** Returns the document as XML. @throws RangeError while no rate in forints is known that it needs */
export async function navDocument(
  { db, writeNav }: Pick<Shop, 'db' | 'writeNav'>,
  { record, orderId }: { record: DocumentRecord; orderId: string },
): Promise<string> {
  const issued = (await readDocuments(db.query, [orderId])).map((document) => document.record)
  return writeNav(record, { place: creditNotePlace(record, issued), forints: await forintsFor(db.query, record) })
}
