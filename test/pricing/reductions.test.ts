/** Random changes and campaigns of many prices in three currencies, compared after each step with a check that is written from the text of the law (LAW-22). */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { LOCALES, MARKETS, type Currency, type Locale } from '#domain/market/market.ts'
import type { BulkPriceChange } from '#domain/products/bulk-edit.ts'
import { isReduced } from '#domain/pricing/price-change.ts'
import { beginBulkEdit } from '#services/bulk/apply-bulk.ts'
import { readBulk } from '#services/bulk/read-bulk.ts'
import { beginBulkUndo } from '#services/bulk/undo-bulk.ts'
import { changePrice, checkPrice } from '#services/pricing/change-price.ts'
import type { PriceChange } from '#services/pricing/decide-prices.ts'
import { undoPrice } from '#services/pricing/undo-price.ts'
import { CONSOLE, searchAudit } from '#services/staff/audit.ts'
import { putCatalog } from '#test/catalog.ts'
import { OPENING } from '#test/clock.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { testShop } from '#test/shop.ts'

const HISTORIES = Number(process.env.PRICE_HISTORIES ?? 200)
const SEED = Number(process.env.PRICE_SEED ?? 20_261_124)
const AT_ONCE = 250
const STEPS = 12
const DAY = 86_400_000

const shop = await testShop()
const { db, clock } = shop

/** Mulberry32. */
let seed = SEED
const random = (below: number): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below)
}

interface Shown {
  sku: string
  currency: Currency
  sale: number
  prior: number | null
  reducedAt: Date | null
  noPromo: boolean
  history: { price: number; from: string; to: string | null }[]
}

const shown = async (): Promise<Shown[]> =>
  (
    await sql<Shown>`
      select v.sku, r.currency, r.sale, r.prior, r.reduced_at as "reducedAt", p.no_promo as "noPromo", (select
        jsonb_agg(jsonb_build_object('price', h.price, 'from', h.valid_from, 'to', h.valid_to) order by h.valid_from)
        from price_history h where h.variant_id = v.id and h.currency = r.currency) as history
      from variant v join product p on p.id = v.product_id join price r on r.variant_id = v.id`.execute(db.query)
  ).rows

/** The lowest price that anybody could have paid in the 30 days before a moment: each period is looked at by itself. */
function lowestByLaw(history: Shown['history'], reducedAt: number): number {
  let lowest = Infinity
  for (const { price, from, to } of history) {
    const [first, last] = [Date.parse(from), to === null ? Infinity : Date.parse(to)]
    const overlap = Math.min(last, reducedAt) - Math.max(first, reducedAt - 30 * DAY)
    if (overlap > 0 && price < lowest) lowest = price
  }
  return lowest
}

/** Expects that a price is lawful from a moment on and not before it; never while one as low is in force. */
function expectFirstLawful(history: Shown['history'], price: number, lawfulFrom: Date | null): void {
  if (lawfulFrom === null) return expect(history.at(-1)!.price).toBeLessThanOrEqual(price)
  expect(lowestByLaw(history, lawfulFrom.getTime())).toBeGreaterThan(price)
  expect(lowestByLaw(history, lawfulFrom.getTime() - 1)).toBeLessThanOrEqual(price)
}

const keyOf = ({ sku, currency }: Pick<Shown, 'sku' | 'currency'>): string => `${sku} ${currency}`

const amount = () => (5 + random(12)) * 500

function changeOf(sku: string): PriceChange {
  const price = amount()
  const reduced = random(3) > 0 ? amount() : null
  const now = clock.now().getTime()
  const from = random(4) === 0 ? now + random(20 * DAY) + 1 : null
  const to = reduced !== null && random(2) === 0 ? (from ?? now) + random(15 * DAY) + 1 : null
  const at = (ms: number | null) => (ms === null ? null : new Date(ms))
  return { sku, market: LOCALES[random(LOCALES.length)]!, price, reduced, prp: null, from: at(from), to: at(to), version: null }
}

/** Sets what is lawful of one change of each price; every refusal and every promise of a later day is checked. */
async function step(skus: readonly string[]): Promise<{ set: number; refused: number; undone: number }> {
  const asked = skus.filter(() => random(2) === 0).map(changeOf)
  if (asked.length === 0) return { set: 0, refused: 0, undone: 0 }
  const answer = await checkPrice(shop, asked)
  const refused = answer.ok ? [] : answer.refused
  const lawful = asked.filter((change) => !refused.some((one) => one.change === change))
  const histories = new Map((await shown()).map((row) => [keyOf(row), row]))
  for (const { change, refusal } of refused)
    if (refusal.reason === 'not_lowest' && change.from === null) {
      const { history } = histories.get(`${change.sku} ${MARKETS[change.market].currency}`)!
      // A change begins after the last one.
      const begin = Math.max(clock.now().getTime(), Date.parse(history.at(-1)!.from) + 1)
      expect(lowestByLaw(history, begin)).toBeLessThanOrEqual(change.reduced!)
      expectFirstLawful(history, change.reduced!, refusal.lawfulFrom)
    }
  if (lawful.length > 0) expect(await changePrice(shop, CONSOLE, { changes: lawful, reason: null })).toMatchObject({ ok: true })
  const [newest] = await searchAudit(shop, { most: 1, words: 'price.changed' })
  const undone = newest && random(2) === 0 ? await undoPrice(shop, CONSOLE, { entry: newest.id, reason: null }) : null
  return { set: lawful.length, refused: refused.length, undone: undone?.ok ? 1 : 0 }
}

