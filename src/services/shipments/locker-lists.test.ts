/** The lists of lockers that couriers have, from their servers to an order and its parcel. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { findLockers } from '#services/delivery/lockers.ts'
import { viewOrder } from '#services/orders/place-order.ts'
import { markPaid } from '#services/orders/order-payment.ts'
import { shipOrder } from '#services/orders/ship-order.ts'
import { prepareOrder } from '#services/orders/staff-orders.ts'
import { UNNAMED } from '#services/orders/staff-act.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { readLists } from '#store/delivery/lockers.ts'
import { FAN_CLIENT, FAN_USER, fanPoint, fanServer } from '#test/couriers/fan-server.ts'
import { SAMEDAY_USER, samedayPlace, samedayServer } from '#test/couriers/sameday-server.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { placedOrder, seedOneProduct } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { readList, requestLists } from './locker-lists.ts'

const sameday = await samedayServer()
const fan = await fanServer(() => '2026-11-18')
const shop = await testShop({
  settings: {
    SAMEDAY_USERNAME: SAMEDAY_USER.username,
    SAMEDAY_PASSWORD: SAMEDAY_USER.password,
    SAMEDAY_PICKUP_POINT: '11150',
    SAMEDAY_URL: sameday.url,
    FAN_USERNAME: FAN_USER.username,
    FAN_PASSWORD: FAN_USER.password,
    FAN_CLIENT_ID: String(FAN_CLIENT),
    FAN_URL: fan.url,
  },
})
const told: string[] = []
shop.log.info = (line) => void told.push(line)

const own = { courier: 'Cuibox', country: 'RO', city: 'Cluj-Napoca', zip: '400001', name: 'Cuibox Centru', address: 'Str. 1' }
beforeAll(() => seedOneProduct(shop.db, 100, shop.clock.now()))
beforeEach(async () => {
  sameday.heal()
  fan.heal()
  sameday.places.splice(0, Infinity, ...[1, 2, 3, 4].map((id) => samedayPlace(id)))
  fan.points.splice(0, Infinity, fanPoint(1))
  await shop.db.query.deleteFrom('job').execute()
  await shop.db.query.deleteFrom('locker').execute()
  await shop.db.query
    .insertInto('locker')
    .values({ ...own, id: 'CUIB-1', words: ' cluj napoca cuibox centru str 1 400001' })
    .execute()
  shop.clock.advance(DAY_MS)
  shop.errors.length = 0
  told.length = 0
})

const work = () => runDueJobs(shop, jobHandlers)
const offered = async (query = 'Cluj') => (await findLockers(shop, { country: 'RO', query })).map(({ id }) => id)
const waiting = () => shop.db.query.selectFrom('job').select(['key', 'run_at', 'last_error']).orderBy('key').execute()

test('the lists are read at the first start, and in each night after', async () => {
  expect(await offered()).toEqual([])
  await requestLists(shop)
  await requestLists(shop)
  expect(await work()).toBe(2)
  expect(await offered()).toEqual(['fan-F1000001', 'sameday-1', 'sameday-2', 'sameday-3', 'sameday-4'])
  expect(told).toContain('sameday lists 4 lockers, 4 of them new; 0 are gone')
  expect(await waiting()).toHaveLength(2)
  // A start in the day changes nothing.
  await requestLists(shop)
  expect(await waiting()).toHaveLength(2)
  expect(await work()).toBe(0)
  sameday.places.push(samedayPlace(5))
  shop.clock.advance(DAY_MS)
  expect(await work()).toBe(2)
  expect(await offered()).toContain('sameday-5')
  expect(await waiting()).toHaveLength(2)
  expect(shop.errors).toEqual([])
})

test('everything that a courier says of a locker is stored', async () => {
  await readList(shop, 'fan')
  const stored = await shop.db.query.selectFrom('locker').selectAll().where('id', '=', 'fan-F1000001').executeTakeFirstOrThrow()
  expect(stored).toEqual({
    id: 'fan-F1000001',
    courier: 'FANbox',
    listed_by: 'fan',
    is_active: true,
    country: 'RO',
    county: 'CJ',
    city: 'Cluj-Napoca',
    zip: '400114',
    name: 'FANbox 1',
    address: 'Str. Memorandumului 1',
    lat: 46.7693,
    lon: 23.584,
    hours: Array.from({ length: 7 }, () => ['00:00', '23:59']),
    boxes: [{ size: 'M', count: 9 }],
    words: ' cluj napoca fanbox 1 str memorandumului 1 400114',
  })
})

test('a locker that is no longer listed is kept and not offered, and comes back when it is listed again', async () => {
  await readList(shop, 'sameday')
  sameday.places.splice(0, Infinity, samedayPlace(2, { name: 'easybox Mărăști' }), samedayPlace(3), samedayPlace(9))
  expect(await readList(shop, 'sameday')).toEqual({ ok: true, lockers: 3, added: 1, gone: 2 })
  expect(await offered()).toEqual(['sameday-2', 'sameday-3', 'sameday-9'])
  expect(await offered('marasti')).toEqual(['sameday-2'])
  expect(await readLists(shop.db.query)).toEqual([
    { courier: null, active: 1, inactive: 0, readAt: null },
    { courier: 'sameday', active: 3, inactive: 2, readAt: shop.clock.now() },
  ])
  sameday.places.push(samedayPlace(1))
  expect(await readList(shop, 'sameday')).toEqual({ ok: true, lockers: 4, added: 1, gone: 0 })
})

test('an empty list, and one of less than half, is refused and logged; the former one stays', async () => {
  await requestLists(shop)
  await work()
  const before = await offered()
  for (const places of [[], [samedayPlace(1)]]) {
    shop.errors.length = 0
    sameday.places.splice(0, Infinity, ...places)
    shop.clock.advance(DAY_MS)
    await work()
    expect(shop.errors).toEqual([expect.stringContaining(`sameday lists ${places.length} lockers where it had 4`)])
    expect(await offered()).toEqual(before)
    const next = (await waiting()).find(({ key }) => key!.startsWith('lockers:sameday'))!
    expect(next.run_at.getTime()).toBeGreaterThan(shop.clock.now().getTime())
    expect(next.last_error).toContain('stays as it is')
  }
  expect(await readList(shop, 'sameday', { allowsFewer: true })).toMatchObject({ ok: true, lockers: 1, gone: 3 })
  sameday.places.length = 0
  expect(await readList(shop, 'sameday', { allowsFewer: true })).toMatchObject({ ok: false, reason: 'not_whole' })
})

test('a courier that gives no list is asked again after an hour, the other one is read, and nothing is lost', async () => {
  sameday.fail('/api/client/ooh-locations', '500', 'html')
  await requestLists(shop)
  await work()
  expect(await offered()).toEqual(['fan-F1000001'])
  expect((await waiting()).filter(({ last_error: reason }) => reason?.includes('does not list its lockers'))).toHaveLength(1)
  shop.clock.advance(HOUR_MS)
  await work()
  expect(await offered()).toHaveLength(5)
  expect(shop.errors).toEqual([])
})

test('a list that breaks off in a page changes nothing', async () => {
  sameday.places.splice(0, Infinity, ...Array.from({ length: 700 }, (_, id) => samedayPlace(id + 1)))
  await readList(shop, 'sameday')
  sameday.places.splice(0, Infinity, ...Array.from({ length: 700 }, (_, id) => samedayPlace(id + 101)))
  sameday.says.total = 701
  expect(await readList(shop, 'sameday')).toMatchObject({
    ok: false,
    reason: 'unavailable',
    told: expect.stringContaining('700 of 701'),
  })
  delete sameday.says.total
  expect((await readLists(shop.db.query)).find(({ courier }) => courier === 'sameday')).toMatchObject({
    active: 700,
    inactive: 0,
  })
})

test('two that read a list at once leave one list', async () => {
  const read = await Promise.all([readList(shop, 'sameday'), readList(shop, 'sameday')])
  expect(read.every(({ ok }) => ok)).toBe(true)
  expect(await offered()).toHaveLength(4)
})

test('without a courier that has lockers, the list of the shop is offered', async () => {
  await readList(shop, 'sameday')
  const { own: courier } = shop.couriers
  const alone = { ...shop, couriers: { own: courier! } }
  expect((await findLockers(alone, { country: 'RO', query: 'cluj' })).map(({ id }) => id)).toEqual(['CUIB-1'])
  await shop.db.query.deleteFrom('job').execute()
  await requestLists(alone)
  expect(await waiting()).toEqual([])
})

test('a parcel goes to a locker of the list with the id of its courier', async () => {
  await readList(shop, 'sameday')
  const [locker] = await findLockers(shop, { country: 'RO', query: 'memorandumului 3' })
  const order = await placedOrder(shop, { due: 5000 })
  await shop.db.query
    .updateTable('order')
    .set((is) => ({ delivery: is.fn('jsonb_set', ['delivery', is.val('{locker}'), is.val(JSON.stringify(locker))]) }))
    .where('id', '=', order.id)
    .execute()
  await shop.db.transaction((tx) => markPaid(tx, order.id, null, shop.clock.now()))
  await prepareOrder(shop, order.number, UNNAMED)
  // The order keeps its locker although it is gone since.
  sameday.places.splice(2, 1)
  await readList(shop, 'sameday')
  expect(await offered()).not.toContain('sameday-3')
  expect((await viewOrder(shop, order.token))!.delivery.locker).toEqual(locker)
  const shipment = { from: 'bucharest', pieces: null, awbs: [], parcels: 1, courier: null }
  expect(await shipOrder(shop, order.number, shipment, UNNAMED)).toMatchObject({ ok: true })
  await work()
  expect(sameday.parcels.at(-1)!.form.get('oohLastMile')).toBe('3')
  expect(sameday.parcels.at(-1)!.form.get('service')).toBe('15')
})
