/** Prices by staff: read, checked and changed, with the day from which an unlawful reduction would be lawful (LAW-22). */
import { beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { changePrice } from '#services/pricing/change-price.ts'
import { CONSOLE, searchAudit } from '#services/staff/audit.ts'
import { putCatalog } from '#test/catalog.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)
const SKU = 'SKU-100'
const DAY_MS = 86_400_000

beforeEach(async () => {
  await sql`truncate brand, collection, warehouse, content_picture cascade`.execute(shop.db.query)
  await shop.db.query.deleteFrom('attempt_count').execute()
  await putCatalog(shop.db, [{ variants: [{ sale: 25_900 }] }, { noPromo: true, variants: [{ sale: 9_900 }] }])
})

const read = async (sku = SKU) => (await asOwner('GET', `/prices/${sku}`)).body.prices
const changeOf = async (market: string, price: number, reduced: number | null = null, sku = SKU) => {
  const { version } = (await read(sku)).find((one: { market: string }) => one.market === market)
  return { sku, market, price, reduced, prp: null, version }
}
const set = async (...changes: unknown[]) => asOwner('POST', '/prices', { changes, reason: ' toamnă ' })

test('an item shows its prices of three markets with the lowest of 30 days', async () => {
  const prices = await read()
  expect(prices.map(({ market, currency }: Record<string, string>) => [market, currency])).toEqual([
    ['ro', 'RON'],
    ['en', 'EUR'],
    ['hu', 'HUF'],
  ])
  expect(prices[0]).toMatchObject({ sale: 25_900, prior: null, reducedAt: null, lowest: { price: 25_900 }, plans: [] })
  expect(prices[0].history.at(-1)).toMatchObject({ price: 25_900, to: null })
  expect(await asOwner('GET', '/prices/none')).toMatchObject({ status: 404, body: { code: 'item_not_found' } })
})

test('prices of three markets are changed in one act, and the log says who, from what and why', async () => {
  const changes = [
    await changeOf('ro', 25_900, 21_990),
    await changeOf('en', 5_180, 4_390),
    await changeOf('hu', 2_072_000, 1_799_000),
  ]
  expect((await set(...changes)).body.changes[0]).toEqual({ sku: SKU, market: 'ro', price: 21_990, prp: 25_900, prior: 25_900 })
  expect((await read()).map(({ sale, prior }: Record<string, number>) => [sale, prior])).toEqual([
    [21_990, 25_900],
    [4_390, 5_180],
    [1_799_000, 2_072_000],
  ])
  const [entry] = await searchAudit(shop, { most: 1 })
  expect(entry).toMatchObject({ action: 'price.changed', reason: 'toamnă', before: { ro: { price: 25_900 } } })
})

test('an unlawful reduction is refused with the lowest price and the day from which it would be lawful, and none is written', async () => {
  shop.clock.advance(60_000)
  expect((await set(await changeOf('ro', 20_000))).status).toBe(200)
  shop.clock.advance(60_000)
  const raised = shop.clock.now()
  expect((await set(await changeOf('ro', 25_900))).status).toBe(200)
  shop.clock.advance(60_000)
  const changes = [await changeOf('ro', 25_900, 21_990), await changeOf('en', 5_180, 4_390)]
  const refusal = {
    sku: SKU,
    market: 'ro',
    reason: 'not_lowest',
    lowest: 20_000,
    since: new Date(raised.getTime() - 60_000).toISOString(),
    lawfulFrom: new Date(raised.getTime() + 30 * DAY_MS).toISOString(),
  }
  const lawful = { sku: SKU, market: 'en', price: 4_390, prp: 5_180, prior: 5_180 }
  expect((await asOwner('POST', '/prices/check', { changes })).body).toEqual({
    changes: [lawful],
    refused: [refusal],
    entries: [],
  })
  expect(await set(...changes)).toMatchObject({ status: 409, body: { code: 'price_refused', refused: [refusal] } })
  expect((await read()).map(({ sale }: { sale: number }) => sale)).toEqual([25_900, 5_180, 2_072_000])
})

test('a check writes nothing, a price that was changed meanwhile is refused, and infant formula is never reduced', async () => {
  const change = await changeOf('ro', 25_900, 21_990)
  expect((await asOwner('POST', '/prices/check', { changes: [change] })).body.changes).toMatchObject([{ price: 21_990 }])
  expect((await read())[0]).toMatchObject({ sale: 25_900 })
  await set(await changeOf('ro', 26_900))
  expect((await set(change)).body.refused).toMatchObject([{ reason: 'changed_meanwhile', lawfulFrom: null }])
  const formula = await changeOf('ro', 9_900, 8_900, 'SKU-200')
  expect((await set(formula)).body.refused).toMatchObject([{ reason: 'not_promoted' }])
})

test('an editor checks prices, but sets none without the agreement of an owner', async () => {
  const changes = [await changeOf('ro', 24_900)]
  expect((await asEditor('POST', '/prices/check', { changes })).status).toBe(200)
  expect(await asEditor('POST', '/prices', { changes, reason: null })).toMatchObject({
    status: 202,
    body: { waitsForApproval: true },
  })
  expect((await read())[0]).toMatchObject({ sale: 25_900 })
})

test('a change is taken back once, by its entry in the answer', async () => {
  const { body } = await set(await changeOf('ro', 25_900, 21_990), await changeOf('en', 4_900))
  expect(body.entries).toHaveLength(1)
  shop.clock.advance(60_000)
  const undo = { entry: body.entries[0], reason: null }
  expect((await asEditor('POST', '/prices/undo', undo)).status).toBe(202)
  const [waiting] = (await asOwner('GET', '/requests')).body.requests
  expect(waiting.about.prices.map(({ market, to }: { market: string; to: number }) => ({ market, to }))).toEqual([
    { market: 'ro', to: 25_900 },
    { market: 'en', to: 5_180 },
  ])
  expect((await asOwner('POST', '/prices/undo', undo)).body.changes).toHaveLength(2)
  expect((await read()).map(({ sale }: { sale: number }) => sale)).toEqual([25_900, 5_180, 2_072_000])
  expect(await asOwner('POST', '/prices/undo', undo)).toMatchObject({ status: 404, body: { code: 'price_change_not_found' } })
})

test('a planned price is shown, and cancelled once', async () => {
  const from = new Date(shop.clock.now().getTime() + DAY_MS)
  const planned = { sku: SKU, market: 'ro' as const, price: 24_900, reduced: null, prp: null, from, to: null, version: null }
  const made = await changePrice(shop, CONSOLE, { changes: [planned], reason: 'iarnă' })
  const id = made.ok ? made.plans[0]! : ''
  expect((await read())[0].plans).toEqual([
    { id, price: 24_900, reduced: null, startsAt: from.toISOString(), endsAt: null, isRunning: false, note: 'iarnă' },
  ])
  const cancel = (plan: string, caller = asOwner) => caller('POST', `/price-plans/${plan}/cancel`, { reason: null })
  expect((await cancel(id, asEditor)).status).toBe(202)
  expect(await cancel(id)).toMatchObject({ status: 200, body: { done: true } })
  expect((await read())[0].plans).toEqual([])
  expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'price_plan_begun' } })
  expect(await cancel('x')).toMatchObject({ status: 404, body: { code: 'price_plan_not_found' } })
})

