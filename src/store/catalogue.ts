/**
 * What the read model is made of. Products come as JSON texts that the database builds: parsing those is five times
 * cheaper than decoding a quarter of a million cells, and each is short enough not to hold up other requests.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Currency, Locale } from '#domain/market.ts'
import type { Query } from './db.ts'

export interface CatalogueVariant {
  id: number
  sku: string
  color: string | null
  colourway: string | null
  /** Pieces that can be promised, all warehouses together; a bundle's is that of its scarcest part. */
  free: number
  /** Integer hundredths. */
  sale: Record<Currency, number>
  prior: Record<Currency, number | null>
}

export interface CatalogueProduct {
  id: number
  kind: 'simple' | 'bundle' | 'voucher'
  brand: number
  /** The collection it belongs to; `collections` adds that one's ancestors and every other place it is listed in. */
  collection: number
  collections: number[]
  flags: string[]
  noPromo: boolean
  art: unknown
  ageFrom: number | null
  ageTo: number | null
  /** More is recommended more. */
  rank: number
  /** Milliseconds since 1970, null while it is a draft. */
  publishedAt: number | null
  name: Record<Locale, string>
  slug: Record<Locale, string>
  variants: CatalogueVariant[]
  /** What a bundle is made of, in order; none for anything else. */
  parts: BundlePart[]
}

export interface BundlePart {
  product: number
  variant: number
  qty: number
}

export interface CatalogueCollection {
  id: number
  key: string
  parent: number | null
  flags: string[]
  art: string | null
  startsAt: number | null
  endsAt: number | null
  name: Record<Locale, string>
  slug: Record<Locale, string>
  path: Record<Locale, string>
  description: Record<Locale, string>
}

export interface CatalogueBrand {
  id: number
  slug: string
  name: string
  description: Partial<Record<Locale, string>>
  logo: string | null
}

