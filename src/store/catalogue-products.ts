/**
 * The products of the read model. They come by column, each an array that the database makes: a hundredth of the
 * rows, a fifth of the work of decoding a quarter of a million cells, and each answer short enough not to hold up others.
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

/** Ids of the products that changed after `since`, and of the bundles that one of them is a part of. */
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

/** The products of these ids, all of them for null, in order of id. */
export async function readProducts(query: Query, ids: readonly number[] | null): Promise<CatalogueProduct[]> {
  const variants = await readVariants(query, ids)
  const parts = await readParts(query, ids)
  const places = await readPlaces(query, ids)
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
  const { art, flags } = await one<{ art: unknown[] | null; flags: string[][] | null }>(
    query,
    sql`select json_agg(art) as art, json_agg(flags) as flags from (select art, flags from product where ${among('id', ids)} order by id) as p`,
  )
  await nextTurn()
  const [brand, collection, noPromo, rank] = [columns.brand, columns.collection, columns.no_promo, columns.rank].map((text) =>
    integers(text),
  )
  const [ageFrom, ageTo, publishedAt] = [columns.age_from, columns.age_to, columns.published_at].map((text) =>
    integers<number | null>(text),
  )
  return integers(columns.id).map((id, at): CatalogueProduct => ({
    id,
    kind: columns.kind?.[at] ?? 'simple',
    brand: brand![at]!,
    collection: collection![at]!,
    collections: places.get(id) ?? [],
    flags: flags?.[at] ?? [],
    noPromo: noPromo![at] === 1,
    art: art?.[at],
    ageFrom: ageFrom![at] ?? null,
    ageTo: ageTo![at] ?? null,
    rank: rank![at]!,
    publishedAt: publishedAt![at] ?? null,
    name: { ro: words.ro.get(id)?.[0] ?? '', en: words.en.get(id)?.[0] ?? '', hu: words.hu.get(id)?.[0] ?? '' },
    slug: { ro: words.ro.get(id)?.[1] ?? '', en: words.en.get(id)?.[1] ?? '', hu: words.hu.get(id)?.[1] ?? '' },
    variants: variants.get(id) ?? [],
    parts: parts.get(id) ?? [],
  }))
}

/** An SQL array of integers as text; no array is none. JSON is the fastest reader of numbers that there is. */
const integers = <T extends number | null = number>(text: string | null): T[] =>
  text === null ? [] : (JSON.parse(`[${text.slice(1, -1).replaceAll('NULL', 'null')}]`) as T[])

interface ProductColumns {
  id: string | null
  kind: CatalogueProduct['kind'][] | null
  brand: string | null
  collection: string | null
  no_promo: string | null
  rank: string | null
  age_from: string | null
  age_to: string | null
  published_at: string | null
}
type Statement = ReturnType<typeof sql>

/** The one row of a statement that answers columns; others are answered before it is read on. */
async function one<T>(query: Query, statement: Statement): Promise<T> {
  const { rows } = await (statement as ReturnType<typeof sql<T>>).execute(query)
  await nextTurn()
  return rows[0] as T
}

const among = (column: string, ids: readonly number[] | null): Statement =>
  ids === null ? sql`true` : sql`${sql.ref(column)} = any(${ids}::integer[])`
const amongVariants = (column: string, ids: readonly number[] | null): Statement =>
  ids === null ? sql`true` : sql`${sql.ref(column)} in (select id from variant where product_id = any(${ids}::integer[]))`

async function readVariants(query: Query, ids: readonly number[] | null): Promise<Map<number, CatalogueVariant[]>> {
  const free = new Map<number, number>()
  for (const table of [ownStock(ids), bundleStock(ids)]) {
    const { variant, pieces } = await one<{ variant: string | null; pieces: string | null }>(
      query,
      sql`select array_agg(variant_id)::text as variant, array_agg(free)::text as pieces from (${table}) as stock`,
    )
    const counts = integers(pieces)
    for (const [at, id] of integers(variant).entries()) free.set(id, counts[at]!)
  }
  const prices = await readPrices(query, ids)
  const columns = await one<VariantColumns>(
    query,
    sql`select array_agg(id)::text as id, array_agg(product_id)::text as product, json_agg(sku) as sku, json_agg(color) as color,
        json_agg(colourway) as colourway
      from (select * from variant where ${among('product_id', ids)} order by product_id, position, id) as v`,
  )
  const products = integers(columns.product)
  const found = new Map<number, CatalogueVariant[]>()
  for (const [at, id] of integers(columns.id).entries()) {
    const price = prices.get(id)
    // Without a price in every market it cannot be sold.
    if (!price) continue
    const variant: CatalogueVariant = {
      id,
      sku: columns.sku?.[at] ?? '',
      color: columns.color?.[at] ?? null,
      colourway: columns.colourway?.[at] ?? null,
      free: free.get(id) ?? 0,
      ...price,
    }
    const product = products[at]!
    const own = found.get(product)
    if (own) own.push(variant)
    else found.set(product, [variant])
  }
  return found
}

interface VariantColumns {
  id: string | null
  product: string | null
  sku: string[] | null
  color: (string | null)[] | null
  colourway: (string | null)[] | null
}

const ownStock = (ids: readonly number[] | null): Statement => sql`
  select variant_id, sum(on_hand - reserved)::integer as free from stock where ${amongVariants('variant_id', ids)} group by variant_id`

const bundleStock = (ids: readonly number[] | null): Statement => sql`
  select item.bundle_variant_id as variant_id, min(coalesce(part.free, 0) / item.quantity)::integer as free
  from bundle_item item
  left join lateral (select sum(on_hand - reserved) as free from stock where stock.variant_id = item.variant_id) part on true
  where ${amongVariants('item.bundle_variant_id', ids)} group by item.bundle_variant_id`

/** Prices by variant, of those that have one in every currency. */
async function readPrices(
  query: Query,
  ids: readonly number[] | null,
): Promise<Map<number, Pick<CatalogueVariant, 'sale' | 'prior'>>> {
  const columns = await one<Record<'variant' | 'ron' | 'eur' | 'huf' | 'ron_prior' | 'eur_prior' | 'huf_prior', string | null>>(
    query,
    sql`select array_agg(ron.variant_id)::text as variant, array_agg(ron.sale)::text as ron, array_agg(eur.sale)::text as eur,
        array_agg(huf.sale)::text as huf, array_agg(ron.prior)::text as ron_prior, array_agg(eur.prior)::text as eur_prior,
        array_agg(huf.prior)::text as huf_prior
      from price ron
        join price eur on eur.variant_id = ron.variant_id and eur.currency = 'EUR'
        join price huf on huf.variant_id = ron.variant_id and huf.currency = 'HUF'
      where ron.currency = 'RON' and ${amongVariants('ron.variant_id', ids)}`,
  )
  const [ron, eur, huf] = [columns.ron, columns.eur, columns.huf].map((text) => integers(text))
  const priors = [columns.ron_prior, columns.eur_prior, columns.huf_prior].map((text) => integers<number | null>(text))
  const [ronPrior, eurPrior, hufPrior] = priors
  return new Map(
    integers(columns.variant).map((id, at) => [
      id,
      {
        sale: { RON: ron![at]!, EUR: eur![at]!, HUF: huf![at]! },
        prior: { RON: ronPrior![at] ?? null, EUR: eurPrior![at] ?? null, HUF: hufPrior![at] ?? null },
      },
    ]),
  )
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

/** Collections by product. */
async function readPlaces(query: Query, ids: readonly number[] | null): Promise<Map<number, number[]>> {
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
