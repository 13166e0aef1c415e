/** Asks couriers where parcels are, many in one call (D-48). */
import { z } from 'zod'
import {
  MAX_EVENT_KEY_LENGTH,
  MAX_PLACE_LENGTH,
  nextSync,
  PARCEL_EVENT_KINDS,
  statusOfEvents,
  type ParcelEvent,
} from '#domain/orders/parcel-event.ts'
import type { Courier } from '#domain/orders/parcel.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { CourierUnavailable, type CourierService } from '#services/ports.ts'
import { orderMailJob } from '#services/orders/order-mail.ts'
import type { Shop } from '#services/shop.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { enqueue, type NewJob } from '#store/jobs/jobs.ts'
import { changeOrder, lockOrder } from '#store/orders/order-writes.ts'
import {
  claimDueParcels,
  deliverParcel,
  failParcel,
  findNextSync,
  insertParcelEvents,
  moveParcels,
  type ParcelMove,
  type SyncedParcel,
} from '#store/orders/parcels.ts'

/** How long a courier may take for the first call and the second. */
const TIMEOUTS_MS = [3_000, 6_000]
/** Parcels that were taken and not written, because the process ended, are due again after this. */
const LEASE_MS = 2 * MINUTE_MS
/** Calls of one job at most; another one goes on. */
const CALLS = 20
/** Events of a parcel at most, and how far a courier's clock may be ahead. */
const MAX_EVENTS = 100
const CLOCKS_DIFFER_MS = HOUR_MS

/** Returns the job that asks a courier; of one minute there is one. */
export const syncJob = (courier: Courier, runAt: Date): NewJob => ({
  kind: 'parcel.sync',
  payload: { courier },
  key: `sync:${courier}:${runAt.toISOString().slice(0, 16)}`,
  runAt,
})

type SyncShop = Pick<Shop, 'db' | 'clock' | 'log' | 'couriers' | 'jobSignal'>

/**
 * Job `parcel.sync`: asks a courier about its parcels that are due, and comes again when the next one is. A courier that does not answer does
 * not fail the job: its parcels are asked about later, each time after a longer pause.
 */
export async function syncParcels(
  shop: SyncShop,
  { courier: name }: JobPayload<'parcel.sync'>,
  timeouts: readonly number[] = TIMEOUTS_MS,
): Promise<void> {
  const courier = shop.couriers[name]
  if (!courier) return
  let isAnswering = true
  for (let call = 0; call < CALLS && isAnswering; call++) {
    const now = shop.clock.now()
    const due = { now, leaseUntil: new Date(now.getTime() + LEASE_MS), limit: courier.batch }
    const parcels = await claimDueParcels(shop.db.query, name, due)
    if (parcels.length === 0) break
    const answer = await ask(shop, courier, parcels, timeouts)
    isAnswering = answer !== null
    await (answer ? apply(shop, parcels, answer) : putOff(shop, parcels))
  }
  const next = await findNextSync(shop.db.query, name)
  // The row of this job holds the key of its minute.
  if (next)
    await enqueue(shop.db.query, syncJob(name, new Date(Math.max(next.getTime(), shop.clock.now().getTime() + MINUTE_MS))))
  shop.jobSignal.wake()
}

type Answer = ReadonlyMap<string, readonly ParcelEvent[]>

/** Returns the courier's answer, null when it gave none in time, twice. */
async function ask(
  { log, clock }: SyncShop,
  courier: CourierService,
  parcels: readonly SyncedParcel[],
  timeouts: readonly number[],
): Promise<Answer | null> {
  const awbs = parcels.map(({ awb }) => awb)
  for (const [at, timeout] of timeouts.entries()) {
    try {
      return checked(await within(timeout, (signal) => courier.track(awbs, signal)), clock.now())
    } catch (error) {
      if (at === timeouts.length - 1) log.error(`a courier does not say where ${awbs.length} parcels are`, error)
    }
  }
  return null
}

