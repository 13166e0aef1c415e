/** The products of the read model. */
import { sql } from 'kysely'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { readFirstPictures, type ColourPicture } from './pictures.ts'
import { readVariants, type CatalogVariant } from './catalog-variants.ts'
import { readStatedFits, type StatedFit } from '#store/compatibility/stated.ts'
import { among, integers, one } from '#store/database/columns.ts'
import type { Query } from '#store/database/db.ts'

export type { CatalogVariant } from './catalog-variants.ts'

export interface CatalogProduct {
  id: number
  kind: 'simple' | 'bundle' | 'voucher'
  brand: number
  /** The collection it belongs to; `collections` adds that one's ancestors and every other collection it is listed in. */
  collection: number
  collections: number[]
  flags: string[]
  /** Values by key of the dictionary. */
  attributes: Record<string, unknown>
  noPromo: boolean
  /** What stands on cards: the first picture of each colourway, in their order. */
  pictures: ColourPicture[]
  ageFrom: number | null
  ageTo: number | null
  /** Higher is recommended first. */
  rank: number
  /** Milliseconds since 1970, null while it is a draft. */
  publishedAt: number | null
  /** Markets in which it is not sold although it is published. */
  withheldIn: readonly Locale[]
  name: Record<Locale, string>
  slug: Record<Locale, string>
  variants: CatalogVariant[]
  /** Parts of a bundle, in order; empty for other products. */
  parts: BundlePart[]
  /** What it is stated to fit with, in order; nothing for most. */
  fitsWith?: readonly StatedFit[]
}

export interface BundlePart {
  product: number
  variant: number
  qty: number
}

