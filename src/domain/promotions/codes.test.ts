import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalCode, canonicalCodes, CODE_SHAPES, drawCode, isVoucherCode, kindOfCode, type DrawnKind } from './codes.ts'

const kinds = Object.keys(CODE_SHAPES) as DrawnKind[]

test('a generated code is of its own kind and is found in every spelling (D-88)', () => {
  const upper = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: 2, maxLength: 20 })
  fc.assert(
    fc.property(fc.constantFrom(...kinds), upper, fc.infiniteStream(fc.nat()), (kind, prefix, numbers) => {
      const code = drawCode(kind, (count) => numbers.next().value % count, prefix)
      expect(kindOfCode(code)).toBe(kind)
      expect(canonicalCode(code)).toBe(code)
      expect(canonicalCode(` ${code.toLowerCase().replace('-', ' – ')} `)).toBe(code)
    }),
    { numRuns: 1000 },
  )
})

test('a prefix with random letters never has the form of a voucher code', () => {
  for (const kind of kinds.filter((one) => CODE_SHAPES[one].hasPrefix))
    for (let length = 2; length <= 20; length++) {
      const code = drawCode(kind, () => 0, 'BABY24BABY24BABY24BABY24'.slice(0, length))
      expect([code, kindOfCode(canonicalCode(code))]).toEqual([code, kind])
    }
})

test('every code that can be stored is canonical', () => {
  const code = fc.stringMatching(/^[A-Z0-9][A-Z0-9_-]{2,39}$/)
  fc.assert(
    fc.property(code, (text) => {
      fc.pre(kindOfCode(text) !== 'voucher')
      expect(canonicalCode(text)).toBe(text)
    }),
  )
})

test('codes are compared without case and spaces, vouchers in groups', () => {
  expect(canonicalCode(' pui25 ')).toBe('PUI25')
  expect(canonicalCode('ｐｕｉ２５')).toBe('PUI25')
  expect(canonicalCode('abcd efgh-jkmn 2345')).toBe('ABCD-EFGH-JKMN-2345')
  expect(canonicalCode('ABCDEFGH-JKMN2345')).toBe('ABCD-EFGH-JKMN-2345')
  expect(canonicalCode('ABCDEFGHJKMN234')).toBe('ABCDEFGHJKMN234')
  expect(canonicalCodes(['a', ' ', 'B', 'A'])).toEqual(['A', 'B'])
})

test('only 16 letters of the voucher alphabet are a voucher code', () => {
  expect(isVoucherCode('ABCD-EFGH-JKMN-2345')).toBe(true)
  expect(isVoucherCode('ABCD-EFGH-JKMN-234I')).toBe(false)
  expect(isVoucherCode('ABCD-EFGH-JKMN-23456')).toBe(false)
  expect(isVoucherCode('BABY24-ABCDEFGHJK')).toBe(false)
})
