import { expect, test } from 'vitest'
import { HOUR_MS } from '#domain/time/durations.ts'
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
const noLabel = () => Promise.reject(new Error('no label is asked for'))
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

test('a parcel that is called back returns, unless it has arrived; others are not known', async () => {
  const rows = new Map<string, DemoParcel>()
  let now = start
  const courier = demoCourier(
    {
      add: async (row) => void (rows.has(row.awb) || rows.set(row.awb, { ...row, canceledAt: null })),
      find: async (awbs) => awbs.flatMap((awb) => rows.get(awb) ?? []),
      cancel: async (awb, at) => void rows.set(awb, { ...rows.get(awb)!, canceledAt: at }),
    },
    () => now,
    noLabel,
  )
  const [one, two] = [parcel(1), parcel(2)]
  for (const each of [one, two, one]) await courier.register(each)
  now = later(2)
  expect(await courier.cancel(one.awb)).toBe(true)
  expect(await courier.cancel('CN999999999RO')).toBe(false)
  now = later(100)
  expect(await courier.cancel(two.awb)).toBe(false)
  const told = await courier.track([one.awb, two.awb, 'CN999999999RO'], new AbortController().signal)
  expect([...told.keys()]).toEqual([one.awb, two.awb])
  expect(kinds(told.get(one.awb)!).at(-1)).toBe('returning')
  expect(kinds(told.get(two.awb)!).at(-1)).toBe('delivered')
})
