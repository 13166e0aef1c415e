/** Collections that differ by market: rules of prices and reductions, and what a market does not show. */
import { expect, test } from 'vitest'
import { putCatalog } from '#test/catalog.ts'
import { testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { openCatalog } from '#catalog/catalog.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { seenIn } from './market-view.ts'
import { collectionsOf } from './snapshot.ts'

const db = await testDatabase()
// A euro is five lei here: 1 costs 50 lei, 10 euros; 2 costs 100 lei, 20 euros.
await putCatalog(
  db,
  [
    { rank: 9, collection: 4, variants: [{ sale: 5000, available: 2 }] },
    { rank: 8, collection: 4, variants: [{ sale: 10_000, available: 2 }] },
  ],
  {
    collections: [
      {
        key: 'cheap',
        rules: [{ kind: 'price', limits: { RON: { from: null, to: 6000 }, EUR: { from: null, to: 2500 }, HUF: null } }],
      },
      { key: 'home', withheldIn: ['hu'] },
      { key: 'below', parent: 2, rules: [{ kind: 'brand', brands: [1] }] },
      { key: 'all-of-it' },
    ],
  },
)
const catalog = await openCatalog(db, testClock())
const listed = (collection: number, locale: Locale) => {
  const view = seenIn(catalog.current, locale)
  return Array.from(view.inCollection.get(collection) ?? [], (doc) => view.products[doc]!.id)
}
const inEach = (collection: number) => Object.fromEntries(LOCALES.map((locale) => [locale, listed(collection, locale)]))

test('a price holds in each market by itself, and in none without limits', () => {
  expect(inEach(1)).toEqual({ ro: [1], en: [1, 2], hu: [] })
  // Lists of the office have what any market lists.
  expect(Array.from(catalog.current.inCollection.get(1)!)).toHaveLength(2)
  const second = catalog.current.products.find(({ id }) => id === 2)!
  const namedIn = (locale: Locale) => collectionsOf(seenIn(catalog.current, locale), second).includes(1)
  expect(LOCALES.filter(namedIn)).toEqual(['en'])
})

test('what a market does not show is not in its tree, nor what lies below, nor in the lists above', () => {
  const keysIn = (locale: Locale) => Array.from(seenIn(catalog.current, locale).tree.byKey.keys())
  expect(keysIn('ro')).toEqual(['cheap', 'home', 'below', 'all-of-it'])
  expect(keysIn('hu')).toEqual(['cheap', 'all-of-it'])
  expect(inEach(3)).toEqual({ ro: [1, 2], en: [1, 2], hu: [] })
  expect(inEach(2)).toEqual({ ro: [1, 2], en: [1, 2], hu: [] })
})
