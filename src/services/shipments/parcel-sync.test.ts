import { beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { ParcelEvent, ParcelEventKind } from '#domain/orders/parcel-event.ts'
import { CourierUnavailable, type CourierService } from '#services/ports.ts'
import { deliverOrder } from '#services/orders/ship-order.ts'
import { UNNAMED } from '#services/orders/staff-act.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { readHistory } from '#store/orders/staff-orders.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { readPdf } from '#test/pdf/read-pdf.ts'
import { seedOneProduct, sentOrder, type SentOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { syncParcels } from './parcel-sync.ts'
import { parcelLabel, recallParcel } from './register-parcel.ts'

const shop = await testShop()
const demo = shop.couriers.own!
beforeAll(() => seedOneProduct(shop.db, 500, shop.clock.now()))
beforeEach(async () => {
  shop.couriers.own = demo
  shop.errors.length = 0
  await runDueJobs(shop, jobHandlers)
  await shop.db.query.updateTable('parcel').set({ sync_at: null }).execute()
  shop.clock.advance(MINUTE_MS)
})

const work = () => runDueJobs(shop, jobHandlers)
const parcelOf = (awb: string) => shop.db.query.selectFrom('parcel').selectAll().where('awb', '=', awb).executeTakeFirstOrThrow()
const eventsOf = async (awb: string) =>
  shop.db.query
    .selectFrom('parcel_event as e')
    .innerJoin('parcel as p', 'p.id', 'e.parcel_id')
    .select(['e.kind', 'e.place'])
    .where('p.awb', '=', awb)
    .orderBy('e.at')
    .execute()
const kindsOf = async ({ id }: SentOrder) => (await readHistory(shop.db.query, id)).map(({ kind }) => kind)
const mailsOf = async ({ id }: SentOrder, kind = 'delivered') =>
  (await shop.db.query.selectFrom('mail').select('kind').where('order_id', '=', id).where('kind', '=', `order ${kind}`).execute())
    .length

/** A courier that says this of every parcel. */
const saying = (...events: [kind: ParcelEventKind, at: Date][]): CourierService => ({
  ...demo,
  track: async (awbs) =>
    new Map(
      awbs.map((awb) => [
        awb,
        events.map(([kind, at], index): ParcelEvent => ({ key: `${awb}${index}`, kind, at, place: 'Sibiu' })),
      ]),
    ),
})
const sync = () => syncParcels(shop, { courier: 'own' }, [50, 50])
/** A sent order that the courier knows, due at once. */
async function known(parcels = 1): Promise<SentOrder> {
  const order = await sentOrder(shop, { parcels })
  await work()
  await shop.db.query.updateTable('parcel').set({ sync_at: shop.clock.now() }).where('awb', 'in', order.awbs).execute()
  return order
}

test('with the hours that pass the demo courier delivers a parcel, and the order says so once', async () => {
  const order = await sentOrder(shop)
  const [awb] = order.awbs as [string]
  await work()
  expect(await eventsOf(awb)).toEqual([{ kind: 'registered', place: 'București' }])
  for (let hour = 0; hour < 70; hour++) {
    shop.clock.advance(HOUR_MS)
    await work()
  }
  expect(await parcelOf(awb)).toMatchObject({ status: 'delivered', sync_at: null })
  const events = await eventsOf(awb)
  expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['picked_up', 'in_transit', 'at_depot', 'delivered']))
  expect(events.at(-1)).toEqual({ kind: 'delivered', place: 'Târgu Mureș' })
  expect((await kindsOf(order)).filter((kind) => kind === 'delivered')).toHaveLength(1)
  expect(await mailsOf(order)).toBe(1)
  expect(shop.errors).toEqual([])
})

