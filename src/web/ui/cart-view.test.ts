import { expect, test } from 'vitest'
import type { Quote, QuoteLine } from '#web/contract.ts'
import { pieceCount, reductions, shownLines, subtotalOf } from './cart-view.ts'

const line = (part: Partial<QuoteLine>) => ({ qty: 1, sale: 0, total: 0, prior: null, ...part }) as QuoteLine
const quote = (lines: QuoteLine[]) => ({ lines }) as Quote

test('a changed quantity is shown at once at the known unit price', () => {
  const shown = shownLines([{ item: '1', qty: 3 }], quote([line({ item: '1', qty: 1, sale: 6900, total: 6900 })]))
  expect(shown[0]).toMatchObject({ qty: 3, total: 20700 })
})

test('an unchanged line keeps the server’s total, discount shares included', () => {
  const shown = shownLines([{ item: '1', qty: 2 }], quote([line({ item: '1', qty: 2, sale: 6900, total: 13000 })]))
  expect(shown[0]!.total).toBe(13000)
})

test('a line not priced yet waits, and counts as pieces', () => {
  const shown = shownLines([{ item: '9', qty: 4 }], null)
  expect(shown[0]).toMatchObject({ quoted: null, total: 0, prior: null })
  expect(pieceCount(shown)).toBe(4)
})

test('reductions are measured from the prior price of all pieces', () => {
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
  expect(reductions(shown)).toBe(7820)
  expect(subtotalOf(shown)).toBe(44080)
})