test('a price is planned by endpoint with its end, and a moment that is over is refused', async () => {
  const day = (days: number) => new Date(shop.clock.now().getTime() + days * DAY_MS).toISOString()
  const change = await changeOf('ro', 25_900, 21_990)
  expect(
    (await asOwner('POST', '/prices/check', { changes: [{ ...change, from: day(2), to: day(5) }] })).body.changes,
  ).toHaveLength(1)
  const { body } = await set({ ...change, from: day(2), to: day(5) })
  expect(body.entries).toHaveLength(1)
  expect((await read())[0]).toMatchObject({ sale: 25_900, plans: [{ reduced: 21_990, startsAt: day(2), endsAt: day(5) }] })
  for (const wrong of [{ from: day(-1) }, { from: day(1_000) }])
    expect(await set({ ...change, ...wrong })).toMatchObject({ status: 400, body: { code: 'moment_not_plannable' } })
  for (const wrong of [
    { from: day(3), to: day(2) },
    { reduced: null, to: day(2) },
  ])
    expect(await set({ ...change, ...wrong })).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
})

test('the items of a product show their ordinary prices, and a lower price that is not shown as reduced says why', async () => {
  const product = async () => (await asOwner('GET', '/products/1/prices')).body.items
  shop.clock.advance(60_000)
  await set(await changeOf('ro', 25_900, 21_990))
  const [item] = await product()
  expect(item.sku).toBe(SKU)
  expect(item.prices[0]).toMatchObject({ ordinary: 25_900, sale: 21_990, prior: 25_900, unshown: null })
  shop.clock.advance(60_000)
  await shop.db.query.updateTable('price').set({ prior: null }).where('sale', '=', 21_990).execute()
  const { lowest, unshown } = (await product())[0].prices[0]
  expect({ lowest: lowest.price, unshown: unshown.lowest }).toEqual({ lowest: 21_990, unshown: 25_900 })
  expect(Date.parse(unshown.lawfulFrom)).toBe(shop.clock.now().getTime() + 30 * DAY_MS)
  for (const id of ['99', 'x']) expect((await asOwner('GET', `/products/${id}/prices`)).status).toBe(404)
})

test.each([
  ['no change', []],
  ['a negative price', [{ sku: SKU, market: 'ro', price: -1, reduced: null, prp: null, version: '' }]],
  ['a market twice', [0, 1].map(() => ({ sku: SKU, market: 'ro', price: 1, reduced: null, prp: null, version: '' }))],
])('%s is no request', async (_name, changes) => {
  expect(await asOwner('POST', '/prices', { changes, reason: null })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  })
})
