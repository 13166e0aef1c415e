import { expect, test } from 'vitest'
import { putCatalog } from '#test/catalog.ts'
import { OPENING } from '#test/clock.ts'
import { testShop } from '#test/shop.ts'
import { menuOf } from './menu.server.ts'

test('the menu of brands has the largest ones, in any alphabetical position', async () => {
  const shop = await testShop()
  const one = { variants: [{ sale: 1000 }] }
  const products = Array.from({ length: 60 }, (_, at) => ({ ...one, brand: 10 + (at % 30) }))
  await putCatalog(shop.db, [...products, { ...one, brand: 99 }, { ...one, brand: 99 }, { ...one, brand: 99 }], {
    now: OPENING,
  })
  await shop.catalog.refresh()
  const panel = menuOf(shop.catalog.current, 'ro').panels.find(({ key }) => key === 'brands')
  const names = panel?.columns.flatMap(({ links }) => links.map(({ name }) => name)) ?? []
  expect(names).toHaveLength(24)
  expect(names.at(-1)).toBe('Brand 99')
})
