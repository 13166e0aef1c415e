import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each([
  [1, 1, '1'],
  [1, 10, '1 2 3 … 10'],
  [4, 10, '1 2 3 4 5 … 10'],
  [5, 10, '1 … 4 5 6 … 10'],
  [10, 10, '1 … 8 9 10'],
  [2, 4, '1 2 3 4'],
])('page %i of %i shows %s', (page, last, shown) => {
  expect(
    pageNumbers(page, last)
      .map((n) => n ?? '…')
      .join(' '),
  ).toBe(shown)
})
