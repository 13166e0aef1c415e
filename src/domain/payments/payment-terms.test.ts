import { expect, test } from 'vitest'
import { offeredMethods, termsFaults, termsOf, type PaymentTerms } from './payment-terms.ts'

const account = { iban: 'RO49AAAA1B31007593840000', bic: '', bank: '', holder: 'Nestling SRL' }
const none = { transfer: null, cash: null }
const all = { transfer: account, cash: { fee: 990 } }
const terms = termsOf({ ro: all, en: none, hu: none }, 5)
const courier = { delivery: 'courier', buysVouchers: false, due: 10_000 } as const
const changed = (change: (terms: PaymentTerms) => void): PaymentTerms => {
  const copy = structuredClone(terms)
  change(copy)
  return copy
}
const faults = (change: (terms: PaymentTerms) => void) => termsFaults(changed(change)).map(({ path, code }) => `${path} ${code}`)

test('a market without switches offers the card alone', () => {
  expect(offeredMethods(terms.markets.en, courier)).toEqual([{ method: 'card', fee: 0 }])
})

test('cash is for what a courier brings or a showroom hands over, and buys no vouchers', () => {
  const methods = (order: Parameters<typeof offeredMethods>[1]) =>
    offeredMethods(terms.markets.ro, order).map(({ method }) => method)
  expect(methods(courier)).toEqual(['card', 'transfer', 'cash'])
  expect(methods({ ...courier, delivery: 'pickup' })).toEqual(['card', 'transfer', 'cash'])
  for (const delivery of ['locker', 'email'] as const) expect(methods({ ...courier, delivery })).toEqual(['card', 'transfer'])
  expect(methods({ ...courier, buysVouchers: true })).toEqual(['card', 'transfer'])
  expect(offeredMethods(terms.markets.ro, courier).at(-1)).toEqual({ method: 'cash', fee: 990 })
})

test('methods keep their order and their limits, which include their ends', () => {
  const { ro } = changed(({ markets }) => {
    markets.ro.order = ['cash', 'card', 'transfer']
    markets.ro.cash.most = 10_000
    markets.ro.transfer.least = 10_001
  }).markets
  const methods = (due: number) => offeredMethods(ro, { ...courier, due }).map(({ method }) => method)
  expect(methods(10_000)).toEqual(['cash', 'card'])
  expect(methods(10_001)).toEqual(['card', 'transfer'])
})

test('terms that cannot be followed are named by their field', () => {
  expect(termsFaults(terms)).toEqual([])
  expect(faults((all) => (all.transferDays = 31))).toEqual(['transferDays payment_days'])
  expect(faults(({ markets }) => (markets.hu.cash.fee = 99_050))).toEqual(['markets.hu.cash.fee payment_whole'])
  expect(faults(({ markets }) => (markets.en.transfer.isOn = true))).toEqual([
    'markets.en.transfer.account.iban payment_account_missing',
  ])
  expect(faults(({ markets }) => (markets.ro.transfer.account = { ...account, iban: 'RO49AAAA1B31007593840001' }))).toEqual([
    'markets.ro.transfer.account.iban payment_account',
  ])
  expect(faults(({ markets }) => Object.assign(markets.ro.cash, { least: 2, most: 1 }))).toEqual([
    'markets.ro.cash.most payment_limits',
  ])
  expect(faults(({ markets }) => (markets.ro.order = ['card', 'card', 'cash']))).toEqual(['markets.ro.order payment_order'])
})

test('every order keeps a way to be paid: a card or a transfer for any sum', () => {
  expect(faults(({ markets }) => (markets.ro.card.isOn = false))).toEqual([])
  expect(faults(({ markets }) => (markets.en.card.isOn = false))).toEqual(['markets.en.card.isOn payment_none_left'])
  expect(faults(({ markets }) => (markets.en.card.least = 100))).toEqual(['markets.en.card.isOn payment_none_left'])
})
