/** A product as staff see it, with everything that belongs to it: published or not, in every language and market. */
import { sql } from 'kysely'
import {
  attributeField,
  textField,
  variantField,
  type ProductFields,
  type TextField,
} from '#domain/catalog/office/product-fields.ts'
import type { Size } from '#domain/catalog/size.ts'
import { LOCALES, type Currency, type Locale } from '#domain/market/market.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import type { Query } from '#store/database/db.ts'

export interface RecordVariant {
  id: number
  sku: string
  barcode: string | null
  color: string | null
  colourway: string | null
  swatch: string | null
  size: Size | null
  weightG: number
  volumeCm3: number
  boxCm: number[] | null
  prices: Partial<Record<Currency, { sale: number; mrp: number }>>
  /** Pieces by warehouse; a bundle has none of its own. */
  stock: Record<string, { onHand: number; reserved: number }>
}

export interface RecordPicture {
  address: string
  width: number
  height: number
  /** Null shows every colour. */
  colourway: string | null
  tint: string
  /** Key of the view whose text says what it shows where `alt` does not. */
  view: string | null
  alt: Partial<Record<Locale, string>>
}

export interface RecordPart {
  variant: number
  quantity: number
}

export interface RecordMaker {
  id: number
  name: string
  address: string
  email: string
  country: string
  responsible: { name: string; address: string; email: string } | null
}

export interface PartFacts extends RecordPart {
  product: number
  sku: string
  name: string
  size: Size | null
  colourway: string | null
  noPromo: boolean
  publishedAt: string | null
  withheldIn: Locale[]
  prices: Partial<Record<Currency, { sale: number; mrp: number }>>
  stock: Record<string, { onHand: number; reserved: number }>
}

export interface NamedFit {
  product: number
  name: string
  sku: string
  adapter: { product: number; name: string } | null
}

export interface ProductRecord {
  id: number
  kind: 'simple' | 'bundle' | 'voucher'
  /** Number of its last change. */
  version: number
  createdAt: Date
  publishedAt: Date | null
  withheldIn: Locale[]
  /** Number of the recall that runs; null for none. */
  recall: number | null
  fields: ProductFields
  variants: RecordVariant[]
  parts: PartFacts[]
  /** What it is stated to fit with, in order. */
  fitsWith: NamedFit[]
  /** Products that are stated to fit with it, on their own pages. */
  statedBy: { product: number; name: string }[]
  maker: RecordMaker | null
  /** Flags of the collections that list it. */
  collectionFlags: string[]
  /** Sets that it is a part of. */
  sets: { product: number; name: string }[]
}

type TextRow = Record<TextField, JsonValue>

interface Row {
  id: number
  kind: ProductRecord['kind']
  version: string | number
  created_at: Date
  published_at: Date | null
  withheld_in: Locale[]
  recall: number | null
  columns: Record<string, JsonValue>
  attributes: Record<string, JsonValue>
  texts: Partial<Record<Locale, TextRow>> | null
  variants: RecordVariant[] | null
  pictures: RecordPicture[] | null
  parts: PartFacts[] | null
  fits: NamedFit[] | null
  stated_by: ProductRecord['statedBy'] | null
  maker: RecordMaker | null
  flags: string[] | null
  sets: ProductRecord['sets'] | null
}

const pricesOf = (variant: 'v' | 'pv') => sql`coalesce((
  select jsonb_object_agg(r.currency, jsonb_build_object('sale', r.sale, 'mrp', r.mrp)) from price r
  where r.variant_id = ${sql.ref(variant)}.id), '{}')`
const stockOf = (variant: 'v' | 'pv') => sql`coalesce((
  select jsonb_object_agg(s.warehouse_id, jsonb_build_object('onHand', s.on_hand, 'reserved', s.reserved)) from stock s
  where s.variant_id = ${sql.ref(variant)}.id), '{}')`

/** The first item of a product. */
const skuOf = (product: string) =>
  sql`coalesce((select v.sku from variant v where v.product_id = ${sql.ref(product)} order by v.position, v.id limit 1), '')`
const nameOf = (product: string) =>
  sql`coalesce((select t.name from product_text t where t.product_id = ${sql.ref(product)} and t.locale = 'ro'), ${skuOf(product)})`

const STATED = sql`(
  select jsonb_agg(jsonb_build_object('product', f.other_id, 'name', ${nameOf('f.other_id')}, 'sku', ${skuOf('f.other_id')},
    'adapter', case when f.adapter_id is not null
      then jsonb_build_object('product', f.adapter_id, 'name', ${nameOf('f.adapter_id')}) end) order by f.position)
  from compatible_product f where f.product_id = p.id)`
const STATED_BY = sql`(
  select jsonb_agg(jsonb_build_object('product', f.product_id, 'name', ${nameOf('f.product_id')}) order by f.product_id)
  from compatible_product f where f.other_id = p.id)`

/** The sets that a product is part of; `p` is its row. */
const SETS = sql`(select jsonb_agg(distinct jsonb_build_object('product', bv.product_id, 'name', coalesce(bt.name, bv.sku)))
  from variant v join bundle_item i on i.variant_id = v.id join variant bv on bv.id = i.bundle_variant_id
    left join product_text bt on bt.product_id = bv.product_id and bt.locale = 'ro'
  where v.product_id = p.id)`

