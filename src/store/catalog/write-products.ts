/** Writes products with everything that belongs to them, many at once: a product is known by the SKUs of its variants. */
import { sql } from 'kysely'
import type { ProductInput } from '#domain/catalog/catalog-input.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'
import { refuseProblems, type InputProblem } from '#store/database/input-refused.ts'
import type { Tables } from '#store/database/tables.ts'
import { upsertRows, type Conflict, type PartialRow } from '#store/database/upsert-rows.ts'
import { writeStatedFits, type StatedFit, type StatedList } from '#store/compatibility/stated.ts'
import { putStockRows } from '#store/stock/write-stock.ts'
import { raiseCatalogVersion } from './catalog-version.ts'
import {
  collectionRows,
  pictureRows,
  placeProducts,
  productRow,
  textRows,
  variantRows,
  type KnownKeys,
  type PlacedProduct,
} from './product-rows.ts'
import { retireSlugs } from './retired-slugs.ts'
import { putPrices } from './write-prices.ts'

/** A variant that is left out stays as it is: orders may name it. @throws InputRefused */
export async function putProducts(tx: Query, products: readonly ProductInput[], now: Date): Promise<void> {
  const version = await raiseCatalogVersion(tx)
  const known = await readKnownKeys(tx, products)
  const placed = placeProducts(products, known)
  // Parts of bundles are known too, which are written before them.
  const knownIds = new Set(
    products.flatMap(({ variants }) => variants.flatMap(({ sku }) => known.variants.get(sku)?.product ?? [])),
  )
  const texts = placed.flatMap(textRows)
  await checkAddresses(tx, texts, now)
  const areNew = knownIds.size === 0
  const by = <Table extends keyof Tables>(...key: Conflict<Table>['key']): Conflict<Table> | null => (areNew ? null : { key })
  const rows = placed.map((product) => productRow(product, known, version))
  await upsertRows(tx, 'product', rows, by<'product'>('id'))
  await upsertRows(tx, 'product_text', texts, by<'product_text'>('product_id', 'locale'))
  await clearLists(
    tx,
    placed.map(({ id }) => id).filter((id) => knownIds.has(id)),
  )
  const listed = placed.flatMap((product) => collectionRows(product, known))
  await upsertRows(tx, 'product_collection', listed, null)
  await upsertRows(tx, 'product_picture', placed.flatMap(pictureRows), null)
  await upsertRows(tx, 'variant', placed.flatMap(variantRows), by<'variant'>('id'))
  await putVariantFacts(tx, placed, known, now)
  await putParts(tx, placed, known)
  await putFits(tx, placed, version)
}

async function putVariantFacts(tx: Query, placed: readonly PlacedProduct[], known: KnownKeys, now: Date): Promise<void> {
  const variants = placed.flatMap((product) => product.variants)
  await putPrices(
    tx,
    variants.map(({ id, input }) => ({ variant: id, isNew: !known.variants.has(input.sku), prices: input.prices })),
    now,
  )
  await putStockRows(
    tx,
    variants.flatMap(({ id, input }) => (input.stock ?? []).map((place) => ({ variant: id, sku: input.sku, ...place }))),
    { kind: 'import', at: now },
  )
}

async function readKnownKeys(tx: Query, products: readonly ProductInput[]): Promise<KnownKeys> {
  const skus = products.flatMap(({ variants, parts }) => [...variants, ...parts].map(({ sku }) => sku))
  const brands = await tx.selectFrom('brand').select(['slug', 'id']).execute()
  const manufacturers = await tx.selectFrom('manufacturer').select(['name', 'id']).execute()
  const variants = await tx
    .selectFrom('variant')
    .select(['sku', 'id', 'product_id as product'])
    .where('sku', '=', sql<string>`any(${skus}::text[])`)
    .execute()
  const asked = products.flatMap(({ id, variants }) =>
    [id, ...variants.map((variant) => variant.id)].filter((one) => one !== undefined),
  )
  const numbers = await sql<{ last: number; taken: number[] | null }>`
    select greatest((select max(id) from product), (select max(id) from variant), 0) as last,
      (select array_agg(id) from (select id from product union all select id from variant) as used
        where id = any(${asked}::integer[])) as taken`.execute(tx)
  return {
    brands: new Map(brands.map(({ slug, id }) => [slug, id])),
    manufacturers: new Map(manufacturers.map(({ name, id }) => [name, id])),
    collections: await readListings(tx),
    variants: new Map(variants.map(({ sku, ...ids }) => [sku, ids])),
    lastId: numbers.rows[0]?.last ?? 0,
    takenIds: new Set(numbers.rows[0]?.taken),
  }
}

