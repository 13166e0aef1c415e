import { expect, test } from 'vitest'
import { planMove } from './order-move.ts'

const taken = (item: string, warehouse: string, qty: number, shipped = 0) => ({ item, warehouse, qty, shipped })
const level = (item: string, warehouse: string, available: number) => ({ item, warehouse, available })
const levels = [level('1', 'cluj', 3), level('2', 'cluj', 1), level('1', 'depot', 0)]

test('what was not sent is taken from the new warehouse, and what was sent stays as it is', () => {
  const before = [taken('1', 'depot', 3, 1), taken('1', 'cluj', 2, 2), taken('2', 'depot', 1)]
  expect(planMove({ taken: before, levels, warehouse: 'cluj' })).toEqual({
    taken: [taken('1', 'depot', 1, 1), taken('2', 'depot', 0), taken('1', 'cluj', 4, 2), taken('2', 'cluj', 1)],
    takeFree: [
      { item: '1', warehouse: 'cluj', qty: 2 },
      { item: '2', warehouse: 'cluj', qty: 1 },
    ],
    released: [
      { item: '1', warehouse: 'depot', qty: 2 },
      { item: '2', warehouse: 'depot', qty: 1 },
    ],
  })
})

test('nothing moves to where everything lies, nor to a warehouse that has too few', () => {
  expect(planMove({ taken: [taken('1', 'cluj', 2)], levels, warehouse: 'cluj' })).toBe('nothing_to_move')
  expect(planMove({ taken: [taken('1', 'depot', 2, 2)], levels, warehouse: 'cluj' })).toBe('nothing_to_move')
  expect(planMove({ taken: [taken('2', 'depot', 2)], levels, warehouse: 'cluj' })).toBe('out_of_stock')
})
