/**
 * Names and pictures of items in a cart. They decide no price and are in memory with the catalogue: joined for every item they cost
 * PostgreSQL a tenth of the statement. What is not in memory, because it was written a moment ago, is read.
 */
import type { Picture } from '#domain/catalog/picture.ts'
import type { Locale } from '#domain/market/market.ts'
import { pictureOfColour, readFirstPictures } from '#store/catalog/pictures.ts'
import type { Query } from '#store/database/db.ts'

/** What is in memory, in the language of the cart; undefined where it is not known. */
export interface ItemDisplay {
  colorName(key: string): string | undefined
  brandName(brand: number): string | undefined
  /** The first picture in this colour, or the first of any; `NO_PICTURE` for a known product that has none. */
  picture(product: number, colourway: string | null): Picture | undefined
}

interface ShownVariant {
  product: number
  colourway: string | null
}

interface ShownRow {
  product_id: number
  brand_id: number
  colourway: string | null
  parts: readonly ShownVariant[] | null
}

/** Knows nothing. */
export const NO_DISPLAY: ItemDisplay = {
  colorName: () => undefined,
  brandName: () => undefined,
  picture: () => undefined,
}

/** Returns names and pictures of all rows; reads what `known` does not have. */
export async function completeDisplay(
  query: Query,
  rows: readonly ShownRow[],
  locale: Locale,
  known: ItemDisplay,
): Promise<ItemDisplay> {
  const colors = missing(
    rows.flatMap(({ colourway }) => colourway ?? []),
    known.colorName,
  )
  const brands = missing(
    rows.map(({ brand_id }) => brand_id),
    known.brandName,
  )
  const shown = rows.flatMap(({ product_id, colourway, parts }) => [{ product: product_id, colourway }, ...(parts ?? [])])
  const products = shown.flatMap(({ product, colourway }) => (known.picture(product, colourway) === undefined ? product : []))
  const colorNames = colors.length > 0 ? await readColorNames(query, colors, locale) : null
  const brandNames = brands.length > 0 ? await readBrandNames(query, brands) : null
  const pictures = products.length > 0 ? await readFirstPictures(query, [...new Set(products)]) : null
  return {
    colorName: (key) => known.colorName(key) ?? colorNames?.get(key),
    brandName: (brand) => known.brandName(brand) ?? brandNames?.get(brand),
    picture: (product, colourway) =>
      known.picture(product, colourway) ?? pictureOfColour(pictures?.get(product) ?? [], colourway),
  }
}

const missing = <K>(keys: readonly K[], known: (key: K) => string | undefined): K[] => [
  ...new Set(keys.filter((key) => known(key) === undefined)),
]

async function readColorNames(query: Query, keys: readonly string[], locale: Locale): Promise<Map<string, string>> {
  const rows = await query
    .selectFrom('colourway')
    .select(['key', 'name'])
    .where('key', 'in', [...keys])
    .execute()
  return new Map(rows.map(({ key, name }) => [key, name[locale]]))
}

async function readBrandNames(query: Query, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await query
    .selectFrom('brand')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
