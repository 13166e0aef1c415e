/** What customers wait for, as staff see it: numbers by variant and market, and no addresses. */
import { beforeEach, expect, test } from 'vitest'
import { uuidv7 } from '#store/database/uuid.ts'
import { insertTestItems, ITEMS } from '#test/goods.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'
import type { Locale } from '#domain/market/market.ts'

const shop = await testShop()
const { query } = shop.db
await firstOwner(shop)
await insertTestItems(query, shop.clock.now())
const asWarehouse = staffCaller(shop, (await staffMember(shop, 'warehouse')).token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)

beforeEach(async () => {
  await query.deleteFrom('stock_alert').execute()
})

async function waiting(item: string, locale: Locale, people: number, state: 'waiting' | 'asked' = 'waiting'): Promise<void> {
  const now = shop.clock.now()
  for (let at = 0; at < people; at++) {
    const email = `om.${item}.${locale}.${at}@exemplu.ro`
    const common = { variant_id: Number(item), locale, state, email, address: email, asked_at: now }
    await query
      .insertInto('stock_alert')
      .values({ id: uuidv7(now), ...common, confirmed_at: state === 'waiting' ? now : null })
      .execute()
  }
}

test('the variants that most wait for come first, with numbers by market and no addresses', async () => {
  expect((await asWarehouse('GET', '/stock-wanted')).body).toEqual({ variants: [], people: 0, count: 0 })
  await waiting(ITEMS.hat, 'ro', 1)
  await waiting(ITEMS.body, 'ro', 2)
  await waiting(ITEMS.body, 'hu', 1)
  await waiting(ITEMS.pram, 'en', 4, 'asked')
  const { body } = await asWarehouse('GET', '/stock-wanted')
  expect(body).toMatchObject({ people: 4, count: 2 })
  expect(body.variants).toMatchObject([
    { item: ITEMS.body, name: 'Body', option: 'miere', waiting: { ro: 2, en: 0, hu: 1 }, all: 3 },
    { item: ITEMS.hat, waiting: { ro: 1, en: 0, hu: 0 }, all: 1 },
  ])
  expect(JSON.stringify(body)).not.toContain('@')
})

test('a product says how many wait for each of its variants', async () => {
  await waiting(ITEMS.body, 'ro', 2)
  await waiting(ITEMS.hat, 'hu', 1)
  expect((await asSupport('GET', '/products/10101/waiting')).body).toEqual({
    variants: [{ item: ITEMS.body, waiting: { ro: 2, en: 0, hu: 0 } }],
  })
  expect((await asSupport('GET', '/products/10103/waiting')).body).toEqual({ variants: [] })
  expect((await asSupport('GET', '/products/x/waiting')).status).toBe(404)
})

test('the pieces of a set that people wait for are those of its scarcest part', async () => {
  await query.deleteFrom('stock').execute()
  await query
    .insertInto('stock')
    .values([
      { variant_id: Number(ITEMS.body), warehouse_id: 'depot', on_hand: 5 },
      { variant_id: Number(ITEMS.hat), warehouse_id: 'depot', on_hand: 9 },
    ])
    .execute()
  await waiting(ITEMS.set, 'en', 1)
  expect((await asWarehouse('GET', '/stock-wanted')).body.variants).toMatchObject([{ item: ITEMS.set, available: 2 }])
})
