/** Reads whole products, as they are entered: for exports, and for what an import compares. */
import { sql } from 'kysely'
import type { ProductInput } from '#domain/catalog/catalog-input.ts'
import type { Size } from '#domain/catalog/size.ts'
import { termsOf } from '#domain/imports/price-row.ts'
import type { KnownProduct, KnownVariant } from '#domain/imports/product-record.ts'
import { CURRENCIES, type Currency } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

interface PriceRow {
  currency: Currency
  mrp: number
  sale: number
  prior: number | null
}
type VariantRow = Omit<KnownVariant, 'prices' | 'terms' | 'size'> & { size: Size | null; priced: PriceRow[] }
type Row = Omit<KnownProduct, 'variants' | 'createdAt' | 'publishedAt'> & {
  created: Date
  published: Date | null
  variants: VariantRow[]
}

function variantFrom({ priced, ...variant }: VariantRow): KnownVariant {
  const of = (currency: Currency): PriceRow =>
    priced.find((row) => row.currency === currency) ?? { currency, mrp: 0, sale: 0, prior: null }
  const inEach = <T>(tell: (row: PriceRow) => T) =>
    Object.fromEntries(CURRENCIES.map((one) => [one, tell(of(one))])) as Record<Currency, T>
  return { ...variant, prices: inEach(({ mrp, sale }) => ({ mrp, sale })), terms: inEach(termsOf) }
}

/** The first item of a product, null for none. */
const firstSku = (product: string) =>
  sql`(select one.sku from variant one where one.product_id = ${sql.ref(product)} order by one.position, one.id limit 1)`

/** Returns products by their ids, in their order. */
export async function readProductRecords(query: Query, ids: readonly number[]): Promise<KnownProduct[]> {
  const { rows } = await sql<Row>`
    select p.id, p.external_id as "externalId", p.kind, b.slug as brand, c.key as collection, m.name as manufacturer,
      p.tags, p.flags, p.attributes, p.vat_class as "vatClass", p.green_tax_ron as "greenTaxRon", p.no_promo as "noPromo",
      p.withdrawal_exception as "withdrawalException", p.age_from_months as "ageFromMonths", p.age_to_months as "ageToMonths",
      p.rank, p.created_at as created, p.published_at as published,
      (select jsonb_object_agg(t.locale, jsonb_build_object('name', t.name, 'slug', t.slug, 'description', t.description,
          'composition', t.composition, 'care', t.care, 'warnings', t.warnings)) from product_text t where t.product_id = p.id) as text,
      (select coalesce(jsonb_agg(jsonb_build_object('colourway', nullif(i.colourway, ''), 'address', i.address, 'width', i.width,
          'height', i.height, 'tint', i.tint, 'view', i.view) || case when i.alt = '{}' then '{}' else jsonb_build_object('alt', i.alt) end
          order by i.colourway, i.position), '[]') from product_picture i where i.product_id = p.id) as pictures,
      (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'sku', v.sku, 'barcode', v.barcode, 'color', v.color,
          'colourway', v.colourway, 'swatch', v.swatch, 'size', v.size, 'weightG', v.weight_g, 'volumeCm3', v.volume_cm3,
          'priced', (select coalesce(jsonb_agg(jsonb_build_object('currency', r.currency, 'mrp', r.mrp, 'sale', r.sale, 'prior', r.prior)), '[]')
            from price r where r.variant_id = v.id),
          'stock', (select coalesce(jsonb_agg(jsonb_build_object('warehouse', s.warehouse_id, 'onHand', s.on_hand) order by s.warehouse_id), '[]')
            from stock s where s.variant_id = v.id)) order by v.position, v.id), '[]')
        from variant v where v.product_id = p.id) as variants,
      (select coalesce(jsonb_agg(jsonb_build_object('sku', part.sku, 'quantity', i.quantity) order by i.position), '[]')
        from variant v join bundle_item i on i.bundle_variant_id = v.id join variant part on part.id = i.variant_id
        where v.product_id = p.id) as parts,
      (select coalesce(jsonb_agg(jsonb_build_object('sku', ${firstSku('f.other_id')},
          'adapter', ${firstSku('f.adapter_id')}) order by f.position), '[]')
        from compatible_product f where f.product_id = p.id) as "fitsWith"
    from product p join brand b on b.id = p.brand_id join collection c on c.id = p.collection_id
      left join manufacturer m on m.id = p.manufacturer_id
    where p.id = any(${ids}::integer[]) order by p.id`.execute(query)
  return rows.map(({ created, published, variants, parts, ...row }) => ({
    ...row,
    createdAt: created,
    publishedAt: published,
    variants: variants.map(variantFrom),
    parts: distinctParts(parts),
  }))
}

