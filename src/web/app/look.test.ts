import { expect, test } from 'vitest'
import { ROUTES } from '#web/routes.ts'
import { isSeasonal, lookOf, nameOf, type Worn } from './look.ts'

const SHOP = { layout: 'default', cache: 'shared' } as const

test('a page without a layout of its own has the default one, which has no name', () => {
  expect(lookOf(SHOP)).toEqual({ layout: 'default', header: 'default', footer: 'default', worn: null })
  expect(nameOf(lookOf(SHOP))).toBeUndefined()
})

test.each([
  ['full', 'default', 'default'],
  ['promo', 'promo', 'promo'],
  ['bf', 'default', 'dark'],
  ['advent', 'default', 'dark'],
] as const)('the layout %s has the header %s and the footer %s', (layout, header, footer) => {
  const look = lookOf(SHOP, { own: layout })
  expect(look).toEqual({ layout, header, footer, worn: null })
  expect(nameOf(look)).toBe(layout)
})

const WORN: Worn = { layout: 'bf', mark: 'a1', bar: '<aside></aside>' }

test('a campaign dresses the pages that have no layout of their own', () => {
  expect(lookOf(SHOP, { worn: WORN })).toEqual({ layout: 'bf', header: 'default', footer: 'dark', worn: WORN })
  expect(nameOf(lookOf(SHOP, { worn: WORN }))).toBe('bf.a1')
  expect(nameOf(lookOf(SHOP, { worn: { ...WORN, layout: 'default' } }))).toBe('default.a1')
  expect(lookOf(SHOP, { worn: { ...WORN, layout: 'promo' } })).toEqual({
    layout: 'promo',
    header: 'promo',
    footer: 'promo',
    worn: null,
  })
})

test('a page with a layout of its own keeps it and names the campaign; promo pages and those of the law do not', () => {
  expect(lookOf(SHOP, { own: 'full', worn: WORN })).toMatchObject({ layout: 'full', worn: WORN })
  expect(lookOf(SHOP, { own: 'promo', worn: WORN })).toMatchObject({ layout: 'promo', worn: null })
  expect(nameOf(lookOf(SHOP, { own: 'default', worn: WORN }))).toBeUndefined()
})

test.each([
  { layout: 'checkout', cache: 'shared' },
  { layout: 'auth', cache: 'private' },
] as const)('the frame of %j stays what it is', (route) => {
  const { layout } = route
  expect(lookOf(route, { own: 'bf', worn: WORN })).toEqual({ layout: 'default', header: layout, footer: layout, worn: null })
})

test('seasons reach the pages that all visitors share, and no others', () => {
  const seasonal = new Set(ROUTES.filter(isSeasonal).map(({ page }) => page))
  const light = /^(checkout|order|account|alerts|auth|newsletter|documents|withdrawal|track|voucher)/
  expect([...seasonal].filter((page) => light.test(page))).toEqual([])
  for (const page of ['home', 'product', 'listing/collection', 'search', 'cart', 'content'] as const)
    expect(seasonal).toContain(page)
  expect(lookOf({ layout: 'default', cache: 'private' }, { worn: WORN })).toMatchObject({ layout: 'default', worn: null })
})
