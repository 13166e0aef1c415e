import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate, type StockLevel } from './allocation.ts'

const levels: StockLevel[] = [
  { item: '7', warehouse: 'bucharest', available: 3 },
  { item: '7', warehouse: 'cluj', available: 2 },
  { item: '7', warehouse: 'depot', available: 5 },
]
const take = (qty: number, preferred: string | null = null) => allocate(new Map([['7', qty]]), levels, preferred)

test('one warehouse with the whole quantity is used, the fullest first', () => {
  expect(take(4)).toEqual([{ item: '7', warehouse: 'depot', qty: 4 }])
})

test('a pick-up takes from its showroom first, the rest from other warehouses', () => {
  expect(take(2, 'cluj')).toEqual([{ item: '7', warehouse: 'cluj', qty: 2 }])
  expect(take(6, 'cluj')).toEqual([
    { item: '7', warehouse: 'cluj', qty: 2 },
    { item: '7', warehouse: 'depot', qty: 4 },
  ])
})

test('a quantity that no warehouse has is taken from several', () => {
  expect(take(10)).toEqual([
    { item: '7', warehouse: 'bucharest', qty: 3 },
    { item: '7', warehouse: 'cluj', qty: 2 },
    { item: '7', warehouse: 'depot', qty: 5 },
  ])
  expect(take(11)).toBeNull()
})

test('an allocation is complete or null, never above a stock level, sorted, and independent of the order of the stock levels', () => {
  const level = fc.record({
    item: fc.constantFrom('1', '2', '10'),
    warehouse: fc.constantFrom('a', 'b', 'c'),
    available: fc.integer({ min: 0, max: 9 }),
  })
  const rows = fc.uniqueArray(level, { selector: (one) => one.item + one.warehouse })
  const pieces = fc.uniqueArray(fc.tuple(fc.constantFrom('1', '2', '10'), fc.integer({ min: 1, max: 12 })), {
    selector: ([id]) => id,
  })
  fc.assert(
    fc.property(rows, pieces, fc.constantFrom('a', 'b', null), (read, wanted, preferred) => {
      const got = allocate(new Map(wanted), read, preferred)
      expect(allocate(new Map(wanted), read.toReversed(), preferred)).toEqual(got)
      const there = (item: string) => read.filter((row) => row.item === item).reduce((sum, row) => sum + row.available, 0)
      expect(got === null).toBe(wanted.some(([item, qty]) => there(item) < qty))
      if (!got) return
      for (const [item, qty] of wanted)
        expect(got.filter((row) => row.item === item).reduce((sum, row) => sum + row.qty, 0)).toBe(qty)
      for (const { item, warehouse, qty } of got)
        expect(qty).toBeLessThanOrEqual(read.find((row) => row.item === item && row.warehouse === warehouse)!.available)
      expect(got).toEqual(got.toSorted((a, b) => Number(a.item) - Number(b.item) || (a.warehouse < b.warehouse ? -1 : 1)))
    }),
  )
})
