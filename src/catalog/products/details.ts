/** Details of product pages: attributes, texts, pictures. */
import { MARKETS, type Locale, type Market } from '#domain/market/market.ts'
import { unitIn } from '#domain/market/units.ts'
import type { CatalogAttribute } from '#store/catalog/catalog.ts'
import type { Database } from '#store/database/db.ts'
import { optionName } from './attribute-option.ts'
import { readDetails, readProductDetails, type ProductDetails } from '#store/catalog/product-details.ts'
import { readGalleries, type ColourPicture } from '#store/catalog/pictures.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'

export type { ColourPicture } from '#store/catalog/pictures.ts'
export type { ProductDetails } from '#store/catalog/product-details.ts'

/** Reads the details of a product page in one statement. Null when it has no text in the language. */
export const productDetails = (db: Pick<Database, 'query'>, product: number, market: Market): Promise<ProductDetails | null> =>
  readProductDetails(db.query, product, market.locale, market.currency)

/** The same of many products, by their ids. */
export const detailsOf = (
  db: Pick<Database, 'query'>,
  products: readonly number[],
  { locale, currency }: Market,
): Promise<Map<number, ProductDetails>> => readDetails(db.query, { products, locale, currency })

/** Returns every picture of many products, by their ids. */
export const galleriesOf = (db: Pick<Database, 'query'>, products: readonly number[]): Promise<Map<number, ColourPicture[]>> =>
  readGalleries(db.query, products)

export interface Specification {
  name: string
  /** `true` and `false` for yes and no. */
  value: string | boolean
}

/** Shown elsewhere on the page: in the choices, the composition, the recommended age. */
const ELSEWHERE = new Set(['brand', 'color', 'composition', 'age_min', 'age_max'])

/** Returns the attributes of a product as text, in the order of the dictionary; missing ones are left out. */
export function specificationsOf(snapshot: Snapshot, attributes: Record<string, unknown>, { locale }: Market): Specification[] {
  return Array.from(snapshot.attributes.values()).flatMap((attribute): Specification[] => {
    const value = attributes[attribute.key]
    if (ELSEWHERE.has(attribute.key)) return []
    if (typeof value === 'boolean') return [{ name: attribute.name[locale], value }]
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return []
    const words = valueLabel(attribute, String(value), locale)
    return words === null ? [] : [{ name: attribute.name[locale], value: words }]
  })
}

/** Returns a value as customers read it, with its unit; null for an option that the dictionary does not know. */
export function valueLabel(attribute: CatalogAttribute, value: string, locale: Locale): string | null {
  const words = attribute.kind === 'enum' ? optionName(attribute, value, locale) : value
  if (words === null) return null
  const unit = unitText(attribute.unit, locale)
  return measured(words, locale) + (unit ? `\u00a0${unit}` : '')
}

/** 60x120 → 60 × 120, and the decimal mark of the language. */
const measured = (text: string, locale: Locale): string => {
  const crossed = text.replace(/(\d)\s?x\s?(?=\d)/g, '$1 × ')
  return crossed.replace(/(\d)\.(?=\d)/g, `$1${MARKETS[locale].separators.decimal}`)
}

/** The name of the attribute says it already. */
const NAMED = new Set(['TOG'])

/** Returns a unit as it stands behind a value; '' where none is shown. */
const unitText = (unit: string | null, locale: Locale): string => (unit === null || NAMED.has(unit) ? '' : unitIn(unit, locale))
