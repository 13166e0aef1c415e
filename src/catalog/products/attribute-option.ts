/** Names of attribute options. */
import type { Locale } from '#domain/market/market.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import type { CatalogAttribute } from '#store/catalog/catalog.ts'

/** Returns the name of an enumerated attribute's option; null when the dictionary does not know it. */
export function optionName({ options }: CatalogAttribute, key: string, locale: Locale): string | null {
  for (const option of options)
    if (typeof option === 'object' && option !== null && 'key' in option && option.key === key) {
      const name = (option as Partial<Record<Locale, unknown>>)[locale]
      if (typeof name === 'string') return name
    }
  return null
}

/** Returns the material of a product in words, '' when it is not known. */
export function materialOf(
  { attributes }: Pick<Snapshot, 'attributes'>,
  product: { attributes: Record<string, unknown> },
  locale: Locale,
): string {
  const dictionary = attributes.get('material')
  const key = product.attributes['material']
  return dictionary && typeof key === 'string' ? (optionName(dictionary, key, locale) ?? '') : ''
}
