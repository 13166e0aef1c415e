/** P3: a page of a filtered listing with its total and the counts of all filters, in process, by size of the catalog. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { buildSnapshot } from '#catalog/columns/build-snapshot.ts'
import { listProducts, type Criteria } from '#catalog/columns/listing.ts'
import { patchSnapshot } from '#catalog/columns/patch.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { random, type Random } from '#demo/catalog/random.ts'
import { AGE_BANDS, NO_FILTERS, priceSteps, type Filters } from '#domain/catalog/filters.ts'
import { SORTS, type Sort } from '#domain/catalog/listing.ts'
import { CURRENCIES, type Currency } from '#domain/market/market.ts'
import { atMost, infoRow, type Row } from '../rows/row.ts'
import { ATTRIBUTES, BRANDS, COLLECTIONS, COLORS, manyProducts, SHOWROOMS, SIZES, context } from '#test/many-products.ts'
import { answerQuestions, startProgram } from '../programs/program.ts'
import { quantile, timesOf, watchPauses } from '../programs/pauses.ts'

const LIMITS_MS = { 8500: 1, 100_000: 5, 1_000_000: 25 }
const REQUESTS = { 8500: 5000, 100_000: 1000, 1_000_000: 300 }
type Size = keyof typeof LIMITS_MS
const SIZES_MEASURED: readonly Size[] = [8500, 100_000, 1_000_000]
/** Longest pause of the event loop at the size of the shop. */
const LONGEST_PAUSE_MS = 20

interface Figures {
  p50: number
  p99: number
  unfiltered: number
  buildMs: number
  buildPauseMs: number
  patchMs: number
  columnsMb: number
  heapMb: number
}

export async function run(): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of SIZES_MEASURED) {
    const found = await figuresOf(size)
    const many = size.toLocaleString('en')
    rows.push(
      atMost('P3', `listing with total and facets, ${many} products, p99`, found.p99, LIMITS_MS[size], 'ms', 2),
      infoRow('the same, p50', found.p50, 'ms', 3),
      infoRow('the whole shop without a filter, for the first time', found.unfiltered, 'ms', 2),
      size === 8500
        ? atMost('', 'longest pause while the read model is built', found.buildPauseMs, LONGEST_PAUSE_MS, 'ms')
        : infoRow('longest pause while the read model is built', found.buildPauseMs, 'ms'),
      size === 8500
        ? atMost('', 'pause while twenty orders are taken in', found.patchMs, LONGEST_PAUSE_MS, 'ms', 2)
        : infoRow('pause while twenty orders are taken in', found.patchMs, 'ms', 2),
      infoRow('building it, processor time', found.buildMs, 'ms', 0),
      infoRow('columns of it', found.columnsMb, 'MB'),
      infoRow('heap with all products', found.heapMb, 'MB', 0),
    )
  }
  return rows
}

/** In a process of its own: a million products need a larger heap than a shop has. */
async function figuresOf(size: Size): Promise<Figures> {
  const execArgv = ['--expose-gc', '--max-old-space-size=12000']
  const program = await startProgram<Size, Figures>(import.meta.filename, { execArgv })
  try {
    return await program.ask(size)
  } finally {
    await program.kill()
  }
}

async function measure(size: Size): Promise<Figures> {
  const { columns: snapshot, ...built } = await build(size)
  globalThis.gc?.()
  const dice = random('listings')
  const ask =
    ({ criteria, sort, page }: Request) =>
    () => {
      const listing = listProducts(snapshot, criteria)
      return [listing.page(sort, page), listing.facets()]
    }
  const requests = (count: number) => Array.from({ length: count }, () => ask(requestBy(dice)))
  await timesOf(requests(30))
  const [unfiltered] = await timesOf([ask({ criteria: { currency: 'RON' }, sort: 'price-asc', page: 1 })])
  const times = await timesOf(requests(REQUESTS[size]))
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), unfiltered: unfiltered!, ...built }
}

/** Drops the products: a listing reads columns only, and a million products would need their memory. */
async function build(size: Size): Promise<Omit<Figures, 'p50' | 'p99' | 'unfiltered'> & { columns: Snapshot }> {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const products = [...manyProducts(size, now)]
  const source = { ...context(), version: 1, products }
  // The first time teaches the compiler.
  if (size === 8500) await buildSnapshot(source, now, yieldToEventLoop)
  const {
    made: snapshot,
    ms: buildMs,
    longestMs: buildPauseMs,
  } = await watchPauses(() => buildSnapshot(source, now, yieldToEventLoop))
  const changed = products.slice(0, 20).map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({ ...variant, catalogPrice: { RON: 5000, EUR: 1000, HUF: 400_000 } })),
  }))
  const [patchMs] = await timesOf([() => patchSnapshot(snapshot, changed, 2, now)])
  globalThis.gc?.()
  await yieldToEventLoop()
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  const empty = { products: [], byId: new Map(), bySlug: { ro: new Map(), en: new Map(), hu: new Map() } }
  return {
    columns: { ...snapshot, ...empty },
    buildMs,
    buildPauseMs,
    patchMs: patchMs!,
    columnsMb: arrayBuffers / 2 ** 20,
    heapMb: (heapUsed + arrayBuffers) / 2 ** 20,
  }
}

interface Request {
  criteria: Criteria
  sort: Sort
  page: number
}

/** Returns a random listing: a collection, up to four filters, any order, one of the first pages. */
function requestBy(dice: Random): Request {
  const currency = dice.pick(CURRENCIES)
  const place = dice.next()
  const scope = {
    currency,
    ...(place < 0.7 ? { collection: 1 + Math.floor(dice.next() ** 3 * COLLECTIONS) } : {}),
    ...(place > 0.7 && place < 0.8 ? { brand: dice.between(1, BRANDS) } : {}),
    ...(dice.chance(0.1) ? { only: dice.pick(['new', 'sale'] as const) } : {}),
  }
  const sort = dice.pick(SORTS)
  const page = 1 + Math.floor(dice.next() ** 4 * 10)
  return { criteria: { ...scope, filters: filtersBy(dice, currency) }, sort, page }
}

function filtersBy(dice: Random, currency: Currency): Filters {
  const filters: { -readonly [K in keyof Filters]: Filters[K] } = { ...NO_FILTERS }
  const some = (values: readonly string[]) => dice.sample(values, dice.between(1, 3))
  const groups: (() => void)[] = [
    () => (filters.brands = some(Array.from({ length: 40 }, (_, at) => `brand-${at + 1}`))),
    () => (filters.ages = some(AGE_BANDS.map(({ key }) => key))),
    () => (filters.sizes = some(SIZES)),
    () => (filters.colors = some(COLORS)),
    () => (filters.attributes = attributesBy(dice)),
    () => (filters.price = [dice.pick(priceSteps(currency))]),
    // Who wants to see it goes to one of them.
    () => (filters.warehouses = dice.chance(0.9) ? [dice.pick(SHOWROOMS)] : some(SHOWROOMS)),
    () => (filters.inStock = true),
    () => (filters.onSale = true),
  ]
  for (const group of dice.sample(groups, dice.between(0, 4))) group()
  return filters
}

const attributesBy = (dice: Random) =>
  Object.fromEntries(dice.sample(ATTRIBUTES, dice.between(1, 2)).map(({ key }) => [key, dice.sample(['0', '1', '2'], 2)]))

if (import.meta.main) answerQuestions(measure)
