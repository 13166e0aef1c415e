/** Work after a commit: rows written in the transaction that causes it. */
import { sql } from 'kysely'
import type { Query } from '#store/database/db.ts'
import type { JsonRow } from '#store/database/json-rows.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { JobKind, JobPayload } from './job-kinds.ts'

interface JobOf<Kind extends JobKind> {
  kind: Kind
  payload: JobPayload<Kind>
  /** While a job with this key waits, another is not added. */
  key?: string
  runAt: Date
}
/** A job of any kind, with the payload of that kind. */
export type NewJob<Kind extends JobKind = JobKind> = { [K in Kind]: JobOf<K> }[Kind]

/** A job as it is stored: its payload is not checked yet. */
export interface Job {
  id: string
  kind: string
  payload: unknown
  key: string | null
  /** Attempts so far, this one included. */
  attempts: number
  /** Why the attempt before did not end it. */
  lastError: string | null
}

/** Returns the row of a new job. */
export const jobRow = (job: NewJob): JsonRow<'job'> => ({
  id: uuidv7(job.runAt),
  kind: job.kind,
  payload: job.payload,
  key: job.key ?? null,
  run_at: job.runAt,
  attempts: 0,
  last_error: null,
  dead_at: null,
})

/** Adds a job. Returns false when one with the same key already waits. */
export async function enqueue(tx: Query, job: NewJob): Promise<boolean> {
  const added = await tx
    .insertInto('job')
    .values({ ...jobRow(job), payload: JSON.stringify(job.payload) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/**
 * Takes up to `limit` jobs that are due, oldest first. They are this caller's until `leaseUntil`; a job not finished by
 * then (its process died) is due again.
 */
export async function claimJobs(
  query: Query,
  { kinds, now, leaseUntil, limit }: { kinds: readonly string[]; now: Date; leaseUntil: Date; limit: number },
): Promise<Job[]> {
  // Materialized: a plan may ask a subquery again for each row, and it then skips the jobs that this statement has just taken.
  return query
    .with(
      (cte) => cte('due').materialized(),
      (db) =>
        db
          .selectFrom('job')
          .select('id')
          .where('run_at', '<=', now)
          .where('dead_at', 'is', null)
          .where('kind', '=', sql<string>`any(${kinds}::text[])`)
          .orderBy('run_at')
          .orderBy('id')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('job')
    .set((row) => ({ attempts: row('attempts', '+', 1), run_at: leaseUntil }))
    .where('id', 'in', (due) => due.selectFrom('due').select('due.id'))
    .returning(['id', 'kind', 'payload', 'key', 'attempts', 'last_error as lastError'])
    .execute()
}

/** The attempt of a claim: an expired claim taken by another process no longer counts. */
type Claim = Pick<Job, 'id' | 'attempts'>
const claimed = (query: Query, claim: Claim) =>
  query.updateTable('job').where('id', '=', claim.id).where('attempts', '=', claim.attempts)

export const finishJob = async (query: Query, claim: Claim): Promise<void> => {
  await query.deleteFrom('job').where('id', '=', claim.id).where('attempts', '=', claim.attempts).execute()
}

export const retryJob = async (query: Query, claim: Claim, runAt: Date, error: string): Promise<void> => {
  await claimed(query, claim).set({ run_at: runAt, last_error: error }).execute()
}

/** Puts a job off: what it needs is not there yet, so that the attempt does not count. */
export const postponeJob = async (query: Query, claim: Claim, runAt: Date, reason: string): Promise<void> => {
  await claimed(query, claim).set({ run_at: runAt, last_error: reason, attempts: 0 }).execute()
}

/** Sets a job aside for staff; its row and key stay. */
export const setJobAside = async (query: Query, claim: Claim, now: Date, error: string): Promise<void> => {
  await claimed(query, claim).set({ dead_at: now, last_error: error }).execute()
}