/** Returns null for an unknown number. */
export async function readProductRecord(query: Query, id: number): Promise<ProductRecord | null> {
  const { rows } = await sql<Row>`
    select p.id, p.kind, p.change_number as version, p.created_at, p.published_at, p.withheld_in, p.attributes,
      (select r.number from recall r where r.product_id = p.id and r.state = 'running') as recall,
      jsonb_build_object('brand', b.slug, 'collection', c.key, 'manufacturer', p.manufacturer_id, 'tags', p.tags, 'flags', p.flags,
        'vatClass', p.vat_class, 'greenTaxRon', p.green_tax_ron, 'noPromo', p.no_promo, 'withdrawalException', p.withdrawal_exception,
        'ageFrom', p.age_from_months, 'ageTo', p.age_to_months, 'durabilityYears', p.durability_years,
        'huGuaranteeMonths', p.hu_guarantee_months, 'softwareMonths', p.software_months, 'standard', p.standard,
        'greenProof', p.green_proof) as columns,
      (select jsonb_object_agg(t.locale, jsonb_build_object('name', t.name, 'slug', t.slug, 'opening', t.description -> 'opening',
          'facts', t.description -> 'facts', 'composition', t.composition, 'care', t.care, 'warnings', t.warnings,
          'searchTitle', t.search_title, 'searchText', t.search_text, 'spareParts', t.spare_parts, 'repair', t.repair))
        from product_text t where t.product_id = p.id) as texts,
      (select jsonb_agg(jsonb_build_object('id', v.id, 'sku', v.sku, 'barcode', v.barcode, 'color', v.color, 'colourway', v.colourway,
          'swatch', v.swatch, 'size', v.size, 'weightG', v.weight_g, 'volumeCm3', v.volume_cm3, 'boxCm', v.box_cm,
          'prices', ${pricesOf('v')}, 'stock', ${stockOf('v')}) order by v.position, v.id)
        from variant v where v.product_id = p.id) as variants,
      (select jsonb_agg(jsonb_build_object('address', i.address, 'width', i.width, 'height', i.height, 'colourway', nullif(i.colourway, ''),
          'tint', i.tint, 'view', i.view, 'alt', i.alt) order by i.colourway, i.position)
        from product_picture i where i.product_id = p.id) as pictures,
      (select jsonb_agg(part order by position) from (
        select distinct on (pv.id) i.position, jsonb_build_object('variant', pv.id, 'quantity', i.quantity, 'product', pv.product_id,
          'sku', pv.sku, 'name', coalesce(pt.name, pv.sku), 'size', pv.size, 'colourway', pv.colourway, 'noPromo', pp.no_promo,
          'publishedAt', pp.published_at, 'withheldIn', pp.withheld_in, 'prices', ${pricesOf('pv')}, 'stock', ${stockOf('pv')}) as part
        from variant bv join bundle_item i on i.bundle_variant_id = bv.id join variant pv on pv.id = i.variant_id
          join product pp on pp.id = pv.product_id
          left join product_text pt on pt.product_id = pp.id and pt.locale = 'ro'
        where bv.product_id = p.id order by pv.id) as parts) as parts,
      ${STATED} as fits, ${STATED_BY} as stated_by,
      (select jsonb_build_object('id', m.id, 'name', m.name, 'address', m.address, 'email', m.email, 'country', m.country,
          'responsible', m.responsible) from manufacturer m where m.id = coalesce(p.manufacturer_id, b.manufacturer_id)) as maker,
      (select array_agg(distinct flag) from product_collection pc join collection cc on cc.id = pc.collection_id, unnest(cc.flags) as flag
        where pc.product_id = p.id) as flags,
      ${SETS} as sets
    from product p join brand b on b.id = p.brand_id join collection c on c.id = p.collection_id
    where p.id = ${id}`.execute(query)
  const row = rows[0]
  if (!row) return null
  const variants = row.variants ?? []
  const parts = row.parts ?? []
  return {
    id: row.id,
    kind: row.kind,
    version: Number(row.version),
    createdAt: row.created_at,
    publishedAt: row.published_at,
    withheldIn: row.withheld_in,
    recall: row.recall,
    fields: fieldsOf(row, variants, parts),
    variants,
    parts,
    fitsWith: row.fits ?? [],
    statedBy: row.stated_by ?? [],
    maker: row.maker,
    collectionFlags: row.flags ?? [],
    sets: row.sets ?? [],
  }
}

const NO_TEXT: TextRow = {
  name: '',
  slug: '',
  opening: '',
  facts: [],
  composition: null,
  care: null,
  warnings: null,
  searchTitle: null,
  searchText: null,
  spareParts: null,
  repair: null,
}

function fieldsOf(
  { columns, attributes, texts, pictures, fits }: Row,
  variants: RecordVariant[],
  parts: PartFacts[],
): ProductFields {
  const fields: Record<string, JsonValue> = {
    ...columns,
    pictures: (pictures ?? []) as unknown as JsonValue,
    parts: parts.map(({ variant, quantity }) => ({ variant, quantity })),
    fitsWith: (fits ?? []).map(({ product, adapter }) => ({ product, adapter: adapter?.product ?? null })),
  }
  for (const locale of LOCALES)
    for (const [field, value] of Object.entries({ ...NO_TEXT, ...texts?.[locale] }))
      fields[textField(field as TextField, locale)] = value
  for (const [key, value] of Object.entries(attributes)) fields[attributeField(key)] = value
  for (const { id, barcode, weightG, volumeCm3, boxCm } of variants)
    for (const [field, value] of Object.entries({ barcode, weightG, volumeCm3, boxCm }))
      fields[variantField(id, field as 'barcode')] = value
  return fields
}
