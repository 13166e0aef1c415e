import type { Market } from '#domain/market.ts'
import type { Database } from '#store/db.ts'
import { readProductDetails, type ProductDetails } from '#store/product-details.ts'
import type { CatalogueAttribute } from '#store/catalogue.ts'
import type { Snapshot } from './snapshot.ts'

export type { DetailedVariant, ProductDetails } from '#store/product-details.ts'

/** What the product's page says beside its card. One statement. Null when it has no text in the language. */
export const productDetails = (db: Pick<Database, 'query'>, product: number, market: Market): Promise<ProductDetails | null> =>
  readProductDetails(db.query, product, market.locale, market.currency)

export interface Specification {
  name: string
  /** `true` and `false` for yes and no. */
  value: string | boolean
}

/** The attributes of a product in words, in the order of the dictionary; those nobody gave are left out. */
export function specificationsOf(snapshot: Snapshot, attributes: Record<string, unknown>, { locale }: Market): Specification[] {
  return Array.from(snapshot.attributes.values()).flatMap((attribute): Specification[] => {
    const value = attributes[attribute.key]
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return []
    if (typeof value === 'boolean') return [{ name: attribute.name[locale], value }]
    const words = optionName(attribute, String(value), locale)
    const unit = attribute.unit && UNITS[attribute.unit]?.[locale]
    return [{ name: attribute.name[locale], value: words + (unit ? `\u00a0${unit}` : '') }]
  })
}

/** Units as they are written behind a value; those that a value carries itself are not here. */
const UNITS: Record<string, Record<Market['locale'], string>> = {
  cm: { ro: 'cm', en: 'cm', hu: 'cm' },
  kg: { ro: 'kg', en: 'kg', hu: 'kg' },
  ml: { ro: 'ml', en: 'ml', hu: 'ml' },
  months: { ro: 'luni', en: 'months', hu: 'hónap' },
  pcs: { ro: 'buc.', en: 'pcs', hu: 'db' },
}

function optionName(attribute: CatalogueAttribute, key: string, locale: Market['locale']): string {
  for (const option of attribute.options)
    if (typeof option === 'object' && option !== null && 'key' in option && option.key === key) {
      const names = 'name' in option ? option.name : option
      const name = (names as Partial<Record<Market['locale'], unknown>> | null)?.[locale]
      if (typeof name === 'string') return name
    }
  return locale === 'en' ? key : key.replace(/(\d)\.(\d)/g, '$1,$2')
}
