/** The ages of products, and products for children, over HTTP. The day is 18 November 2026. */
import { beforeAll, describe, expect, test } from 'vitest'
import { parseSizeKey, type Size } from '#domain/catalog/size.ts'
import { MAX_CHILD_RAILS } from '#domain/catalog/list-lengths.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite } from '#web/http/server/site.ts'
import type { ChildGoodsView } from '#web/schema/fit.ts'
import { putCatalog, type TestProduct } from '#test/catalog.ts'
import { callerOf } from '#test/endpoint-calls.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { signedInCustomer, type TestCustomer } from '#test/customers/signed-in.ts'

const [BEARS, BLOCKS, HATS, SOCKS] = [3, 4, 5, 6]
const wide = (unit: 'm' | 'y', from: number, to: number, height_cm: number): Size => ({
  system: 'age',
  unit,
  from,
  to,
  height_cm,
})
const sized = (...sizes: [Size | null, available?: number][]) =>
  sizes.map(([size, available = 5]) => ({ sale: 5000, available, ...(size && { size }) }))
const usual = (key: string): Size => parseSizeKey(key)!

/** By id, from 1; the higher rank comes first. */
const PRODUCTS: TestProduct[] = [
  // Clothes: 80 is the size of nine months.
  { collection: HATS, rank: 90, variants: sized([usual('74')], [usual('80')]) },
  { collection: HATS, rank: 80, variants: sized([usual('80'), 0], [usual('86')]) },
  { collection: SOCKS, rank: 70, variants: sized([wide('m', 6, 12, 80)], [wide('m', 12, 24, 92)]), ages: { from: 6, to: 24 } },
  // Goods.
  { collection: BEARS, rank: 60, ages: { from: 0, to: 36 }, variants: [{ sale: 1000 }] },
  { collection: BEARS, rank: 50, ages: { from: 6, to: null }, variants: [{ sale: 1000 }] },
  { collection: BLOCKS, rank: 40, ages: { from: 36, to: 96 }, variants: [{ sale: 1000 }] },
  // What may not be pointed out, or cannot be bought.
  { collection: BLOCKS, rank: 99, noPromo: true, ages: { from: 6, to: 12 }, variants: [{ sale: 1000 }] },
  { collection: BLOCKS, rank: 98, ages: { from: 6, to: 12 }, variants: [{ sale: 1000, available: 0 }] },
  { kind: 'voucher', collection: BLOCKS, rank: 97, variants: [{ sale: 10_000 }] },
  // Neither a size nor an age.
  { collection: BLOCKS, rank: 96, variants: sized([{ system: 'shoe', eu: 20, foot_cm: 12.3 }]) },
  // A sleeping bag, in a length that clothes are not made in.
  { collection: BLOCKS, rank: 30, variants: sized([wide('m', 6, 18, 90)], [wide('m', 18, 36, 110)]) },
]

let shop: TestShop
let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  shop = await testShop()
  await putCatalog(shop.db, PRODUCTS)
  await shop.catalog.refresh()
  call = callerOf(shop)
})

const get = (path: string, who?: TestCustomer) => call('GET', path, undefined, who ? { cookie: who.cookie } : {})
let customers = 0
async function parentOf(...children: [name: string, birth: string][]): Promise<TestCustomer> {
  const customer = await signedInCustomer(shop, { email: `parent-${++customers}@example.ro` })
  for (const [name, dateOfBirth] of children) {
    const added = await call('POST', '/api/my/children', { name, dateOfBirth }, { cookie: customer.cookie })
    expect(added.status).toBe(201)
  }
  return customer
}

describe('the ages of products', () => {
  const ages = async (...ids: number[]) => (await get(`/api/ages?ids=${ids.join(',')}`)).body

  test('are the printed ages of the sizes that can be bought, else the ages of the goods', async () => {
    expect(await ages(2, 3, 5)).toEqual([
      { product: '2', ages: null, sizes: [usual('86')] },
      { product: '3', ages: null, sizes: [wide('m', 6, 12, 80), wide('m', 12, 24, 92)] },
      { product: '5', ages: { unit: 'm', from: 6, to: null }, sizes: [] },
    ])
  })

  test('are not told of what may not be promoted, cannot be bought or is for no age (D-28)', async () => {
    expect(await ages(7, 8, 9, 10, 999)).toEqual([])
  })

  test('are the same for everybody', async () => {
    const customer = await parentOf(['Matei', '2026-02-08'])
    expect((await get('/api/ages?ids=1,3', customer)).text).toBe((await get('/api/ages?ids=1,3')).text)
  })

  test.each(['', '?ids=', '?ids=x', '?ids=1&birth=2026-02-08', `?ids=${Array.from({ length: 101 }, (_, at) => at + 1).join()}`])(
    'are refused for %s',
    async (query) => {
      expect((await get(`/api/ages${query}`)).status).toBe(400)
    },
  )
})

