/** Writes single fields of a product. The catalog's version was raised before; what belongs together was checked. */
import { sql } from 'kysely'
import { parseField, textOf, type TextField, type VariantField } from '#domain/catalog/office/product-fields.ts'
import type { Locale } from '#domain/market/market.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import type { Query } from '#store/database/db.ts'
import { upsertRows } from '#store/database/upsert-rows.ts'
import { retireSlugs } from '#store/catalog/retired-slugs.ts'
import { writeStatedFits, type StatedFit } from '#store/compatibility/stated.ts'
import type { RecordPart, RecordPicture } from './product-record.ts'

type Changes = Readonly<Record<string, JsonValue>>

const COLUMNS: Readonly<Record<string, string>> = {
  manufacturer: 'manufacturer_id',
  tags: 'tags',
  flags: 'flags',
  vatClass: 'vat_class',
  greenTaxRon: 'green_tax_ron',
  noPromo: 'no_promo',
  withdrawalException: 'withdrawal_exception',
  ageFrom: 'age_from_months',
  ageTo: 'age_to_months',
  durabilityYears: 'durability_years',
  huGuaranteeMonths: 'hu_guarantee_months',
  softwareMonths: 'software_months',
  standard: 'standard',
  greenProof: 'green_proof',
}
const TEXT_COLUMNS: Readonly<Record<TextField, string>> = {
  name: 'name',
  slug: 'slug',
  opening: 'description',
  facts: 'description',
  composition: 'composition',
  care: 'care',
  warnings: 'warnings',
  searchTitle: 'search_title',
  searchText: 'search_text',
  spareParts: 'spare_parts',
  repair: 'repair',
}
const VARIANT_COLUMNS: Readonly<Record<VariantField, string>> = {
  barcode: 'barcode',
  weightG: 'weight_g',
  volumeCm3: 'volume_cm3',
  boxCm: 'box_cm',
}

/** Ids of what a change names by its key. */
export interface NamedIds {
  brand?: number
  collection?: { id: number; listedIn: readonly number[] }
}

interface Write {
  product: number
  changes: Changes
  ids: NamedIds
  version: number
  now: Date
}

export async function writeFields(tx: Query, { product, changes, ids, version, now }: Write): Promise<void> {
  await writeProduct(tx, product, changes, ids, version)
  if (ids.collection) await relist(tx, product, ids.collection.listedIn)
  await writeTexts(tx, product, changes, now)
  await writeVariants(tx, changes)
  if ('pictures' in changes) await writePictures(tx, product, changes.pictures as unknown as RecordPicture[])
  if ('fitsWith' in changes) await writeStatedFits(tx, [{ product, fits: changes.fitsWith as unknown as StatedFit[] }], version)
  if ('parts' in changes) await writeParts(tx, product, changes.parts as unknown as RecordPart[])
}

const json = (value: JsonValue) => sql`${JSON.stringify(value)}::jsonb`

async function writeProduct(tx: Query, product: number, changes: Changes, ids: NamedIds, version: number): Promise<void> {
  const sets = [sql`change_number = ${version}`]
  if (ids.brand !== undefined) sets.push(sql`brand_id = ${ids.brand}`)
  if (ids.collection) sets.push(sql`collection_id = ${ids.collection.id}`)
  const attributes: Record<string, JsonValue> = {}
  const removed: string[] = []
  for (const [name, value] of Object.entries(changes)) {
    const parsed = parseField(name)
    if (parsed?.kind === 'attribute') {
      if (value === null) removed.push(parsed.key)
      else attributes[parsed.key] = value
    }
    const column = parsed?.kind === 'product' ? COLUMNS[parsed.field] : undefined
    if (column) sets.push(sql`${sql.ref(column)} = ${value}`)
  }
  if (removed.length > 0 || Object.keys(attributes).length > 0)
    sets.push(sql`attributes = (attributes - ${removed}::text[]) || ${json(attributes)}`)
  await sql`update product set ${sql.join(sets)} where id = ${product}`.execute(tx)
}

async function relist(tx: Query, product: number, listedIn: readonly number[]): Promise<void> {
  await tx.deleteFrom('product_collection').where('product_id', '=', product).execute()
  await upsertRows(
    tx,
    'product_collection',
    listedIn.map((collection) => ({ product_id: product, collection_id: collection })),
    null,
  )
}

