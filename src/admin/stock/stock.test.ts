/** Stock by staff: views, words, changes with a reason, limits and the ledger (D-42). */
import { beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { searchAudit } from '#services/staff/audit.ts'
import { putCatalog } from '#test/catalog.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
await firstOwner(shop)
const asWarehouse = staffCaller(shop, (await staffMember(shop, 'warehouse')).token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)

beforeEach(async () => {
  await sql`truncate brand, collection, warehouse, content_picture cascade`.execute(shop.db.query)
  await shop.db.query.deleteFrom('attempt_count').execute()
  await putCatalog(shop.db, [
    { name: 'Iepurașa Ilinca', variants: [{ sale: 100, stockByWarehouse: { main: 9, second: 2 } }] },
    { name: 'Ursulețul Tudor', variants: [{ sale: 100, stockByWarehouse: { main: 3 } }] },
    { name: 'Turn cu inele', variants: [{ sale: 100, stockByWarehouse: { main: 0 } }] },
  ])
})

const change = (changes: unknown[], reason = 'damaged', note: string | null = ' fermoar rupt ') =>
  asWarehouse('POST', '/stock', { changes, reason, note })
const skus = async (query: string) =>
  (await asSupport('GET', `/stock?${query}`)).body.items.map(({ sku }: { sku: string }) => sku)

test('a list shows what lies, what is promised and what can be bought, by warehouse', async () => {
  const { body } = await asSupport('GET', '/stock')
  expect(body.next).toBeNull()
  expect(body.items[0]).toMatchObject({
    item: '100',
    name: 'Iepurașa Ilinca',
    places: [
      { warehouse: 'main', lying: 10, promised: 1, available: 9, missing: null },
      { warehouse: 'second', lying: 3, promised: 1, available: 2 },
    ],
  })
})

test.each([
  ['view=low', ['SKU-200', 'SKU-300']],
  ['view=sold_out', ['SKU-300']],
  ['view=attention', []],
  ['words=ursuletul', ['SKU-200']],
  ['words=sku-3', ['SKU-300']],
  ['words=nothing', []],
  ['sort=most', ['SKU-100', 'SKU-200', 'SKU-300']],
  ['sort=fewest&after=0&item=300', ['SKU-200', 'SKU-100']],
  ['sort=most&after=3&item=200', ['SKU-300']],
  ['after=100&item=100', ['SKU-200', 'SKU-300']],
  ['view=low&warehouse=second', ['SKU-100']],
])('%s', async (query, found) => {
  expect(await skus(query)).toEqual(found)
})

test('a summary counts the views and the pieces of each warehouse', async () => {
  const { body } = await asSupport('GET', '/stock-summary')
  expect(body.counts).toEqual({ all: 3, low: 2, sold_out: 1, attention: 0 })
  expect(body.warehouses[0]).toMatchObject({ id: 'main', pieces: 15, articles: 3, countedAt: null, isCounted: false })
})

test('a correction is in the shop at once, in the ledger and in the log', async () => {
  const { version } = await shop.db.query.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  const answer = await change([{ item: '100', warehouse: 'main', seen: 10, lying: 8 }])
  expect(answer).toMatchObject({ status: 200, body: { entries: [expect.any(String)] } })
  const [entry] = await searchAudit(shop, { most: 1 })
  expect(entry).toMatchObject({
    action: 'stock.changed',
    before: { main: 10 },
    after: { main: 8 },
    reason: 'damaged: fermoar rupt',
  })
  const { body } = await asSupport('GET', '/stock-movements?item=100')
  expect(body.movements).toMatchObject([
    { kind: 'damaged', lying: -2, promised: 0, lyingAfter: 8, promisedAfter: 1, note: 'fermoar rupt', order: null },
  ])
  const after = await shop.db.query.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  expect(after.version).toBe(version + 1)
})

test('what is promised to orders is not corrected away, and a number that changed meanwhile is refused: nothing is written', async () => {
  const free = { item: '200', warehouse: 'main', seen: 4, lying: 5 }
  expect(await change([free, { item: '100', warehouse: 'main', seen: 10, lying: 0 }])).toMatchObject({
    status: 409,
    body: { code: 'stock_refused', refused: [{ item: '100', reason: 'promised', lying: 10, promised: 1, orders: [] }] },
  })
  expect((await change([{ ...free, seen: 3 }])).body.refused).toMatchObject([{ reason: 'changed_meanwhile', lying: 4 }])
  expect((await change([{ ...free, warehouse: 'nowhere' }])).body.refused).toMatchObject([{ reason: 'unknown_item' }])
  expect((await asSupport('POST', '/stock', { changes: [free], reason: 'found', note: null })).status).toBe(403)
  expect((await asSupport('GET', '/stock-movements')).body).toEqual({ movements: [], next: null })
})

test('pieces can be put where there were none', async () => {
  expect((await change([{ item: '300', warehouse: 'depot', seen: 0, lying: 40 }], 'delivery')).status).toBe(200)
  expect((await asSupport('GET', '/stock/300')).body).toMatchObject({
    item: {
      places: [
        { warehouse: 'depot', lying: 40 },
        { warehouse: 'main', lying: 1 },
      ],
    },
    days: [{ lying: 40 }],
  })
  expect((await asSupport('GET', '/stock/999')).status).toBe(404)
  expect((await asSupport('GET', '/stock/voucher-1')).status).toBe(404)
})

test('limits and shelves are changed from what was seen', async () => {
  const none = { low: null, places: [{ warehouse: 'main', low: null, shelf: null }] }
  const wanted = { low: 12, places: [{ warehouse: 'main', low: 4, shelf: 'B4' }] }
  expect((await asWarehouse('POST', '/stock/100/limits', { seen: none, wanted })).body.entries).toHaveLength(1)
  expect(await skus('view=low')).toEqual(['SKU-100', 'SKU-200', 'SKU-300'])
  expect(await asWarehouse('POST', '/stock/100/limits', { seen: none, wanted: none })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
  expect((await asWarehouse('POST', '/stock/100/limits', { seen: wanted, wanted })).body.entries).toEqual([])
})

test('a change is taken back from the log while nothing else changed, once', async () => {
  const { body } = await change([{ item: '100', warehouse: 'main', seen: 10, lying: 8 }])
  const undo = (entry: string) => asWarehouse('POST', `/audit/${entry}/undo`, { reason: null })
  expect((await asSupport('POST', `/audit/${body.entries[0]}/undo`, { reason: null })).status).not.toBe(200)
  expect((await undo(body.entries[0])).status).toBe(200)
  expect((await asSupport('GET', '/stock/100')).body.item.places[0]).toMatchObject({ lying: 10 })
  expect((await undo(body.entries[0])).status).not.toBe(200)
  const later = await change([{ item: '100', warehouse: 'main', seen: 10, lying: 7 }])
  await change([{ item: '100', warehouse: 'main', seen: 7, lying: 6 }])
  expect((await undo(later.body.entries[0])).status).not.toBe(200)
  const limit = { low: 3, places: [{ warehouse: 'main', low: null, shelf: 'A1' }] }
  const none = { low: null, places: [{ warehouse: 'main', low: null, shelf: null }] }
  const limited = await asWarehouse('POST', '/stock/100/limits', { seen: none, wanted: limit })
  expect((await undo(limited.body.entries[0])).status).toBe(200)
  expect((await asSupport('GET', '/stock/100')).body.item).toMatchObject({ low: null, places: [{ shelf: null }, {}] })
})