/** A bundle of several variants would tell its parts once for each. */
const distinctParts = (parts: ProductInput['parts']): ProductInput['parts'] => [
  ...new Map(parts.map((part) => [part.sku, part])).values(),
]

/** Returns the next products by id. */
export async function readProductIdsAfter(query: Query, after: number, most: number): Promise<number[]> {
  const rows = await query.selectFrom('product').select('id').where('id', '>', after).orderBy('id').limit(most).execute()
  return rows.map(({ id }) => id)
}

export interface FoundProducts {
  bySku: ReadonlyMap<string, number>
  byExternalId: ReadonlyMap<string, number>
  /** Those of the ids asked for that are products. */
  ids: ReadonlySet<number>
}

/** Returns the products that SKUs, keys of other systems and ids name. */
export async function findProducts(
  query: Query,
  { skus, externalIds, ids }: { skus: readonly string[]; externalIds: readonly string[]; ids: readonly number[] },
): Promise<FoundProducts> {
  const variants = await sql<{ sku: string; product: number }>`
    select sku, product_id as product from variant where sku = any(${skus}::text[])`.execute(query)
  const products = await sql<{ id: number; external: string | null }>`
    select id, external_id as external from product where external_id = any(${externalIds}::text[]) or id = any(${ids}::integer[])`.execute(
    query,
  )
  return {
    bySku: new Map(variants.rows.map(({ sku, product }) => [sku, product])),
    byExternalId: new Map(products.rows.flatMap(({ id, external }) => (external === null ? [] : [[external, id]]))),
    ids: new Set(products.rows.map(({ id }) => id)),
  }
}

/** A product as others name it. */
export interface NamedSide {
  first: string
  isSimple: boolean
}

/** Returns the products that SKUs name. */
export async function readSides(query: Query, skus: readonly string[]): Promise<Map<string, NamedSide>> {
  const { rows } = await sql<NamedSide & { sku: string }>`
    select v.sku, ${firstSku('v.product_id')} as first, p.kind = 'simple' as "isSimple"
    from variant v join product p on p.id = v.product_id where v.sku = any(${skus}::text[])`.execute(query)
  return new Map(rows.map(({ sku, ...side }) => [sku, side]))
}

/** Gives products the keys of another system, by one of their SKUs. */
export async function putExternalIds(tx: Query, given: readonly { sku: string; externalId: string | null }[]): Promise<void> {
  if (given.length === 0) return
  await sql`update product p set external_id = g.external
    from variant v join unnest(${given.map(({ sku }) => sku)}::text[], ${given.map(({ externalId }) => externalId)}::text[]) as g(sku, external)
      on g.sku = v.sku
    where v.product_id = p.id`.execute(tx)
}

/** Returns who has addresses of products: 'ro bonetă' → product. */
export async function readSlugOwners(
  query: Query,
  slugs: readonly { locale: string; slug: string }[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ locale: string; slug: string; product: number }>`
    select t.locale, t.slug, t.product_id as product from product_text t
      join unnest(${slugs.map(({ locale }) => locale)}::text[], ${slugs.map(({ slug }) => slug)}::text[]) as n(locale, slug)
        on n.locale = t.locale and n.slug = t.slug`.execute(query)
  return new Map(rows.map(({ locale, slug, product }) => [`${locale} ${slug}`, product]))
}

/** What products name, by the keys and the names that merchants know. */
export interface NamedThings {
  brands: { slug: string; name: string }[]
  collections: { key: string; parent: string | null; names: string[] }[]
  manufacturers: string[]
  colourways: { key: string; names: string[] }[]
  warehouses: string[]
}

export async function readNamedThings(query: Query): Promise<NamedThings> {
  const collections = await sql<NamedThings['collections'][number]>`
    select c.key, above.key as parent, array_agg(t.name) as names
    from collection c left join collection above on above.id = c.parent_id join collection_text t on t.collection_id = c.id
    group by c.key, above.key`.execute(query)
  const colourways = await query.selectFrom('colourway').select(['key', 'name']).execute()
  return {
    brands: await query.selectFrom('brand').select(['slug', 'name']).execute(),
    collections: collections.rows,
    manufacturers: (await query.selectFrom('manufacturer').select('name').execute()).map(({ name }) => name),
    colourways: colourways.map(({ key, name }) => ({ key, names: Object.values(name as Record<string, string>) })),
    warehouses: (await query.selectFrom('warehouse').select('id').orderBy('position').orderBy('id').execute()).map(
      ({ id }) => id,
    ),
  }
}
