import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { priceVersion } from '#domain/pricing/price-change.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { CONSOLE, searchAudit, verifyAudit } from '#services/staff/audit.ts'
import { readPriceStates } from '#store/catalog/price-states.ts'
import { putCatalog } from '#test/catalog.ts'
import { OPENING } from '#test/clock.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { testShop } from '#test/shop.ts'
import { changePrice, checkPrice } from './change-price.ts'
import type { PriceChange } from './decide-prices.ts'
import { cancelPlan, carryOutPlan, listPlans } from './price-plans.ts'
import { undoPrice } from './undo-price.ts'

const shop = await testShop()
const { db, clock } = shop
const SKU = 'SKU-100'
const FORMULA = 'SKU-200'

beforeEach(async () => {
  await sql`truncate brand, collection, warehouse, content_picture, job cascade`.execute(db.query)
  clock.set(OPENING)
  shop.errors.length = 0
  await putCatalog(db, [{ variants: [{ sale: 10_000 }, { sale: 10_000 }] }, { noPromo: true, variants: [{ sale: 5_000 }] }])
})

const days = (number: number) => new Date(OPENING.getTime() + number * DAY_MS)
const change = (over: Partial<PriceChange> = {}): PriceChange => ({
  sku: SKU,
  market: 'ro',
  price: 10_000,
  reduced: null,
  prp: null,
  from: null,
  to: null,
  version: null,
  ...over,
})
const set = (...changes: PriceChange[]) => changePrice(shop, CONSOLE, { changes, reason: 'spring' })
const price = async (sku = SKU) => (await readPriceStates(db.query, { skus: [sku] })).find(({ currency }) => currency === 'RON')!
const paid = async () => (await price()).history.map(({ price: amount }) => amount)
const entries = () => searchAudit(shop, { most: 100, object: { kind: 'price', id: '100' } })
const newestEntries = async (count: number) => (await entries()).slice(0, count)
const reasons = async (...changes: PriceChange[]) => {
  const answer = await set(...changes)
  return answer.ok ? [] : answer.refused.map(({ refusal }) => refusal.reason)
}
const run = () => runDueJobs(shop, { 'price.plan': jobHandlers['price.plan'] })

test('a reduction has its prior price, its history, its entry, and reaches the catalog', async () => {
  await shop.catalog.refresh()
  expect(await set(change({ reduced: 8_000 }))).toMatchObject({ ok: true })
  expect(await price()).toMatchObject({ sale: 8_000, mrp: 10_000, prior: 10_000, reducedAt: OPENING })
  expect(await paid()).toEqual([10_000, 8_000])
  const [entry] = await newestEntries(1)
  expect(entry).toMatchObject({
    action: 'price.changed',
    object: { name: SKU },
    before: { ro: { price: 10_000, prp: 10_000 } },
    after: { ro: { price: 8_000, prior: 10_000 } },
    reason: 'spring',
    staffName: 'console',
  })
  expect(await verifyAudit(shop)).toMatchObject({ isWhole: true })
  await shop.catalog.refresh()
  const [variant] = shop.catalog.current.products.find(({ id }) => id === 1)!.variants
  expect([variant!.catalogPrice.RON, variant!.prior.RON]).toEqual([8_000, 10_000])
})

test('an unlawful one is refused with its reason and writes nothing; the same price is sold as an ordinary one', async () => {
  await set(change({ price: 7_000 }))
  clock.set(days(2))
  await set(change({ price: 10_000 }))
  clock.set(days(10))
  const before = await entries()
  const asked = change({ reduced: 7_500 })
  const refused = { ok: false, refused: [{ refusal: { lowest: 7_000, since: OPENING, lawfulFrom: days(32) } }] }
  expect(await checkPrice(shop, [asked])).toMatchObject(refused)
  expect(await set(asked, change({ sku: 'SKU-101', price: 1 }))).toMatchObject(refused)
  expect(await entries()).toEqual(before)
  expect((await price('SKU-101')).sale).toBe(10_000)
  await set(change({ price: 7_500 }))
  expect(await price()).toMatchObject({ sale: 7_500, prior: null, reducedAt: null })
  clock.set(days(32))
  expect(await reasons(change({ reduced: 7_400 }))).toEqual([])
})

test('what may not be promoted has ordinary prices only (D-28)', async () => {
  expect(await reasons(change({ sku: FORMULA, price: 5_000, reduced: 4_000 }))).toEqual(['not_promoted'])
  expect(await reasons(change({ sku: FORMULA, price: 4_500 }))).toEqual([])
  expect(await price(FORMULA)).toMatchObject({ sale: 4_500, mrp: 4_500, prior: null })
})

test('a price that was changed meanwhile is not overwritten', async () => {
  const version = priceVersion(await price())
  await set(change({ price: 9_000 }))
  expect(await reasons(change({ price: 9_500, version }))).toEqual(['changed_meanwhile'])
  expect(await reasons(change({ price: 9_500, version: priceVersion(await price()) }))).toEqual([])
})

test('several changes at one moment are all in the history, one after the other', async () => {
  for (const amount of [9_000, 5_000, 9_000]) await set(change({ price: amount }))
  expect(await paid()).toEqual([10_000, 9_000, 5_000, 9_000])
  expect(await reasons(change({ reduced: 6_000 }))).toEqual(['not_lowest'])
})

test('a reduction ends by itself, once, however often and late its job runs', async () => {
  await set(change({ reduced: 8_000, to: days(5) }))
  clock.set(days(4))
  expect(await run()).toBe(0)
  clock.set(days(6))
  const [plan] = await listPlans(shop)
  expect(await run()).toBe(1)
  await carryOutPlan(shop, { planId: plan!.id })
  expect(await price()).toMatchObject({ sale: 10_000, prior: null, reducedAt: null })
  expect(await paid()).toEqual([10_000, 8_000, 10_000])
  expect((await newestEntries(2)).map(({ action }) => action)).toEqual(['price.plan_ended', 'price.changed'])
  expect(await listPlans(shop)).toEqual([])
})

