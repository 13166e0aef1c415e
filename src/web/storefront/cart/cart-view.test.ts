import { expect, test } from 'vitest'
import type { Quote, QuoteLine } from '#web/schema/cart.ts'
import { cartSums } from './cart-sums.ts'
import { goodsOf, leftOf, pieceCount, shownLines, totalOf } from './cart-view.ts'

const line = (part: Partial<QuoteLine>): QuoteLine =>
  ({
    qty: 1,
    sale: 0,
    price: part.sale ?? 0,
    total: 0,
    prior: null,
    saving: 0,
    couponed: false,
    gift: null,
    ...part,
  }) as QuoteLine
const quote = (lines: QuoteLine[], codes: { kind: string; amount: number; code?: string }[] = []) =>
  ({ lines, codes }) as unknown as Quote

test('a changed quantity is shown at once at the known unit price', () => {
  const shown = shownLines([{ item: '1', qty: 3 }], quote([line({ item: '1', qty: 1, sale: 6900, total: 6900 })]))
  expect(shown[0]).toMatchObject({ qty: 3, total: 20700 })
})

test('a line shows its price before discounts of the whole order, which are rows of the sum', () => {
  const discounted = quote(
    [line({ item: '1', qty: 2, sale: 6900, discount: 800, total: 13000 })],
    [{ kind: 'coupon', amount: 800 }],
  )
  const shown = shownLines([{ item: '1', qty: 2 }], discounted)
  expect(shown[0]!.total).toBe(13800)
  expect(totalOf(shown, discounted)).toBe(13000)
})

test('a line without a price is pending and counts by its quantity', () => {
  const shown = shownLines([{ item: '9', qty: 4 }], null)
  expect(shown[0]).toMatchObject({ quoted: null, total: 0, was: null })
  expect(pieceCount(shown)).toBe(4)
})

test('the goods are summed at catalog prices', () => {
  const shown = shownLines(
    [
      { item: '1', qty: 2 },
      { item: '2', qty: 1 },
    ],
    quote([
      line({ item: '1', qty: 2, sale: 21990, total: 43980, prior: 25900 }),
      line({ item: '2', qty: 1, sale: 100, total: 100 }),
    ]),
  )
  expect(goodsOf(shown)).toBe(44080)
})

test('a line reduced by a code shows its price without it, and the code is counted once', () => {
  const couponed = quote(
    [line({ item: '1', price: 10_000, sale: 8000, couponed: true, prior: 12_000 })],
    [{ kind: 'coupon', amount: 2000 }],
  )
  const shown = shownLines([{ item: '1', qty: 1 }], couponed)
  expect(shown[0]).toMatchObject({ total: 8000, was: 10_000, isCouponed: true })
  expect(totalOf(shown, couponed)).toBe(8000)
})

test('a line that a code does not reduce keeps its prior price', () => {
  const shown = shownLines([{ item: '1', qty: 1 }], quote([line({ item: '1', sale: 8000, couponed: true, prior: 9000 })]))
  expect(shown[0]).toMatchObject({ was: 9000, isCouponed: false })
})

test('vouchers pay at most the total', () => {
  const paid = quote([line({ item: '1', sale: 5000 })], [{ kind: 'voucher', amount: 3000 }])
  expect(leftOf(5000, paid)).toBe(2000)
  expect(leftOf(2000, paid)).toBe(0)
})

test('two vouchers of equal value for two people are two lines', () => {
  const gift = (name: string) => ({ name, message: '' })
  const lines = [
    { item: '7', qty: 1, gift: gift('Ana') },
    { item: '7', qty: 2, gift: gift('Ion') },
  ]
  const shown = shownLines(
    lines,
    quote([line({ item: '7', sale: 10_000, gift: gift('Ion') }), line({ item: '7', sale: 10_000, gift: gift('Ana') })]),
  )
  expect(shown.map(({ quoted }) => quoted?.gift?.name)).toEqual(['Ana', 'Ion'])
  expect(new Set(shown.map(({ key }) => key)).size).toBe(2)
})

test('the rows of a cart add up to its total, and payments to the amount due', () => {
  const priced = quote(
    [
      line({ item: '1', qty: 2, price: 10_000, sale: 8000, couponed: true, prior: 12_000 }),
      line({ item: '2', qty: 1, sale: 4000, prior: 5000 }),
    ],
    [
      { code: 'TREI', kind: 'coupon', amount: 4000 },
      { code: 'ZECE', kind: 'coupon', amount: 400 },
      { code: 'ABCD', kind: 'voucher', amount: 5000 },
    ],
  )
  const sums = cartSums(
    shownLines(
      [
        { item: '1', qty: 2 },
        { item: '2', qty: 1 },
      ],
      priced,
    ),
    priced,
  )
  const sum = (rows: readonly { amount?: number }[]) => rows.reduce((all, { amount = 0 }) => all + amount, 0)
  expect(sums.rows.map(({ amount }) => amount)).toEqual([24_000, -4000, -400])
  expect(sum(sums.rows)).toBe(sums.total)
  expect(sums.total + sum(sums.paid)).toBe(sums.left.amount)
})
