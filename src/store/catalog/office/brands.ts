/** Brands as staff write them, and what depends on one. The version of the catalog was raised before. */
import { sql } from 'kysely'
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import { retireSlugs } from '#store/catalog/retired-slugs.ts'
import type { Query } from '#store/database/db.ts'

export interface BrandFields {
  name: string
  /** The last part of its address, the same in every language. */
  slug: string
  /** '' where nothing is written: the page shows the name only. */
  description: Record<Locale, string>
  logo: string | null
  /** Of its products, unless they name another one. */
  maker: number | null
}

export interface BrandRecord {
  id: number
  fields: BrandFields
}

/** Returns the brands in the order of their ids. */
export async function readBrandRecords(query: Query): Promise<BrandRecord[]> {
  const rows = await query.selectFrom('brand').selectAll().orderBy('id').execute()
  return rows.map(({ id, name, slug, description, logo, manufacturer_id: maker }) => ({
    id,
    fields: { name, slug, description: perLocale((locale) => description[locale] ?? ''), logo, maker },
  }))
}

const written = (description: BrandFields['description']): string =>
  JSON.stringify(Object.fromEntries(Object.entries(description).filter(([, text]) => text.trim() !== '')))

/** Adds a brand under a number that no brand had before; under its own one where it comes back. Returns it. */
export async function insertBrand(
  tx: Query,
  { name, slug, description, logo, maker }: BrandFields,
  { id, now }: { id: number | null; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into brand (id, slug, name, description, logo, manufacturer_id)
    select coalesce(${id}::integer, greatest((select max(id) from brand),
        (select max(object_id::integer) from audit_entry where object_kind = 'brand' and object_id ~ '^\\d+$'), 0) + 1),
      ${slug}, ${name}, ${written(description)}::jsonb, ${logo}, ${maker}::integer
    returning id`.execute(tx)
  await retireSlugs(tx, 'brand', [], everywhere(slug), now)
  return rows[0]!.id
}

const everywhere = (slug: string) => LOCALES.map((locale) => ({ locale, slug }))

interface Change {
  id: number
  before: BrandFields
  after: BrandFields
  version: number
  now: Date
}

/** Writes the fields. An address that changes leads to the new one (D-3); products that show a changed name or maker are read again. */
export async function writeBrand(tx: Query, { id, before, after, version, now }: Change): Promise<void> {
  const { name, slug, description, logo, maker } = after
  await sql`update brand set name = ${name}, slug = ${slug}, description = ${written(description)}::jsonb, logo = ${logo},
    manufacturer_id = ${maker}::integer where id = ${id}`.execute(tx)
  if (slug !== before.slug) {
    const retired = everywhere(before.slug).map((one) => ({ ...one, target: id }))
    await retireSlugs(tx, 'brand', retired, everywhere(slug), now)
  }
  if (name !== before.name || maker !== before.maker)
    await sql`update product set change_number = ${version} where brand_id = ${id}`.execute(tx)
}

/** Removes a brand that nothing names any more. */
export async function deleteBrand(tx: Query, id: number): Promise<void> {
  await tx.deleteFrom('brand').where('id', '=', id).execute()
}

export interface BrandUses {
  products: number
  coupons: number
  /** Pages, articles and menus, as drafts or in the shop. */
  contents: number
  collections: number
}

/** Returns what names a brand. */
export async function readBrandUses(query: Query, { id, fields: { slug } }: BrandRecord): Promise<BrandUses> {
  const named = { slug }
  const { rows } = await sql<BrandUses>`
    select (select count(*)::integer from product where brand_id = ${id}) as products,
      (select count(*)::integer from coupon where ${String(id)}::text = any(vendors)) as coupons,
      (select count(distinct story_id)::integer from story_text
        where jsonb_path_exists(draft, '$.**.brand ? (@ == $slug)', ${JSON.stringify(named)}::jsonb)
          or jsonb_path_exists(published, '$.**.brand ? (@ == $slug)', ${JSON.stringify(named)}::jsonb)) as contents,
      (select count(*)::integer from collection
        where jsonb_path_exists(rules, '$.**.brands[*] ? (@ == $id)', ${JSON.stringify({ id })}::jsonb)) as collections`.execute(
    query,
  )
  return rows[0]!
}

export interface BrandProducts {
  brand: number
  /** Their maker: their own, else that of the brand. */
  maker: number | null
  products: number
  /** Those that need one: no sets, no vouchers. */
  goods: number
  /** Published goods that have the maker of the brand. */
  inheriting: number
}

/** Returns how many products each brand has, by their maker. */
export async function countBrandProducts(query: Query): Promise<BrandProducts[]> {
  const { rows } = await sql<BrandProducts>`
    select b.id as brand, coalesce(p.manufacturer_id, b.manufacturer_id) as maker, count(*)::integer as products,
      count(*) filter (where p.kind = 'simple')::integer as goods,
      count(p.published_at) filter (where p.kind = 'simple' and p.manufacturer_id is null)::integer as inheriting
    from product p join brand b on b.id = p.brand_id group by b.id, coalesce(p.manufacturer_id, b.manufacturer_id)`.execute(query)
  return rows
}

/** Whether a picture was taken in. */
export async function isPictureKnown(query: Query, hash: string): Promise<boolean> {
  const row = await query.selectFrom('picture_original').select('hash').where('hash', '=', hash).executeTakeFirst()
  return row !== undefined
}