describe('products for the children of a customer', () => {
  const goods = async (who: TestCustomer, market = 'ro') =>
    (await get(`/api/my/children/goods?market=${market}`, who)).body as ChildGoodsView
  const ids = async (who: TestCustomer) =>
    (await goods(who)).rails.map(({ cards }) => cards.map(({ product }) => Number(product)))

  test('fit each child: its size in stock, goods for its age and sleeping bags in turn, each of another collection', async () => {
    // Nine months wear 80 and sleep in 90; a bear from six months on goes before one for everybody.
    expect(await ids(await parentOf(['Matei', '2026-02-08']))).toEqual([[1, 5, 11, 3]])
    // Four years wear 110, which nothing here has.
    expect(await ids(await parentOf(['Smaranda', '2022-05-19']))).toEqual([[6, 5]])
  })

  test('are in the language of the page and say nothing of the child', async () => {
    const customer = await parentOf(['Canarina', '2026-02-08'])
    const { text, headers } = await get('/api/my/children/goods?market=hu', customer)
    expect(text).toContain('/hu/p/')
    expect(text).not.toMatch(/Canarina|2026-02-08/)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('change on the day on which the child outgrows its size', async () => {
    const customer = await parentOf(['Ana', '2025-11-19'])
    expect((await ids(customer))[0]![0]).toBe(1)
    shop.clock.advance(DAY_MS)
    expect((await ids(customer))[0]![0]).toBe(2)
    shop.clock.advance(-DAY_MS)
  })

  test(`are for the ${MAX_CHILD_RAILS} youngest`, async () => {
    const customer = await parentOf(['A', '2020-01-01'], ['B', '2021-01-01'], ['C', '2022-01-01'], ['D', '2026-01-01'])
    const { rails } = await goods(customer)
    const { children } = (await get('/api/my/children', customer)).body
    expect(rails.map(({ child }) => child)).toEqual(children.slice(0, MAX_CHILD_RAILS).map(({ id }: { id: string }) => id))
  })

  test('are none without children, and none of the children of others', async () => {
    await parentOf(['Matei', '2026-02-08'])
    expect(await goods(await parentOf())).toEqual({ rails: [] })
    expect((await get('/api/my/children/goods?market=ro')).status).toBe(401)
    expect((await get('/api/my/children/goods', await parentOf())).status).toBe(400)
  })
})

test('pages of the shop are the same bytes for a customer with children as for everybody', async () => {
  const site = await openSite(shop, storefront)
  const { cookie } = await parentOf(['Canarina', '2026-02-08'])
  for (const path of ['/', '/c/fashion-ro', '/c/toys-ro/bears-ro', '/p/product-1-ro', '/p/product-5-ro']) {
    const page = async (headers: Record<string, string>) =>
      (await site.fetch(new Request(`http://shop.test${path}`, { headers }))).text()
    const own = await page({ cookie })
    expect(own).toBe(await page({}))
    expect(own).not.toContain('Canarina')
  }
})

test('a page tells the ages of sizes and goods, but not of what may not be pointed out (D-28)', async () => {
  const site = await openSite(shop, storefront)
  const data = async (id: number) =>
    ((await (await site.fetch(new Request(`http://shop.test/p/product-${id}-ro/_payload.json`))).json()) as { data: object }).data
  expect(await data(1)).toMatchObject({
    sizes: [{ ages: { unit: 'm', from: 6, to: 9 } }, { ages: { unit: 'm', from: 9, to: 12 } }],
    goodsAges: null,
  })
  expect(await data(5)).toMatchObject({ goodsAges: { unit: 'm', from: 6, to: null } })
  expect(await data(7)).toMatchObject({ goodsAges: null })
})
