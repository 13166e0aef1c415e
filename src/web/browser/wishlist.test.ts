import { expect, test } from 'vitest'
import { visited } from './visited.ts'
import { wishlist } from './wishlist.ts'

test('liking puts the newest first, liking again takes it away', () => {
  expect(wishlist.toggle('10001')).toBe(true)
  expect(wishlist.toggle('10002')).toBe(true)
  expect(wishlist.get()).toEqual(['10002', '10001'])
  expect(wishlist.toggle('10002')).toBe(false)
  expect(wishlist.get()).toEqual(['10001'])
  expect(wishlist.toggle('javascript:')).toBe(false)
})

test('products that are no longer sold are forgotten', () => {
  for (const product of ['10011', '10012', '10013']) wishlist.toggle(product)
  wishlist.keep(new Set(['10011', '10013']))
  expect(wishlist.get()).toEqual(['10013', '10011'])
})

test('the history keeps the 100 products seen last, each once', () => {
  for (let product = 1; product <= 130; product++) visited.add(String(product))
  visited.add('129')
  expect(visited.get()).toHaveLength(100)
  expect(visited.get().slice(0, 3)).toEqual(['129', '130', '128'])
})
