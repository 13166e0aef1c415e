/** Parcels that get their numbers from a courier on another machine. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { placedOrder, seedOneProduct, sentOrder, type SentOrder } from '#test/placed-order.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { listOrdersForStaff, readHistory } from '#store/orders/staff-orders.ts'
import { markPaid } from '#services/orders/order-payment.ts'
import { deliverOrder, shipOrder } from '#services/orders/ship-order.ts'
import { UNNAMED } from '#services/orders/staff-act.ts'
import { prepareOrder, readStaffOrder } from '#services/orders/staff-orders.ts'
import { FAN_CLIENT, FAN_USER, fanServer } from '#test/couriers/fan-server.ts'
import { SAMEDAY_USER, samedayServer } from '#test/couriers/sameday-server.ts'
import { openCouriers } from '#src/server/open-shop.ts'
import { testShop } from '#test/shop.ts'
import { askAgain } from './ask-again.ts'
import { parcelLabel, recallParcel } from './register-parcel.ts'

const sameday = await samedayServer()
const fan = await fanServer(() => shop.clock.now().toISOString().slice(0, 10))
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
    COURIER_DEFAULTS: 'ro=sameday',
  },
})
const told: string[] = []
shop.log.info = (line) => void told.push(line)
beforeAll(() => seedOneProduct(shop.db, 500, shop.clock.now()))
beforeEach(async () => {
  sameday.heal()
  fan.heal()
  await runDueJobs(shop, jobHandlers)
  await shop.db.query.updateTable('parcel').set({ sync_at: null }).execute()
  await shop.db.query.deleteFrom('job').execute()
  shop.clock.advance(HOUR_MS)
  shop.errors.length = 0
  told.length = 0
})

const work = () => runDueJobs(shop, jobHandlers)
/** Lets so many minutes pass, with the jobs of each. */
async function minutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute++) {
    shop.clock.advance(MINUTE_MS)
    await work()
  }
}
const parcelsOf = ({ id }: { id: string }) =>
  shop.db.query
    .selectFrom('parcel as p')
    .innerJoin('shipment as s', 's.id', 'p.shipment_id')
    .select(['p.id', 'p.awb', 'p.courier', 'p.status', 'p.refusal'])
    .where('s.order_id', '=', id)
    .orderBy('p.id')
    .execute()
const mailsOf = ({ id }: SentOrder) =>
  shop.db.query.selectFrom('mail').select(['kind', 'text']).where('order_id', '=', id).where('kind', 'like', 'order %').execute()
const sentMails = async (order: SentOrder) => (await mailsOf(order)).filter(({ kind }) => kind === 'order sent')
const kindsOf = async ({ id }: SentOrder) => (await readHistory(shop.db.query, id)).map(({ kind }) => kind)
const tell = (awb: string, statusId: number) =>
  void sameday.statuses.unshift({ awb, statusId, statusDate: shop.clock.now().toISOString(), transitLocation: 'Sibiu' })

test('the courier of the market names the parcels; the mail follows with their numbers, and the news bring them home', async () => {
  const order = await sentOrder(shop, { parcels: 2, courier: null })
  expect(order.awbs).toEqual([])
  expect(await sentMails(order)).toEqual([])
  await work()
  const awbs = (await parcelsOf(order)).map(({ awb }) => awb!)
  expect(awbs).toEqual([expect.stringMatching(/^1SDY\d+$/), expect.stringMatching(/^1SDY\d+$/)])
  const [mail] = await sentMails(order)
  for (const awb of awbs) expect(mail!.text).toContain(awb)
  expect(await sentMails(order)).toHaveLength(1)
  expect(sameday.parcels.at(-1)!.form.get('packageWeight')).toBe('0.15')
  tell(awbs[0]!, 4)
  tell(awbs[1]!, 78)
  const asked = sameday.received.length
  await minutes(11)
  expect((await parcelsOf(order)).map(({ status }) => status)).toEqual(['in_transit', 'at_pickup_point'])
  // One call told of both.
  expect(sameday.received.slice(asked).every(({ path }) => path === '/api/client/status-sync')).toBe(true)
  for (const awb of awbs) tell(awb, 9)
  await minutes(11)
  expect((await parcelsOf(order)).map(({ status }) => status)).toEqual(['delivered', 'delivered'])
  expect((await mailsOf(order)).filter(({ kind }) => kind === 'order delivered')).toHaveLength(1)
  expect(shop.errors).toEqual([])
})

