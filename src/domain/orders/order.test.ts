import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineTotal, orderSums, type OrderedLine } from './order.ts'

const line: OrderedLine = { unitPrice: 12_100, qty: 1, discount: 0, country: 'RO', rate: 2100 }

test('lines, delivery and VAT of a simple order', () => {
  expect(orderSums([line], 2420, 'RON')).toEqual({
    subtotal: 12_100,
    discount: 0,
    delivery: 2420,
    total: 14_520,
    lineVat: [2100],
    transport: [{ price: 2420, country: 'RO', rate: 2100, vat: 420 }],
    vat: [{ rate: 2100, net: 12_000, vat: 2520 }],
  })
})

test('delivery is divided over the rates of the goods by value (SHIP-2)', () => {
  const book = { ...line, unitPrice: 12_100 * 3, rate: 1100 }
  expect(orderSums([line, book], 2000, 'RON').transport.map(({ price, rate }) => [price, rate])).toEqual([
    [1500, 1100],
    [500, 2100],
  ])
})

test('of rates with equal value the higher comes first, and a charge of 0 has no rows', () => {
  const book = { ...line, rate: 1100 }
  expect(orderSums([book, line], 2000, 'RON').transport.map(({ price, rate }) => [price, rate])).toEqual([
    [1000, 2100],
    [1000, 1100],
  ])
  expect(orderSums([book, line], 1, 'RON').transport.map(({ price, rate }) => [price, rate])).toEqual([[1, 2100]])
})

test('fully discounted goods still determine the VAT of the delivery', () => {
  const free = { ...line, discount: line.unitPrice }
  expect(orderSums([free, { ...free, rate: 1100 }], 2000, 'RON')).toMatchObject({
    discount: 24_200,
    total: 2000,
    transport: [{ price: 2000, rate: 2100 }],
  })
})

test('free delivery is a line of price 0', () => {
  expect(orderSums([line], 0, 'RON').transport).toEqual([{ price: 0, country: 'RO', rate: 2100, vat: 0 }])
})

test('a voucher beside goods takes no share of the delivery', () => {
  const voucher = { ...line, unitPrice: 50_000, rate: 0 }
  expect(orderSums([voucher, line], 2000, 'RON').transport).toMatchObject([{ price: 2000, rate: 2100 }])
  expect(orderSums([voucher], 0, 'RON').transport).toMatchObject([{ price: 0, rate: 0 }])
})

test('lines, delivery, VAT and total always add up to the hundredth', () => {
  const drawn = fc.record({
    unitPrice: fc.integer({ min: 0, max: 500_000 }),
    qty: fc.integer({ min: 1, max: 99 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    rate: fc.constantFrom(0, 1100, 2100, 2700),
  })
  fc.assert(
    fc.property(
      fc.array(drawn, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.constantFrom('RON', 'EUR', 'HUF'),
      (raw, charge, currency) => {
        const step = currency === 'HUF' ? 100 : 1
        const lines = raw.map(({ unitPrice, qty, part, rate }) => ({
          unitPrice: unitPrice * step,
          qty,
          discount: Math.floor(unitPrice * qty * part) * step,
          country: 'RO',
          rate,
        }))
        const sums = orderSums(lines, charge * step, currency)
        const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
        expect(sum(lines.map(lineTotal)) + sums.delivery).toBe(sums.total)
        expect(sum(sums.transport.map(({ price }) => price))).toBe(sums.delivery)
        expect(sum(sums.vat.map(({ net, vat }) => net + vat))).toBe(sums.total)
        expect(sum(sums.lineVat) + sum(sums.transport.map(({ vat }) => vat))).toBe(sum(sums.vat.map(({ vat }) => vat)))
      },
    ),
  )
})
