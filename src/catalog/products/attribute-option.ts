/** Names of attribute options. */
import type { Locale } from '#domain/market/market.ts'
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
