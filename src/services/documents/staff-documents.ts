/** What staff do about documents: settings, rates, and proof that none was changed. */
import { hasDistinctNames, toDocumentSettings, type DocumentSettings } from '#domain/documents/document-settings.ts'
import type { Shop } from '#services/shop.ts'
import { readSetting, writeSetting } from '#store/database/settings.ts'
import type { DocumentRecord } from '#domain/documents/document.ts'
import { findDocumentOf, readStored, wakeDocumentJobs } from '#store/documents/documents.ts'
import { putRates, type StoredRate } from '#store/documents/exchange-rates.ts'
import { hashOf } from './document-hash.ts'

type StaffShop = Pick<Shop, 'db' | 'clock'>

export const readDocumentSettings = async ({ db }: Pick<Shop, 'db'>): Promise<DocumentSettings> =>
  toDocumentSettings(await readSetting(db.query, 'documents'))

/** Changes the settings; series that have begun keep their names until the year ends. Returns null when two would have one name. */
export const changeDocumentSettings = (
  { db }: Pick<Shop, 'db'>,
  change: (before: DocumentSettings) => DocumentSettings,
): Promise<DocumentSettings | null> =>
  db.transaction(async (tx) => {
    const settings = change(toDocumentSettings(await readSetting(tx, 'documents')))
    if (!hasDistinctNames(settings)) return null
    await writeSetting(tx, 'documents', settings)
    return settings
  })

/** Stores rates and has documents that wait for one tried again. Returns how many documents wait. */
export const storeRates = ({ db, clock }: StaffShop, rates: readonly StoredRate[]): Promise<number> =>
  db.transaction(async (tx) => {
    await putRates(tx, rates)
    return wakeDocumentJobs(tx, clock.now())
  })

const BATCH = 500
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Compares every document with the hash that was stored when it was issued. Returns how many there are, and the numbers of changed ones. */
export async function verifyDocuments({ db }: Pick<Shop, 'db'>): Promise<{ count: number; changed: string[] }> {
  const changed: string[] = []
  let count = 0
  for (let after = FIRST_ID; ;) {
    const batch = await readStored(db.query, { after, limit: BATCH })
    for (const { record, recordHash } of batch) if (!hashOf(record).equals(recordHash)) changed.push(record.number)
    count += batch.length
    if (batch.length < BATCH) return { count, changed }
    after = batch.at(-1)!.id
  }
}

/** Returns the document of a number, null where there is none. */
export const staffDocument = async ({ db }: Pick<Shop, 'db'>, number: string): Promise<DocumentRecord | null> =>
  (await findDocumentOf(db.query, number))?.record ?? null
