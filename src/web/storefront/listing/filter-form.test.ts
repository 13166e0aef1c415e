import { expect, test } from 'vitest'
import { queryOf } from './filter-form.browser.ts'

test('a form goes where the server would send it', () => {
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

test('a chip takes its own value away, and nothing else', () => {
  expect(
    queryOf([
      ['brand', 'caluta'],
      ['size', '62'],
      ['sort', 'new'],
      ['without', 'brand:caluta'],
    ]),
  ).toBe('?size=62&sort=new')
})

test('price steps that do not touch stay two', () => {
  expect(
    queryOf([
      ['price', '0-999'],
      ['price', '10000-50000'],
      ['price-from', ''],
      ['price-to', ''],
    ]),
  ).toBe('?price=0-999,10000-50000')
})

test('nothing chosen is no query', () => {
  expect(
    queryOf([
      ['sort', 'recommended'],
      ['price-from', ''],
    ]),
  ).toBe('')
})
