import { expect, test } from 'vitest'
import { lookOf, nameOf } from './look.ts'

const SHOP = { layout: 'default', cache: 'shared' } as const

test('a page without a layout of its own has the default one, which has no name', () => {
  expect(lookOf(SHOP)).toEqual({ layout: 'default', header: 'default', footer: 'default' })
  expect(nameOf(lookOf(SHOP))).toBeUndefined()
})

test.each([
  ['full', 'default', 'default'],
  ['promo', 'promo', 'promo'],
  ['bf', 'default', 'dark'],
  ['advent', 'default', 'dark'],
] as const)('the layout %s has the header %s and the footer %s', (layout, header, footer) => {
  const look = lookOf(SHOP, layout)
  expect(look).toEqual({ layout, header, footer })
  expect(nameOf(look)).toBe(layout)
})

test('checkout and sign-in keep their own frame, whatever a page says', () => {
  expect(lookOf({ layout: 'checkout', cache: 'shared' }, 'bf')).toEqual({
    layout: 'default',
    header: 'checkout',
    footer: 'checkout',
  })
})
