import { expect, test } from 'vitest'
import { matchRoute } from './match.ts'

test.each([
  ['/', 'home', {}],
  ['/c', 'listing/collection', { '*': '' }],
  ['/c/toys/bears', 'listing/collection', { '*': 'toys/bears' }],
  ['/brands', 'listing/brands', {}],
  ['/brands/lumi', 'listing/brand', { slug: 'lumi' }],
  ['/brands/lumi/more', 'content', { '*': 'brands/lumi/more' }],
  ['/search/c%C4%83ru%C8%9B', 'search', { '*': 'căruț' }],
  ['/C/toys', 'content', { '*': 'C/toys' }],
])('%s is a page of the kind %s', (path, page, params) => {
  expect(matchRoute(path)).toMatchObject({ route: { page }, params })
})
