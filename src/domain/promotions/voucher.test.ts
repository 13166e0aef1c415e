import { expect, test } from 'vitest'
import { normalisedEmail } from '#domain/customers/email.ts'
import { payWithVouchers, voucherRefusal, voucherState, type Voucher } from './voucher.ts'

const now = new Date('2026-11-21T12:00:00Z')
const voucher: Voucher = { id: '1', code: 'A', currency: 'RON', balance: 10_000, validUntil: now, isStopped: false }
const late = new Date(now.getTime() + 1)

test('a voucher is valid until it expires, in its own currency, while it has credit', () => {
  expect(voucherRefusal(voucher, { currency: 'RON', now })).toBeNull()
  expect(voucherRefusal(voucher, { currency: 'RON', now: late })).toBe('error_invalid')
  expect(voucherRefusal({ ...voucher, validUntil: null }, { currency: 'RON', now: late })).toBeNull()
  expect(voucherRefusal({ ...voucher, isStopped: true }, { currency: 'RON', now })).toBe('error_invalid')
  expect(voucherRefusal(voucher, { currency: 'HUF', now })).toBe('error_currency')
  expect(voucherRefusal({ ...voucher, balance: 0 }, { currency: 'RON', now })).toBe('error_credit_used')
})

test('each voucher pays of what the ones before it left', () => {
  const pay = (total: number) =>
    payWithVouchers(total, [voucher, { ...voucher, code: 'B', currency: 'EUR' }, { ...voucher, code: 'C' }], {
      currency: 'RON',
      now,
    })
  expect(pay(12_500).map(({ amount, state }) => [amount, state])).toEqual([
    [10_000, 'applied'],
    [0, 'error_currency'],
    [2500, 'applied'],
  ])
  expect(pay(4000)).toMatchObject([
    { kind: 'voucher', code: 'A', amount: 4000 },
    { code: 'B', amount: 0 },
    { code: 'C', amount: 0 },
  ])
})

test('its page shows its state', () => {
  expect(voucherState(voucher, now)).toBe('active')
  expect(voucherState(voucher, late)).toBe('expired')
  expect(voucherState({ ...voucher, validUntil: null }, late)).toBe('active')
  expect(voucherState({ ...voucher, balance: 0 }, late)).toBe('used')
  expect(voucherState({ ...voucher, balance: 0, isStopped: true }, now)).toBe('stopped')
})

test.each([
  [' Ioana.Marinescu@Exemplu.RO', 'ioana.marinescu@exemplu.ro'],
  ['ioana+pui25@exemplu.ro', 'ioana@exemplu.ro'],
  ['I.o.a.n.a+x@googlemail.com', 'ioana@gmail.com'],
])('%s is counted as %s', (typed, counted) => {
  expect(normalisedEmail(typed)).toBe(counted)
})
