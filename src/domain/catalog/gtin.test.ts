import { expect, test } from 'vitest'
import { publicGtin } from './gtin.ts'

test.each(['5941234567899', '5990012345679', '96385074', '614141000036', '10614141000033'])(
  '%s is a number for everybody',
  (code) => {
    expect(publicGtin(code)).toBe(code)
  },
)

test.each([
  ['a wrong check digit', '5941234567890'],
  ['the in-store range of the demo shop', '2000001000014'],
  ['the in-store range of twelve digits', '200000100001'],
  ['letters', '594123456789X'],
  ['eleven digits', '59412345678'],
  ['nothing', ''],
])('%s is none', (_, code) => {
  expect(publicGtin(code)).toBeNull()
})

test('a variant without a barcode has no GTIN', () => {
  expect(publicGtin(null)).toBeNull()
})