test('of two parcels of a shipment the second delivers it: one mail', async () => {
  const order = await known(2)
  const [first] = order.awbs as [string]
  const at = shop.clock.now()
  shop.couriers.own = {
    ...demo,
    track: async (awbs) =>
      new Map(awbs.filter((awb) => awb === first).map((awb) => [awb, [{ key: 'a', at, kind: 'delivered', place: '' }]])),
  }
  await sync()
  await work()
  expect(await mailsOf(order)).toBe(0)
  shop.couriers.own = saying(['delivered', at])
  shop.clock.advance(2 * HOUR_MS)
  await work()
  expect(await mailsOf(order)).toBe(1)
})

test('a failed delivery is in the history once, and the next try goes on', async () => {
  const order = await known()
  const [awb] = order.awbs as [string]
  const at = shop.clock.now()
  shop.couriers.own = saying(['out_for_delivery', new Date(at.getTime() - 1000)], ['failed', at])
  await sync()
  expect(await parcelOf(awb)).toMatchObject({ status: 'problem' })
  shop.clock.advance(2 * HOUR_MS)
  await sync()
  expect((await kindsOf(order)).filter((kind) => kind === 'delivery failed')).toHaveLength(1)
  await work()
  expect(await mailsOf(order, 'failed')).toBe(1)
  shop.couriers.own = saying(['failed', at], ['out_for_delivery', shop.clock.now()])
  shop.clock.advance(2 * HOUR_MS)
  await sync()
  expect(await parcelOf(awb)).toMatchObject({ status: 'out_for_delivery', sync_failures: 0 })
})

test('each day of a failed delivery has one mail about its parcel, and a parcel that waits has one', async () => {
  const order = await known(2)
  const [first, second] = order.awbs as [string, string]
  const at = shop.clock.now()
  const told = new Map<string, ParcelEvent[]>([
    [first, [{ key: 'a', kind: 'failed', at, place: '' }]],
    [second, [{ key: 'a', kind: 'at_pickup_point', at, place: '' }]],
  ])
  shop.couriers.own = { ...demo, track: async () => told }
  /** Lets the courier tell this too, and its parcels be due. */
  async function tell(kind: ParcelEventKind): Promise<void> {
    shop.clock.advance(2 * HOUR_MS)
    told.get(first)!.push({ key: `${told.get(first)!.length}`, kind, at: shop.clock.now(), place: '' })
    told.get(second)!.push({ key: `${told.get(second)!.length}`, kind: 'at_pickup_point', at: shop.clock.now(), place: '' })
    await sync()
    await work()
  }
  await sync()
  await tell('failed')
  expect([await mailsOf(order, 'failed'), await mailsOf(order, 'waiting')]).toEqual([1, 1])
  shop.clock.advance(24 * HOUR_MS)
  await tell('failed')
  expect([await mailsOf(order, 'failed'), await mailsOf(order, 'waiting')]).toEqual([2, 1])
  const mails = await shop.db.query.selectFrom('mail').select(['kind', 'text']).where('order_id', '=', order.id).execute()
  for (const { text } of mails.filter(({ kind }) => kind === 'order failed')) {
    expect(text).toContain(first)
    expect(text).not.toContain(second)
  }
  expect(mails.find(({ kind }) => kind === 'order waiting')!.text).toContain(second)
})

test('older news does not replace newer, and what staff marked as delivered stays', async () => {
  const order = await known()
  const [awb] = order.awbs as [string]
  await deliverOrder(shop, order.number, UNNAMED)
  expect(await parcelOf(awb)).toMatchObject({ status: 'delivered', sync_at: null })
  const other = await known()
  shop.couriers.own = saying(['picked_up', new Date('2026-01-01T00:00:00Z')])
  await sync()
  expect(await parcelOf(other.awbs[0]!)).toMatchObject({ status: 'registered' })
  expect(await parcelOf(awb)).toMatchObject({ status: 'delivered' })
})