test('a planned price begins and ends at its moments', async () => {
  expect(await set(change({ reduced: 8_000, from: days(3), to: days(5) }))).toMatchObject({ ok: true })
  expect((await price()).sale).toBe(10_000)
  clock.set(days(3))
  await run()
  expect(await price()).toMatchObject({ sale: 8_000, prior: 10_000, reducedAt: days(3) })
  clock.set(days(5))
  await run()
  expect(await paid()).toEqual([10_000, 8_000, 10_000])
  expect((await entries()).map(({ action, staffName }) => `${action} ${staffName}`).slice(0, 3)).toEqual([
    'price.plan_ended shop',
    'price.plan_started shop',
    'price.planned console',
  ])
})

test('one that is unlawful by its moment does not begin, and the merchant is told', async () => {
  await set(change({ reduced: 8_000, from: days(10) }))
  await set(change({ price: 7_000 }))
  clock.set(days(1))
  await set(change({ price: 10_000 }))
  clock.set(days(10))
  await run()
  expect((await price()).sale).toBe(10_000)
  const [told] = await newestEntries(1)
  expect(told).toMatchObject({ action: 'price.plan_refused', after: { ro: { reduced: 8_000, refused: 'not_lowest' } } })
  expect(shop.errors.join()).toContain('did not begin: not_lowest')
})

test('one whose job comes after its end does not begin', async () => {
  await set(change({ reduced: 8_000, from: days(3), to: days(5) }))
  clock.set(days(6))
  await run()
  expect(await paid()).toEqual([10_000])
  expect((await newestEntries(1))[0]).toMatchObject({ action: 'price.plan_refused', after: { ro: { refused: 'too_late' } } })
})

test('a price that is set at once replaces a reduction that runs, with its end', async () => {
  await set(change({ reduced: 8_000, to: days(5) }))
  await set(change({ price: 9_500 }))
  clock.set(days(6))
  await run()
  expect(await paid()).toEqual([10_000, 8_000, 9_500])
})

test('plans that overlap, or that an earlier one makes unlawful, are refused', async () => {
  await set(change({ reduced: 8_000, from: days(3), to: days(5) }))
  expect(await reasons(change({ price: 9_000, from: days(4) }))).toEqual(['overlaps'])
  expect(await reasons(change({ reduced: 9_000, to: days(4) }))).toEqual(['overlaps'])
  expect(await reasons(change({ reduced: 8_500, from: days(20) }))).toEqual(['not_lowest'])
  expect(await reasons(change({ reduced: 8_500, from: days(35) }))).toEqual([])
})

test('a plan is cancelled until it begins', async () => {
  await set(change({ reduced: 8_000, from: days(3), to: days(5) }))
  const [plan] = await listPlans(shop)
  const cancel = () => cancelPlan(shop, CONSOLE, { id: plan!.id, reason: null })
  expect(await cancel()).toBe('waiting')
  expect(await cancel()).toBe('cancelled')
  clock.set(days(4))
  await run()
  expect(await paid()).toEqual([10_000])
  expect((await newestEntries(1))[0]).toMatchObject({ action: 'price.plan_cancelled' })
  await set(change({ reduced: 8_000, to: days(9) }))
  const [running] = await listPlans(shop)
  expect(await cancelPlan(shop, CONSOLE, { id: running!.id, reason: null })).toBe('running')
})

test('a change that is taken back writes a new price, once', async () => {
  await set(change({ price: 100 }))
  const [entry] = await newestEntries(1)
  const undo = () => undoPrice(shop, CONSOLE, { entry: entry!.id, reason: 'mistyped' })
  expect(await undo()).toMatchObject({ ok: true })
  expect(await paid()).toEqual([10_000, 100, 10_000])
  expect((await newestEntries(1))[0]).toMatchObject({ undoes: entry!.id, reason: 'mistyped' })
  expect(await undo()).toBeNull()
  // What was paid for a moment was paid.
  expect(await reasons(change({ reduced: 8_000 }))).toEqual(['not_lowest'])
})

test('a change is not taken back over a later one', async () => {
  await set(change({ price: 9_000 }))
  const [entry] = await newestEntries(1)
  clock.advance(1_000)
  await set(change({ price: 9_500 }))
  const answer = await undoPrice(shop, CONSOLE, { entry: entry!.id, reason: null })
  expect(answer).toMatchObject({ ok: false, refused: [{ refusal: { reason: 'changed_meanwhile' } }] })
  expect(await paid()).toEqual([10_000, 9_000, 9_500])
})

test.each([
  [{ sku: 'none' }, 'unknown_item'],
  [{ price: 9_000, prp: 8_000 }, 'above_recommended'],
  [{ reduced: 10_000 }, 'not_below_price'],
  [{ market: 'hu', price: 800_050 }, 'fractional'],
] as const)('%j is refused: %s', async (over, reason) => {
  expect(await reasons(change(over))).toEqual([reason])
})

test.each([
  [{ from: days(-1) }, 'future'],
  [{ to: days(3) }, 'only a reduced price has an end'],
  [{ reduced: 8_000, from: days(5), to: days(4) }, 'ends before it begins'],
  [{ price: 1.5 }, 'int'],
  [{ from: days(1_000) }, 'within 2 years'],
])('%j is not understood: %s', async (over, told) => {
  await expect(set(change(over))).rejects.toThrow(told)
})
