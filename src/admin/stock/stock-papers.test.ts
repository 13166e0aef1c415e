/** Count sheets and transfers by staff: scans that are sent twice, two people, what moves meanwhile, and nothing of an order taken. */
import { beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { uuidv7 } from '#store/database/uuid.ts'
import { putCatalog } from '#test/catalog.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asWarehouse = staffCaller(shop, (await staffMember(shop, 'warehouse')).token)

beforeEach(async () => {
  await sql`truncate brand, collection, warehouse, content_picture cascade`.execute(shop.db.query)
  await shop.db.query.deleteFrom('attempt_count').execute()
  await putCatalog(shop.db, [
    { name: 'Iepurașa Ilinca', variants: [{ sale: 100, stockByWarehouse: { main: 9, second: 2 } }] },
    { name: 'Ursulețul Tudor', variants: [{ sale: 100, stockByWarehouse: { main: 3 } }], brand: 2 },
    { name: 'Turn cu inele', variants: [{ sale: 100, stockByWarehouse: { main: 0 } }], collection: 5 },
  ])
  await shop.db.query.updateTable('variant').set({ barcode: '2000001011219' }).where('id', '=', 100).execute()
})

const begin = async (part = 'everything', of: string | null = null) =>
  asWarehouse('POST', '/stock-counts', { warehouse: 'main', part, of })
const scan = (code: string, pieces = 1) => ({ id: uuidv7(shop.clock.now()), code, pieces, at: shop.clock.now().toISOString() })
const sheet = async (id: string) => (await asOwner('GET', `/stock-counts/${id}`)).body
const line = async (id: string, item: string) => (await sheet(id)).lines.find((one: { item: string }) => one.item === item)
const stockOf = async (item: string) => (await asOwner('GET', `/stock/${item}`)).body.item

test.each([
  ['everything', null, 3],
  ['brand', '2', 1],
  ['collection', '5', 1],
])('a sheet of %s %s has its articles', async (part, of, articles) => {
  const { body } = await begin(part, of)
  const { head, lines } = await sheet(body.id)
  expect(head).toMatchObject({ state: 'open', articles, counted: 0, warehouse: 'main' })
  expect(lines).toHaveLength(articles)
  expect(lines[0]).toMatchObject({ counted: null, expected: null })
})

test('a part without articles has no sheet', async () => {
  expect(await begin('brand', '77')).toMatchObject({ status: 409, body: { code: 'nothing_to_count' } })
  expect(await begin('shelf', 'Z9')).toMatchObject({ status: 409 })
  expect((await asOwner('GET', '/stock-counts')).body.counts).toEqual([])
})

test('scans count once however often they are sent, of two people together; a code that nobody knows waits for a name', async () => {
  const { id } = (await begin()).body
  const scans = [scan('2000001011219'), scan('2000001011219', 5), scan('sku-200'), scan('5991234500017')]
  for (const [caller, sent] of [
    [asWarehouse, scans.slice(0, 2)],
    [asWarehouse, scans.slice(0, 3)],
    [asOwner, scans],
  ] as const)
    expect((await caller('POST', `/stock-counts/${id}/scans`, { scans: sent })).status).toBe(200)
  expect(await line(id, '100')).toMatchObject({ counted: 6, expected: 10, booked: -4 })
  const { unknown, scans: taken } = await sheet(id)
  expect([unknown, taken]).toEqual([[{ code: '5991234500017', pieces: 1, by: expect.any(String) }], 4])
  expect((await asOwner('POST', `/stock-counts/${id}/codes`, { code: '5991234500017', item: '300' })).status).toBe(200)
  expect(await line(id, '300')).toMatchObject({ counted: 1, booked: 0 })
  expect((await sheet(id)).unknown).toEqual([])
})

test('booking changes what was counted, but for what moved since, and takes nothing from orders', async () => {
  const { id } = (await begin()).body
  const send = (...scans: unknown[]) => asWarehouse('POST', `/stock-counts/${id}/scans`, { scans })
  await send(scan('SKU-100', 8), scan('SKU-200', 0))
  shop.clock.advance(60_000)
  // One is found damaged after it was counted.
  const seen = { item: '100', warehouse: 'main', seen: 10, lying: 9 }
  expect((await asWarehouse('POST', '/stock', { changes: [seen], reason: 'damaged', note: null })).status).toBe(200)
  expect(await line(id, '100')).toMatchObject({ counted: 8, expected: 10, moved: -1, booked: -2 })
  const book = (scans: number) => asWarehouse('POST', `/stock-counts/${id}/book`, { scans })
  expect(await book(1)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect(await book(2)).toMatchObject({ status: 200, body: { missing: 1 } })
  expect((await stockOf('100')).places[0]).toMatchObject({ warehouse: 'main', lying: 7, promised: 1 })
  expect((await stockOf('200')).places[0]).toMatchObject({ lying: 1, promised: 1, available: 0, missing: 1 })
  expect((await asOwner('GET', '/stock?view=attention')).body.items).toMatchObject([{ item: '200' }])
  const { movements } = (await asOwner('GET', '/stock-movements?kind=count')).body
  expect(movements).toMatchObject([
    { item: '200', lying: -3 },
    { item: '100', lying: -2, document: expect.stringMatching(/^CT-/) },
  ])
  expect(await send(scan('SKU-100'))).toMatchObject({ status: 409, body: { code: 'count_closed' } })
  expect(await line(id, '100')).toMatchObject({ counted: 8, expected: 10, booked: -2 })
  expect((await asOwner('GET', '/stock-summary')).body.warehouses[0]).toMatchObject({
    countedAt: expect.any(String),
    isCounted: false,
  })
})

test('a sheet that is dropped changes nothing', async () => {
  const { id } = (await begin()).body
  await asWarehouse('POST', `/stock-counts/${id}/scans`, { scans: [scan('SKU-100', 1)] })
  expect((await asWarehouse('POST', `/stock-counts/${id}/drop`, {})).status).toBe(200)
  expect((await stockOf('100')).places[0]).toMatchObject({ lying: 10 })
  expect((await asWarehouse('POST', `/stock-counts/${id}/drop`, {})).status).toBe(409)
})

const draft = (lines: unknown[], change = {}) => ({
  from: 'main',
  to: 'depot',
  note: 'own van',
  expectedOn: null,
  lines,
  ...change,
})
const transfer = async (id: string) => (await asOwner('GET', `/stock-transfers/${id}`)).body
const post = (id: string, step: string, body: unknown) => asWarehouse('POST', `/stock-transfers/${id}${step}`, body)

test('a transfer leaves one warehouse and arrives in another in parts, and what is short says why', async () => {
  const { id } = (
    await asWarehouse(
      'POST',
      '/stock-transfers',
      draft([
        { item: '100', pieces: 4 },
        { item: '200', pieces: 2 },
      ]),
    )
  ).body
  expect((await post(id, '/send', { version: 1 })).status).toBe(200)
  expect((await stockOf('100')).onTheWay).toBe(4)
  expect((await stockOf('100')).places).toMatchObject([{ warehouse: 'main', lying: 6 }, { warehouse: 'second' }])
  const receive = (version: number, lines: unknown[], isDone: boolean) => post(id, '/receive', { version, lines, isDone })
  expect((await receive(2, [{ item: '100', received: 3, difference: null }], false)).status).toBe(200)
  expect((await stockOf('100')).onTheWay).toBe(1)
  expect(await receive(3, [], true)).toMatchObject({ status: 409, body: { code: 'reason_missing' } })
  expect(await receive(3, [{ item: '100', received: 5, difference: null }], true)).toMatchObject({
    body: { code: 'more_than_sent' },
  })
  const last = [
    { item: '100', received: 3, difference: 'not_sent' },
    { item: '200', received: 1, difference: 'lost' },
  ]
  expect((await receive(3, last, true)).status).toBe(200)
  expect((await stockOf('100')).places).toMatchObject([
    { warehouse: 'depot', lying: 3 },
    { warehouse: 'main', lying: 7 },
    { warehouse: 'second', lying: 3 },
  ])
  expect((await stockOf('200')).places).toMatchObject([
    { warehouse: 'depot', lying: 1 },
    { warehouse: 'main', lying: 2 },
  ])
  expect((await transfer(id)).transfer).toMatchObject({ state: 'received', version: 4 })
  expect((await asOwner('GET', '/stock-transfers')).body.transfers).toMatchObject([{ pieces: 6, articles: 2, missing: 2 }])
})

test('a draft is changed and dropped; more than can be bought is not sent, and a step on an old version is refused', async () => {
  const { id } = (await asWarehouse('POST', '/stock-transfers', draft([{ item: '100', pieces: 4 }]))).body
  expect((await post(id, '', { version: 1, draft: draft([{ item: '100', pieces: 10 }]) })).status).toBe(200)
  expect(await post(id, '/send', { version: 1 })).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect(await post(id, '/send', { version: 2 })).toMatchObject({
    status: 409,
    body: { code: 'out_of_stock', short: [{ item: '100', available: 9 }] },
  })
  expect((await post(id, '/drop', { version: 2 })).status).toBe(200)
  expect(await post(id, '/send', { version: 3 })).toMatchObject({ status: 409, body: { code: 'transfer_step_refused' } })
  expect(await asWarehouse('POST', '/stock-transfers', draft([], { to: 'nowhere' }))).toMatchObject({
    status: 409,
    body: { code: 'unknown_warehouse' },
  })
  expect((await asWarehouse('POST', '/stock-transfers', draft([], { to: 'main' }))).status).toBe(400)
})
