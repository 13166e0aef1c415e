import { expect, test } from 'vitest'
import { courier as dear } from '#test/courier-rule.ts'
import { deliveryOffer } from './delivery-promise.ts'
import { MARKETS } from '#domain/market/market.ts'

const courier = { ...dear, freeFrom: null }
const parcel = { virtual: false, weightG: 500, volumeCm3: 1000, bulky: false, worth: 9900 }
const offer = (now: string) => deliveryOffer([courier], { market: MARKETS.ro, parcel, now: new Date(now) })

test('an order before 14:00 is sent today; the promise after it follows', () => {
  // Tuesday 13:59 in Bucharest.
  expect(offer('2026-11-24T11:59:00Z')?.promises).toEqual([
    { from: '2026-11-25', to: '2026-11-26', until: '2026-11-24T12:00:00.000Z', untilDay: null },
    { from: '2026-11-26', to: '2026-11-27', until: '2026-11-25T12:00:00.000Z', untilDay: '2026-11-25' },
  ])
})

test('on Saturday the promise of Monday holds until Monday', () => {
  expect(offer('2026-11-21T20:00:00Z')?.promises[0]).toEqual({
    from: '2026-11-24',
    to: '2026-11-25',
    until: '2026-11-23T12:00:00.000Z',
    untilDay: '2026-11-23',
  })
})

test('without a delivery there is no promise', () => {
  expect(deliveryOffer([courier], { market: MARKETS.hu, parcel, now: new Date() })).toBeNull()
})
