/** Edits of many products: what is lawful is changed by jobs, what is not is left out, and all of it is taken back as a whole (D-64, LAW-22). */
import { beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { BulkChange, BulkPriceChange } from '#domain/products/bulk-edit.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { changePrice } from '#services/pricing/change-price.ts'
import { CONSOLE, verifyAudit } from '#services/staff/audit.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { readPriceStates } from '#store/catalog/price-states.ts'
import { readBulkProducts } from '#store/products/bulk-products.ts'
import { putCatalog } from '#test/catalog.ts'
import { OPENING } from '#test/clock.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { testShop } from '#test/shop.ts'
import { beginBulkEdit, carryOutBulk } from './apply-bulk.ts'
import { previewBulk } from './preview-bulk.ts'
import { readBulk } from './read-bulk.ts'
import { beginBulkUndo } from './undo-bulk.ts'

const shop = await testShop()
const { db, clock } = shop
const ALL = [1, 2, 3]

beforeEach(async () => {
  await sql`truncate brand, collection, warehouse, content_picture, job, bulk_edit cascade`.execute(db.query)
  clock.set(OPENING)
  await putCatalog(db, [
    { variants: [{ sale: 10_000 }, { sale: 10_000 }] },
    { noPromo: true, variants: [{ sale: 5_000 }] },
    { variants: [{ sale: 8_000 }] },
  ])
  clock.advance(60_000)
})

const reduce = (over: Partial<BulkPriceChange> = {}): BulkPriceChange => ({
  kind: 'price',
  act: 'reduce',
  percent: 20,
  amounts: { RON: null, EUR: null, HUF: null },
  rounding: 'none',
  markets: ['ro'],
  starts: null,
  ends: null,
  ...over,
})
const run = () =>
  runDueJobs(shop, {
    'bulk.edit': jobHandlers['bulk.edit'],
    'bulk.undo': jobHandlers['bulk.undo'],
    'price.plan': jobHandlers['price.plan'],
  })
const apply = async (change: BulkChange, name: string | null = null) => {
  const id = await beginBulkEdit(shop, CONSOLE, { change, products: ALL, name })
  await run()
  return id
}
const price = async (sku: string) =>
  (await readPriceStates(db.query, { skus: [sku] })).find(({ currency }) => currency === 'RON')!.sale
const paid = () => Promise.all(['SKU-100', 'SKU-101', 'SKU-200', 'SKU-300'].map(price))

test('lawful reductions are written, the others are left out and counted, and all is taken back in one act', async () => {
  const low = {
    sku: 'SKU-300',
    market: 'ro' as const,
    price: 6_000,
    reduced: null,
    prp: null,
    from: null,
    to: null,
    version: null,
  }
  await changePrice(shop, CONSOLE, { changes: [low], reason: null })
  clock.advance(60_000)
  await changePrice(shop, CONSOLE, { changes: [{ ...low, price: 8_000 }], reason: null })
  clock.advance(60_000)
  const { lines } = await previewBulk(shop, { change: reduce(), products: ALL, offset: 0 })
  const reasons = lines.map(({ decision }) => (decision.ok ? decision.decided.next.sale : decision.refused.refusal.reason))
  expect(reasons).toEqual([8_000, 8_000, 'not_promoted', 'not_lowest'])
  expect(await paid()).toEqual([10_000, 10_000, 5_000, 8_000])
  const id = await apply(reduce())
  expect(await paid()).toEqual([8_000, 8_000, 5_000, 8_000])
  expect((await readBulk(shop, id))?.edit).toMatchObject({
    state: 'done',
    position: 3,
    changed: 2,
    refused: { not_promoted: 1, not_lowest: 1 },
  })
  clock.advance(60_000)
  expect(await beginBulkUndo(shop, CONSOLE, { id, reason: 'mistyped' })).toBe('begun')
  await run()
  expect(await paid()).toEqual([10_000, 10_000, 5_000, 8_000])
  expect((await readBulk(shop, id))?.edit).toMatchObject({ state: 'undone', kept: 0 })
  expect(await beginBulkUndo(shop, CONSOLE, { id, reason: null })).toBe('not_done')
  expect(await verifyAudit(shop)).toMatchObject({ isWhole: true })
})

test('a job that runs twice changes nothing twice, and what somebody changed later is kept', async () => {
  const id = await apply(reduce({ act: 'percent', percent: 10 }))
  await carryOutBulk(shop, { bulkId: id, position: 0 })
  expect(await paid()).toEqual([11_000, 11_000, 5_500, 8_800])
  clock.advance(60_000)
  const later = {
    sku: 'SKU-300',
    market: 'ro' as const,
    price: 9_000,
    reduced: null,
    prp: null,
    from: null,
    to: null,
    version: null,
  }
  await changePrice(shop, CONSOLE, { changes: [later], reason: null })
  clock.advance(60_000)
  await beginBulkUndo(shop, CONSOLE, { id, reason: null })
  await run()
  expect(await paid()).toEqual([10_000, 10_000, 5_000, 9_000])
  expect((await readBulk(shop, id))?.edit).toMatchObject({ state: 'undone', kept: 1 })
})

const day = (days: number) => new Date(OPENING.getTime() + days * DAY_MS)
const local = (days: number) => `${day(days).toISOString().slice(0, 10)}T00:00`

test('a campaign begins and ends by its own moments, and one that is stopped gives the ordinary prices back', async () => {
  const id = await apply(reduce({ starts: local(2), ends: local(5) }), 'Black Friday')
  expect(await paid()).toEqual([10_000, 10_000, 5_000, 8_000])
  expect((await readBulk(shop, id))?.plans).toEqual({ waiting: 3 })
  clock.set(day(3))
  await run()
  expect(await paid()).toEqual([8_000, 8_000, 5_000, 6_400])
  await beginBulkUndo(shop, CONSOLE, { id, reason: 'stop' })
  await run()
  expect(await paid()).toEqual([10_000, 10_000, 5_000, 8_000])
  clock.set(day(6))
  await run()
  expect(await paid()).toEqual([10_000, 10_000, 5_000, 8_000])
})

test('tags, collections and VAT class are changed and taken back field by field', async () => {
  const before = await readBulkProducts(db.query, ALL)
  const ids = [
    await apply({ kind: 'tags', add: ['gift'], remove: [] }),
    await apply({ kind: 'collections', add: [6], remove: [] }),
    await apply({ kind: 'vat', vatClass: 'reduced' }),
  ]
  const [product] = await readBulkProducts(db.query, [1])
  expect(product).toMatchObject({ tags: expect.arrayContaining(['gift']), vatClass: 'reduced' })
  expect(product!.collections).toEqual(expect.arrayContaining([2, 6]))
  for (const id of ids.toReversed()) {
    await beginBulkUndo(shop, CONSOLE, { id, reason: null })
    await run()
  }
  expect(await readBulkProducts(db.query, ALL)).toEqual(before)
})