export async function readCatalogueVersion(query: Query): Promise<number> {
  return (await query.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version
}

/** Ids of all products in order, or of those that changed after `since` and of the bundles that one of them is a part of. */
export async function readProductIds(query: Query, since: number | null = null): Promise<number[]> {
  const changed = sql`
    select id from product where change_number > ${since}::bigint
    union
    select bundle.product_id from bundle_item
      join variant part on part.id = bundle_item.variant_id
      join product on product.id = part.product_id and product.change_number > ${since}::bigint
      join variant bundle on bundle.id = bundle_item.bundle_variant_id`
  const { rows } = await sql<{ ids: number[] | null }>`
    select json_agg(id order by id) as ids from (${since === null ? sql`select id from product` : changed}) as wanted`.execute(
    query,
  )
  return rows[0]?.ids ?? []
}

/** Products of one JSON text: reading it takes about three milliseconds. */
const IN_A_TEXT = 500

/** The products of these ids, in no order; other requests are answered while it reads. */
export async function readProducts(query: Query, ids: readonly number[]): Promise<CatalogueProduct[]> {
  if (ids.length === 0) return []
  const wanted = sql`select id, (place - 1) / ${IN_A_TEXT}::integer as bucket
    from unnest(${ids}::integer[]) with ordinality as wanted (id, place)`
  const variants = new Map<number, CatalogueVariant[]>()
  await eachLine<VariantCells>(query, variantTexts(wanted), (cells) => {
    const [product, id, sku, color, colourway, free, ron, eur, huf, ronPrior, eurPrior, hufPrior] = cells
    const variant: CatalogueVariant = {
      id,
      sku,
      color,
      colourway,
      free,
      sale: { RON: ron, EUR: eur, HUF: huf },
      prior: { RON: ronPrior, EUR: eurPrior, HUF: hufPrior },
    }
    const own = variants.get(product)
    if (own) own.push(variant)
    else variants.set(product, [variant])
  })
  const parts = await readParts(query, ids)
  const products: CatalogueProduct[] = []
  await eachLine<ProductCells>(query, productTexts(wanted), (cells) => {
    const [id, kind, brand, collection, collections, flags, noPromo, art, ageFrom, ageTo, rank, publishedAt, ...words] = cells
    const [ro, en, hu, roSlug, enSlug, huSlug] = words
    products.push({
      id,
      kind,
      brand,
      collection,
      collections,
      flags,
      noPromo,
      art,
      ageFrom,
      ageTo,
      rank,
      publishedAt,
      name: { ro, en, hu },
      slug: { ro: roSlug, en: enSlug, hu: huSlug },
      variants: variants.get(id) ?? [],
      parts: parts.get(id) ?? [],
    })
  })
  return products
}

type Words = [ro: string, en: string, hu: string, roSlug: string, enSlug: string, huSlug: string]
type Prices = [ron: number, eur: number, huf: number, ronPrior: number | null, eurPrior: number | null, hufPrior: number | null]
type VariantCells = [
  product: number,
  id: number,
  sku: string,
  color: string | null,
  colourway: string | null,
  free: number,
  ...prices: Prices,
]
type ProductCells = [
  id: number,
  kind: CatalogueProduct['kind'],
  brand: number,
  collection: number,
  collections: number[],
  flags: string[],
  noPromo: boolean,
  art: unknown,
  ageFrom: number | null,
  ageTo: number | null,
  rank: number,
  publishedAt: number | null,
  ...words: Words,
]
type Statement = ReturnType<typeof sql>

/** Reads the lines of a statement that answers texts of JSON arrays, with a pause after each text. */
async function eachLine<T>(query: Query, statement: Statement, read: (line: T) => void): Promise<void> {
  const { rows } = await (statement as ReturnType<typeof sql<{ lines: string }>>).execute(query)
  for (const { lines } of rows) {
    for (const line of JSON.parse(lines) as T[]) read(line)
    await nextTurn()
  }
}

const productTexts = (wanted: Statement): Statement => sql`
  with wanted as materialized (${wanted}),
  words as (
    select product_id, max(name) filter (where locale = 'ro') as ro, max(name) filter (where locale = 'en') as en,
      max(name) filter (where locale = 'hu') as hu, max(slug) filter (where locale = 'ro') as ro_slug,
      max(slug) filter (where locale = 'en') as en_slug, max(slug) filter (where locale = 'hu') as hu_slug
    from product_text where product_id in (select id from wanted) group by product_id
  ),
  places as (
    select product_id, array_agg(collection_id) as collections
    from product_collection where product_id in (select id from wanted) group by product_id
  )
  select json_agg(json_build_array(p.id, p.kind, p.brand_id, p.collection_id, coalesce(places.collections, '{}'::integer[]), p.flags, p.no_promo,
      p.art, p.age_from_months, p.age_to_months, p.rank, (extract(epoch from p.published_at) * 1000)::bigint,
      words.ro, words.en, words.hu, words.ro_slug, words.en_slug, words.hu_slug))::text as lines
  from wanted join product p on p.id = wanted.id join words on words.product_id = p.id left join places on places.product_id = p.id
  group by wanted.bucket`

const variantTexts = (wanted: Statement): Statement => sql`
  with wanted as materialized (${wanted}),
  wanted_variant as materialized (
    select v.id, v.product_id, v.position, v.sku, v.color, v.colourway, wanted.bucket
    from wanted join variant v on v.product_id = wanted.id
  ),
  prices as (
    select variant_id, max(sale) filter (where currency = 'RON') as ron, max(sale) filter (where currency = 'EUR') as eur,
      max(sale) filter (where currency = 'HUF') as huf, max(prior) filter (where currency = 'RON') as ron_prior,
      max(prior) filter (where currency = 'EUR') as eur_prior, max(prior) filter (where currency = 'HUF') as huf_prior
    from price where variant_id in (select id from wanted_variant) group by variant_id
  ),
  own_stock as (
    select variant_id, sum(on_hand - reserved)::integer as free
    from stock where variant_id in (select id from wanted_variant) group by variant_id
  ),
  bundle_stock as (
    select item.bundle_variant_id as variant_id, min(coalesce(part.free, 0) / item.quantity)::integer as free
    from bundle_item item
    left join lateral (select sum(on_hand - reserved) as free from stock where stock.variant_id = item.variant_id) part on true
    where item.bundle_variant_id in (select id from wanted_variant) group by item.bundle_variant_id
  )
  select json_agg(json_build_array(v.product_id, v.id, v.sku, v.color, v.colourway, coalesce(bundle_stock.free, own_stock.free, 0),
      prices.ron, prices.eur, prices.huf, prices.ron_prior, prices.eur_prior, prices.huf_prior) order by v.position, v.id)::text as lines
  from wanted_variant v join prices on prices.variant_id = v.id
    left join own_stock on own_stock.variant_id = v.id
    left join bundle_stock on bundle_stock.variant_id = v.id
  group by v.bucket`

async function readParts(query: Query, ids: readonly number[]): Promise<Map<number, BundlePart[]>> {
  const { rows } = await sql<BundlePart & { bundle: number }>`
    select bundle.product_id as bundle, part.product_id as product, part.id as variant, item.quantity as qty
    from bundle_item item
      join variant bundle on bundle.id = item.bundle_variant_id
      join variant part on part.id = item.variant_id
    where bundle.product_id = any(${ids}::integer[])
    order by item.position`.execute(query)
  return Map.groupBy(rows, ({ bundle }) => bundle)
}

export async function readCollections(query: Query): Promise<CatalogueCollection[]> {
  const rows = await query
    .selectFrom('collection')
    .innerJoin('collection_text as text', 'text.collection_id', 'collection.id')
    .select(['id', 'key', 'parent_id', 'flags', 'art', 'starts_at', 'ends_at', 'locale', 'name', 'slug', 'path', 'description'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const found = new Map<number, CatalogueCollection>()
  for (const row of rows) {
    let collection = found.get(row.id)
    if (!collection) {
      collection = {
        id: row.id,
        key: row.key,
        parent: row.parent_id,
        flags: row.flags,
        art: row.art,
        startsAt: row.starts_at?.getTime() ?? null,
        endsAt: row.ends_at?.getTime() ?? null,
        name: { ro: '', en: '', hu: '' },
        slug: { ro: '', en: '', hu: '' },
        path: { ro: '', en: '', hu: '' },
        description: { ro: '', en: '', hu: '' },
      }
      found.set(row.id, collection)
    }
    collection.name[row.locale] = row.name
    collection.slug[row.locale] = row.slug
    collection.path[row.locale] = row.path
    collection.description[row.locale] = row.description
  }
  return [...found.values()]
}

export const readBrands = (query: Query): Promise<CatalogueBrand[]> =>
  query.selectFrom('brand').select(['id', 'slug', 'name', 'description', 'logo']).execute()

export interface RetiredSlug {
  kind: 'product' | 'collection' | 'brand' | 'page'
  locale: Locale
  slug: string
  target: number
}

export const readRetiredSlugs = (query: Query): Promise<RetiredSlug[]> =>
  query.selectFrom('slug_history').select(['kind', 'locale', 'slug', 'target_id as target']).execute()

export interface CatalogueAttribute {
  key: string
  kind: string
  unit: string | null
  name: Record<Locale, string>
  options: readonly unknown[]
}

export const readAttributes = (query: Query): Promise<CatalogueAttribute[]> =>
  query.selectFrom('attribute').select(['key', 'kind', 'unit', 'name', 'options']).execute()

/** A place that customers may visit. */
export interface Showroom {
  id: string
  city: Record<Locale, string>
  name: Record<Locale, string>
  address: string
  zip: string
}

export const readShowrooms = (query: Query): Promise<Showroom[]> =>
  query
    .selectFrom('warehouse')
    .select(['id', 'city', 'name', 'address', 'zip'])
    .where('kind', '=', 'showroom')
    .orderBy('position')
    .orderBy('id')
    .execute()