test('a courier that is down, slow or talks nonsense gets the parcel later, once, and no job is set aside', async () => {
  sameday.fail('/api/awb', '500', 'lost', 'html', 'nonsense', '429')
  const before = sameday.parcels.length
  const order = await sentOrder(shop, { courier: null })
  await work()
  expect((await parcelsOf(order))[0]!.awb).toBeNull()
  await minutes(40)
  expect((await parcelsOf(order))[0]!.awb).toMatch(/^1SDY/)
  expect(sameday.parcels).toHaveLength(before + 1)
  expect(await sentMails(order)).toHaveLength(1)
  expect(await shop.db.query.selectFrom('job').select('id').where('dead_at', 'is not', null).execute()).toEqual([])
  expect(shop.errors.length).toBeGreaterThan(0)
  expect(shop.errors.every((line) => line.includes('sameday'))).toBe(true)
})

test('news that do not come are read later from where they ended', async () => {
  const order = await sentOrder(shop, { courier: null })
  await work()
  const awb = (await parcelsOf(order))[0]!.awb!
  tell(awb, 4)
  sameday.fail('/api/client/status-sync', ...Array.from({ length: 8 }, () => '500' as const))
  await minutes(42)
  expect((await parcelsOf(order))[0]).toMatchObject({ status: 'registered' })
  await minutes(11)
  expect((await parcelsOf(order))[0]).toMatchObject({ status: 'in_transit' })
  expect(shop.errors).toHaveLength(4)
})

test('a parcel that the courier refuses waits for staff, who give it to another courier', async () => {
  const order = await paidOrder()
  await shop.db.query
    .updateTable('order')
    .set((is) => ({ delivery_address: is.fn('jsonb_set', ['delivery_address', is.val('{city}'), is.val('"Nicăieri"')]) }))
    .where('id', '=', order.id)
    .execute()
  expect(await ship(order.number)).toMatchObject({ ok: true, awbs: [] })
  await work()
  expect((await parcelsOf(order))[0]).toMatchObject({ awb: null, refusal: 'awbRecipient.cityString: This city is not served.' })
  const listed = await listOrdersForStaff(shop.db.query, { status: null, limit: 100 })
  expect(listed.find(({ number }) => number === order.number)).toMatchObject({ needsAttention: true })
  expect((await readStaffOrder(shop.db.query, order.number))!.nameless).toMatchObject([{ courier: 'sameday' }])
  await minutes(5)
  expect(await kindsOf(order)).toContain('parcel refused')
  expect(await askAgain(shop, order.number, 'fan', UNNAMED)).toMatchObject({ ok: true, courier: 'fan', parcels: 1 })
  await work()
  expect((await parcelsOf(order))[0]).toMatchObject({
    awb: null,
    courier: 'fan',
    refusal: 'recipient.address.locality: is invalid',
  })
  expect(await askAgain(shop, order.number, 'own', UNNAMED)).toMatchObject({
    ok: true,
    references: [expect.stringMatching(/^\w{32}$/)],
  })
  await work()
  expect((await parcelsOf(order))[0]).toMatchObject({ awb: expect.stringMatching(/^CN\d{9}RO$/), courier: 'own', refusal: null })
  expect(await sentMails(order)).toHaveLength(1)
  expect(await askAgain(shop, order.number, null, UNNAMED)).toEqual({ ok: false, reason: 'no_number_missing' })
  expect(shop.errors).toEqual([])
})

