/** Writes a product that is not sold yet, and items of one. */
import { sql } from 'kysely'
import type { Size } from '#domain/catalog/size.ts'
import { CURRENCIES, LOCALES, type Currency, type Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'
import { upsertRows } from '#store/database/upsert-rows.ts'
import { putPrices } from '#store/catalog/write-prices.ts'

interface Draft {
  kind: 'simple' | 'bundle'
  brand: number
  collection: { id: number; listedIn: readonly number[] }
  /** `slug` null: the number of the product stands in its address. */
  text: { locale: Locale; name: string; slug: string | null }
  version: number
  now: Date
}

/** Returns the next number that neither a product nor a variant has (D-9). The version of the catalog was raised: nobody else takes it. */
async function nextId(tx: Query): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select greatest((select max(id) from product), (select max(id) from variant), 0) + 1 as next`.execute(tx)
  return rows[0]!.next
}

/** Returns its number. */
export async function insertDraft(tx: Query, { kind, brand, collection, text, version, now }: Draft): Promise<number> {
  const id = await nextId(tx)
  const row = { id, kind, brand_id: brand, collection_id: collection.id, rank: 0, created_at: now, change_number: version }
  await upsertRows(tx, 'product', [row], null)
  const texts = LOCALES.map((locale) => ({
    product_id: id,
    locale,
    name: locale === text.locale ? text.name : '',
    slug: (locale === text.locale ? text.slug : null) ?? `product-${id}`,
    description: { opening: '', facts: [] },
  }))
  await upsertRows(tx, 'product_text', texts, null)
  await sql`update product_text set warnings = null where product_id = ${id}`.execute(tx)
  const listed = collection.listedIn.map((one) => ({ product_id: id, collection_id: one }))
  await upsertRows(tx, 'product_collection', listed, null)
  return id
}

export interface NewVariant {
  sku: string
  size: Size | null
  color: string | null
  colourway: string | null
  prices: Record<Currency, number>
  weightG: number
  volumeCm3: number
}

interface NewVariants {
  variants: readonly NewVariant[]
  /** Of a set. */
  parts: readonly { variant: number; quantity: number }[]
  now: Date
  /** Change number that the product gets; undefined for one that has it. */
  version?: number
}

export async function insertVariants(tx: Query, product: number, { variants, parts, now, version }: NewVariants): Promise<void> {
  const first = await nextId(tx)
  const { rows } = await sql<{ last: number | null }>`
    select max(position) as last from variant where product_id = ${product}`.execute(tx)
  const position = (rows[0]?.last ?? -1) + 1
  const placed = variants.map((input, at) => ({ id: first + at, input }))
  await upsertRows(
    tx,
    'variant',
    placed.map(({ id, input: { sku, size, color, colourway, weightG, volumeCm3 } }, at) => ({
      id,
      product_id: product,
      position: position + at,
      sku,
      size,
      color,
      colourway,
      weight_g: weightG,
      volume_cm3: volumeCm3,
    })),
    null,
  )
  const priced = ({ prices }: NewVariant) =>
    Object.fromEntries(CURRENCIES.map((one) => [one, { mrp: prices[one], sale: prices[one] }])) as Record<
      Currency,
      { mrp: number; sale: number }
    >
  await putPrices(
    tx,
    placed.map(({ id, input }) => ({ variant: id, isNew: true, prices: priced(input) })),
    now,
  )
  const items = parts.map(({ variant, quantity }, at) => ({
    bundle_variant_id: first,
    variant_id: variant,
    quantity,
    position: at,
  }))
  if (items.length > 0) await upsertRows(tx, 'bundle_item', items, null)
  if (version !== undefined) await sql`update product set change_number = ${version} where id = ${product}`.execute(tx)
}

/** Returns those that another item has. */
export async function takenSkus(tx: Query, skus: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('variant')
    .select('sku')
    .where('sku', '=', sql<string>`any(${skus}::text[])`)
    .execute()
  return rows.map(({ sku }) => sku)
}
