import { expect, test } from 'vitest'
import { ITEM_ID, itemId, variantOf } from './item-id.ts'

test('the item id of a gift voucher contains "voucher", any other is digits (D-9)', () => {
  expect(itemId(100_123, 'voucher')).toBe('voucher-100123')
  expect(itemId(100_123, 'simple')).toBe('100123')
  expect(itemId(100_123, 'bundle')).toBe('100123')
})

test.each(['simple', 'voucher'] as const)('the variant of a %s comes out of its id as it went in', (kind) => {
  const id = itemId(100_123, kind)
  expect(ITEM_ID.test(id)).toBe(true)
  expect(variantOf(id)).toBe(100_123)
})

test.each([
  '',
  '0',
  '007',
  '1234567890',
  '-5',
  '1e3',
  ' 1',
  '1 ',
  '1\n',
  'voucher-',
  'voucher-0',
  'voucher-voucher-1',
  'Voucher-1',
  '1-voucher',
])('%j is no id of an item', (text) => expect(ITEM_ID.test(text)).toBe(false))

test('the longest item id is accepted', () => {
  expect(ITEM_ID.test('999999999')).toBe(true)
  expect(ITEM_ID.test('voucher-999999999')).toBe(true)
})
