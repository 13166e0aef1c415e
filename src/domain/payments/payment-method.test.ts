import { expect, test } from 'vitest'
import { isBookedByHand, offeredMethods } from './payment-method.ts'

const account = { iban: 'RO49AAAA1B31007593840000', bic: '', bank: '', holder: '' }
const all = { transfer: account, cash: { fee: 990 } }
const courier = { delivery: 'courier', buysVouchers: false } as const

test('a market without switches offers the card alone', () => {
  expect(offeredMethods({ transfer: null, cash: null }, courier)).toEqual([{ method: 'card', fee: 0 }])
})

test('cash is for what a courier brings or a showroom hands over, and buys no vouchers', () => {
  const methods = (order: Parameters<typeof offeredMethods>[1]) => offeredMethods(all, order).map(({ method }) => method)
  expect(methods(courier)).toEqual(['card', 'transfer', 'cash'])
  expect(methods({ ...courier, delivery: 'pickup' })).toEqual(['card', 'transfer', 'cash'])
  for (const delivery of ['locker', 'email'] as const) expect(methods({ ...courier, delivery })).toEqual(['card', 'transfer'])
  expect(methods({ ...courier, buysVouchers: true })).toEqual(['card', 'transfer'])
  expect(offeredMethods(all, courier).at(-1)).toEqual({ method: 'cash', fee: 990 })
})

test('only transfers and cash are booked by hand', () => {
  expect(['card', 'transfer', 'cash', 'stripe', 'sandbox'].filter(isBookedByHand)).toEqual(['transfer', 'cash'])
})
