import { expect, test } from 'vitest'
import { firstAvailableSize } from './choice.ts'
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