/** Reads the ids of products that changed after `since`, and of bundles that contain one of them. */
export async function readChangedIds(query: Query, since: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product where change_number > ${since}::bigint
    union
    select bundle.product_id from bundle_item
      join variant part on part.id = bundle_item.variant_id
      join product on product.id = part.product_id and product.change_number > ${since}::bigint
      join variant bundle on bundle.id = bundle_item.bundle_variant_id`.execute(query)
  return rows.map(({ id }) => id)
}

/** Returns the products of these ids, all of them for null, in order of id. */
export async function readProducts(query: Query, ids: readonly number[] | null): Promise<CatalogProduct[]> {
  const variants = await readVariants(query, ids)
  const parts = await readParts(query, ids)
  const stated = await readStatedFits(query, ids)
  const memberships = await readCollections(query, ids)
  const words = {
    ro: await readWords(query, 'ro', ids),
    en: await readWords(query, 'en', ids),
    hu: await readWords(query, 'hu', ids),
  }
  const columns = await one<ProductColumns>(
    query,
    sql`select array_agg(id)::text as id, json_agg(kind) as kind, array_agg(brand_id)::text as brand,
        array_agg(collection_id)::text as collection, array_agg(no_promo::integer)::text as no_promo, array_agg(rank)::text as rank,
        array_agg(age_from_months)::text as age_from, array_agg(age_to_months)::text as age_to,
        array_agg((extract(epoch from published_at) * 1000)::bigint)::text as published_at
      from (select * from product where ${among('id', ids)} order by id) as p`,
  )
  const pictures = await readFirstPictures(query, ids)
  const withheld = await readWithheld(query, ids)
  const flags = await details<string[]>(query, 'flags', ids)
  const attributes = await details<Record<string, unknown>>(query, 'attributes', ids)
  const [brand, collection, noPromo, rank] = [columns.brand, columns.collection, columns.no_promo, columns.rank].map((text) =>
    integers(text),
  )
  const [ageFrom, ageTo, publishedAt] = [columns.age_from, columns.age_to, columns.published_at].map((text) =>
    integers<number | null>(text),
  )
  return integers(columns.id).map((id, at): CatalogProduct => ({
    id,
    kind: columns.kind?.[at] ?? 'simple',
    brand: brand![at]!,
    collection: collection![at]!,
    collections: memberships.get(id) ?? [],
    flags: flags[at] ?? [],
    attributes: attributes[at] ?? {},
    noPromo: noPromo![at] === 1,
    pictures: pictures.get(id) ?? [],
    ageFrom: ageFrom![at] ?? null,
    ageTo: ageTo![at] ?? null,
    rank: rank![at]!,
    publishedAt: publishedAt![at] ?? null,
    withheldIn: withheld.get(id) ?? NOWHERE,
    name: { ro: words.ro.get(id)?.[0] ?? '', en: words.en.get(id)?.[0] ?? '', hu: words.hu.get(id)?.[0] ?? '' },
    slug: { ro: words.ro.get(id)?.[1] ?? '', en: words.en.get(id)?.[1] ?? '', hu: words.hu.get(id)?.[1] ?? '' },
    variants: variants.get(id) ?? [],
    parts: parts.get(id) ?? [],
    ...(stated.has(id) && { fitsWith: stated.get(id)! }),
  }))
}

interface ProductColumns {
  id: string | null
  kind: CatalogProduct['kind'][] | null
  brand: string | null
  collection: string | null
  no_promo: string | null
  rank: string | null
  age_from: string | null
  age_to: string | null
  published_at: string | null
}

const NOWHERE: readonly Locale[] = []

/** Markets by product, of the few that are withheld somewhere. */
async function readWithheld(query: Query, ids: readonly number[] | null): Promise<Map<number, Locale[]>> {
  const { rows } = await sql<{ id: number; withheld: Locale[] }>`
    select id, withheld_in as withheld from product where withheld_in <> '{}' and ${among('id', ids)}`.execute(query)
  return new Map(rows.map(({ id, withheld }) => [id, LOCALES.filter((locale) => withheld.includes(locale))]))
}

/** One column of the products, in order of id. */
async function details<T>(query: Query, column: 'flags' | 'attributes', ids: readonly number[] | null): Promise<T[]> {
  const { values } = await one<{ values: T[] | null }>(
    query,
    sql`select json_agg(${sql.ref(column)}) as values
      from (select ${sql.ref(column)} from product where ${among('id', ids)} order by id) as p`,
  )
  return values ?? []
}

/** Name and slug by product. */
async function readWords(query: Query, locale: Locale, ids: readonly number[] | null): Promise<Map<number, [string, string]>> {
  const columns = await one<{ product: string | null; name: string[] | null; slug: string[] | null }>(
    query,
    sql`select array_agg(product_id)::text as product, json_agg(name) as name, json_agg(slug) as slug
      from product_text where locale = ${locale} and ${among('product_id', ids)}`,
  )
  return new Map(integers(columns.product).map((id, at) => [id, [columns.name?.[at] ?? '', columns.slug?.[at] ?? '']]))
}

/** Collections by product, in order of id. */
async function readCollections(query: Query, ids: readonly number[] | null): Promise<Map<number, number[]>> {
  const columns = await one<{ product: string | null; collection: string | null }>(
    query,
    sql`select array_agg(product_id)::text as product, array_agg(collection_id)::text as collection
      from product_collection where ${among('product_id', ids)}`,
  )
  const collections = integers(columns.collection)
  const found = new Map<number, number[]>()
  for (const [at, product] of integers(columns.product).entries()) {
    const own = found.get(product)
    if (own) own.push(collections[at]!)
    else found.set(product, [collections[at]!])
  }
  // Rows come in the order of the plan; equal products must be equal however they were read.
  for (const own of found.values()) own.sort((x, y) => x - y)
  return found
}

async function readParts(query: Query, ids: readonly number[] | null): Promise<Map<number, BundlePart[]>> {
  const { rows } = await sql<BundlePart & { bundle: number }>`
    select bundle.product_id as bundle, part.product_id as product, part.id as variant, item.quantity as qty
    from bundle_item item
      join variant bundle on bundle.id = item.bundle_variant_id
      join variant part on part.id = item.variant_id
    where ${among('bundle.product_id', ids)}
    order by item.position`.execute(query)
  return Map.groupBy(rows, ({ bundle }) => bundle)
}
