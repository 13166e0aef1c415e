/** What has changed without moving anything is put into a copy of the columns that it changes; all else is shared. */
import { CURRENCIES, LOCALES } from '#domain/market/market.ts'
import type { CatalogProduct } from '#store/catalog/catalog-products.ts'
import { ColumnsWriter, isSoldOut, notNewAt, type Snapshot } from './snapshot.ts'
import { TraitsWriter, type Column } from './traits.ts'

/**
 * The snapshot with these products as they are now: an order costs a millisecond, not a new snapshot. Null when one of them
 * comes, goes or stands elsewhere than before. `now` in milliseconds, before `changesAt` of the snapshot.
 */
export function patchSnapshot(
  before: Snapshot,
  changed: readonly CatalogProduct[],
  version: number,
  now: number,
): Snapshot | null {
  const docs: number[] = []
  for (const product of changed) {
    const doc = before.byId.get(product.id)
    if (doc === undefined || !standsAsBefore(before.products[doc]!, product)) return null
    docs.push(doc)
  }
  const products = [...before.products]
  const columns = new ColumnsWriter(changed.length, now)
  const traits = new TraitsWriter(changed, before.attributes.values(), before.showrooms, before.traits)
  let { changesAt } = before
  for (const [at, product] of changed.entries()) {
    products[docs[at]!] = product
    columns.put(at, product)
    traits.add(product)
    changesAt = Math.min(changesAt, notNewAt(product, now))
  }
  const { written } = columns
  const price = { ...before.price }
  for (const currency of CURRENCIES) price[currency] = patched(before.price[currency], docs, written.price[currency])
  return {
    ...before,
    version,
    changesAt,
    products,
    brand: patched(before.brand, docs, written.brand),
    flags: patched(before.flags, docs, written.flags),
    published: patched(before.published, docs, written.published),
    price,
    traits: patchedTraits(before.traits, docs, traits.finish()),
  }
}

/** Whether all that orders, finds and groups products is the same. */
const standsAsBefore = (old: CatalogProduct, product: CatalogProduct): boolean =>
  product.rank === old.rank &&
  product.publishedAt === old.publishedAt &&
  product.variants.length === old.variants.length &&
  product.variants.length > 0 &&
  isSoldOut(product) === isSoldOut(old) &&
  LOCALES.every((locale) => product.slug[locale] === old.slug[locale]) &&
  JSON.stringify([product.collections, product.parts]) === JSON.stringify([old.collections, old.parts])

/** The column itself when nothing in it changes. */
function patched<T extends Int32Array | Uint8Array | Uint32Array>(column: T, places: readonly number[], values: T): T {
  let copy: T | null = null
  for (const [at, place] of places.entries()) {
    if (column[place] === values[at]) continue
    copy ??= column.slice() as T
    copy[place] = values[at]!
  }
  return copy ?? column
}

function patchedTraits(before: Snapshot['traits'], docs: readonly number[], changed: Snapshot['traits']): Snapshot['traits'] {
  const { starts } = before.variants
  const variants = docs.flatMap((doc) => Array.from({ length: starts[doc + 1]! - starts[doc]! }, (_, at) => starts[doc]! + at))
  const ofDocs = (column: Column, values: Column) => patched(column, docs, values)
  const ofPlaces = (columns: readonly Column[], values: readonly Column[]) =>
    columns.map((column, place) => ofDocs(column, values[place]!))
  return {
    ...before,
    brand: ofDocs(before.brand, changed.brand),
    ages: ofDocs(before.ages, changed.ages),
    attributes: ofDocs(before.attributes, changed.attributes),
    places: ofDocs(before.places, changed.places),
    sizes: ofPlaces(before.sizes, changed.sizes),
    colors: ofPlaces(before.colors, changed.colors),
    grids: ofPlaces(before.grids, changed.grids),
    variants: {
      starts,
      size: patched(before.variants.size, variants, changed.variants.size),
      color: patched(before.variants.color, variants, changed.variants.color),
      places: patched(before.variants.places, variants, changed.variants.places),
    },
  }
}