test('a locker is sent to by its own courier, with its id', async () => {
  const order = await paidOrder()
  const locker = {
    id: 'fan-F1011137',
    courier: 'FANbox',
    name: 'FANbox Obor',
    address: 'Șos. Colentina 1',
    city: 'București',
    zip: '020341',
  }
  await shop.db.query
    .updateTable('order')
    .set((is) => ({ delivery: is.fn('jsonb_set', ['delivery', is.val('{locker}'), is.val(JSON.stringify(locker))]) }))
    .where('id', '=', order.id)
    .execute()
  for (const courier of ['sameday', 'own'] as const)
    expect(await ship(order.number, courier)).toEqual({ ok: false, reason: 'wrong_locker' })
  expect(await ship(order.number)).toMatchObject({ ok: true })
  await work()
  expect((await parcelsOf(order))[0]).toMatchObject({ courier: 'fan', awb: expect.stringMatching(/^\d{13}$/) })
  expect(fan.parcels.at(-1)).toMatchObject({ recipient: { address: { pickupLocationId: 'F1011137' } } })
})

test('words of a courier that the shop does not know are counted once, and a deleted parcel is not asked about', async () => {
  const order = await sentOrder(shop, { courier: 'fan' })
  await work()
  const awb = (await parcelsOf(order))[0]!.awb!
  // Bucharest is two hours ahead of UTC.
  const date = new Date(shop.clock.now().getTime() + 2 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ')
  fan.events.push({ awb, id: 'S37', date }, { awb, id: 'S64', date })
  await minutes(200)
  expect((await parcelsOf(order))[0]).toMatchObject({ status: 'unknown' })
  expect(told.filter((line) => line.includes('unknown events'))).toEqual(['a courier tells of unknown events: S37 (1), S64 (1)'])
  const other = await sentOrder(shop, { courier: null })
  await work()
  const number = (await parcelsOf(other))[0]!.awb!
  expect(await recallParcel(shop, number, UNNAMED)).toBe('recalled')
  expect(sameday.parcels.some((parcel) => parcel.awb === number)).toBe(false)
  expect(await parcelsOf(other)).toMatchObject([{ status: 'returning' }])
  const asked = sameday.received.length
  await minutes(15)
  expect(sameday.received.slice(asked).filter(({ path }) => path.includes(number))).toEqual([])
})

async function paidOrder(): Promise<SentOrder> {
  const placed = await placedOrder(shop)
  await shop.db.transaction((tx) => markPaid(tx, placed.id, null, shop.clock.now()))
  await prepareOrder(shop, placed.number, UNNAMED)
  return { ...placed, awbs: [] }
}
const ship = (number: string, courier: 'own' | 'sameday' | 'fan' | null = null) =>
  shipOrder(shop, number, { from: null, pieces: null, courier, awbs: [], parcels: 1 }, UNNAMED)

test("own drivers: numbers and labels are the shop's, nobody is asked, and staff say when a parcel arrived", async () => {
  const own = { ...shop, couriers: { ...shop.couriers, own: openCouriers(shop, { ...shop.config.couriers, demo: false }).own! } }
  const order = await sentOrder(own, { courier: 'own' })
  await runDueJobs(own, jobHandlers)
  const [awb] = order.awbs as [string]
  expect(await sentMails(order)).toHaveLength(1)
  expect(await parcelLabel(own, awb)).toMatchObject({ awb })
  expect(await shop.db.query.selectFrom('parcel').select('id').where('sync_at', 'is not', null).execute()).toEqual([])
  expect(await deliverOrder(own, order.number, UNNAMED)).toEqual([awb])
  const other = await sentOrder(own, { courier: 'own' })
  expect(await recallParcel(own, other.awbs[0]!, UNNAMED)).toBe('recalled')
  expect(await parcelsOf(other)).toMatchObject([{ status: 'returning' }])
})
