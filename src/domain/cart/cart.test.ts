import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explode, fitToStock, mergeLines } from './cart.ts'
import type { Stocked } from '#domain/stock/stocked.ts'

const simple = (name: string): Stocked => ({ name, virtual: false, parts: [] })
const items = new Map<string, Stocked>([
  ['1', simple('Body')],
  ['2', simple('Căciuliță')],
  [
    '3',
    {
      name: 'Set',
      virtual: false,
      parts: [
        { item: '1', qty: 2 },
        { item: '2', qty: 1 },
      ],
    },
  ],
  ['4', { name: 'Voucher cadou', virtual: true, parts: [] }],
])
const fit = (lines: [string, number][], stock: [string, number][]) =>
  fitToStock(
    lines.map(([item, qty]) => ({ item, qty })),
    items,
    new Map(stock),
  )

test('an available quantity is unchanged', () => {
  expect(fit([['1', 3]], [['1', 5]])).toEqual({ lines: [{ item: '1', qty: 3, max: 5 }], adjustments: [] })
})

test('a quantity is lowered to the available one, with an adjustment', () => {
  expect(fit([['1', 6]], [['1', 5]])).toEqual({
    lines: [{ item: '1', qty: 5, max: 5 }],
    adjustments: [{ item: '1', name: 'Body', reason: 'quantity', requested: 6, max: 5 }],
  })
})

test('unknown and sold-out lines are dropped, each with its reason', () => {
  expect(
    fit(
      [
        ['9', 1],
        ['1', 1],
      ],
      [['1', 0]],
    ),
  ).toEqual({
    lines: [],
    adjustments: [
      { item: '9', name: '', reason: 'not_found', requested: 1, max: 0 },
      { item: '1', name: 'Body', reason: 'sold_out', requested: 1, max: 0 },
    ],
  })
})

test('a bundle takes its parts from stock, after the lines before it', () => {
  expect(
    fit(
      [
        ['1', 1],
        ['3', 2],
      ],
      [
        ['1', 4],
        ['2', 9],
      ],
    ),
  ).toEqual({
    lines: [
      { item: '1', qty: 1, max: 4 },
      { item: '3', qty: 1, max: 1 },
    ],
    adjustments: [{ item: '3', name: 'Set', reason: 'quantity', requested: 2, max: 1 }],
  })
})

test('at most 99 pieces of an item can be ordered, over all its lines', () => {
  expect(
    mergeLines([
      { item: '1', qty: 60 },
      { item: '2', qty: 1 },
      { item: '1', qty: 60 },
    ]),
  ).toEqual([
    { item: '1', qty: 99 },
    { item: '2', qty: 1 },
  ])
})

test('vouchers for two people are two lines, equal ones are merged', () => {
  const mara = { name: 'Mara', message: '' }
  const lines = [
    { item: '4', qty: 1, gift: mara },
    { item: '4', qty: 1, gift: { ...mara, email: 'mara@exemplu.ro' } },
    { item: '4', qty: 1, gift: { ...mara, message: 'La mulți ani!' } },
    { item: '4', qty: 1, gift: { ...mara, date: '2026-12-24' } },
    { item: '4', qty: 1 },
  ]
  expect(mergeLines(lines)).toEqual(lines)
  expect(mergeLines([...lines, { item: '4', qty: 2, gift: { ...mara } }])[0]).toEqual({ item: '4', qty: 3, gift: mara })
})

test('an empty gift message is no gift', () => {
  const lines = [
    { item: '4', qty: 1, gift: { name: '', message: '' } },
    { item: '4', qty: 1 },
  ]
  expect(mergeLines(lines)).toEqual([{ item: '4', qty: 2, gift: undefined }])
})

test('two lines that share a part both reduce its available quantity', () => {
  const lines = [
    { item: '3', qty: 2 },
    { item: '1', qty: 3 },
    { item: '4', qty: 5 },
  ]
  expect(explode(lines, items)).toEqual(
    new Map([
      ['1', 7],
      ['2', 2],
    ]),
  )
})

test('vouchers have no stock limit', () => {
  expect(fit([['4', 99]], []).lines).toEqual([{ item: '4', qty: 99, max: 99 }])
})

test('fitted lines never exceed the available quantity, and fitting again changes nothing', () => {
  const line = fc.record({ item: fc.constantFrom('1', '2', '3', '4', '9'), qty: fc.integer({ min: 1, max: 99 }) })
  const stock = fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), stock, (lines, [one, two]) => {
      const available = new Map([
        ['1', one],
        ['2', two],
      ])
      const fitted = fitToStock(lines, items, available)
      for (const [item, pieces] of explode(fitted.lines, items)) expect(pieces).toBeLessThanOrEqual(available.get(item)!)
      const again = fitToStock(fitted.lines, items, available)
      expect(again).toEqual({ lines: fitted.lines, adjustments: [] })
      for (const { qty, max } of fitted.lines) expect(qty).toBeLessThanOrEqual(max)
    }),
  )
})

test('a withdrawn bundle is reported sold out and takes none of its parts', () => {
  const set = { name: 'Set', virtual: false, parts: [{ item: '1', qty: 1 }], isWithdrawn: true }
  const items = new Map<string, Stocked>([
    ['9', set],
    ['1', { name: 'Body', virtual: false, parts: [] }],
  ])
  const requested = ['9', '1'].map((item) => ({ item, qty: 2 }))
  expect(fitToStock(requested, items, new Map([['1', 2]]))).toEqual({
    lines: [{ item: '1', qty: 2, max: 2 }],
    adjustments: [{ item: '9', name: 'Set', reason: 'sold_out', requested: 2, max: 0 }],
  })
})
