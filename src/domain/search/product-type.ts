/** What a product is, as customers name it: the words that search understands, and what goes with what (LOC-27). */
import type { Locale } from '#domain/market/market.ts'

export interface ProductType {
  /** English slug, unique, e.g. 'twin-pram'. */
  key: string
  /**
   * What customers call it, by language: the first is the shown plural name, the others are every usual other name. A name may be
   * several words; the words of grammar in it (for, de, a) do not matter. Lower case with diacritics.
   */
  names: Readonly<Record<Locale, readonly string[]>>
  /** Keys of the types that it is a kind of, the nearest first: a twin pram is a pram. */
  broader: readonly string[]
  /** Keys of the collections whose products may be of this type. */
  collections: readonly string[]
  /** Keys of types that complete it: a pram wants a rain cover. The most useful first. */
  complements: readonly string[]
}
