import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/time/durations.ts'
import { OPENING } from '#test/clock.ts'
import { newParcel, remoteCourierContract, type RemoteCourierUnderTest } from '#test/couriers/courier-contract.ts'
import { FAN_CLIENT, FAN_USER, fanPoint, fanServer, type FanServer } from '#test/couriers/fan-server.ts'
import { fanCourier } from './fan.ts'

const TIMEOUTS = [400, 800]

/** Local time in Bucharest in winter. */
const local = (moment: number) => new Date(moment + 2 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

async function open(): Promise<RemoteCourierUnderTest & { server: FanServer }> {
  let moment = OPENING.getTime()
  const server = await fanServer(() => local(moment).slice(0, 10))
  const options = {
    url: server.url,
    ...FAN_USER,
    clientId: FAN_CLIENT,
    service: 'Standard',
    lockerService: 'FANbox',
    lockerOption: 'V',
    now: () => new Date(moment),
    timeouts: TIMEOUTS,
  }
  const tell = (awb: string, id: string) => void server.events.push({ awb, id, date: local(moment) })
  return {
    server,
    courier: fanCourier(options),
    stranger: fanCourier({ ...options, password: 'wrong' }),
    advance: (ms) => void (moment += ms),
    collect: (awb) => tell(awb, 'C0'),
    deliver: (awb) => tell(awb, 'S2'),
    count: () => server.parcels.length,
    paths: { signIn: '/login', create: '/intern-awb', track: '/reports/awb/tracking', lockers: '/reports/pickup-points' },
    tokens: () => server.tokens(),
    tell,
    codes: {
      picked_up: ['C0'],
      in_transit: ['H0', 'H2', 'H3', 'H4', 'H10', 'S9', 'S47'],
      at_depot: ['H1', 'H11', 'H12', 'H13', 'H15', 'H17'],
      out_for_delivery: ['C1', 'S1', 'S35'],
      at_pickup_point: ['S46'],
      delivered: ['S2'],
      failed: ['S3', 'S4', 'S6', 'S12', 'S30', 'S42', 'S50', 'S54'],
      returning: ['S16', 'S33', 'S43'],
    },
    unknownCode: 'S37',
    addLockers: (count) => {
      for (let added = 0; added < count; added++) server.points.push(fanPoint(server.points.length + 1))
    },
    loseLockers: () => void (server.says.total = server.points.length + 1),
    listed: (number) => ({
      externalId: `F${1_000_000 + number}`,
      country: 'RO',
      county: 'CJ',
      city: 'Cluj-Napoca',
      zip: '400114',
      name: `FANbox ${number}`,
      address: `Str. Memorandumului ${number}`,
      place: { lat: 46.7693, lon: 23.584 },
      hours: Array.from({ length: 7 }, () => ['00:00', '23:59'] as const),
      boxes: [{ size: 'M', count: 9 }],
    }),
  }
}

remoteCourierContract('FAN Courier', open)

const signal = new AbortController().signal

test('the form has the recipient, whole kilograms and the reference; a locker has its id, service and option', async () => {
  const { courier, server } = await open()
  const parcel = newParcel()
  await courier.register(parcel)
  expect(server.parcels[0]).toMatchObject({
    info: { service: 'Standard', weight: 2, costCenter: parcel.reference, options: [], observation: 'NST-4711' },
    recipient: {
      name: 'Ioana Marinescu',
      phone: '+40722418305',
      address: { county: 'Mureș', locality: 'Târgu Mureș', street: 'Str. Țepeș Vodă 14, ap. 6', zipCode: '540056' },
    },
  })
  await courier.register(newParcel({ locker: { id: 'F1011137', name: 'FANbox', city: 'Cluj-Napoca', zip: '400001' } }))
  expect(server.parcels[1]).toMatchObject({
    info: { service: 'FANbox', options: ['V'] },
    recipient: { address: { county: 'Cluj', locality: 'Cluj-Napoca', pickupLocationId: 'F1011137' } },
  })
})

test('a lost answer is found on the list of a former day, behind many other parcels', async () => {
  const { courier, server, advance } = await open()
  for (let number = 0; number < 230; number++) await courier.register(newParcel())
  const parcel = newParcel()
  server.fail('/intern-awb', 'lost')
  await expect(courier.register(parcel)).rejects.toThrow()
  advance(2 * DAY_MS)
  const number = await courier.register({ ...parcel, askedAt: OPENING })
  expect(server.parcels).toHaveLength(231)
  expect(number).toBe(String(server.parcels[230]!.awb))
})

test('local times are read in summer and in winter, and a locker is no place', async () => {
  const { courier, server } = await open()
  const awb = await courier.register(newParcel())
  expect((await courier.track([awb], signal)).get(awb)).toEqual([])
  server.events.push(
    { awb, id: 'C0', date: '2026-07-01 12:00:00', location: 'Bucuresti' },
    { awb, id: 'S1', date: '2026-11-18 12:00', location: 'FANbox Carrefour Orhideea' },
  )
  expect((await courier.track([awb], signal)).get(awb)).toMatchObject([
    { at: new Date('2026-07-01T09:00:00Z'), place: 'Bucuresti' },
    { at: new Date('2026-11-18T10:00:00Z'), place: '' },
  ])
})

test('a list in pages is read to its end', async () => {
  const { courier, server, addLockers } = await open()
  addLockers(250)
  Object.assign(server.says, { total: 250, perPage: 100 })
  expect(await courier.lockers!(signal)).toHaveLength(250)
})

test('rows that make no sense are left out; hours that differ by the day are not guessed', async () => {
  const { courier, server } = await open()
  const days = Array.from({ length: 7 }, (_, day) => ({ firstHour: '08:00', secondHour: day < 5 ? '20:00' : '14:00' }))
  server.points.push(
    fanPoint(1, { schedule: days, drawer: {} }),
    fanPoint(2, { address: { locality: 'Cluj-Napoca' } }),
    fanPoint(3, { id: null }),
    fanPoint(4, { name: '' }),
  )
  expect(await courier.lockers!(signal)).toEqual([expect.objectContaining({ externalId: 'F1000001', hours: null, boxes: [] })])
})

test('the county of a locker without postcode is told by the locker', async () => {
  const { courier, server } = await open()
  const locker = { id: 'F1011137', name: 'FANbox', city: 'Cluj-Napoca', zip: '', county: 'CJ' }
  await courier.register(newParcel({ locker }))
  expect(server.parcels[0]).toMatchObject({ recipient: { address: { county: 'Cluj', locality: 'Cluj-Napoca' } } })
})
