/** Claims due jobs, runs their handlers and retries failures with growing pauses. */
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { describeError } from '#src/log.ts'
import type { Shop } from '#services/shop.ts'
import { parsePayload, type JobKind, type JobPayload } from '#store/jobs/job-kinds.ts'
import { setJobAside, claimJobs, finishJobs, postponeJob, retryJob, type Job } from '#store/jobs/jobs.ts'
import { retryDuringOutage } from './outage.ts'

export type { JobKind }

/** Thrown by a handler whose job waits for something that somebody has to provide, or rests between steps: it runs again then, however often. */
export class JobPostponed extends Error {
  override name = 'JobPostponed'
  readonly runAt: Date
  constructor(reason: string, runAt: Date) {
    super(reason)
    this.runAt = runAt
  }
}

/** Runs one job. It may run twice (a process dies before the row is deleted), so it must be safe to repeat. */
export type JobHandler<Kind extends JobKind = JobKind, S = Shop> = (shop: S, payload: JobPayload<Kind>) => Promise<void>
/** `onSetAside`: called before a job that failed too often, or that does not parse, is set aside; safe to repeat. */
interface WatchedHandler<Kind extends JobKind, S> {
  run: JobHandler<Kind, S>
  onSetAside: (shop: S, job: Job, error: string) => Promise<void>
}
/** Handlers by kind; jobs of a kind without a handler are left to another process. */
export type JobHandlers<S = Shop> = { [Kind in JobKind]: JobHandler<Kind, S> | WatchedHandler<Kind, S> }
export type SomeHandlers<S> = Partial<JobHandlers<S>>
export type JobShop = Pick<Shop, 'db' | 'clock' | 'log' | 'jobSignal'>

/** Attempts after which a job is set aside. */
export const MAX_ATTEMPTS = 10
const LEASE_MS = MINUTE_MS
const JOB_POLL_MS = 1_000
const CONCURRENCY = 4

/** Pause after the given attempt: 5 s, 10 s, 20 s … at most an hour. */
export const pauseAfter = (attempts: number): number => Math.min(5_000 * 2 ** (attempts - 1), HOUR_MS)

/** Takes up to `limit` jobs for this process, and deletes the rows of those that are `done`. */
export function claim<S extends JobShop>(
  shop: S,
  handlers: SomeHandlers<S>,
  limit: number,
  done: readonly Job[] = [],
): Promise<Job[]> {
  const now = shop.clock.now()
  const leaseUntil = new Date(now.getTime() + LEASE_MS)
  return claimJobs(shop.db.query, { kinds: Object.keys(handlers), now, leaseUntil, limit, done })
}

/** Repeats while the database is unavailable until the job's lease ends, so that a finished job is not repeated. */
type WhileLeased = (work: () => Promise<void>) => Promise<void>

/** Runs one claimed job. Returns whether it is done and its row can be deleted. Does not throw errors of the handler. */
export async function run<S extends JobShop>(shop: S, handlers: SomeHandlers<S>, job: Job): Promise<boolean> {
  const leaseEndsAt = performance.now() + LEASE_MS
  const note: WhileLeased = (work) => retryDuringOutage(work, leaseEndsAt - performance.now())
  // Only jobs of kinds with a handler are claimed.
  const kind = job.kind as JobKind
  // One handler for all kinds, as far as the compiler sees: the payload comes from the same kind's schema.
  const handler = handlers[kind] as JobHandler<JobKind, S> | WatchedHandler<JobKind, S>
  const parsed = parsePayload(kind, job.payload)
  if (!parsed.ok) {
    shop.log.error(`job ${job.kind} ${job.id} is set aside: ${parsed.reason}`)
    await setAside(shop, handler, job, parsed.reason, note)
    return false
  }
  try {
    await (typeof handler === 'function' ? handler : handler.run)(shop, parsed.payload)
    return true
  } catch (error) {
    await afterFailure(shop, handler, job, error, note)
    return false
  }
}

