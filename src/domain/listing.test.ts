import { expect, test } from 'vitest'
import { isCanonical, pageCount, pageNumbers, parseListing, writeListing } from './listing.ts'

const read = (query: string) => parseListing(new URLSearchParams(query))
const canonical = (query: string) => isCanonical(new URLSearchParams(query))

test('unknown sorts and pages are dropped', () => {
  expect(read('sort=cheap&page=0')).toEqual({ sort: 'recommended', page: 1 })
  expect(read('sort=new&page=-3')).toEqual({ sort: 'new', page: 1 })
  expect(read('sort=price-asc&page=12')).toEqual({ sort: 'price-asc', page: 12 })
})

test('defaults are not written, and sort stands before page', () => {
  expect(writeListing({ sort: 'recommended', page: 1 })).toBe('')
  expect(writeListing({ sort: 'new', page: 2 })).toBe('?sort=new&page=2')
})

test.each([
  ['', true],
  ['sort=new&page=2', true],
  ['utm_source=letter&page=2', true],
  ['page=1', false],
  ['page=02', false],
  ['page=', false],
  ['sort=recommended', false],
  ['sort=%F0', false],
])('%s is written canonically: %s', (query, answer) => {
  expect(canonical(query)).toBe(answer)
})

test('an empty listing still has its first page', () => {
  expect([0, 1, 24, 25].map(pageCount)).toEqual([1, 1, 1, 2])
})

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
