import { beforeAll, expect, test } from 'vitest'
import { POPULAR } from '#domain/search/popular.ts'
import { putCatalog } from '#test/catalog.ts'
import { testShop } from '#test/shop.ts'
import { noteSearch, popularSearches, readHits } from './popular-searches.ts'

const shop = await testShop()
beforeAll(async () => {
  await putCatalog(shop.db, [
    { name: 'Balansoar din lemn', variants: [{ sale: 1000, available: 3 }] },
    { name: 'Minge roșie', variants: [{ sale: 2000, available: 3 }] },
  ])
  await shop.catalog.refresh()
  await shop.catalog.search.update(shop.catalog.current)
})

/** So many visitors send a search. */
async function sent(asked: string, visitors: number, first = 1): Promise<void> {
  for (let visitor = first; visitor < first + visitors; visitor++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as visitors come
    await noteSearch(shop, { locale: 'ro', asked, ip: `10.0.0.${visitor}` })
}
const stored = () => shop.db.query.selectFrom('search_hit').selectAll().orderBy('query').execute()

test('a search is popular when enough visitors have sent it, in its language only', async () => {
  await sent(' Minge  Roșie ', POPULAR.least - 1)
  expect(await popularSearches(shop, 'ro')).toEqual([])
  await sent('minge roșie', 1, 100)
  expect(await popularSearches(shop, 'ro')).toEqual(['minge roșie'])
  expect(await popularSearches(shop, 'hu')).toEqual([])
  expect(await readHits(shop, false)).toMatchObject([
    { locale: 'ro', query: 'minge roșie', times: POPULAR.least, timesBefore: 0 },
  ])
})

test('one visitor counts once a day, however often the search is sent', async () => {
  for (let time = 0; time < 10; time++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await sent('balansoar', 1, 50)
  expect((await stored()).find(({ query }) => query === 'balansoar')).toMatchObject({ week_times: 1 })
})

test('what finds nothing, is misspelt, or may name a person or a code is not counted', async () => {
  for (const asked of ['zdrumbulici', 'ana@example.ro', '0722 123 456', '  ', '\0']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await sent(asked, POPULAR.least)
  }
  expect((await stored()).map(({ query }) => query)).toEqual(['balansoar', 'minge roșie'])
})

test('a search that finds nothing any more is not offered', async () => {
  await shop.db.query.updateTable('product').set({ published_at: null }).execute()
  await shop.db.query.updateTable('catalogue_version').set({ version: 9 }).execute()
  await shop.db.query.updateTable('product').set({ change_number: 9 }).execute()
  await shop.catalog.refresh()
  await shop.catalog.search.update(shop.catalog.current)
  expect(await popularSearches(shop, 'ro')).toEqual([])
})
