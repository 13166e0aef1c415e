import { expect, test } from 'vitest'
import { wishlist } from './wishlist.browser.ts'

test('adding puts a product first, adding it again removes it', () => {
  expect(wishlist.toggle('10001')).toBe(true)
  expect(wishlist.toggle('10002')).toBe(true)
  expect(wishlist.get()).toEqual(['10002', '10001'])
  expect(wishlist.toggle('10002')).toBe(false)
  expect(wishlist.get()).toEqual(['10001'])
  expect(wishlist.toggle('javascript:')).toBe(false)
})

test('withdrawn products are removed', () => {
  for (const product of ['10011', '10012', '10013']) wishlist.toggle(product)
  wishlist.keep(new Set(['10011', '10013']))
  expect(wishlist.get()).toEqual(['10013', '10011'])
})
