import { expect, test } from 'vitest'
import { checkCard, passesLuhn, TEST_CARDS } from './cards.ts'

const now = new Date('2026-11-21T12:00:00Z')
const good = { number: '4242 4242 4242 4242', expiry: '11 / 26', cvc: '123', name: 'Ioana Marinescu' }

test('every test card has a valid check digit and its own outcome', () => {
  for (const { number, outcome } of TEST_CARDS) {
    expect(passesLuhn(number.replaceAll(' ', ''))).toBe(true)
    expect(checkCard({ ...good, number }, now)).toEqual({ ok: true, outcome, lastFour: number.slice(-4) })
  }
  expect(new Set(TEST_CARDS.map(({ outcome }) => outcome)).size).toBe(TEST_CARDS.length)
})

test('a card is valid to the end of its expiry month', () => {
  expect(checkCard(good, new Date('2026-11-30T23:59:59Z')).ok).toBe(true)
  expect(checkCard(good, new Date('2026-12-01T00:00:00Z'))).toEqual({ ok: false, faults: { expiry: 'expiry_past' } })
})

test('the expiry may be typed with or without spaces, slash or century', () => {
  for (const expiry of ['12/27', '12 / 27', '1227', '12/2027', '1/27', '12-27'])
    expect(checkCard({ ...good, expiry }, now).ok, expiry).toBe(true)
  for (const expiry of ['13/27', '00/27', '2027-12', 'x', '12/7'])
    expect(checkCard({ ...good, expiry }, now), expiry).toEqual({ ok: false, faults: { expiry: 'expiry_invalid' } })
})

test('all empty fields are named at once', () => {
  expect(checkCard({ number: ' ', expiry: '', cvc: '', name: '  ' }, now)).toEqual({
    ok: false,
    faults: { number: 'number_required', expiry: 'expiry_required', cvc: 'cvc_required', name: 'name_required' },
  })
})

test('a wrong check digit is found, and a real card number is refused', () => {
  expect(checkCard({ ...good, number: '4242 4242 4242 4241' }, now)).toEqual({ ok: false, faults: { number: 'number_invalid' } })
  expect(checkCard({ ...good, number: '5555 5555 5555 4444' }, now)).toEqual({
    ok: false,
    faults: { number: 'number_not_test' },
  })
  expect(checkCard({ ...good, cvc: '12a' }, now)).toEqual({ ok: false, faults: { cvc: 'cvc_invalid' } })
})
