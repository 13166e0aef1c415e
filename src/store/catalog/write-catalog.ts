/** Writes what surrounds the products: what has a known key is changed, the rest is new. */
import type {
  AttributeInput,
  BrandInput,
  CollectionInput,
  ColourwayInput,
  ManufacturerInput,
  PictureViewInput,
} from '#domain/catalog/catalog-input.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'
import { refuseProblems } from '#store/database/input-refused.ts'
import { upsertRows } from '#store/database/upsert-rows.ts'
import { raiseCatalogVersion } from './catalog-version.ts'
import { retireSlugs } from './retired-slugs.ts'

/** Returns the id of each key: the known one, or the next. */
export function numbered(keys: readonly string[], known: ReadonlyMap<string, number>, lastId: number): Map<string, number> {
  let next = lastId + 1
  return new Map(keys.map((key) => [key, known.get(key) ?? next++]))
}

const lastOf = (ids: Iterable<number>): number => Math.max(0, ...ids)

export async function putBrands(tx: Query, brands: readonly BrandInput[], now: Date): Promise<void> {
  await raiseCatalogVersion(tx)
  const rows = await tx.selectFrom('brand').select(['id', 'slug']).execute()
  const known = new Map(rows.map(({ slug, id }) => [slug, id]))
  const ids = numbered(
    brands.map(({ slug }) => slug),
    known,
    lastOf(known.values()),
  )
  const written = brands.map((brand) => ({ id: ids.get(brand.slug)!, ...brand }))
  await retireSlugs(
    tx,
    'brand',
    [],
    brands.flatMap(({ slug }) => LOCALES.map((locale) => ({ locale, slug }))),
    now,
  )
  await upsertRows(tx, 'brand', written, { key: ['id'] })
}

export async function putManufacturers(tx: Query, manufacturers: readonly ManufacturerInput[]): Promise<void> {
  await raiseCatalogVersion(tx)
  const rows = await tx.selectFrom('manufacturer').select(['id', 'name']).execute()
  const known = new Map(rows.map(({ name, id }) => [name, id]))
  const ids = numbered(
    manufacturers.map(({ name }) => name),
    known,
    lastOf(known.values()),
  )
  const written = manufacturers.map((maker) => ({ id: ids.get(maker.name)!, ...maker }))
  await upsertRows(tx, 'manufacturer', written, { key: ['id'] })
}

export async function putAttributes(tx: Query, attributes: readonly AttributeInput[]): Promise<void> {
  await raiseCatalogVersion(tx)
  const rows = attributes.map((attribute) => ({ ...attribute, options: [...attribute.options] }))
  await upsertRows(tx, 'attribute', rows, { key: ['key'] })
}

export async function putColourways(tx: Query, colourways: readonly ColourwayInput[]): Promise<void> {
  await raiseCatalogVersion(tx)
  await upsertRows(tx, 'colourway', colourways, { key: ['key'] })
}

export async function putPictureViews(tx: Query, views: readonly PictureViewInput[]): Promise<void> {
  await raiseCatalogVersion(tx)
  await upsertRows(tx, 'picture_view', views, { key: ['key'] })
}

interface TreeEntry {
  id: number
  parent: string | null
  slug: Record<Locale, string>
}

/** The collections come with those above them first. The paths of the ones below follow. */
export async function putCollections(tx: Query, collections: readonly CollectionInput[], now: Date): Promise<void> {
  await raiseCatalogVersion(tx)
  const known = await readTree(tx)
  const ids = numbered(
    collections.map(({ key }) => key),
    new Map(Array.from(known, ([key, { id }]) => [key, id])),
    lastOf(Array.from(known.values(), ({ id }) => id)),
  )
  const tree = new Map(known)
  for (const { key, parent, text } of collections)
    tree.set(key, { id: ids.get(key)!, parent, slug: inEachLocale((locale) => text[locale].slug) })
  refuseProblems(faultsOf(collections, tree))
  const rows = collections.map((collection) => ({
    id: ids.get(collection.key)!,
    key: collection.key,
    parent_id: collection.parent === null ? null : tree.get(collection.parent)!.id,
    position: collection.position,
    flags: [...collection.flags],
    attributes: [...collection.attributes],
    google_category: collection.googleCategory,
    starts_at: collection.startsAt ?? null,
    ends_at: collection.endsAt ?? null,
    companions: [...(collection.companions ?? [])],
    menu: collection.menu ?? null,
  }))
  await upsertRows(tx, 'collection', rows, { key: ['id'] })
  await putTexts(tx, collections, tree, now)
  await putCollectionPictures(tx, collections, ids)
}