/** Returns the collections by key, each with itself, those above it and those that list everything. */
export async function readListings(tx: Query): Promise<KnownKeys['collections']> {
  const rows = await tx.selectFrom('collection').select(['id', 'key', 'parent_id', 'flags']).orderBy('id').execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const everywhere = rows.filter(({ flags }) => flags.includes('all')).map(({ id }) => id)
  const upwards = (id: number): number[] => {
    const above = byId.get(id)?.parent_id ?? null
    return above === null ? [id] : [id, ...upwards(above)]
  }
  return new Map(rows.map(({ id, key }) => [key, { id, listedIn: [...new Set([...upwards(id), ...everywhere])] }]))
}

/** Refuses addresses of other products, and records those that change (D-3). */
async function checkAddresses(
  tx: Query,
  texts: readonly { product_id: number; locale: Locale; slug: string; name: string }[],
  now: Date,
): Promise<void> {
  const ids = texts.map(({ product_id }) => product_id)
  const rows = await sql<{ product_id: number; locale: Locale; slug: string }>`
    select product_id, locale, slug from product_text where product_id = any(${ids}::integer[])
    union
    select t.product_id, t.locale, t.slug from product_text t
      join unnest(${texts.map(({ locale }) => locale)}::text[], ${texts.map(({ slug }) => slug)}::text[]) as n(locale, slug)
        on n.locale = t.locale and n.slug = t.slug`.execute(tx)
  const own = new Map(rows.rows.map((row) => [`${row.product_id} ${row.locale}`, row.slug]))
  const taken = new Map(rows.rows.map((row) => [`${row.locale} ${row.slug}`, row.product_id]))
  const problems: InputProblem[] = texts.flatMap(({ product_id, locale, slug, name }) => {
    const owner = taken.get(`${locale} ${slug}`)
    return owner === undefined || owner === product_id
      ? []
      : { at: name, message: `the address ${slug} (${locale}) belongs to product ${owner}` }
  })
  refuseProblems(problems)
  const retired = texts.flatMap(({ product_id, locale, slug }) => {
    const before = own.get(`${product_id} ${locale}`)
    return before === undefined || before === slug ? [] : { target: product_id, locale, slug: before }
  })
  await retireSlugs(tx, 'product', retired, texts, now)
}

/** Lists of a product are replaced as a whole. */
async function clearLists(tx: Query, products: readonly number[]): Promise<void> {
  if (products.length === 0) return
  const these = sql<number>`any(${products}::integer[])`
  await tx.deleteFrom('product_collection').where('product_id', '=', these).execute()
  await tx.deleteFrom('product_picture').where('product_id', '=', these).execute()
  await sql`delete from bundle_item where bundle_variant_id in (select id from variant where product_id = ${these})`.execute(tx)
}

/** Products may name those that are written with them. */
async function putFits(tx: Query, placed: readonly PlacedProduct[], version: number): Promise<void> {
  const stating = placed.flatMap(({ id, input }) => (input.fitsWith === undefined ? [] : [{ id, fits: input.fitsWith }]))
  if (stating.length === 0) return
  const skus = stating.flatMap(({ fits }) => fits.flatMap(({ sku, adapter }) => [sku, ...(adapter === null ? [] : [adapter])]))
  const rows = await sql<{ sku: string; product: number }>`
    select v.sku, v.product_id as product from variant v join product p on p.id = v.product_id
    where v.sku = any(${skus}::text[]) and p.kind = 'simple'`.execute(tx)
  const products = new Map(rows.rows.map(({ sku, product }) => [sku, product]))
  const problems: InputProblem[] = []
  const lists = stating.map(({ id, fits }): StatedList => {
    const found = new Map<number, StatedFit>()
    for (const { sku, adapter } of fits) {
      const [product, between] = [products.get(sku), adapter === null ? null : products.get(adapter)]
      const own = [product, between].includes(id) || product === between
      if (product === undefined || between === undefined || own)
        problems.push({
          at: `product ${id} fitsWith`,
          message: `nothing to fit with is known as ${adapter === null ? sku : `${sku}@${adapter}`}`,
        })
      else found.set(product, { product, adapter: between })
    }
    return { product: id, fits: [...found.values()] }
  })
  refuseProblems(problems)
  await writeStatedFits(tx, lists, version)
}

async function putParts(tx: Query, placed: readonly PlacedProduct[], known: KnownKeys): Promise<void> {
  const written = placed.flatMap(({ variants }) => variants.map(({ id, input }) => [input.sku, id] as const))
  const ids = new Map([...Array.from(known.variants, ([sku, { id }]) => [sku, id] as const), ...written])
  const problems: InputProblem[] = []
  const rows = placed.flatMap(({ input, variants }, at) =>
    input.parts.flatMap(({ sku, quantity }, position): PartialRow<'bundle_item'>[] => {
      const variant = ids.get(sku)
      if (variant !== undefined)
        return variants.map(({ id }) => ({ bundle_variant_id: id, variant_id: variant, quantity, position }))
      problems.push({ at: `products[${at}].parts[${position}].sku`, message: `there is no variant ${sku}` })
      return []
    }),
  )
  refuseProblems(problems)
  await upsertRows(tx, 'bundle_item', rows, null)
}
