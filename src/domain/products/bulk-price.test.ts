import { expect, test } from 'vitest'
import { bulkTerms, roundPrice, type BulkPrice } from './bulk-price.ts'

test.each([
  [20_720, 'RON', 'none', 20_720],
  [20_720, 'RON', 'whole', 20_700],
  [20_720, 'RON', 'ends_90', 20_690],
  [20_750, 'RON', 'ends_90', 20_790],
  [20_740, 'RON', 'ends_90', 20_690],
  [20_741, 'RON', 'ends_90', 20_790],
  [20_720, 'EUR', 'ends_99', 20_699],
  [703_250, 'HUF', 'none', 703_300],
  [703_200, 'HUF', 'whole', 703_200],
  [703_200, 'HUF', 'ends_90', 699_000],
  [30, 'RON', 'ends_90', 90],
  [10, 'RON', 'whole', 100],
  [0, 'RON', 'none', 0],
] as const)('%s %s rounded %s is %s', (amount, currency, rounding, rounded) => {
  expect(roundPrice(amount, currency, rounding)).toBe(rounded)
})

const change = (over: Partial<BulkPrice>): BulkPrice => ({
  act: 'reduce',
  percent: 20,
  amounts: { RON: null, EUR: null, HUF: null },
  rounding: 'none',
  ...over,
})
const price = { ordinary: 11_000, currency: 'RON' as const, isLowered: false }

test('a change says an ordinary price, and a reduced one where it is announced', () => {
  expect(bulkTerms(change({}), price)).toEqual({ price: 11_000, reduced: 8_800, prp: null })
  expect(bulkTerms(change({ act: 'percent', percent: -10 }), price)).toEqual({ price: 9_900, reduced: null, prp: null })
  expect(bulkTerms(change({ act: 'amount', amounts: { RON: 500, EUR: null, HUF: null } }), price)).toMatchObject({
    price: 11_500,
  })
  expect(bulkTerms(change({ act: 'set', amounts: { RON: 9_900, EUR: null, HUF: null } }), price)).toMatchObject({ price: 9_900 })
  expect(bulkTerms(change({ act: 'set' }), price)).toBeNull()
  expect(bulkTerms(change({ act: 'end' }), price)).toBeNull()
  expect(bulkTerms(change({ act: 'end' }), { ...price, isLowered: true })).toEqual({ price: 11_000, reduced: null, prp: null })
})
