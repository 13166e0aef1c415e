/** Reads collections, brands, attributes, showrooms, promotions and retired slugs for the catalog in memory. */
import type { OpeningWeek } from '#domain/delivery/delivery-input.ts'
import type { HoursException } from '#domain/delivery/showroom.ts'
import { sql } from 'kysely'
import type { CollectionMenu } from '#domain/catalog/catalog-input.ts'
import type { CollectionRule } from '#domain/catalog/collection-rule.ts'
import { perLocale, type Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

export interface CatalogCollection {
  id: number
  key: string
  parent: number | null
  flags: string[]
  /** Number or English path of Google's taxonomy. */
  googleCategory: string | null
  startsAt: number | null
  endsAt: number | null
  name: Record<Locale, string>
  slug: Record<Locale, string>
  path: Record<Locale, string>
  description: Record<Locale, string>
  /** Short text on the home page, '' for none. */
  tagline: Record<Locale, string>
  pictures: Partial<Record<'tile' | 'menu', CollectionPicture>>
  /** Keys of the collections whose products go with those of this one, the closest first. */
  companions: string[]
  /** Its panel in the menu bar, null for none. */
  menu: CollectionMenu | null
  /** What it lists besides what was put into it by hand: what meets all of them. */
  rules: readonly CollectionRule[]
  /** Ids of the products that come first. */
  pins: readonly number[]
  /** Nobody but staff sees it, nor what lies below. */
  hidden: boolean
  /** Markets in which the same holds. */
  withheldIn: readonly Locale[]
  /** Names of the filters that its listing shows, in order; null for what the shop finds useful. */
  filters: readonly string[] | null
}

export interface CollectionPicture {
  src: string
  /** Order of tiles beside each other. */
  position: number
  /** What it shows, in the languages in which that is written. */
  alt: Partial<Record<Locale, string>>
}

export interface CatalogBrand {
  id: number
  slug: string
  name: string
  description: Partial<Record<Locale, string>>
  logo: string | null
}

/** Differs between any two databases, a restored one and its origin included. */
export async function readDatabaseIdentity(query: Query): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select current_database() || ' ' || applied_at::text as identity from migration order by name limit 1`.execute(query)
  return rows[0]?.identity ?? ''
}

export async function readCatalogVersion(query: Query): Promise<number> {
  return (await query.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version
}

export async function readCollections(query: Query): Promise<CatalogCollection[]> {
  const rows = await query
    .selectFrom('collection')
    .innerJoin('collection_text as text', 'text.collection_id', 'collection.id')
    .select(['id', 'key', 'parent_id', 'flags', 'google_category', 'starts_at', 'ends_at', 'companions', 'menu'])
    .select(['rules', 'pins', 'hidden', 'withheld_in', 'filters'])
    .select(['locale', 'name', 'slug', 'path', 'description', 'tagline'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const pictures = await readCollectionPictures(query)
  const found = new Map<number, CatalogCollection>()
  for (const row of rows) {
    let collection = found.get(row.id)
    if (!collection) {
      collection = {
        pictures: pictures.get(row.id) ?? {},
        tagline: { ro: '', en: '', hu: '' },
        id: row.id,
        key: row.key,
        parent: row.parent_id,
        flags: row.flags,
        googleCategory: row.google_category,
        startsAt: row.starts_at?.getTime() ?? null,
        endsAt: row.ends_at?.getTime() ?? null,
        name: { ro: '', en: '', hu: '' },
        slug: { ro: '', en: '', hu: '' },
        path: { ro: '', en: '', hu: '' },
        description: { ro: '', en: '', hu: '' },
        companions: row.companions,
        menu: row.menu as CollectionMenu | null,
        rules: row.rules,
        pins: row.pins,
        hidden: row.hidden,
        withheldIn: row.withheld_in,
        filters: row.filters,
      }
      found.set(row.id, collection)
    }
    collection.name[row.locale] = row.name
    collection.slug[row.locale] = row.slug
    collection.path[row.locale] = row.path
    collection.description[row.locale] = row.description
    collection.tagline[row.locale] = row.tagline
  }
  return [...found.values()]
}

async function readCollectionPictures(query: Query): Promise<Map<number, CatalogCollection['pictures']>> {
  const rows = await query
    .selectFrom('collection_picture')
    .select(['collection_id', 'use', 'address as src', 'position', 'alt'])
    .execute()
  const found = new Map<number, CatalogCollection['pictures']>()
  for (const { collection_id, use, ...picture } of rows) found.set(collection_id, { ...found.get(collection_id), [use]: picture })
  return found
}

/** What a listing announces between its products. */
export interface CollectionPromotion {
  collection: number
  target: number
  /** Key of its picture. */
  picture: string
  title: Record<Locale, string>
  text: Record<Locale, string>
}

export const readPromotions = (query: Query): Promise<CollectionPromotion[]> =>
  query
    .selectFrom('collection_promotion')
    .select(['collection_id as collection', 'target_id as target', 'picture', 'title', 'text'])
    .orderBy('collection_id')
    .execute()

export const readBrands = (query: Query): Promise<CatalogBrand[]> =>
  query.selectFrom('brand').select(['id', 'slug', 'name', 'description', 'logo']).execute()

export interface RetiredSlug {
  kind: 'product' | 'collection' | 'brand' | 'page'
  locale: Locale
  slug: string
  target: number
}

export const readRetiredSlugs = (query: Query): Promise<RetiredSlug[]> =>
  query.selectFrom('slug_history').select(['kind', 'locale', 'slug', 'target_id as target']).execute()

export interface CatalogAttribute {
  key: string
  kind: string
  unit: string | null
  filterable: boolean
  name: Record<Locale, string>
  options: readonly unknown[]
}

export const readAttributes = (query: Query): Promise<CatalogAttribute[]> =>
  query.selectFrom('attribute').select(['key', 'kind', 'unit', 'filterable', 'name', 'options']).execute()

/** A showroom that customers may visit. */
export interface Showroom {
  id: string
  city: Record<Locale, string>
  name: Record<Locale, string>
  address: string
  zip: string
  country: string
  phone: string
  opening: OpeningWeek
  /** Of its page. */
  slug: Record<Locale, string>
  exceptions: readonly HoursException[]
}

export async function readShowrooms(query: Query): Promise<Showroom[]> {
  const rows = await query
    .selectFrom('warehouse as w')
    .leftJoin('showroom as s', 's.warehouse_id', 'w.id')
    .select(['w.id', 'w.city', 'w.name', 'w.address', 'w.zip', 'w.country', 'w.phone', 'w.opening', 's.slug', 's.exceptions'])
    .where('w.kind', '=', 'showroom')
    .orderBy('w.position')
    .orderBy('w.id')
    .execute()
  return rows.map(({ opening, slug, exceptions, ...room }) => ({
    ...room,
    opening: opening as OpeningWeek,
    slug: slug ?? perLocale(() => room.id),
    exceptions: exceptions ?? [],
  }))
}
