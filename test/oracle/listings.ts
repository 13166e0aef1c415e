/**
 * Listings as SQL answers them, written without a look at the read model: which products, in which order, and what each
 * filter would leave. What a filter would leave is asked as its definition says: the total with it alone in its group.
 */
import { sql, type RawBuilder } from 'kysely'
import { AGE_BANDS, NO_FILTERS, priceSteps, type Filters, type PriceRange } from '#domain/catalog/filters.ts'
import { PAGE_SIZE } from '#domain/catalog/listing.ts'
import type { Currency } from '#domain/market/market.ts'
import type { Size } from '#domain/catalog/size.ts'
import type { Database } from '#store/database/db.ts'

export interface Asked {
  currency: Currency
  collection?: number
  brand?: number
  only?: 'new' | 'sale'
  /** Product ids instead of all, in their order. */
  among?: readonly number[]
  filters?: Filters
  sort: 'recommended' | 'price-asc' | 'price-desc' | 'new'
  page: number
}

/** What can be chosen in the shop that is asked. */
export interface Choices {
  brands: readonly string[]
  /** Sizes by their key. */
  sizes: Readonly<Record<string, readonly Size[]>>
  colors: readonly string[]
  /** Values of the attributes by key and option. */
  attributes: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  showrooms: readonly string[]
}

type Condition = RawBuilder<unknown>

const ORDERS = {
  'price-asc': sql`sale asc, id`,
  'price-desc': sql`sale desc, id`,
  new: sql`floor(extract(epoch from published_at) / 60) desc, id`,
}

/**
 * Lays out what is asked later, once the catalog is complete: `stocked`, every variant and where it lies, and `face`, every
 * listed product with the price of its card: of the cheapest variant that can be bought, or of all when none can.
 */
export async function layOut(db: Database, now: Date): Promise<void> {
  await sql`create table stocked as
    select v.id, v.product_id, v.position, v.size, v.color, p.kind = 'voucher' or coalesce(case when p.kind = 'bundle'
        then (select min((select coalesce(sum(on_hand - reserved), 0) from stock where variant_id = i.variant_id) / i.quantity)
          from bundle_item i where i.bundle_variant_id = v.id)
        else (select sum(on_hand - reserved) from stock where variant_id = v.id) end >= 1, false) as in_stock,
      array(select w.id from warehouse w where w.kind = 'showroom' and case when p.kind = 'bundle'
        then not exists (select from bundle_item i where i.bundle_variant_id = v.id and i.quantity >
          coalesce((select on_hand - reserved from stock s where s.variant_id = i.variant_id and s.warehouse_id = w.id), 0))
        else exists (select from stock s where s.variant_id = v.id and s.warehouse_id = w.id and on_hand > reserved) end) as places
    from variant v join product p on p.id = v.product_id`.execute(db.query)
  await sql`create index on stocked (product_id)`.execute(db.query)
  await sql`create table face as
    select distinct on (r.currency, p.id) r.currency, p.id, p.rank, p.published_at, p.brand_id, b.slug as brand, p.attributes,
      p.age_from_months as age_from, p.age_to_months as age_to, v.in_stock, r.sale,
      not p.no_promo and coalesce(r.prior > r.sale, false) as is_reduced,
      not p.no_promo and p.published_at > ${now}::timestamptz - interval '30 days' as is_new,
      (select array_agg(collection_id) from product_collection c where c.product_id = p.id) as collection_ids
    from product p join brand b on b.id = p.brand_id join stocked v on v.product_id = p.id join price r on r.variant_id = v.id
    where p.published_at <= ${now}
    order by r.currency, p.id, v.in_stock desc, r.sale, v.position`.execute(db.query)
}

const all = (conditions: Condition[]): Condition => sql.join([sql`true`, ...conditions], sql` and `)
const any = (conditions: Condition[]): Condition => sql`(${sql.join([sql`false`, ...conditions], sql` or `)})`

const scope = ({ currency, collection, brand, only, among }: Asked): Condition[] => [
  sql`currency = ${currency}`,
  ...(collection === undefined ? [] : [sql`collection_ids @> array[${collection}::integer]`]),
  ...(brand === undefined ? [] : [sql`brand_id = ${brand}::integer`]),
  ...(only === 'new' ? [sql`is_new`] : only === 'sale' ? [sql`is_reduced`] : []),
  ...(among === undefined ? [] : [sql`id = any(${among}::integer[])`]),
]

