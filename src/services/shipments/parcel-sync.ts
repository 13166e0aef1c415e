/** Asks couriers where parcels are (D-48), and notes what they answer. */
import type { Courier } from '#domain/orders/parcel.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { CourierUnavailable, type CourierService } from '#services/ports.ts'
import type { Shop } from '#services/shop.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { enqueue, type NewJob } from '#store/jobs/jobs.ts'
import { claimDueParcels, findNextSync, findOpenParcels, readCursor, writeCursor } from '#store/orders/parcels.ts'
import { askTwice, checked, TIMEOUTS_MS } from './courier-answers.ts'
import { applyEvents, putOff } from './parcel-events.ts'

/** Parcels that were taken and not written, because the process ended, are due again after this. */
const LEASE_MS = 2 * MINUTE_MS
/** Calls of one job at most; another one goes on. */
const CALLS = 20
/** A courier that tells in bulk is asked so often; each time also about the last minutes before, in which it may have been late. */
const NEWS_PAUSE_MS = 10 * MINUTE_MS
const NEWS_OVERLAP_MS = 10 * MINUTE_MS
/** Older news are not read: parcels are asked about one by one. */
const OLDEST_NEWS_MS = DAY_MS

/** Returns the job that asks a courier; of one minute there is one. */
export const syncJob = (courier: Courier, runAt: Date): NewJob => ({
  kind: 'parcel.sync',
  payload: { courier },
  key: `sync:${courier}:${runAt.toISOString().slice(0, 16)}`,
  runAt,
})

type SyncShop = Pick<Shop, 'db' | 'clock' | 'log' | 'couriers' | 'jobSignal'>
/** A courier and how long it may take. */
interface Asked {
  name: Courier
  courier: CourierService
  timeouts: readonly number[]
}

/**
 * Job `parcel.sync`: reads the news of a courier that tells them, asks about its parcels that are due, and comes again when the next one is. A
 * courier that does not answer does not fail the job: its parcels are asked about later, each time after a longer pause.
 */
export async function syncParcels(
  shop: SyncShop,
  { courier: name }: JobPayload<'parcel.sync'>,
  timeouts: readonly number[] = TIMEOUTS_MS,
): Promise<void> {
  const courier = shop.couriers[name]
  if (!courier || courier.batch === 0) return
  const asked = { name, courier, timeouts }
  const isTold = courier.changes !== undefined
  if (!isTold || (await readNews(shop, asked))) await askAboutDue(shop, asked)
  const next = await findNextSync(shop.db.query, name)
  if (next) {
    const now = shop.clock.now().getTime()
    // The row of this job holds the key of its minute.
    const at = isTold ? now + NEWS_PAUSE_MS : Math.max(next.getTime(), now + MINUTE_MS)
    await enqueue(shop.db.query, syncJob(name, new Date(at)))
  }
  shop.jobSignal.wake()
}

/** Asks about the parcels that are due, until the courier no longer answers. */
async function askAboutDue(shop: SyncShop, { name, courier, timeouts }: Asked): Promise<void> {
  for (let call = 0; call < CALLS; call++) {
    const now = shop.clock.now()
    const due = { now, leaseUntil: new Date(now.getTime() + LEASE_MS), limit: courier.batch }
    const parcels = await claimDueParcels(shop.db.query, name, due)
    if (parcels.length === 0) return
    const awbs = parcels.map(({ awb }) => awb)
    const answer = await askTwice(timeouts, async (signal) => checked(await courier.track(awbs, signal), now)).catch(
      (error: unknown) => shop.log.error(`${name} does not say where ${awbs.length} parcels are`, error),
    )
    if (!answer) return putOff(shop, parcels)
    await applyEvents(shop, parcels, answer, { isTold: courier.changes !== undefined })
  }
}

/** Reads what a courier tells of all parcels since the last time. Returns false when it does not answer: nothing is lost. */
async function readNews(shop: SyncShop, { name, courier, timeouts }: Asked): Promise<boolean> {
  const { query } = shop.db
  const now = shop.clock.now()
  const oldest = new Date(now.getTime() - OLDEST_NEWS_MS)
  const cursor = await readCursor(query, name)
  let since = cursor && cursor > oldest ? cursor : oldest
  for (let call = 0; call < CALLS && since < now; call++) {
    const from = new Date(since.getTime() - NEWS_OVERLAP_MS)
    const news = await askTwice(timeouts, async (signal) => {
      const { events, until } = await courier.changes!(from, signal)
      if (!(until instanceof Date && until > since)) throw new CourierUnavailable('the news do not go on')
      return { events: checked(events, now), until: until < now ? until : now }
    }).catch((error: unknown) => shop.log.error(`${name} does not tell its news`, error))
    if (!news) return false
    const parcels = news.events.size > 0 ? await findOpenParcels(query, name, [...news.events.keys()]) : []
    await applyEvents(shop, parcels, news.events, { isTold: true })
    await writeCursor(query, name, news.until)
    since = news.until
  }
  return true
}
