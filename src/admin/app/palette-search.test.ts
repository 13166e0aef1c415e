/** What the search of the back office finds on the server, by kind and by role. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { grantOf, type Role } from '#domain/staff/roles.ts'
import type { AdminPage } from '#admin/client/page.ts'
import { pages as customerPages } from '#admin/customers/pages.ts'
import { pages as orderPages } from '#admin/orders/pages.ts'
import { pages as oneOrderPages } from '#admin/order/pages.ts'
import { pages as productPages } from '#admin/product/pages.ts'
import { pages as listPages } from '#admin/products/pages.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'
import { putCatalog } from '#test/catalog.ts'
import { placedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'
import { findRecords, isSought } from './palette-search.ts'

const shop = await testShop()
const callers = {
  owner: staffCaller(shop, (await firstOwner(shop)).token),
  editor: staffCaller(shop, (await staffMember(shop, 'editor')).token),
  support: staffCaller(shop, (await staffMember(shop, 'support')).token),
}
const ALL: readonly AdminPage[] = [...orderPages, ...oneOrderPages, ...listPages, ...productPages, ...customerPages]
const pagesOf = (role: Role) => ALL.filter(({ action }) => action === null || grantOf(role, action) !== null)

let asked: string[] = []
let id = ''
let number = ''

beforeAll(async () => {
  await putCatalog(
    shop.db,
    Array.from({ length: 7 }, (_, index) => ({ name: `Body Barză ${index}`, variants: [{ sale: 2_500 }] })),
  )
  id = (await signedInCustomer(shop, { email: 'ilinca.pop@exemplu.ro', firstName: 'Ilinca', lastName: 'Barză' })).id
  const [item] = await shop.db.query.selectFrom('variant').select(['id', 'product_id']).where('sku', '=', 'SKU-100').execute()
  number = (await placedOrder(shop, { piece: { item: String(item!.id), product: String(item!.product_id), warehouse: 'main' } }))
    .number
})

beforeEach(() => {
  asked = []
})

/** Finds as somebody of a role, by the endpoints themselves. */
async function find(role: keyof typeof callers, typed: string) {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.split('?')[0]!)
    const { status, body } = await callers[role]('GET', address.replace('/admin/api', ''))
    return Response.json(body, { status })
  })
  const found = await findRecords(pagesOf(role), typed)
  vi.unstubAllGlobals()
  return found
}

test('orders, products and customers are found together, at most five of each, each with its page', async () => {
  const found = await find('owner', 'barza')
  expect(new Set(found.map(({ group }) => group)).size).toBe(2)
  expect(found.filter(({ icon }) => icon === 'baby-carriage')).toHaveLength(5)
  expect(found.at(-1)).toMatchObject({ name: 'Ilinca Barză', note: 'ilinca.pop@exemplu.ro', path: `/customers/${id}` })
  expect(asked.toSorted()).toEqual(['/admin/api/customers', '/admin/api/orders', '/admin/api/product-list'])
})

test('a product is found by its SKU, by its barcode and by its id', async () => {
  const { sku, barcode, product_id } = await shop.db.query
    .selectFrom('variant')
    .select(['sku', 'barcode', 'product_id'])
    .where('sku', '=', 'SKU-100')
    .executeTakeFirstOrThrow()
  for (const words of [sku, barcode].filter((one): one is string => one !== null))
    expect(await find('editor', words)).toEqual([
      expect.objectContaining({ path: `/products/${product_id}`, name: expect.stringContaining('Barză') }),
    ])
})

test('a sign narrows the search to orders or to customers, and a guest leads to the last order', async () => {
  expect(await find('owner', '@ilinca')).toEqual([expect.objectContaining({ path: `/customers/${id}` })])
  expect(asked).toEqual(['/admin/api/customers'])
  expect(await find('owner', `#${number}`)).toEqual([expect.objectContaining({ name: number })])
  expect(await find('support', `@ ${number}`)).toEqual([
    expect.objectContaining({ path: `/orders/${number}`, note: expect.stringContaining(number) }),
  ])
})

test('who may not read customers is shown none, and they are not asked for', async () => {
  expect(await find('editor', '@ilinca')).toEqual([])
  expect(asked).toEqual([])
  expect((await find('editor', 'barza')).every(({ path }) => path.startsWith('/products/'))).toBe(true)
})

test('an action and a single letter are not looked for', () => {
  expect(['>settings', 'a', '@a', '#1'].map(isSought)).toEqual([false, false, false, false])
  expect(['ab', '@ab', '#12'].map(isSought)).toEqual([true, true, true])
})
