import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { CourierRefused, CourierUnavailable } from '#services/ports.ts'
import { OPENING } from '#test/clock.ts'
import { newParcel, remoteCourierContract, type RemoteCourierUnderTest } from '#test/couriers/courier-contract.ts'
import { SAMEDAY_USER, samedayPlace, samedayServer, type SamedayServer } from '#test/couriers/sameday-server.ts'
import { samedayCourier } from './sameday.ts'

/** Long enough for a busy machine, short where the server is slow on purpose. */
const TIMEOUTS = [400, 800]

async function open(): Promise<RemoteCourierUnderTest & { server: SamedayServer; now: () => Date }> {
  const server = await samedayServer()
  let moment = OPENING.getTime()
  const now = () => new Date(moment)
  const options = {
    url: server.url,
    ...SAMEDAY_USER,
    pickupPoint: 11_150,
    service: 7,
    lockerService: 15,
    now,
    timeouts: TIMEOUTS,
  }
  const tell = (awb: string, code: string) =>
    void server.statuses.unshift({ awb, statusId: Number(code), statusDate: new Date(moment).toISOString() })
  return {
    server,
    now,
    courier: samedayCourier(options),
    stranger: samedayCourier({ ...options, password: 'wrong' }),
    advance: (ms) => void (moment += ms),
    collect: (awb) => tell(awb, '4'),
    deliver: (awb) => tell(awb, '9'),
    count: () => server.parcels.length,
    paths: { signIn: '/api/authenticate', create: '/api/awb', track: '/api/client/awb/', lockers: '/api/client/ooh-locations' },
    tokens: () => server.tokens(),
    tell,
    codes: {
      registered: ['1', '23'],
      picked_up: ['4'],
      in_transit: ['5', '56'],
      at_depot: ['84'],
      out_for_delivery: ['33'],
      at_pickup_point: ['78'],
      delivered: ['9'],
    },
    unknownCode: '35',
    addLockers: (count) => {
      for (let added = 0; added < count; added++) server.places.push(samedayPlace(server.places.length + 1))
    },
    loseLockers: () => void (server.says.total = server.places.length + 1),
    listed: (number) => ({
      externalId: String(number),
      country: 'RO',
      county: 'CJ',
      city: 'Cluj-Napoca',
      zip: '400114',
      name: `easybox ${number}`,
      address: `Str. Memorandumului ${number}`,
      place: { lat: 46.7693, lon: 23.584 },
      hours: Array.from({ length: 7 }, () => ['00:00', '23:59'] as const),
      boxes: [],
    }),
  }
}

remoteCourierContract('Sameday', open)

const signal = new AbortController().signal

test('the form has the recipient, the weight and the reference; a locker has its id and its service', async () => {
  const { courier, server } = await open()
  const parcel = newParcel()
  await courier.register(parcel)
  expect(Object.fromEntries(server.parcels[0]!.form)).toMatchObject({
    pickupPoint: '11150',
    service: '7',
    packageWeight: '1.25',
    cashOnDelivery: '0.00',
    'parcels[0][weight]': '1.25',
    'awbRecipient[name]': 'Ioana Marinescu',
    'awbRecipient[countyString]': 'Mureș',
    'awbRecipient[cityString]': 'Târgu Mureș',
    'awbRecipient[phoneNumber]': '+40722418305',
    clientInternalReference: parcel.reference,
    observation: 'NST-4711',
  })
  expect(server.parcels[0]!.form.has('oohLastMile')).toBe(false)
  await courier.register(newParcel({ locker: { id: '2411', name: 'easybox Obor', city: 'București', zip: '020341' } }))
  expect(Object.fromEntries(server.parcels[1]!.form)).toMatchObject({ service: '15', oohLastMile: '2411' })
})

test('what is to be paid on delivery is told in lei, and in no other currency', async () => {
  const { courier, server } = await open()
  await courier.register(newParcel({ collect: { amount: 55120, currency: 'RON' } }))
  expect(server.parcels[0]!.form.get('cashOnDelivery')).toBe('551.20')
  const inEuro = newParcel({ collect: { amount: 12999, currency: 'EUR' } })
  await expect(courier.register(inEuro)).rejects.toBeInstanceOf(CourierRefused)
})

test('news are told in windows below two hours, of all parcels at once', async () => {
  const { courier, server, now, advance, tell } = await open()
  const awbs = await Promise.all([courier.register(newParcel()), courier.register(newParcel())])
  const start = now()
  tell(awbs[0], '4')
  advance(3 * HOUR_MS)
  tell(awbs[0], '56')
  tell(awbs[1], '4')
  advance(MINUTE_MS)
  const first = await courier.changes!(start, signal)
  expect([...first.events.keys()]).toEqual([awbs[0]])
  expect(first.until.getTime() - start.getTime()).toBeLessThan(2 * HOUR_MS)
  const second = await courier.changes!(first.until, signal)
  expect([...second.events.keys()].toSorted()).toEqual(awbs.toSorted())
  expect(second.until).toEqual(now())
  // The same events as when the parcel itself is asked about.
  const history = (await courier.track(awbs, signal)).get(awbs[0])!
  expect(history).toEqual(expect.arrayContaining([...first.events.get(awbs[0])!, ...second.events.get(awbs[0])!]))
  server.fail('/api/client/status-sync', 'nonsense')
  await expect(courier.changes!(start, signal)).rejects.toBeInstanceOf(CourierUnavailable)
})

