import { expect, test } from 'vitest'
import { parcelAwb } from './awb.ts'

/** Published examples; the first two letters say which service it is. */
test.each(['RR473124829GB', 'RA123456785GB', 'EE123456785RO'])('the digits of %s have its check digit (ID-4)', (awb) => {
  expect(parcelAwb(Number(awb.slice(2, 10)), awb.slice(11))).toBe(`CN${awb.slice(2)}`)
})

test('the check digit is 5 where the remainder leaves 11, and 0 where it leaves 10', () => {
  expect(parcelAwb(0, 'RO')).toBe('CN000000005RO')
  // 3 × 4 = 12 leaves 1.
  expect(parcelAwb(3 * 100_000, 'RO')).toBe('CN003000000RO')
})

test('small numbers have eight digits too', () => {
  expect(parcelAwb(7, 'HU')).toMatch(/^CN00000007\dHU$/)
})