const inRange = ({ from, to }: PriceRange): Condition =>
  sql`sale between ${from ?? 0}::integer and ${to ?? 2_147_483_647}::integer`

const ofAge = (key: string): Condition => {
  const { from, to } = AGE_BANDS.find((band) => band.key === key)!
  return sql`(num_nonnulls(age_from, age_to) > 0 and coalesce(age_from, 0) < ${to ?? 9999}::integer
    and greatest(coalesce(age_to, 9999), coalesce(age_from, 0) + 1) > ${from}::integer)`
}

function fits(filters: Filters, { sizes, attributes }: Choices): Condition {
  const { brands, ages, price, onSale, inStock, warehouses, colors } = filters
  const ofVariant = [
    ...(filters.sizes.length > 0
      ? [any(filters.sizes.flatMap((key) => (sizes[key] ?? []).map((size) => sql`v.size = ${JSON.stringify(size)}::jsonb`)))]
      : []),
    ...(colors.length > 0 ? [sql`v.color = any(${colors}::text[])`] : []),
    ...(warehouses.length > 0 ? [sql`v.places && ${warehouses}::text[]`] : []),
    ...(inStock ? [sql`v.in_stock`] : []),
  ]
  return all([
    ...(brands.length > 0 ? [sql`brand = any(${brands}::text[])`] : []),
    ...(ages.length > 0 ? [any(ages.map(ofAge))] : []),
    ...(price.length > 0 ? [any(price.map(inRange))] : []),
    ...(onSale ? [sql`is_reduced`] : []),
    ...Object.entries(filters.attributes).map(([key, options]) =>
      any(options.map((option) => sql`attributes -> ${key} = ${JSON.stringify(attributes[key]?.[option] ?? null)}::jsonb`)),
    ),
    ...(ofVariant.length > 0 ? [sql`exists (select from stocked v where v.product_id = face.id and ${all(ofVariant)})`] : []),
  ])
}

/** One page of product ids, and how many there are in all: undefined when the page has none. */
export async function pageBySql(db: Database, asked: Asked, choices: Choices) {
  const { among, sort, page, filters = NO_FILTERS } = asked
  const recommended = among ? sql`array_position(${among}::integer[], id)` : sql`in_stock desc, rank desc, id`
  const { rows } = await sql<{ id: number; total: number }>`
    select id, count(*) over ()::integer as total from face where ${all([...scope(asked), fits(filters, choices)])}
    order by ${sort === 'recommended' ? recommended : sql`in_stock desc, ${ORDERS[sort]}`}
    limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db.query)
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total }
}

/** Every choice with what it would leave; the least and the highest price without the filter for prices. */
export async function facetsBySql(db: Database, asked: Asked, choices: Choices) {
  const filters = asked.filters ?? NO_FILTERS
  const questions = new Map<string, Filters>()
  for (const brand of choices.brands) questions.set(`brands ${brand}`, { ...filters, brands: [brand] })
  for (const { key } of AGE_BANDS) questions.set(`ages ${key}`, { ...filters, ages: [key] })
  for (const size of Object.keys(choices.sizes)) questions.set(`sizes ${size}`, { ...filters, sizes: [size] })
  for (const color of choices.colors) questions.set(`colors ${color}`, { ...filters, colors: [color] })
  for (const place of choices.showrooms) questions.set(`warehouses ${place}`, { ...filters, warehouses: [place] })
  for (const [key, options] of Object.entries(choices.attributes))
    for (const option of Object.keys(options))
      questions.set(`${key} ${option}`, { ...filters, attributes: { ...filters.attributes, [key]: [option] } })
  for (const [at, price] of priceSteps(asked.currency).entries()) questions.set(`step ${at}`, { ...filters, price: [price] })
  questions.set('inStock', { ...filters, inStock: true })
  questions.set('onSale', { ...filters, onSale: true })
  const anyPrice = fits({ ...filters, price: [] }, choices)
  const { rows } = await sql<{ counts: number[]; min: number | null; max: number | null }>`
    select array[${sql.join(Array.from(questions.values(), (one) => sql`count(*) filter (where ${fits(one, choices)})`))}]::integer[]
        as counts, min(sale) filter (where ${anyPrice}) as min, max(sale) filter (where ${anyPrice}) as max
    from face where ${all(scope(asked))}`.execute(db.query)
  const { counts, min, max } = rows[0]!
  return { counts: new Map(Array.from(questions.keys(), (question, at) => [question, counts[at]!])), min, max }
}
