import { expect, test } from 'vitest'
import { firstAvailableSize, firstChoice, isAway, queryOf } from './choice.ts'
import type { ProductView } from './view.ts'

/** Returns a product: for each colour the pieces that can be bought of each size; null where a size is not made. */
const product = (...quantities: (number | null)[][]) =>
  ({
    sizes: quantities[0]!.map((_, size) => ({ label: `${size}`, measure: '' })),
    variants: quantities.flatMap((sizes, color) => sizes.flatMap((max, size) => (max === null ? [] : [{ color, size, max }]))),
  }) as unknown as ProductView

test('the first size that can be bought is that of the chosen colour', () => {
  const data = product([0, 0, 2], [1, 0, 0], [null, 3, 1])
  expect([0, 1, 2].map((color) => firstAvailableSize(data, color))).toEqual([2, 0, 1])
})

test('of a sold-out colour it is the first size', () => {
  expect(firstAvailableSize(product([0, 0]), 0)).toBe(0)
})

test('nothing delivers a product when every variant stays away, or the chosen one', () => {
  const data = product([1, 1])
  const away = (size: number | null, country: string) => isAway(data, { color: 0, size }, country)
  data.variants[0]!.only = ['RO']
  expect([away(null, 'DE'), away(0, 'DE'), away(1, 'DE'), away(0, 'RO')]).toEqual([false, true, false, false])
  data.variants[1]!.only = []
  expect([away(null, 'DE'), away(null, 'RO'), away(1, 'RO')]).toEqual([true, false, true])
})

test('the colour that the address asks for comes first, else the first that can be bought', () => {
  const data = product([0, 0], [1, 0])
  expect(firstChoice(data)).toEqual({ color: 1, size: null })
  expect(firstChoice({ ...data, askedColor: 0 })).toEqual({ color: 0, size: null })
})

test('the address names a chosen colour in place of a variant, and keeps what else it says', () => {
  const data = { colors: [{ key: 'honey' }, { key: 'mist' }] } as ProductView
  expect(queryOf(data, 1, '')).toBe('?color=mist')
  expect(queryOf(data, 1, '?item=104&utm_source=mail&color=honey')).toBe('?utm_source=mail&color=mist')
})
