import { expect, test } from 'vitest'
import { HOUR_MS } from '#domain/time/durations.ts'
import { CourierRefused } from '#services/ports.ts'
import { courierContract, newParcel } from '#test/couriers/courier-contract.ts'
import { demoCourier } from './demo.ts'
import { journey, type DemoParcel } from './journey.ts'

const start = new Date('2026-11-18T10:00:00Z')
const later = (hours: number) => new Date(start.getTime() + hours * HOUR_MS)
const parcel = (number: number, rest: Partial<DemoParcel> = {}): DemoParcel => ({
  awb: `CN${String(number).padStart(8, '0')}0RO`,
  registeredAt: start,
  from: 'București',
  to: 'Târgu Mureș',
  country: 'RO',
  isToPoint: false,
  canceledAt: null,
  ...rest,
})
const kinds = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind)

test('a parcel is told the same way each time, and what was told stays', () => {
  for (let number = 0; number < 200; number++) {
    const whole = journey(parcel(number), later(100))
    expect(journey(parcel(number), later(100))).toEqual(whole)
    expect(whole.at(-1)).toMatchObject({ kind: 'delivered', place: 'Târgu Mureș' })
    expect(whole.map(({ at }) => at)).toEqual(whole.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime()))
    const half = journey(parcel(number), later(15))
    expect(whole.slice(0, half.length)).toEqual(half)
    expect(new Set(whole.map(({ key }) => key)).size).toBe(whole.length)
  }
})

test('it begins registered; one in twelve fails once; a locker holds its parcels', () => {
  expect(kinds(journey(parcel(1), start))).toEqual(['registered'])
  const failed = Array.from({ length: 600 }, (_, at) => journey(parcel(at), later(100))).filter((way) =>
    kinds(way).includes('failed'),
  )
  expect(failed.length).toBeGreaterThan(25)
  expect(failed.length).toBeLessThan(80)
  const toLocker = kinds(journey(parcel(2, { isToPoint: true }), later(100)))
  expect(toLocker.slice(-2)).toEqual(['at_pickup_point', 'delivered'])
})

/** The courier with its records in memory, and its time. */
function open() {
  const rows = new Map<string, DemoParcel>()
  let now = start.getTime()
  const courier = demoCourier(
    {
      add: async (row) => void (rows.has(row.awb) || rows.set(row.awb, { ...row, canceledAt: null })),
      find: async (awbs) => awbs.flatMap((awb) => rows.get(awb) ?? []),
      cancel: async (awb, at) => void rows.set(awb, { ...rows.get(awb)!, canceledAt: at }),
    },
    () => new Date(now),
    async ({ awb }) => Buffer.from(`%PDF-1.4 ${awb}`),
  )
  /** Its parcels move along with the time, all of them. */
  const until = (kind: string) => (awb: string) => {
    while (!journey(rows.get(awb)!, new Date(now)).some((event) => event.kind === kind)) now += HOUR_MS
  }
  return {
    courier,
    advance: (ms: number) => void (now += ms),
    collect: until('picked_up'),
    deliver: until('delivered'),
    count: () => rows.size,
  }
}

let numbers = 0
/** Numbers of the shop; those of later calls arrive later. */
const withNumber = () => newParcel({ awb: parcel(++numbers).awb, registeredAt: later(numbers * 200) })

courierContract('The demo courier', async () => ({ ...open() }), withNumber)

test('a parcel that is called back returns, unless it has arrived; others are not known', async () => {
  const { courier, advance } = open()
  const parcels = [1, 2, 1].map((number) => newParcel({ awb: parcel(number).awb, registeredAt: start }))
  const [one, two] = [parcel(1), parcel(2)]
  for (const each of parcels) await courier.register(each)
  advance(2 * HOUR_MS)
  expect(await courier.cancel(one.awb)).toBe('returning')
  expect(await courier.cancel('CN999999999RO')).toBe('too late')
  advance(98 * HOUR_MS)
  expect(await courier.cancel(two.awb)).toBe('too late')
  const told = await courier.track([one.awb, two.awb, 'CN999999999RO'], new AbortController().signal)
  expect([...told.keys()]).toEqual([one.awb, two.awb])
  expect(kinds(told.get(one.awb)!).at(-1)).toBe('returning')
  expect(kinds(told.get(two.awb)!).at(-1)).toBe('delivered')
})

test('it gives no numbers', async () => {
  await expect(open().courier.register(newParcel())).rejects.toBeInstanceOf(CourierRefused)
})
