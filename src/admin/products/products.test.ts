/** The list of products: views, words, filters, order, pages; an edit of a price is in it at once. */
import { beforeAll, expect, test } from 'vitest'
import { changePrice } from '#services/pricing/change-price.ts'
import { CONSOLE } from '#services/staff/audit.ts'
import { putCatalog } from '#test/catalog.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner } from '#test/staff/staff-member.ts'

const shop = await testShop()
const ask = staffCaller(shop, (await firstOwner(shop)).token)
const list = async (query = '') => (await ask('GET', `/product-list${query}`)).body
const ids = async (query: string): Promise<number[]> => (await list(query)).rows.map(({ id }: { id: number }) => id)

beforeAll(async () => {
  await putCatalog(shop.db, [
    { variants: [{ sale: 25_900 }] },
    { noPromo: true, variants: [{ sale: 9_900 }] },
    { variants: [{ sale: 1_000 }, { sale: 2_000 }] },
  ])
})

test('every product is a row with its prices, and views are counted', async () => {
  const { rows, total, views, next } = await list('?sort=id&down=0')
  expect([total, next, views.all]).toEqual([3, null, 3])
  expect(rows[0]).toMatchObject({ id: 1, prices: { RON: { sale: 25_900, isOne: true, prior: null } }, variants: 1 })
  expect(rows[2].prices.RON).toMatchObject({ sale: 1_000, isOne: false })
})

test('words, ranges and order narrow and sort the list; unknown values are dropped', async () => {
  expect(await ids('?q=SKU-200')).toEqual([2])
  expect(await ids('?RON=5000-10000')).toEqual([2])
  expect(await ids('?RON=-9900&sort=RON&down=0')).toEqual([3, 2])
  expect(await ids('?sort=RON&down=1')).toEqual([1, 2, 3])
  expect(await ids('?sort=id&down=0&after=1')).toEqual([2, 3])
  expect(await ids('?sort=none&RON=x&view=y&brand=z')).toHaveLength(3)
})

test('a changed price is in the list and in the view of reductions with the next request', async () => {
  shop.clock.advance(60_000)
  const change = {
    sku: 'SKU-100',
    market: 'ro' as const,
    price: 25_900,
    reduced: 19_900,
    prp: null,
    from: null,
    to: null,
    version: null,
  }
  await changePrice(shop, CONSOLE, { changes: [change], reason: null })
  const { rows, views } = await list('?view=reduced')
  expect(views.reduced).toBe(1)
  expect(rows).toMatchObject([{ id: 1, prices: { RON: { sale: 19_900, prior: 25_900 } } }])
  await shop.db.query.updateTable('price').set({ prior: null }).where('sale', '=', 19_900).execute()
  await shop.db.query.updateTable('product').set({ change_number: 1_000_000 }).where('id', '=', 1).execute()
  await shop.db.query.updateTable('catalogue_version').set({ version: 1_000_000 }).execute()
  expect((await list()).views).toMatchObject({ reduced: 0, unlawful: 1 })
  expect(await ids('?view=unlawful')).toEqual([1])
})

test('what products are filtered by is named', async () => {
  const { brands, collections } = (await ask('GET', '/product-terms')).body
  expect(brands.length).toBeGreaterThan(0)
  expect(collections[0]).toMatchObject({ depth: 0 })
  expect(await ids(`?brand=${brands[0].id}`)).toHaveLength(3)
})
