/** Collections as staff write them: texts, rules, pins, their place in the tree. The version of the catalog was raised before. */
import { sql } from 'kysely'
import type { CollectionRule } from '#domain/catalog/collection-rule.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { retireSlugs } from '#store/catalog/retired-slugs.ts'
import type { Query } from '#store/database/db.ts'

type Words = Record<Locale, string>

export interface CollectionFields {
  name: Words
  /** The last part of its address. */
  slug: Words
  description: Words
  /** A few words on the home page. */
  tagline: Words
  hidden: boolean
  /** Markets that do not show it. */
  withheldIn: readonly Locale[]
  /** Names of the filters that it shows, in order; null for what the shop finds useful. */
  filters: readonly string[] | null
  /** ISO moments, null for always and for no end. */
  startsAt: string | null
  endsAt: string | null
  rules: readonly CollectionRule[]
  pins: readonly number[]
}

/** Writes the fields. Addresses below follow by `renewPaths`. */
export async function writeCollectionFields(tx: Query, id: number, fields: CollectionFields): Promise<void> {
  const { rules, pins, hidden, withheldIn, filters, startsAt, endsAt } = fields
  await sql`update collection set rules = ${JSON.stringify(rules)}::jsonb, pins = ${pins}::integer[], hidden = ${hidden}, withheld_in = ${withheldIn}::text[], filters = ${filters}::text[],
    starts_at = ${startsAt}::timestamptz, ends_at = ${endsAt}::timestamptz where id = ${id}`.execute(tx)
  for (const locale of LOCALES)
    await tx
      .updateTable('collection_text')
      .set({
        name: fields.name[locale],
        slug: fields.slug[locale],
        description: fields.description[locale],
        tagline: fields.tagline[locale],
      })
      .where('collection_id', '=', id)
      .where('locale', '=', locale)
      .execute()
}

interface NewCollection {
  key: string
  parent: number | null
  fields: CollectionFields
  /** Address of the collection above, '' at the top. */
  above: Words
}

/** Adds a collection as the last one, under a number that no collection had before. Returns it. */
export async function insertCollection(tx: Query, { key, parent, fields, above }: NewCollection): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into collection (id, key, parent_id, position)
    select greatest(max(id), (select max(object_id::integer) from audit_entry where object_kind = 'collection' and object_id ~ '^\\d+$'), 0) + 1, ${key}, ${parent}::integer,
      coalesce(max(position), 0) + 1 from collection
    returning id`.execute(tx)
  const { id } = rows[0]!
  for (const locale of LOCALES) {
    const slug = fields.slug[locale]
    const path = above[locale] === '' ? slug : `${above[locale]}/${slug}`
    await tx.insertInto('collection_text').values({ collection_id: id, locale, name: fields.name[locale], slug, path }).execute()
  }
  await writeCollectionFields(tx, id, fields)
  return id
}

/** Removes a collection that nothing names any more. */
export async function deleteCollection(tx: Query, id: number): Promise<void> {
  await sql`delete from slug_history where kind = 'collection' and target_id = ${id}`.execute(tx)
  await sql`delete from collection_picture where collection_id = ${id}`.execute(tx)
  await sql`delete from collection_text where collection_id = ${id}`.execute(tx)
  await sql`delete from collection where id = ${id}`.execute(tx)
}

/** Whether a product or a promotion names the collection, or another collection lies below it. */
export async function isCollectionUsed(query: Query, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from product_collection where collection_id = ${id})
      or exists (select from product where collection_id = ${id})
      or exists (select from collection where parent_id = ${id})
      or exists (select from collection_promotion where collection_id = ${id} or target_id = ${id}) as used`.execute(query)
  return rows[0]!.used
}

/** Puts a collection below another one, and those beside it into this order. */
export async function placeCollection(
  tx: Query,
  { id, parent, order }: { id: number; parent: number | null; order: readonly number[] },
): Promise<void> {
  await sql`update collection set parent_id = ${parent}::integer where id = ${id}`.execute(tx)
  await sql`update collection c set position = o.position from unnest(${order}::integer[]) with ordinality as o(id, position)
    where o.id = c.id`.execute(tx)
}

/** Makes the addresses of all collections follow the tree; each old one leads to the new one (D-3). */
export async function renewPaths(tx: Query, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('collection as c')
    .innerJoin('collection_text as t', 't.collection_id', 'c.id')
    .select(['c.id', 'c.parent_id as parent', 't.locale', 't.slug', 't.path'])
    .execute()
  const byId = new Map(rows.map((row) => [`${row.id} ${row.locale}`, row]))
  const pathOf = ({ parent, slug, locale }: (typeof rows)[number]): string => {
    const above = parent === null ? undefined : byId.get(`${parent} ${locale}`)
    return above ? `${pathOf(above)}/${slug}` : slug
  }
  const moved = rows.map((row) => ({ ...row, now: pathOf(row) })).filter((row) => row.now !== row.path)
  if (moved.length === 0) return
  await retireSlugs(
    tx,
    'collection',
    moved.map(({ id, locale, path }) => ({ target: id, locale, slug: path })),
    moved.map((row) => ({ locale: row.locale, slug: row.now })),
    now,
  )
  await sql`update collection_text t set path = m.path
    from unnest(${moved.map(({ id }) => id)}::integer[], ${moved.map(({ locale }) => locale)}::text[], ${moved.map((row) => row.now)}::text[])
      as m(id, locale, path)
    where t.collection_id = m.id and t.locale = m.locale`.execute(tx)
}

export interface ListedIn {
  product: number
  /** The collection that it belongs to. */
  main: number
  collections: number[]
}

/** Returns the products that one of these collections lists, with every collection that lists them. */
export async function readListedIn(query: Query, collections: readonly number[]): Promise<ListedIn[]> {
  const { rows } = await sql<ListedIn>`
    select p.id as product, p.collection_id as main, array_agg(pc.collection_id order by pc.collection_id) as collections
    from product p join product_collection pc on pc.product_id = p.id
    where p.id in (select product_id from product_collection where collection_id = any(${collections}::integer[]))
    group by p.id`.execute(query)
  return rows
}

/** Writes the collections that list each of the products. */
export async function writeListings(
  tx: Query,
  listings: readonly { product: number; collections: readonly number[] }[],
  version: number,
): Promise<void> {
  if (listings.length === 0) return
  const products = listings.map(({ product }) => product)
  const pairs = listings.flatMap(({ product, collections }) => collections.map((collection) => ({ product, collection })))
  await sql`delete from product_collection where product_id = any(${products}::integer[])`.execute(tx)
  await sql`insert into product_collection (product_id, collection_id)
    select * from unnest(${pairs.map(({ product }) => product)}::integer[], ${pairs.map(({ collection }) => collection)}::integer[])`.execute(
    tx,
  )
  await sql`update product set change_number = ${version} where id = any(${products}::integer[])`.execute(tx)
}