/** Puts a job off, for another try or until what it waits for is there, or sets it aside. */
async function afterFailure<S extends JobShop>(
  shop: S,
  handler: JobHandler<JobKind, S> | WatchedHandler<JobKind, S>,
  job: Job,
  error: unknown,
  note: WhileLeased,
): Promise<void> {
  if (error instanceof JobPostponed) {
    // Said once: the job runs again until it is no longer true.
    if (job.lastError !== error.message) shop.log.info(`job ${job.kind} ${job.id} waits: ${error.message}`)
    return note(() => postponeJob(shop.db.query, job, error.runAt, error.message))
  }
  const now = shop.clock.now()
  const reason = describeError(error)
  if (job.attempts >= MAX_ATTEMPTS) {
    shop.log.error(`job ${job.kind} ${job.id} is set aside after ${job.attempts} attempts`, error)
    return setAside(shop, handler, job, reason, note)
  }
  shop.log.error(`job ${job.kind} ${job.id} failed, try ${job.attempts} of ${MAX_ATTEMPTS}`, error)
  const runAt = new Date(now.getTime() + pauseAfter(job.attempts))
  return note(() => retryJob(shop.db.query, job, runAt, reason))
}

async function setAside<S extends JobShop>(
  shop: S,
  handler: JobHandler<JobKind, S> | WatchedHandler<JobKind, S>,
  job: Job,
  reason: string,
  note: WhileLeased,
): Promise<void> {
  if (typeof handler === 'object') await note(() => handler.onSetAside(shop, job, reason))
  await note(() => setJobAside(shop.db.query, job, shop.clock.now(), reason))
}

export interface JobRunner {
  /** Takes no new job and resolves when those in flight have ended. */
  stop(): Promise<void>
}

/** Returns the claims of a process. `done`: jobs that ran; their rows are deleted with the next claim, one statement for both. */
function claimsOf<S extends JobShop>(shop: S, handlers: SomeHandlers<S>) {
  const done: Job[] = []
  return {
    done,
    async next(limit: number): Promise<Job[]> {
      // What is done meanwhile, or could not be deleted, is deleted the next time.
      const ended = done.splice(0)
      try {
        return await claim(shop, handlers, limit, ended)
      } catch (error) {
        done.push(...ended)
        throw error
      }
    },
  }
}

/** Runs jobs in this process until stopped. */
export function startJobs<S extends JobShop>(shop: S, handlers: SomeHandlers<S>): JobRunner {
  const inFlight = new Set<Promise<void>>()
  const claims = claimsOf(shop, handlers)
  let isStopping = false
  let isAwake = false
  let fallAsleep: (() => void) | undefined
  const wake = () => {
    isAwake = true
    fallAsleep?.()
  }
  const rest = () =>
    new Promise<void>((resolve) => {
      if (isAwake) return resolve()
      const timer = setTimeout(resolve, JOB_POLL_MS)
      fallAsleep = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function work(): Promise<void> {
    while (!isStopping) {
      isAwake = false
      const free = CONCURRENCY - inFlight.size
      try {
        for (const job of free > 0 ? await claims.next(free) : []) {
          const running = run(shop, handlers, job)
            .then((isDone) => void (isDone && claims.done.push(job)))
            .catch((error: unknown) => shop.log.error(`job ${job.kind} ${job.id} could not be put away`, error))
            .finally(() => {
              inFlight.delete(running)
              wake()
            })
          inFlight.add(running)
        }
      } catch (error) {
        shop.log.error('jobs cannot be read', error)
      }
      if (!isStopping) await rest()
    }
  }

  const stopListening = shop.jobSignal.onWake(wake)
  const working = work()
  return {
    async stop() {
      isStopping = true
      stopListening()
      wake()
      await working
      await Promise.all(inFlight)
      const { done } = claims
      if (done.length > 0) await retryDuringOutage(() => finishJobs(shop.db.query, done), LEASE_MS)
    },
  }
}
