import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DocumentLine } from '#domain/documents/document.ts'
import { netLine, unitPriceText } from './net-line.ts'

const line: DocumentLine = {
  position: 1,
  kind: 'goods',
  sku: 'BODY-1',
  name: 'Body',
  option: '',
  quantity: 3,
  unitPrice: 5000,
  discount: 0,
  gross: 15_000,
  net: 12_397,
  vat: 2603,
  category: 'standard',
  rate: 2100,
  country: 'RO',
  greenTax: null,
}

test.each([
  ['a line without discount is its net amount', {}, { quantity: 3, base: 12_397, discount: 0 }],
  ['a discount is net too', { discount: 1500, gross: 13_500, net: 11_157 }, { quantity: 3, base: 12_397, discount: 1240 }],
  ['all of it can be discount', { discount: 15_000, gross: 0, net: 0, vat: 0 }, { quantity: 3, base: 12_397, discount: 12_397 }],
  ['money without pieces is the price of one', { quantity: 0, gross: 500, net: 413 }, { quantity: 1, base: 413, discount: 0 }],
  [
    'a share that price and discount do not give is the price',
    { discount: 100, gross: 700, net: 579 },
    { quantity: 3, base: 579, discount: 0 },
  ],
  [
    'rounding makes no negative discount',
    { discount: 1, gross: 14_999, net: 12_398 },
    { quantity: 3, base: 12_398, discount: 0 },
  ],
])('%s', (_, change, expected) => {
  expect(netLine({ ...line, ...change }, 'RON')).toEqual(expected)
})

test.each([
  [12_397, 3, '41.32333333'],
  [10_000, 4, '25.00'],
  [1, 1, '0.01'],
  [0, 5, '0.00'],
  [1, 8, '0.00125'],
  [200, 3, '0.66666667'],
])('%i hundredths for %i pieces are %s each', (base, quantity, price) => {
  expect(unitPriceText(base, quantity)).toBe(price)
})

test('price × quantity, rounded, is the amount again', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000_000), fc.integer({ min: 1, max: 99_999 }), (base, quantity) => {
      const [whole, decimals] = unitPriceText(base, quantity).split('.')
      const price = BigInt(whole! + decimals!.padEnd(8, '0'))
      expect((price * BigInt(quantity) + 500_000n) / 1_000_000n).toBe(BigInt(base))
    }),
    { numRuns: 2000 },
  )
})