test('a courier that is down, silent or talks nonsense is asked twice, then later and later; nothing is lost', async () => {
  const { awbs } = await known()
  const [awb] = awbs as [string]
  let calls = 0
  const silent: CourierService['track'] = () => (calls++, new Promise(() => {}))
  const down: CourierService['track'] = () => (calls++, Promise.reject(new CourierUnavailable('down')))
  const nonsense = (async () => (calls++, 'ok')) as unknown as CourierService['track']
  const pauses: number[] = []
  for (const track of [silent, down, nonsense]) {
    shop.couriers.own = { ...demo, track }
    await sync()
    const { sync_at: next, sync_failures: failures } = await parcelOf(awb)
    expect(failures).toBe(pauses.length + 1)
    pauses.push(next!.getTime() - shop.clock.now().getTime())
    shop.clock.advance(pauses.at(-1)!)
  }
  expect(calls).toBe(6)
  expect(pauses).toEqual([60, 120, 240].map((minutes) => minutes * MINUTE_MS))
  expect(shop.errors).toHaveLength(3)
  shop.couriers.own = demo
  await sync()
  expect(await parcelOf(awb)).toMatchObject({ sync_failures: 0 })
})

test('parts of an answer that cannot be true are left out', async () => {
  const { awbs } = await known()
  const [awb] = awbs as [string]
  const at = shop.clock.now()
  const told = [
    { key: 'a', at, kind: 'teleported', place: 7 },
    { key: '', at, kind: 'delivered', place: '' },
    { key: 'b', at: 'yesterday', kind: 'delivered', place: '' },
    { key: 'c', at: new Date(at.getTime() + 48 * HOUR_MS), kind: 'delivered', place: '' },
    null,
  ]
  shop.couriers.own = {
    ...demo,
    track: (async () =>
      new Map<unknown, unknown>([
        [awb, told],
        ['CN999999999RO', told],
        [7, 7],
      ])) as unknown as CourierService['track'],
  }
  await sync()
  expect(await eventsOf(awb)).toEqual([
    { kind: 'registered', place: 'București' },
    { kind: 'unknown', place: '' },
  ])
  expect(await parcelOf(awb)).toMatchObject({ status: 'unknown' })
})

test('many parcels are asked for in one call, and the same events are stored once', async () => {
  const orders = []
  for (let at = 0; at < 5; at++) orders.push(await known(20))
  const asked: number[] = []
  const at = shop.clock.now()
  shop.couriers.own = {
    ...demo,
    track: (awbs, signal) => (asked.push(awbs.length), saying(['in_transit', at]).track(awbs, signal)),
  }
  await shop.db.query
    .updateTable('parcel')
    .set({ sync_at: at })
    .where(
      'awb',
      'in',
      orders.flatMap(({ awbs }) => awbs),
    )
    .execute()
  await sync()
  await shop.db.query
    .updateTable('parcel')
    .set({ sync_at: at })
    .where(
      'awb',
      'in',
      orders.flatMap(({ awbs }) => awbs),
    )
    .execute()
  await sync()
  expect(asked).toEqual([100, 100])
  expect(await eventsOf(orders[0]!.awbs[0]!)).toHaveLength(2)
})

test('staff print labels and call parcels back', async () => {
  const order = await known()
  const [awb] = order.awbs as [string]
  const label = await parcelLabel(shop, awb.toLowerCase())
  if (typeof label === 'string') throw new Error(label)
  expect((await readPdf(label.pdf)).pages[0]!.text).toContain('Str. Țepeș Vodă 14, ap. 6')
  expect(await parcelLabel(shop, 'CN999999999RO')).toBe('unknown_parcel')
  expect(await recallParcel({ ...shop, couriers: {} }, awb, UNNAMED)).toBe('courier_not_connected')
  expect(await recallParcel(shop, awb, UNNAMED)).toBe('recalled')
  shop.clock.advance(HOUR_MS)
  await work()
  expect(await parcelOf(awb)).toMatchObject({ status: 'returning' })
  expect(await kindsOf(order)).toContain('parcel recalled')
  await deliverOrder(shop, order.number, UNNAMED)
  expect(await recallParcel(shop, awb, UNNAMED)).toBe('too_late')
})
