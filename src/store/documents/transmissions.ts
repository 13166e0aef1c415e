/** Documents on their way to the tax offices. */
import type { Authority } from '#domain/documents/authority.ts'
import type { DocumentRecord } from '#domain/documents/document.ts'
import { MAX_REASON, type TransmissionState } from '#domain/documents/transmission.ts'
import type { Query } from '#store/database/db.ts'
import { enqueue, type NewJob } from '#store/jobs/jobs.ts'

const transmitJob = (documentId: string, runAt: Date): NewJob => ({
  kind: 'document.transmit',
  payload: { documentId },
  key: `document.transmit:${documentId}`,
  runAt,
})

/** Adds a document to those that wait, with its job. */
export async function queueTransmission(tx: Query, documentId: string, authority: Authority, now: Date): Promise<void> {
  await tx
    .insertInto('document_transmission')
    .values({ document_id: documentId, authority, state: 'queued', queued_at: now })
    .execute()
  await enqueue(tx, transmitJob(documentId, now))
}

export interface Transmission {
  documentId: string
  orderId: string
  authority: Authority
  state: TransmissionState
  transmitter: string | null
  reference: string | null
  reason: string | null
  attempts: number
  queuedAt: Date
  sentAt: Date | null
  record: DocumentRecord
}

const transmissions = (query: Query) =>
  query
    .selectFrom('document_transmission as t')
    .innerJoin('document as d', 'd.id', 't.document_id')
    .select([
      't.document_id as documentId',
      'd.order_id as orderId',
      't.authority',
      't.state',
      't.transmitter',
      't.reference',
      't.reason',
      't.attempts',
      't.queued_at as queuedAt',
      't.sent_at as sentAt',
      'd.record',
    ])

export const findTransmission = async (query: Query, documentId: string): Promise<Transmission | null> =>
  (await transmissions(query).where('t.document_id', '=', documentId).executeTakeFirst()) ?? null

export const findTransmissionOf = async (query: Query, number: string): Promise<Transmission | null> =>
  (await transmissions(query).where('d.number', '=', number).executeTakeFirst()) ?? null

/** Returns transmissions in one of the states, the newest first. */
export async function listTransmissions(
  query: Query,
  states: readonly TransmissionState[],
  limit: number,
): Promise<Transmission[]> {
  return transmissions(query)
    .where('t.state', 'in', states)
    .orderBy('t.queued_at', 'desc')
    .orderBy('d.number', 'desc')
    .limit(limit)
    .execute()
}

const inState = (query: Query, documentId: string, state: TransmissionState) =>
  query.updateTable('document_transmission').where('document_id', '=', documentId).where('state', '=', state)

/** Notes that a document was handed over, with the job that asks for it. Returns false when somebody else was faster. */
export async function markSent(
  tx: Query,
  documentId: string,
  { transmitter, reference, checkAt, now }: { transmitter: string; reference: string; checkAt: Date | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await inState(tx, documentId, 'queued')
    .set((row) => ({ state: 'sent', transmitter, reference, reason: null, sent_at: now, attempts: row('attempts', '+', 1) }))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const key = `document.check:${documentId}`
  if (checkAt) await enqueue(tx, { kind: 'document.check', payload: { documentId }, key, runAt: checkAt })
  return true
}

const kept = (reason: string): string => reason.slice(0, MAX_REASON) || 'no reason given'

/** Notes why an attempt failed; the document still waits. */
export async function markAttempt(query: Query, documentId: string, reason: string): Promise<void> {
  await inState(query, documentId, 'queued')
    .set((row) => ({ reason: kept(reason), attempts: row('attempts', '+', 1) }))
    .execute()
}

export async function markAccepted(query: Query, documentId: string, now: Date): Promise<void> {
  await inState(query, documentId, 'sent').set({ state: 'accepted', reason: null, settled_at: now }).execute()
}

export async function markRejected(query: Query, transmission: Transmission, reason: string, now: Date): Promise<void> {
  const { documentId, state } = transmission
  await inState(query, documentId, state)
    .set({ state: 'rejected', reason: kept(reason), settled_at: now })
    .execute()
}

/** Has a document sent again that was rejected, or at once where it waits. Returns false where its state does not allow it. */
export async function requeue(tx: Query, documentId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('document_transmission')
    .where('document_id', '=', documentId)
    .where('state', 'in', ['queued', 'rejected'])
    .set({ state: 'queued', transmitter: null, reference: null, sent_at: null, settled_at: null })
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx.deleteFrom('job').where('key', '=', `document.transmit:${documentId}`).execute()
  await enqueue(tx, transmitJob(documentId, now))
  return true
}
