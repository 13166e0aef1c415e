import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { CourierRefused, CourierUnavailable } from '#services/ports.ts'
import { OPENING } from '#test/clock.ts'
import { newParcel, remoteCourierContract, type RemoteCourierUnderTest } from '#test/couriers/courier-contract.ts'
import { SAMEDAY_USER, samedayServer, type SamedayServer } from '#test/couriers/sameday-server.ts'
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
    paths: { signIn: '/api/authenticate', create: '/api/awb', track: '/api/client/awb/' },
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
