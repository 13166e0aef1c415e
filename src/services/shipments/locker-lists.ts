/** Reads the lists of lockers that couriers have (SHIP-9). */
import { isWholeList, nextNight } from '#domain/delivery/locker.ts'
import type { Courier } from '#domain/orders/parcel.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { describeError } from '#src/log.ts'
import { listingCouriers } from '#services/delivery/lockers.ts'
import { JobPostponed } from '#services/jobs/jobs.ts'
import { CourierUnavailable } from '#services/ports.ts'
import type { Shop } from '#services/shop.ts'
import { lockList, putList, readLists } from '#store/delivery/lockers.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { enqueue, type NewJob } from '#store/jobs/jobs.ts'
import { askTwice } from './courier-answers.ts'

type ListShop = Pick<Shop, 'db' | 'clock' | 'log' | 'couriers'>

/** For all pages; both times end within the lease of a job. */
const LIST_TIMEOUTS_MS: readonly number[] = [25_000, 30_000]
/** A courier that gives no list is asked again after this. */
const ASK_AGAIN_MS = HOUR_MS
/** What customers call the lockers of a courier. */
const NETWORKS: Partial<Record<Courier, string>> = { sameday: 'easybox', fan: 'FANbox' }

export type ListRead =
  | { ok: true; lockers: number; added: number; gone: number }
  | { ok: false; reason: 'unavailable'; told: string }
  /** The list stays as it is. */
  | { ok: false; reason: 'not_whole'; lockers: number; before: number }
  | { ok: false; reason: 'no_lockers' }

export interface ReadingOptions {
  /** Whether a list of less than half may replace the former one; an empty one never may. */
  allowsFewer?: boolean
  timeouts?: readonly number[]
}

/** Reads the list of a courier into the database: all of it, or nothing. */
export async function readList(
  { db, clock, couriers }: Pick<ListShop, 'db' | 'clock' | 'couriers'>,
  name: Courier,
  { allowsFewer = false, timeouts = LIST_TIMEOUTS_MS }: ReadingOptions = {},
): Promise<ListRead> {
  const courier = couriers[name]
  if (!courier?.lockers) return { ok: false, reason: 'no_lockers' }
  try {
    const lockers = await askTwice(timeouts, (signal) => courier.lockers!(signal))
    return await db.transaction(async (tx): Promise<ListRead> => {
      const before = await lockList(tx, name)
      if (!isWholeList(lockers.length, allowsFewer ? 0 : before.size))
        return { ok: false, reason: 'not_whole', lockers: lockers.length, before: before.size }
      const list = { courier: name, network: NETWORKS[name] ?? name, lockers, now: clock.now() }
      const changed = await putList(tx, list, before)
      return { ok: true, lockers: lockers.length, ...changed }
    })
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error
    return { ok: false, reason: 'unavailable', told: describeError(error) }
  }
}

/** Returns the job that reads a list; of one day there is one. */
const listJob = (courier: Courier, runAt: Date): NewJob => ({
  kind: 'locker.import',
  payload: { courier },
  key: `lockers:${courier}:${runAt.toISOString().slice(0, 10)}`,
  runAt,
})

/**
 * Job `locker.import`: reads the list of a courier, and comes again in the next night. @throws JobPostponed while the courier gives no list, or
 * none that can be one
 */
export async function readLockerList(
  shop: ListShop,
  { courier }: JobPayload<'locker.import'>,
  timeouts: readonly number[] = LIST_TIMEOUTS_MS,
): Promise<void> {
  const read = await readList(shop, courier, { timeouts })
  const now = shop.clock.now()
  if (read.ok) {
    shop.log.info(`${courier} lists ${read.lockers} lockers, ${read.added} of them new; ${read.gone} are gone`)
    await enqueue(shop.db.query, listJob(courier, nextNight(now)))
    return
  }
  switch (read.reason) {
    case 'no_lockers':
      return
    case 'unavailable':
      throw new JobPostponed(`${courier} does not list its lockers: ${read.told}`, new Date(now.getTime() + ASK_AGAIN_MS))
    case 'not_whole': {
      const reason = `${courier} lists ${read.lockers} lockers where it had ${read.before}: its list stays as it is`
      shop.log.error(reason)
      // The row of this job holds the key of its day.
      throw new JobPostponed(reason, nextNight(now))
    }
  }
}

/** Lets the list of each courier be read: at once where it never was, otherwise in the next night. */
export async function requestLists(shop: Pick<Shop, 'db' | 'clock' | 'couriers' | 'jobSignal'>): Promise<void> {
  const couriers = listingCouriers(shop)
  if (couriers.length === 0) return
  const read = new Set((await readLists(shop.db.query)).map(({ courier }) => courier))
  const now = shop.clock.now()
  for (const courier of couriers) await enqueue(shop.db.query, listJob(courier, read.has(courier) ? nextNight(now) : now))
  shop.jobSignal.wake()
}
