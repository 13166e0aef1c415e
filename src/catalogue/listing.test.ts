/** Every listing of the read model is compared with what SQL answers to the same question. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { PAGE_SIZE, SORTS } from '#domain/listing.ts'
import { CURRENCIES } from '#domain/market.ts'
import { COLLECTIONS, putCatalogue, type TestProduct } from '#test/catalogue.ts'
import { OPENING, testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { openCatalogue, type Catalogue } from './catalogue.ts'
import { listProducts, type ListingRequest } from './listing.ts'

const db = await testDatabase()
let catalogue: Catalogue

const variant = fc.record({
  sale: fc.integer({ min: 1, max: 40 }).map((n) => n * 500),
  prior: fc.option(fc.integer({ min: 1, max: 45 }).map((n) => n * 500)),
  free: fc.integer({ min: 0, max: 3 }).map((n) => Math.max(0, n - 1)),
})
const product: fc.Arbitrary<TestProduct> = fc.record({
  kind: fc.constantFrom('simple', 'simple', 'simple', 'voucher'),
  brand: fc.integer({ min: 1, max: 5 }),
  collection: fc.integer({ min: 3, max: 6 }),
  rank: fc.integer({ min: 0, max: 30 }),
  noPromo: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  publishedDaysAgo: fc.option(fc.integer({ min: -3, max: 60 }), { freq: 20 }),
  variants: fc.array(variant, { minLength: 1, maxLength: 4 }),
})

beforeAll(async () => {
  const simple = fc.sample(product, { numRuns: 240, seed: 7 })
  const bundles = Array.from({ length: 12 }, (_, at): TestProduct => ({
    kind: 'bundle',
    collection: 3 + (at % 4),
    rank: at,
    variants: [{ sale: 5000 + at * 700, prior: 9000, free: 0 }],
    parts: [
      { variant: (at + 1) * 100, qty: 1 + (at % 2) },
      { variant: (at + 20) * 100, qty: 1 },
    ],
  }))
  await putCatalogue(db, [...simple, ...bundles])
  catalogue = await openCatalogue(db, testClock())
})

const ORDERS = {
  recommended: sql`rank desc`,
  'price-asc': sql`sale asc`,
  'price-desc': sql`sale desc`,
  new: sql`floor(extract(epoch from published_at) / 60) desc`,
}

/** The listing as SQL, written without a look at the read model. */
async function bySql({ currency, collection, brand, only, sort, page }: ListingRequest) {
  const where = sql.join(
    [
      sql`true`,
      ...(collection === undefined ? [] : [sql`collection_ids @> array[${collection}::integer]`]),
      ...(brand === undefined ? [] : [sql`brand_id = ${brand}`]),
      ...(only === 'new' ? [sql`is_new`] : only === 'sale' ? [sql`is_reduced`] : []),
    ],
    sql` and `,
  )
  const { rows } = await sql<{ id: number; total: number }>`
    with free as (
      select v.id, case
        when p.kind = 'voucher' then 1
        when p.kind = 'bundle' then (select min((select coalesce(sum(on_hand - reserved), 0) from stock where variant_id = i.variant_id) / i.quantity)
          from bundle_item i where i.bundle_variant_id = v.id)
        else (select coalesce(sum(on_hand - reserved), 0) from stock where variant_id = v.id) end as free
      from variant v join product p on p.id = v.product_id
    ), face as (
      select distinct on (p.id) p.id, p.rank, p.published_at, p.brand_id, free.free > 0 as in_stock, r.sale,
        not p.no_promo and coalesce(r.prior > r.sale, false) as is_reduced,
        not p.no_promo and p.published_at > ${OPENING}::timestamptz - interval '30 days' as is_new,
        (select array_agg(collection_id) from product_collection c where c.product_id = p.id) as collection_ids
      from product p join variant v on v.product_id = p.id join free on free.id = v.id
        join price r on r.variant_id = v.id and r.currency = ${currency}
      where p.published_at <= ${OPENING}
      order by p.id, free.free > 0 desc, r.sale, v.position
    )
    select id, count(*) over ()::integer as total from face where ${where}
    order by in_stock desc, ${ORDERS[sort]}, id limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db.query)
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total }
}

test('every total and every page is what SQL answers', async () => {
  const request = fc.record(
    {
      currency: fc.constantFrom(...CURRENCIES),
      sort: fc.constantFrom(...SORTS),
      page: fc.integer({ min: 1, max: 4 }),
      collection: fc.integer({ min: 1, max: COLLECTIONS.length }),
      brand: fc.integer({ min: 1, max: 6 }),
      only: fc.constantFrom('new' as const, 'sale' as const),
    },
    { requiredKeys: ['currency', 'sort', 'page'] },
  )
  await fc.assert(
    fc.asyncProperty(request, async (asked) => {
      const snapshot = catalogue.current
      const { total, docs } = listProducts(snapshot, asked)
      const answer = await bySql(asked)
      expect(docs.map((doc) => snapshot.ids[doc])).toEqual(answer.ids)
      if (answer.total !== undefined) expect(total).toBe(answer.total)
    }),
    { numRuns: 100 },
  )
})
