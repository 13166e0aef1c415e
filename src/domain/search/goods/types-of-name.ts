/** Finds out of what type a product is, from its names and its collections. */
import { LOCALES, MARKETS, perLocale, type Locale } from '#domain/market/market.ts'
import type { ProductType } from '#domain/search/product-type.ts'
import { fold } from '#domain/search/fold.ts'
import { GRAMMAR_WORDS } from '#domain/search/grammar-words.ts'

/** Where the thing comes before what is with it: a dress with bloomers is a dress. */
const EXTRAS: Record<Locale, RegExp> = {
  ro: /$/,
  en: / (?:with|for|without|from|in|on) .*/,
  hu: /$/,
}

/** Returns the same for every form of a folded word. */
export type Stem = (word: string, locale: Locale) => string

/** Returns the words of a name that tell it apart: `Cărucior 3 în 1` → carucior, 3, 1. */
export const namingWords = (text: string, locale: Locale): string[] =>
  (fold(text).match(/\d+|[^\P{L}\d]+/gu) ?? []).filter((word) => !GRAMMAR_WORDS[locale].includes(word))

/** The names of types in one language. */
export interface TypeNames {
  /** Types by the stems of a name. */
  named: { get(stems: string): readonly ProductType[] | undefined }
  /** Number of words of the longest name. */
  longest: number
}

const stemsOf = (text: string, locale: Locale, stem: Stem): string[] =>
  namingWords(text, locale).map((word) => stem(word, locale))

/** Returns the names of types in a language. */
export function typeNames(
  types: readonly ProductType[],
  locale: Locale,
  stem: Stem,
): TypeNames & { named: ReadonlyMap<string, readonly ProductType[]> } {
  const named = new Map<string, ProductType[]>()
  let longest = 0
  for (const type of types)
    for (const name of type.names[locale]) {
      const stems = stemsOf(name, locale, stem)
      longest = Math.max(longest, stems.length)
      const key = stems.join(' ')
      const same = named.get(key)
      if (same) same.push(type)
      else named.set(key, [type])
    }
  return { named, longest }
}

/** Returns a function that returns the types of a product with these names in these collections: those that its name tells. */
export function typeFinder(
  types: readonly ProductType[],
  stem: Stem,
  byName: Readonly<Record<Locale, TypeNames>> = perLocale((locale) => typeNames(types, locale, stem)),
): (names: Readonly<Record<Locale, string>>, collections: readonly string[]) => ProductType[] {
  const byKey = new Map(types.map((type) => [type.key, type]))
  const known = new Set(types.flatMap((type) => type.collections))

  const inLanguage = (name: string, locale: Locale, collections: readonly string[]): readonly ProductType[] => {
    const [head = '', ...tail] = name.split(',')
    const parts = [head.replace(EXTRAS[locale], ''), head, ...tail]
    for (const part of parts) {
      const stems = stemsOf(part, locale, stem)
      for (const [from, to] of runsOf(stems.length, byName[locale].longest, locale)) {
        const found = (byName[locale].named.get(stems.slice(from, to).join(' ')) ?? []).filter((type) =>
          type.collections.some((one) => collections.includes(one)),
        )
        if (found.length > 0) return found
      }
    }
    return []
  }

  return (names, collections) => {
    if (!collections.some((key) => known.has(key))) return []
    const found = new Set(LOCALES.flatMap((locale) => inLanguage(names[locale], locale, collections)))
    const general = new Set([...found].flatMap((type) => [...broaderKeys(type, byKey)]))
    return [...found].filter(({ key }) => !general.has(key))
  }
}

/**
 * Runs of at most `longest` words in the order in which they may be the thing: in Romanian from the first word, in the other languages
 * up to the last one.
 */
function runsOf(count: number, longest: number, locale: Locale): [from: number, to: number][] {
  const runs: [number, number][] = []
  for (let skipped = 0; skipped < count; skipped++)
    for (let length = Math.min(longest, count - skipped); length > 0; length--)
      runs.push(MARKETS[locale].nounPlace === 'first' ? [skipped, skipped + length] : [count - skipped - length, count - skipped])
  return runs
}

/** Returns the keys of all types that a type is a kind of, however far. */
export function broaderKeys(type: ProductType, byKey: ReadonlyMap<string, ProductType>): ReadonlySet<string> {
  const keys = new Set<string>()
  const add = (one: ProductType): void => {
    for (const key of one.broader) {
      if (keys.has(key)) continue
      keys.add(key)
      const next = byKey.get(key)
      if (next) add(next)
    }
  }
  add(type)
  return keys
}
