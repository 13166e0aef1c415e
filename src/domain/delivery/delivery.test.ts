import { expect, test } from 'vitest'
import { courier as anyWeight } from '#test/courier-rule.ts'
import {
  cheapestCourier,
  deliveryChoices,
  isCarried,
  isDelivered,
  missingForFreeDelivery,
  type DeliveryRule,
  type Parcel,
} from './delivery.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'

const courier = { ...anyWeight, maxWeightG: 30_000 }
const locker: DeliveryRule = { ...courier, method: 'locker', price: 1299, allowsBulky: false, freeFrom: null }
const pickup = (warehouse: string): DeliveryRule => ({
  ...courier,
  method: 'pickup',
  warehouse,
  warehouseCountry: 'RO',
  price: 0,
  daysMin: 0,
  daysMax: 1,
})
const email: DeliveryRule = { ...courier, method: 'email', countries: [], price: 0 }
const rules = [courier, locker, pickup('cluj'), pickup('timisoara'), email]
const parcel: Parcel = { virtual: false, weightG: 900, volumeCm3: 4000, bulky: false, worth: 24_999 }
const destination = { country: 'RO', zip: '540056' }
/** A Wednesday, noon in Bucharest. */
const now = new Date('2026-11-18T10:00:00Z')
const choices = (change: Partial<Parcel> = {}, to = destination, at = now, list = rules) =>
  deliveryChoices(list, { market: MARKETS.ro, parcel: { ...parcel, ...change }, destination: to, now: at })
const prices = (list: ReturnType<typeof choices>) => Object.fromEntries(list.map(({ key, price }) => [key, price]))

test('each method has its price, pick-ups one for each showroom', () => {
  expect(prices(choices())).toEqual({ courier: 1999, locker: 1299, 'pickup:cluj': 0, 'pickup:timisoara': 0 })
})

test('delivery is free from the threshold on, not a hundredth before', () => {
  expect(prices(choices({ worth: 25_000 })).courier).toBe(0)
  expect(missingForFreeDelivery(choices(), parcel)).toBe(1)
  expect(missingForFreeDelivery(choices({ worth: 25_000 }), { ...parcel, worth: 25_000 })).toBe(0)
})

test('bulky goods have a surcharge, no free delivery and no locker', () => {
  const bulky = choices({ bulky: true, worth: 90_000 })
  expect(prices(bulky)).toEqual({ courier: 6899, 'pickup:cluj': 4900, 'pickup:timisoara': 4900 })
  expect(missingForFreeDelivery(bulky, { ...parcel, bulky: true })).toBeNull()
})

test('without a locker in the country nothing goes to one', () => {
  const delivery = { market: MARKETS.ro, parcel, destination, now, hasLockers: false }
  expect(deliveryChoices(rules, delivery).map(({ key }) => key)).toEqual(['courier', 'pickup:cluj', 'pickup:timisoara'])
})

test('the first matching rule of a method applies', () => {
  const island = { ...courier, zipPattern: '^54', price: 2999 }
  expect(prices(choices({}, destination, now, [island, courier])).courier).toBe(2999)
  expect(prices(choices({}, { country: 'RO', zip: '400001' }, now, [island, courier])).courier).toBe(1999)
})

test('a zone is found by the canonical postcode', () => {
  const london = { ...courier, countries: ['GB'], zipPattern: '^SW1A ' }
  expect(choices({}, { country: 'GB', zip: 'sw1a1aa' }, now, [london])).toHaveLength(1)
})

test('there is no delivery above the weight limit, outside the zone or in another market', () => {
  expect(choices({ weightG: 30_001 }, destination, now, [courier])).toEqual([])
  expect(choices({}, { country: 'DE', zip: '10115' })).toEqual([])
  expect(choices({}, { country: 'XX', zip: '1' })).toEqual([])
  expect(deliveryChoices(rules, { market: MARKETS.hu, parcel, destination, now })).toEqual([])
})

test('territories outside the VAT area need a rule that names them (LAW-31)', () => {
  const spain = { ...courier, countries: ['ES'] }
  expect(choices({}, { country: 'ES', zip: '28013' }, now, [spain])).toHaveLength(1)
  expect(choices({}, { country: 'ES', zip: '35001' }, now, [spain])).toEqual([])
  expect(choices({}, { country: 'ES', zip: '35001' }, now, [{ ...spain, zipPattern: '^35' }])).toHaveLength(1)
})

test('vouchers alone are delivered by e-mail immediately', () => {
  expect(choices({ virtual: true })).toMatchObject([{ key: 'email', price: 0, from: '2026-11-18', to: '2026-11-18' }])
  expect(cheapestCourier(choices({ virtual: true }))?.key).toBe('email')
})

test.each([
  ['before the cut-off it leaves today', '2026-11-18T11:59:59Z', '2026-11-19', '2026-11-20'],
  ['at the cut-off it leaves tomorrow', '2026-11-18T12:00:00Z', '2026-11-20', '2026-11-23'],
  ['over the weekend', '2026-11-20T12:00:00Z', '2026-11-24', '2026-11-25'],
  ['on a Saturday', '2026-11-21T08:00:00Z', '2026-11-24', '2026-11-25'],
  ['over Saint Andrew and the national day', '2026-11-27T08:00:00Z', '2026-12-02', '2026-12-03'],
])('%s', (_, at, from, to) => {
  expect(choices({}, destination, new Date(at))[0]).toMatchObject({ key: 'courier', from, to })
})

test('a pick-up is ready the same day', () => {
  expect(choices().find(({ key }) => key === 'pickup:cluj')).toMatchObject({ from: '2026-11-18', to: '2026-11-19' })
})

test('the estimate is the price of the cheapest courier', () => {
  expect(cheapestCourier(choices())?.key).toBe('courier')
  expect(cheapestCourier([])).toBeNull()
})

test('a market delivers to the countries that a rule for goods names, and to all where a rule names none', () => {
  const named = { ...courier, markets: ['ro'], countries: ['RO', 'BG'] }
  const to = (list: DeliveryRule[], market: Locale, country: string) => isDelivered(list, MARKETS[market], country)
  expect(['RO', 'BG', 'CH'].map((country) => to([named, email], 'ro', country))).toEqual([true, true, false])
  expect(to([named, email], 'hu', 'RO')).toBe(false)
  expect(to([{ ...named, countries: [] }], 'ro', 'CH')).toBe(true)
})

test('a parcel is carried to a country when a rule of some place there fits it', () => {
  const to = (country: string, list: readonly DeliveryRule[], change: Partial<Parcel> = {}) =>
    isCarried(list, { market: MARKETS.ro, parcel: { ...parcel, ...change }, country })
  expect([to('RO', [courier]), to('DE', [courier]), to('RO', [])]).toEqual([true, false, false])
  expect(to('RO', [courier], { weightG: 30_001 })).toBe(false)
  expect(to('RO', [courier, { ...pickup('cluj'), maxWeightG: null }], { weightG: 30_001 })).toBe(true)
  expect(to('RO', [locker], { bulky: true })).toBe(false)
  expect(to('RO', [{ ...courier, zipPattern: '^54' }])).toBe(true)
  expect(to('RO', [{ ...courier, zipPattern: '^54' }], { weightG: 30_001 })).toBe(false)
  expect([to('RO', [courier], { virtual: true }), to('RO', [email], { virtual: true })]).toEqual([false, true])
  expect(isCarried([courier], { market: MARKETS.hu, parcel, country: 'RO' })).toBe(false)
})