/** Returns what `call` returns. @throws CourierUnavailable after `timeout` milliseconds, also when it does not heed the signal */
async function within<T>(timeout: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new CourierUnavailable(`no answer within ${timeout} ms`))
      ending.abort()
    }, timeout)
  })
  try {
    return await Promise.race([call(ending.signal), late])
  } finally {
    clearTimeout(timer)
  }
}

const eventSchema = z.object({
  key: z.string().min(1).max(MAX_EVENT_KEY_LENGTH),
  at: z.date(),
  kind: z.enum(PARCEL_EVENT_KINDS).catch('unknown'),
  place: z
    .string()
    .transform((place) => place.trim().slice(0, MAX_PLACE_LENGTH))
    .catch(''),
})

/** Returns the events that can be true: with a key and a time that has come. @throws CourierUnavailable */
function checked(answer: unknown, now: Date): Answer {
  if (!(answer instanceof Map)) throw new CourierUnavailable('the answer is none')
  const latest = now.getTime() + CLOCKS_DIFFER_MS
  const events = new Map<string, ParcelEvent[]>()
  for (const [awb, told] of answer as Map<unknown, unknown>) {
    if (typeof awb !== 'string' || !Array.isArray(told)) continue
    const parsed = told.slice(0, MAX_EVENTS).map((event) => eventSchema.safeParse(event))
    events.set(
      awb,
      parsed.flatMap(({ data }) => (data && data.at.getTime() <= latest ? [data] : [])),
    )
  }
  return events
}

const putOff = ({ db, clock }: SyncShop, parcels: readonly SyncedParcel[]): Promise<void> =>
  moveParcels(
    db.query,
    parcels.map((parcel) => asBefore(parcel, parcel.failures + 1, clock.now())),
  )

const asBefore = ({ id, status, statusAt, createdAt }: SyncedParcel, failures: number, now: Date): ParcelMove => ({
  id,
  status,
  at: statusAt,
  failures,
  syncAt: nextSync({ status, failures, createdAt }, now),
})

/** Stores the events, then the statuses that follow. What is written twice, because a process ended in between, changes nothing. */
async function apply(shop: SyncShop, parcels: readonly SyncedParcel[], answer: Answer): Promise<void> {
  const now = shop.clock.now()
  const told = parcels.map((parcel) => ({ parcel, events: answer.get(parcel.awb) ?? [] }))
  await insertParcelEvents(
    shop.db.query,
    told.flatMap(({ parcel, events }) => events.map((event) => ({ ...event, parcelId: parcel.id }))),
  )
  const moves: ParcelMove[] = []
  for (const { parcel, events } of told) {
    const after = statusOfEvents(events)
    // A courier that does not know the parcel is asked again like one that did not answer.
    if (after === null) moves.push(asBefore(parcel, parcel.failures + 1, now))
    else if (after.status === 'delivered') await arrive(shop, parcel, after.at, now)
    else {
      const { status, at } = after
      const move = { id: parcel.id, status, at, failures: 0, syncAt: nextSync({ ...parcel, status, failures: 0 }, now) }
      if (status === 'problem') await fail(shop, parcel, move, now)
      moves.push(move)
    }
  }
  await moveParcels(shop.db.query, moves)
}

/** The row of the order settles the race with staff who mark the same parcel. */
const arrive = ({ db }: SyncShop, { id, orderId, awb }: SyncedParcel, at: Date, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const delivered = await deliverParcel(tx, id, at)
    if (!delivered) return
    const { shipment, isComplete } = delivered
    const isMailed = isComplete && order?.status !== 'refunded'
    const jobs = isMailed ? [orderMailJob(orderId, 'delivered', now, { shipment })] : []
    await changeOrder(tx, orderId, { event: { kind: 'delivered', data: { awbs: [awb] }, by: 'job' }, jobs }, now)
  })

const fail = ({ db }: SyncShop, { orderId, awb }: SyncedParcel, move: ParcelMove, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    if (!(await failParcel(tx, move))) return
    await changeOrder(tx, orderId, { event: { kind: 'delivery failed', data: { awb }, by: 'job' }, jobs: [] }, now)
  })