const inEachLocale = (make: (locale: Locale) => string): Record<Locale, string> => ({
  ro: make('ro'),
  en: make('en'),
  hu: make('hu'),
})

async function readTree(tx: Query): Promise<Map<string, TreeEntry>> {
  const rows = await tx
    .selectFrom('collection as c')
    .leftJoin('collection as above', 'above.id', 'c.parent_id')
    .innerJoin('collection_text as t', 't.collection_id', 'c.id')
    .select(['c.id', 'c.key', 'above.key as parent', 't.locale', 't.slug'])
    .execute()
  const found = new Map<string, TreeEntry>()
  for (const { id, key, parent, locale, slug } of rows) {
    const entry = found.get(key) ?? { id, parent, slug: { ro: '', en: '', hu: '' } }
    entry.slug[locale] = slug
    found.set(key, entry)
  }
  return found
}

/** Returns the keys from the top down to the collection itself; null for one that is its own ancestor. */
function trailOf(tree: ReadonlyMap<string, TreeEntry>, key: string): string[] | null {
  const trail: string[] = []
  for (let at: string | null = key; at !== null; at = tree.get(at)?.parent ?? null) {
    if (trail.includes(at)) return null
    trail.unshift(at)
  }
  return trail
}

function faultsOf(collections: readonly CollectionInput[], tree: ReadonlyMap<string, TreeEntry>) {
  return collections.flatMap(({ key, parent, companions = [], menu }, at) => {
    const groups = menu?.groups ?? []
    const named = {
      parent: parent === null ? [] : [parent],
      companions,
      menu: groups.flatMap((group) => group.collections),
    }
    const unknown = Object.entries(named).flatMap(([field, keys]) =>
      keys
        .filter((other) => !tree.has(other))
        .map((other) => ({ at: `collections[${at}].${field}`, message: `there is no collection ${other}` })),
    )
    if (unknown.length > 0) return unknown
    if (menu && parent !== null) return { at: `collections[${at}].menu`, message: 'only a top-level collection has a menu' }
    return trailOf(tree, key) === null ? { at: `collections[${at}].parent`, message: `${key} would lie below itself` } : []
  })
}

const pathOf = (tree: ReadonlyMap<string, TreeEntry>, key: string, locale: Locale): string =>
  (trailOf(tree, key) ?? []).map((one) => tree.get(one)!.slug[locale]).join('/')

async function putTexts(
  tx: Query,
  collections: readonly CollectionInput[],
  tree: Map<string, TreeEntry>,
  now: Date,
): Promise<void> {
  const texts = collections.flatMap(({ key, text }) =>
    LOCALES.map((locale) => ({
      collection_id: tree.get(key)!.id,
      locale,
      name: text[locale].name,
      slug: text[locale].slug,
      path: pathOf(tree, key, locale),
      description: text[locale].description,
      tagline: text[locale].tagline,
    })),
  )
  const before = await tx.selectFrom('collection_text').select(['collection_id', 'locale', 'path', 'slug']).execute()
  const written = new Set(texts.map(({ collection_id }) => collection_id))
  const byId = new Map(Array.from(tree, ([key, { id }]) => [id, key]))
  // Those below a collection that has moved move with it.
  const moved = before.flatMap((row) => {
    const path = pathOf(tree, byId.get(row.collection_id)!, row.locale)
    return path === row.path ? [] : { ...row, newPath: path }
  })
  await retireSlugs(
    tx,
    'collection',
    moved.map(({ collection_id, locale, path }) => ({ target: collection_id, locale, slug: path })),
    texts.map(({ locale, path }) => ({ locale, slug: path })),
    now,
  )
  for (const { collection_id, locale, newPath } of moved)
    if (!written.has(collection_id))
      await tx
        .updateTable('collection_text')
        .set({ path: newPath })
        .where('collection_id', '=', collection_id)
        .where('locale', '=', locale)
        .execute()
  await upsertRows(tx, 'collection_text', texts, { key: ['collection_id', 'locale'] })
}

async function putCollectionPictures(
  tx: Query,
  collections: readonly CollectionInput[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  await tx
    .deleteFrom('collection_picture')
    .where('collection_id', 'in', [...ids.values()])
    .execute()
  const rows = collections.flatMap(({ key, pictures = {} }) =>
    (['tile', 'menu'] as const).flatMap((use) => {
      const picture = pictures[use]
      return picture ? { collection_id: ids.get(key)!, use, ...picture, alt: picture.alt ?? {} } : []
    }),
  )
  await upsertRows(tx, 'collection_picture', rows, { key: ['collection_id', 'use'] })
}