/** A moment of a market on its clock, so many days from now. */
const localIn = (days: number): string => new Date(clock.now().getTime() + days * DAY).toISOString().slice(0, 16)

/** Returns a reduction of many products by percent: at once or later, with or without an end, in some of the markets. */
function campaign(): BulkPriceChange {
  const starts = random(2) === 0 ? 1 + random(20) : null
  const ends = random(2) === 0 ? (starts ?? 0) + 1 + random(15) : null
  const first = random(LOCALES.length)
  const markets: Locale[] = LOCALES.filter((_, at) => at === first || random(2) === 0)
  return {
    kind: 'price',
    act: random(4) === 0 ? 'percent' : 'reduce',
    percent: 5 + random(60),
    amounts: { RON: null, EUR: null, HUF: null },
    rounding: 'none',
    markets,
    starts: starts === null ? null : localIn(starts),
    ends: ends === null ? null : localIn(ends),
  }
}

const runJobs = () =>
  runDueJobs(shop, {
    'bulk.edit': jobHandlers['bulk.edit'],
    'bulk.undo': jobHandlers['bulk.undo'],
    'price.plan': jobHandlers['price.plan'],
  })

/** Begins a campaign over some of the products, or stops one of those before. Returns how many prices it changed or planned. */
async function campaigns(products: number, begun: string[]): Promise<number> {
  const stopped = random(3) === 0 ? begun.pop() : undefined
  if (stopped !== undefined) await beginBulkUndo(shop, CONSOLE, { id: stopped, reason: null })
  const some = Array.from({ length: products }, (_, at) => at + 1).filter(() => random(3) === 0)
  if (some.length === 0) return 0
  const change = campaign()
  if (change.act === 'percent') Object.assign(change, { starts: null, ends: null })
  begun.push(await beginBulkEdit(shop, CONSOLE, { change, products: some, name: 'Campanie' }))
  await runJobs()
  const edit = await readBulk(shop, begun.at(-1)!)
  return edit?.edit.changed ?? 0
}

/** Returns how many reductions are shown. */
async function checkShown(before: readonly Shown[]): Promise<{ rows: Shown[]; reductions: number }> {
  const rows = await shown()
  const earlier = new Map(before.map((row) => [keyOf(row), row]))
  let reductions = 0
  for (const row of rows) {
    const past = earlier.get(keyOf(row))?.history ?? []
    // Only the end of the last period may have been added to what was there.
    for (const [at, period] of past.entries()) {
      expect(row.history[at]).toMatchObject({ price: period.price, from: period.from })
      if (period.to !== null) expect(row.history[at]!.to).toBe(period.to)
    }
    expect(row.history.at(-1)).toMatchObject({ price: row.sale, to: null })
    if (!isReduced(row)) continue
    reductions++
    expect(row.noPromo).toBe(false)
    expect(row.prior).toBe(lowestByLaw(row.history, row.reducedAt!.getTime()))
    expect(row.sale).toBeLessThan(row.prior!)
  }
  return { rows, reductions }
}

test(
  `no unlawful reduction is shown in ${HISTORIES} random histories and campaigns, and nothing of them is lost`,
  { timeout: 180_000 + HISTORIES * 200 },
  async () => {
    const counts = { set: 0, refused: 0, undone: 0, shown: 0, campaigns: 0 }
    for (let first = 0; first < HISTORIES; first += AT_ONCE) {
      await sql`truncate brand, collection, warehouse, content_picture, job, bulk_edit cascade`.execute(db.query)
      clock.set(OPENING)
      const products = Math.min(AT_ONCE, HISTORIES - first)
      await putCatalog(
        db,
        Array.from({ length: products }, (_, at) => ({ noPromo: at % 10 === 0, variants: [{ sale: amount() }] })),
      )
      let rows = await shown()
      const begun: string[] = []
      for (let turn = 0; turn < STEPS; turn++) {
        clock.advance(random(3) === 0 ? random(1_000) : random(15 * DAY))
        await runJobs()
        const done = await step([...new Set(rows.map(({ sku }) => sku))])
        if (random(3) === 0) {
          // Prices that begin at the same moment are not told apart by a history.
          clock.advance(1 + random(1_000))
          counts.campaigns += await campaigns(products, begun)
        }
        const checked = await checkShown(rows)
        rows = checked.rows
        counts.set += done.set
        counts.refused += done.refused
        counts.undone += done.undone
        counts.shown += checked.reductions
      }
    }
    if (process.env.PRICE_HISTORIES) process.stdout.write(`${JSON.stringify(counts)}\n`)
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0)
  },
)
