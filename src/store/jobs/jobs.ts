/** Work after a commit: rows written in the transaction that causes it. */
import { sql, type RawBuilder } from 'kysely'
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

/** The attempt of a claim: an expired claim taken by another process no longer counts. */
type Claim = Pick<Job, 'id' | 'attempts'>

/** Returns a statement for a `with` clause, or on its own, that deletes the rows of jobs that ran. */
const deleteDone = (done: readonly Claim[]): RawBuilder<unknown> => sql`
  delete from job using unnest(${done.map(({ id }) => id)}::uuid[], ${done.map(({ attempts }) => attempts)}::integer[]) as d(id, attempts)
  where job.id = d.id and job.attempts = d.attempts`

export const finishJobs = async (query: Query, done: readonly Claim[]): Promise<void> => {
  await deleteDone(done).execute(query)
}

/**
 * Takes up to `limit` jobs that are due, oldest first, and deletes those that are `done`, in one statement. The taken are this caller's until
 * `leaseUntil`; a job not finished by then (its process died) is due again.
 */
export async function claimJobs(
  query: Query,
  {
    kinds,
    now,
    leaseUntil,
    limit,
    done = [],
  }: { kinds: readonly string[]; now: Date; leaseUntil: Date; limit: number; done?: readonly Claim[] },
): Promise<Job[]> {
  // An array is asked for once. As a set the plan may ask again for each row, skipping the jobs that this statement has just
  // taken, and it reads the whole table to join them.
  const { rows } = await sql<Job>`
    with done as (${deleteDone(done)})
    update job set attempts = attempts + 1, run_at = ${leaseUntil}
    where id = any(array(
      select id from job
      where run_at <= ${now} and dead_at is null and kind = any(${kinds}::text[]) and id <> all(${done.map(({ id }) => id)}::uuid[])
      order by run_at, id limit ${limit} for update skip locked
    ))
    returning id, kind, payload, key, attempts, last_error as "lastError"`.execute(query)
  return rows
}

const claimed = (query: Query, claim: Claim) =>
  query.updateTable('job').where('id', '=', claim.id).where('attempts', '=', claim.attempts)

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

/** Gives jobs of a kind that were set aside all their attempts again. Returns how many. */
export async function reviveJobs(query: Query, kind: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await query
    .updateTable('job')
    .set({ dead_at: null, attempts: 0, run_at: now })
    .where('kind', '=', kind)
    .where('dead_at', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The jobs of a kind that wait: the oldest of them, and the last failure. */
export interface WaitingJobs {
  kind: string
  due: number
  later: number
  setAside: number
  /** Since when the oldest job is due; null where none is. */
  dueSince: Date | null
  lastError: string | null
}

export const readWaitingJobs = (query: Query, now: Date): Promise<WaitingJobs[]> =>
  query
    .selectFrom('job')
    .select(({ fn, ref }) => [
      'kind',
      fn.countAll<number>().filterWhere('dead_at', 'is', null).filterWhere('run_at', '<=', now).as('due'),
      fn.countAll<number>().filterWhere('dead_at', 'is', null).filterWhere('run_at', '>', now).as('later'),
      fn.count<number>(ref('dead_at')).as('setAside'),
      fn.min<Date | null>('run_at').filterWhere('dead_at', 'is', null).filterWhere('run_at', '<=', now).as('dueSince'),
      sql<string | null>`(array_agg(last_error order by run_at desc) filter (where last_error is not null))[1]`.as('lastError'),
    ])
    .groupBy('kind')
    .orderBy('kind')
    .execute()

/** How many jobs of a kind are due, wait for their time, or were set aside. */
interface JobCount {
  kind: string
  due: number
  later: number
  setAside: number
}

export const countJobs = (query: Query, now: Date): Promise<JobCount[]> =>
  query
    .selectFrom('job')
    .select(({ fn, ref }) => [
      'kind',
      fn.countAll<number>().filterWhere('dead_at', 'is', null).filterWhere('run_at', '<=', now).as('due'),
      fn.countAll<number>().filterWhere('dead_at', 'is', null).filterWhere('run_at', '>', now).as('later'),
      fn.count<number>(ref('dead_at')).as('setAside'),
    ])
    .groupBy('kind')
    .orderBy('kind')
    .execute()
