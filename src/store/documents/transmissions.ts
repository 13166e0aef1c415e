/** Documents on their way to the tax offices. */
import { sql } from 'kysely'
import type { Authority } from '#domain/documents/authority.ts'
import type { DocumentRecord } from '#domain/documents/document.ts'
import { MAX_REASON, type TransmissionState } from '#domain/documents/transmission.ts'
import type { Query } from '#store/database/db.ts'
import { jsonRows } from '#store/database/json-rows.ts'
import { enqueue, jobRow, type NewJob } from '#store/jobs/jobs.ts'

/** Returns the job that sends a document. */
export const transmitJob = (documentId: string, runAt: Date): NewJob => ({
  kind: 'document.transmit',
  payload: { documentId },
  key: `document.transmit:${documentId}`,
  runAt,
})

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

/** Notes that a document was handed over, with the job that asks for it, in one statement. Returns false when somebody else was faster. */
export async function markSent(
  tx: Query,
  documentId: string,
  { transmitter, reference, checkAt, now }: { transmitter: string; reference: string; checkAt: Date | null; now: Date },
): Promise<boolean> {
  const key = `document.check:${documentId}`
  const jobs: NewJob[] = checkAt ? [{ kind: 'document.check', payload: { documentId }, key, runAt: checkAt }] : []
  const { rows } = await sql<{ changed: number }>`
    with sent as (
      update document_transmission
      set state = 'sent', transmitter = ${transmitter}, reference = ${reference}, reason = null, sent_at = ${now}, attempts = attempts + 1
      where document_id = ${documentId} and state = 'queued'
      returning 1
    ),
    jobs as (insert into job select j.* from sent, ${jsonRows('job', jobs.map(jobRow))} j on conflict (key) do nothing)
    select count(*)::integer as changed from sent`.execute(tx)
  return rows[0]!.changed === 1
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