async function writeTexts(tx: Query, product: number, changes: Changes, now: Date): Promise<void> {
  const byLocale = new Map<Locale, ReturnType<typeof sql>[]>()
  const slugs: { locale: Locale; slug: string }[] = []
  for (const [name, value] of Object.entries(changes)) {
    const parsed = parseField(name)
    if (parsed?.kind !== 'text') continue
    const { field, locale } = parsed
    const sets = byLocale.get(locale) ?? []
    byLocale.set(locale, sets)
    if (field === 'slug') slugs.push({ locale, slug: textOf(value) })
    if (field === 'warnings') sets.push(value === null ? sql`warnings = null` : sql`warnings = ${json(value)}`)
    else if (field !== 'opening' && field !== 'facts') sets.push(sql`${sql.ref(TEXT_COLUMNS[field])} = ${value}`)
  }
  for (const locale of byLocale.keys()) {
    const described = (['opening', 'facts'] as const).filter((field) => `${field}.${locale}` in changes)
    const patch = Object.fromEntries(described.map((field) => [field, changes[`${field}.${locale}`] ?? null]))
    if (described.length > 0) byLocale.get(locale)!.push(sql`description = description || ${json(patch)}`)
  }
  if (slugs.length > 0) await recordSlugs(tx, product, slugs, now)
  for (const [locale, sets] of byLocale)
    await sql`update product_text set ${sql.join(sets)} where product_id = ${product} and locale = ${locale}`.execute(tx)
}

/** An address that was once shown answers 301; one of a product that was never published is forgotten (D-3). */
async function recordSlugs(tx: Query, product: number, slugs: { locale: Locale; slug: string }[], now: Date): Promise<void> {
  const { rows } = await sql<{ locale: Locale; slug: string; was_shown: boolean }>`
    select t.locale, t.slug, p.published_at is not null as was_shown
    from product_text t join product p on p.id = t.product_id where p.id = ${product}`.execute(tx)
  const former = rows.filter(({ locale, was_shown }) => was_shown && slugs.some((one) => one.locale === locale))
  await retireSlugs(
    tx,
    'product',
    former.map(({ locale, slug }) => ({ target: product, locale, slug })),
    slugs,
    now,
  )
}

async function writeVariants(tx: Query, changes: Changes): Promise<void> {
  for (const [name, value] of Object.entries(changes)) {
    const parsed = parseField(name)
    if (parsed?.kind !== 'variant') continue
    const given = parsed.field === 'boxCm' && value !== null ? json(value) : sql`${value}`
    await sql`update variant set ${sql.ref(VARIANT_COLUMNS[parsed.field])} = ${given} where id = ${parsed.id}`.execute(tx)
  }
}

async function writePictures(tx: Query, product: number, pictures: readonly RecordPicture[]): Promise<void> {
  await tx.deleteFrom('product_picture').where('product_id', '=', product).execute()
  const counts = new Map<string, number>()
  const rows = pictures.map(({ colourway, address, width, height, tint, view, alt }) => {
    const key = colourway ?? ''
    const position = counts.get(key) ?? 0
    counts.set(key, position + 1)
    return { product_id: product, colourway: key, position, address, width, height, tint, view, alt }
  })
  if (rows.length > 0) await upsertRows(tx, 'product_picture', rows, null)
}

async function writeParts(tx: Query, product: number, parts: readonly RecordPart[]): Promise<void> {
  await sql`delete from bundle_item where bundle_variant_id in (select id from variant where product_id = ${product})`.execute(tx)
  for (const [position, { variant, quantity }] of parts.entries())
    await sql`insert into bundle_item (bundle_variant_id, variant_id, quantity, position)
      select id, ${variant}, ${quantity}, ${position} from variant where product_id = ${product}`.execute(tx)
}

/** Returns other products that have one of these addresses, with the field that is taken. */
export async function takenSlugs(
  tx: Query,
  product: number,
  slugs: readonly { locale: Locale; slug: string }[],
): Promise<string[]> {
  const { rows } = await sql<{ locale: Locale }>`
    select t.locale from product_text t
      join unnest(${slugs.map(({ locale }) => locale)}::text[], ${slugs.map(({ slug }) => slug)}::text[]) as n(locale, slug)
        on n.locale = t.locale and n.slug = t.slug
    where t.product_id <> ${product}`.execute(tx)
  return rows.map(({ locale }) => `slug.${locale}`)
}

export async function setPublication(
  tx: Query,
  product: number,
  { publishedAt, withheldIn, version }: { publishedAt: Date | null; withheldIn: readonly Locale[]; version: number },
): Promise<void> {
  await sql`update product set published_at = ${publishedAt}, withheld_in = ${[...withheldIn]}::text[], change_number = ${version}
    where id = ${product}`.execute(tx)
}
