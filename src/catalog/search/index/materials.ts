/** What a product is made of, from its composition: leather is no option of an attribute, but stated by law. */
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import { CLOSED_WORDS } from '#catalog/search/lexicon/closed-words.ts'
import { stem } from '#catalog/search/text/stem.ts'
import { tokenize } from '#catalog/search/text/tokens.ts'

/** Less than this share is no material of a product: elastane in jersey. */
const LEAST_PERCENT = 40

/** Materials by the stems of their words. */
const BY_STEM: Record<Locale, ReadonlyMap<string, string>> = perLocale(
  (locale) =>
    new Map(
      Object.entries(CLOSED_WORDS[locale].materials).flatMap(([material, list]) =>
        list.split('|').flatMap((phrase) => {
          const [term = '', ...others] = tokenize(phrase)
          return others.length > 0 ? [] : [[stem(term, locale), material] as const]
        }),
      ),
    ),
)

/** Returns the materials that compositions in these languages name first: what is said after a semicolon are linings and soles. */
export function materialsOf(compositions: Partial<Record<Locale, string>>): ReadonlySet<string> {
  const found = new Set<string>()
  for (const locale of LOCALES) {
    const [main = ''] = (compositions[locale] ?? '').split(';')
    for (const part of main.split(/,(?!\d)/)) {
      const percent = /(\d+)\s*%/.exec(part)?.[1]
      if (percent !== undefined && Number(percent) < LEAST_PERCENT) continue
      for (const term of tokenize(part)) {
        const material = BY_STEM[locale].get(stem(term, locale))
        if (material !== undefined) found.add(material)
      }
    }
  }
  return found
}
