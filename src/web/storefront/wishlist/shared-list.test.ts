import { expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import { sharedHref, sharedProducts } from './shared-list.ts'

test('the address of a list has its newest hundred products and nothing else', () => {
  expect(sharedHref(MARKETS.hu, ['10002', '10001'])).toBe('/hu/wishlist?products=10002,10001')
  const many = Array.from({ length: 150 }, (_, at) => String(10_000 + at))
  expect(sharedProducts(new URL(sharedHref(MARKETS.ro, many), 'https://nestling.example').search)).toEqual(many.slice(0, 100))
})

test('what is no product is left out, a product comes once', () => {
  expect(sharedProducts('?utm_source=x&products=10001,javascript:,10001,-5,10002')).toEqual(['10001', '10002'])
  for (const search of ['', '?products=', '?products=x', '?product=10001']) expect(sharedProducts(search), search).toEqual([])
})