test('news of more than one page are read to their end', async () => {
  const { courier, server, now, advance } = await open()
  const at = now()
  for (let number = 0; number < 1_203; number++)
    server.statuses.push({ awb: `1SDY${number + 100_000_000}`, statusId: 4, statusDate: at.toISOString() })
  advance(MINUTE_MS)
  expect((await courier.changes!(at, signal)).events.size).toBe(1_203)
  expect(server.received.filter(({ path }) => path === '/api/client/status-sync')).toHaveLength(3)
})

test('what is on its way back is not delivered, times have their zone, and a locker is no place', async () => {
  const { courier, server } = await open()
  const awb = await courier.register(newParcel())
  server.statuses.unshift(
    { awb, statusId: 9, statusDate: '2026-11-20T17:20:13+0200', inReturn: true },
    { awb, statusId: 78, statusDate: '2026-11-19T12:00:00+02:00', transitLocation: 'Sibiu' },
    { awb, statusId: 56, statusDate: '2026-11-18T12:00:00+02:00', transitLocation: 'easybox Obor' },
    { awb, statusId: 4, statusDate: '2026-11-17T12:00:00+02:00', transitLocation: ' Bacău' },
  )
  const told = (await courier.track([awb], signal)).get(awb)!
  expect(told.map(({ kind, place }) => [kind, place])).toEqual([
    ['returning', ''],
    ['at_pickup_point', ''],
    ['in_transit', ''],
    ['picked_up', 'Bacău'],
  ])
  expect(told[0]!.at).toEqual(new Date('2026-11-20T15:20:13Z'))
})

const list = (courier: RemoteCourierUnderTest['courier']) => courier.lockers!(signal)

test('lockers in sectors are in Bucharest, postcodes have their zero, and days that are left out are closed', async () => {
  const { courier, server } = await open()
  server.places.push(
    samedayPlace(2, {
      county: 'Bucuresti',
      city: 'Sectorul 4',
      address: 'SOS. OLTENITEI NR. 2',
      postalCode: 45_006,
      lat: '0',
      lng: '0',
      schedule: [{ day: 2, openingHour: '08:00', closingHour: '20:00' }],
      availableBoxes: [
        { size: 'S', number: 15 },
        { size: 'M', number: 0 },
      ],
    }),
  )
  expect(await list(courier)).toEqual([
    {
      externalId: '2',
      country: 'RO',
      county: 'B',
      city: 'București',
      zip: '045006',
      name: 'easybox 2',
      address: 'SOS. OLTENITEI NR. 2, Sector 4',
      place: null,
      hours: [null, ['08:00', '20:00'], null, null, null, null, null],
      boxes: [{ size: 'S', count: 15 }],
    },
  ])
})

test('counters, hidden lockers and rows that make no sense are left out, and the others are listed', async () => {
  const { courier, server } = await open()
  server.places.push(
    samedayPlace(1),
    samedayPlace(500_001, { oohType: 1 }),
    samedayPlace(3, { clientVisible: 0 }),
    samedayPlace(4, { name: null }),
    samedayPlace(5, { address: ' ' }),
    samedayPlace(6, { oohId: 'x y' }),
    samedayPlace(7, { oohId: null }),
    samedayPlace(8, { postalCode: '', county: 'Nicăieri', lat: 'nowhere', schedule: 'always' }),
  )
  expect((await list(courier)).map(({ externalId }) => externalId)).toEqual(['1', '8'])
  expect((await list(courier))[1]).toMatchObject({ zip: '', county: '', place: null, hours: null })
})

test('a page that is missing or is another one makes no list; pages without totals are read to their end', async () => {
  const { courier, server, addLockers } = await open()
  addLockers(1_001)
  server.says.total = null
  server.says.pages = null
  expect(await list(courier)).toHaveLength(1_001)
  server.says.pages = 4
  await expect(list(courier)).rejects.toThrow('a page of lockers is missing')
  server.says.pages = 3
  server.says.currentPage = 1
  await expect(list(courier)).rejects.toThrow('another page')
  delete server.says.currentPage
  // The first page again and again.
  server.says.total = 1_001
  server.says.data = server.places.slice(0, 500)
  await expect(list(courier)).rejects.toThrow('500 of 1001 lockers')
})
