/**
 * What the read model is made of. Products come in chunks, each as one JSON text that the database builds: parsing that
 * is five times cheaper than decoding a quarter of a million cells, and short enough not to hold up other requests.
 */
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

/** At most `limit` products after `after` in order of id; fewer mean that there are no more. */
export async function readProducts(query: Query, after: number, limit: number): Promise<CatalogueProduct[]> {
  return readWhere(query, sql`select id from product where id > ${after}::integer order by id limit ${limit}::integer`)
}

/** Products whose change number is above `since`, and the bundles that one of them is a part of. */
export async function readChangedProducts(query: Query, since: number): Promise<CatalogueProduct[]> {
  return readWhere(
    query,
    sql`select id from product where change_number > ${since}::bigint
      union
      select bundle.product_id from bundle_item
        join variant part on part.id = bundle_item.variant_id
        join product on product.id = part.product_id and product.change_number > ${since}::bigint
        join variant bundle on bundle.id = bundle_item.bundle_variant_id`,
  )
}

/** `ids` is a statement that answers product ids. */
async function readWhere(query: Query, ids: ReturnType<typeof sql>): Promise<CatalogueProduct[]> {
  const answer = await sql<{ products: string | null; variants: string | null; parts: string | null }>`
    with wanted as materialized (${ids}),
    texts as (
      select product_id, jsonb_object_agg(locale, name) as name, jsonb_object_agg(locale, slug) as slug
      from product_text where product_id in (select id from wanted) group by product_id
    ),
    places as (
      select product_id, json_agg(collection_id) as collections
      from product_collection where product_id in (select id from wanted) group by product_id
    ),
    wanted_variant as materialized (
      select v.id, v.product_id, v.position, v.sku, v.color, v.colourway
      from variant v where v.product_id in (select id from wanted)
    ),
    prices as (
      select variant_id, json_object_agg(currency, sale) as sale, json_object_agg(currency, prior) as prior
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
    select
      (select json_agg(json_build_array(p.id, p.kind, p.brand_id, p.collection_id, coalesce(places.collections, '[]'::json), p.flags,
          p.no_promo, p.art, p.age_from_months, p.age_to_months, p.rank, (extract(epoch from p.published_at) * 1000)::bigint,
          texts.name, texts.slug) order by p.id)::text
        from product p join texts on texts.product_id = p.id left join places on places.product_id = p.id
        where p.id in (select id from wanted)) as products,
      (select json_agg(json_build_array(v.product_id, v.id, v.sku, v.color, v.colourway,
          coalesce(bundle_stock.free, own_stock.free, 0), prices.sale, prices.prior) order by v.product_id, v.position, v.id)::text
        from wanted_variant v join prices on prices.variant_id = v.id
        left join own_stock on own_stock.variant_id = v.id
        left join bundle_stock on bundle_stock.variant_id = v.id) as variants,
      (select json_agg(json_build_array(v.product_id, part.product_id, part.id, item.quantity) order by item.position)::text
        from bundle_item item join wanted_variant v on v.id = item.bundle_variant_id
        join variant part on part.id = item.variant_id) as parts`.execute(query)
  const row = answer.rows[0]
  const parts = new Map<number, BundlePart[]>()
  for (const [bundle, product, variant, qty] of JSON.parse(row?.parts ?? '[]') as PartCells[]) {
    const own = parts.get(bundle) ?? []
    parts.set(bundle, own)
    own.push({ product, variant, qty })
  }
  return together(JSON.parse(row?.products ?? '[]'), JSON.parse(row?.variants ?? '[]'), parts)
}

type PartCells = [bundle: number, product: number, variant: number, qty: number]
type ProductCells = [
  number,
  CatalogueProduct['kind'],
  number,
  number,
  number[],
  string[],
  boolean,
  unknown,
  number | null,
  number | null,
  number,
  number | null,
  Record<Locale, string>,
  Record<Locale, string>,
]
type VariantCells = [
  number,
  number,
  string,
  string | null,
  string | null,
  number,
  Record<Currency, number>,
  Record<Currency, number | null>,
]

/** Both lists are in order of product id. */
function together(
  products: ProductCells[],
  variants: VariantCells[],
  parts: ReadonlyMap<number, BundlePart[]>,
): CatalogueProduct[] {
  let at = 0
  return products.map((cells) => {
    const [id, kind, brand, collection, collections, flags, noPromo, art, ageFrom, ageTo, rank, publishedAt, name, slug] = cells
    const own: CatalogueVariant[] = []
    for (let cell = variants[at]; cell && cell[0] <= id; cell = variants[++at]) {
      const [product, variant, sku, color, colourway, free, sale, prior] = cell
      if (product === id) own.push({ id: variant, sku, color, colourway, free, sale, prior })
    }
    return {
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
      name,
      slug,
      variants: own,
      parts: parts.get(id) ?? [],
    }
  })
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
