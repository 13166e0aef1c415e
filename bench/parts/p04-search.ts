/** P4: searching in process, as words and as they are typed, with all filters counted; and what making the index holds up. */
import { openCatalog, type Catalog } from '#catalog/catalog.ts'
import { listProducts } from '#catalog/columns/listing.ts'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import type { Database } from '#store/database/db.ts'
import { ask } from '#test/search/ask.ts'
import { demoGoods } from '#test/search/goods.ts'
import { meansOf } from '#test/search/judge.ts'
import { readSet, TUNING } from '#test/search/query-set.ts'
import { sql } from 'kysely'
import { atLeast, atMost, infoRow, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'
import { quantile, timesOf, watchPauses } from '../programs/pauses.ts'

const LONGEST_PAUSE_MS = 20

export async function run({ server }: Pick<Bench, 'server'>): Promise<Row[]> {
  const database = await server.copy()
  try {
    return await database.read(measure)
  } finally {
    await database.remove()
  }
}

async function measure(db: Database): Promise<Row[]> {
  const catalog = await openCatalog(db, { now: () => new Date() })
  const index = await watchPauses(() => catalog.search.update(catalog.current))
  const { search } = catalog
  const asked = readSet(TUNING)
  const find = asked.map(
    ({ locale, text }) =>
      () =>
        search.find(catalog.current, locale, text),
  )
  const typed = asked.flatMap(({ locale, text }) =>
    Array.from({ length: text.length }, (_, end) => () => search.suggest(catalog.current, locale, text.slice(0, end + 1))),
  )
  const filtered = asked.map(({ locale, text }) => async () => {
    const { docs: among } = await search.find(catalog.current, locale, text)
    const listing = listProducts(catalog.current, { among, currency: MARKETS[locale].currency })
    return [listing.page('price-asc', 1), listing.facets()]
  })
  await timesOf(find)
  const times = await timesOf(find)
  const suggested = await timesOf(typed)
  const counted = await timesOf(filtered)
  const precision = await Promise.all(LOCALES.map(async (locale) => ({ locale, mean: await precisionOf(catalog, locale) })))
  const name = await watchPauses(() => rename(db, catalog))
  return [
    atMost('P4', 'search, 8,500 products, p99', quantile(times, 0.99), 5, 'ms', 2),
    infoRow('the same, p50', quantile(times, 0.5), 'ms', 3),
    atMost('P4', 'search with total, page and all facets, p99', quantile(counted, 0.99), 5, 'ms', 2),
    atMost('P4', 'suggestions, letter by letter, p99', quantile(suggested, 0.99), 50, 'ms', 2),
    infoRow('the same, p50', quantile(suggested, 0.5), 'ms', 3),
    ...precision.map(({ locale, mean }) => atLeast('P4', `precision at 10, ${locale}`, mean, 0.95, '', 3)),
    atMost('', 'longest pause while the index is made', index.longestMs, LONGEST_PAUSE_MS, 'ms'),
    infoRow('making it, processor time', index.ms, 'ms', 0),
    atMost('', 'longest pause while a new name is taken in', name.longestMs, LONGEST_PAUSE_MS, 'ms'),
  ]
}

async function precisionOf(catalog: Catalog, locale: Locale): Promise<number> {
  const goods = new Map(demoGoods().map((good) => [good.id, good]))
  const answers = []
  for (const query of readSet(TUNING)) if (query.locale === locale) answers.push(await ask(catalog, goods, query))
  return meansOf(answers).precision
}

/** Renames a product: snapshot and index are built again while the shop runs. */
async function rename(db: Database, catalog: Catalog): Promise<void> {
  const { id } = catalog.current.products[0]!
  await db.transaction(async (tx) => {
    await sql`update catalogue_version set version = version + 1`.execute(tx)
    await sql`update product_text set name = name || ' nou' where product_id = ${id} and locale = 'ro'`.execute(tx)
    await sql`update product set change_number = (select version from catalogue_version) where id = ${id}`.execute(tx)
  })
  await catalog.refresh()
}
