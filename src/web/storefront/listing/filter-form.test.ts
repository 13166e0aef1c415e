import { expect, test } from 'vitest'
import { queryOf } from './filter-form.browser.ts'

test('the address of a submitted form equals the server’s redirect', () => {
  expect(
    queryOf([
      ['sort', 'recommended'],
      ['brand', 'caluta'],
      ['material', 'wool'],
      ['brand', 'albinuri'],
      ['price-from', ''],
      ['price-to', '12,50'],
    ]),
  ).toBe('?brand=albinuri,caluta&price=0-1250&material=wool')
})

test('a chip removes only its own value', () => {
  expect(
    queryOf([
      ['brand', 'caluta'],
      ['size', '62'],
      ['sort', 'new'],
      ['without', 'brand:caluta'],
    ]),
  ).toBe('?size=62&sort=new')
})

test('price steps that are not adjacent stay separate', () => {
  expect(
    queryOf([
      ['price', '0-999'],
      ['price', '10000-50000'],
      ['price-from', ''],
      ['price-to', ''],
    ]),
  ).toBe('?price=0-999,10000-50000')
})

test('a form without choices has no query', () => {
  expect(
    queryOf([
      ['sort', 'recommended'],
      ['price-from', ''],
    ]),
  ).toBe('')
})
