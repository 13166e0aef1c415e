import { describe, expect, test } from 'vitest'
import { putCatalog, type TestCollection } from '#test/catalog.ts'
import { OPENING } from '#test/clock.ts'
import { texts } from '#test/own-shop.ts'
import { testShop } from '#test/shop.ts'
import type { MenuPanel } from '#web/schema/layout.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { readFrameContent } from '#services/content/frame-parts.ts'
import type { TestShop } from '#test/shop.ts'
import { menuOf } from './menu.server.ts'

async function menuIn(shop: TestShop, locale: Locale) {
  const { front, parts } = await readFrameContent(shop)
  return menuOf({ snapshot: shop.catalog.current, front, market: MARKETS[locale] }, parts[locale].menu)
}

test('the menu of brands has the largest ones, in any alphabetical position', async () => {
  const shop = await testShop()
  const one = { variants: [{ sale: 1000 }] }
  const products = Array.from({ length: 60 }, (_, at) => ({ ...one, brand: 10 + (at % 30) }))
  await putCatalog(shop.db, [...products, { ...one, brand: 99 }, { ...one, brand: 99 }, { ...one, brand: 99 }], {
    now: OPENING,
  })
  await shop.catalog.refresh()
  const panel = (await menuIn(shop, 'ro')).panels.find(({ key }) => key === 'brands')
  const names = panel?.columns.flatMap(({ links }) => links.map(({ name }) => name)) ?? []
  expect(names).toHaveLength(24)
  expect(names.at(-1)).toBe('Brand 99')
})

describe('the panels between', () => {
  const product = { variants: [{ sale: 1000 }] }
  const panelsOf = async (collections?: TestCollection[]) => {
    const shop = await testShop()
    await putCatalog(shop.db, [product], { now: OPENING, ...(collections && { collections }) })
    await shop.catalog.refresh()
    return (await menuIn(shop, 'en')).panels.slice(1, -1)
  }
  const linksOf = ({ columns }: MenuPanel) => columns.map(({ title, links }) => [title, ...links.map(({ name }) => name)])

  test('are the first collections where the merchant has chosen none', async () => {
    const panels = await panelsOf()
    expect(panels.map(({ name }) => name)).toEqual(['toys en', 'fashion en'])
    expect(panels.map(linksOf)).toEqual([
      [
        ['', 'bears en'],
        ['', 'blocks en'],
      ],
      [
        ['', 'hats en'],
        ['', 'socks en'],
      ],
    ])
  })

  test('are those that the merchant has chosen, in their order and groups', async () => {
    const menu = (position: number, name: string, ...collections: string[]) => ({
      position,
      name: texts(name),
      groups: [{ title: texts('Group'), collections }],
    })
    const panels = await panelsOf([
      { key: 'toys', menu: menu(1, 'Play', 'blocks', 'bears') },
      { key: 'fashion', menu: menu(0, 'Wear', 'socks') },
      { key: 'bears', parent: 1 },
      { key: 'blocks', parent: 1 },
      { key: 'hats', parent: 2 },
      { key: 'socks', parent: 2 },
      { key: 'garden' },
    ])
    expect(panels.map(({ name, all }) => [name, all?.name])).toEqual([
      ['Wear en', 'Everything in Wear en'],
      ['Play en', 'Everything in Play en'],
    ])
    expect(panels.map(linksOf)).toEqual([[['Group en', 'socks en', 'hats en']], [['Group en', 'blocks en', 'bears en']]])
  })
})
