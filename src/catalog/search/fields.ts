/** Searched fields of a product and the weights of their terms. */
import type { CatalogAttribute } from '#store/catalog/catalog.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { optionName } from '#catalog/products/attribute-option.ts'
import { isStopWord, startsDetail, tokenize } from './tokens.ts'

/** Weights of terms by field and position. */
const NAME = { head: 20, other: 15, detail: 7 }
const BRAND = 16
const COLLECTION = { head: 12, other: 9, detail: 4 }
const PARENT_COLLECTION = 3
/** Added to a term of the name that the collection's name has too: the name of a doll's pram contains pram, its collection's does not. */
export const IN_COLLECTION_NAME = 6
const ATTRIBUTE = 6
const SIZE = 8

/** A term and how much it counts. */
export interface WeightedTerm {
  term: string
  weight: number
}

/**
 * Returns the terms of a name. Details are what follows the first comma, or „pentru”, “for” and the like. The head is the first term
 * before them in Romanian, the last one in English and Hungarian.
 */
function weightedTerms(name: string, locale: Locale, by: { head: number; other: number; detail: number }): WeightedTerm[] {
  const comma = name.search(/,(?!\d)/)
  const main = tokenize(comma === -1 ? name : name.slice(0, comma))
  // „3 în 1”, “3-in-1”: after a number no detail begins.
  const detailAt = main.findIndex((term, at) => at > 0 && startsDetail(term, locale) && !/\d/.test(main[at - 1]!))
  const end = detailAt === -1 ? main.length : detailAt
  const head = MARKETS[locale].nounPlace === 'first' ? 0 : end - 1
  return [
    ...main.map((term, at) => ({ term, weight: at >= end ? by.detail : at === head ? by.head : by.other })),
    ...(comma === -1 ? [] : tokenize(name.slice(comma + 1)).map((term) => ({ term, weight: by.detail }))),
  ].filter(({ term }) => !isStopWord(term, locale))
}

/** Returns the terms of a text, all of one weight. */
const equalTerms = (text: string, locale: Locale, weight: number): WeightedTerm[] =>
  tokenize(text)
    .filter((term) => !isStopWord(term, locale))
    .map((term) => ({ term, weight }))

/** Returns the terms of a product's name. */
export const nameTerms = (name: string, locale: Locale) => weightedTerms(name, locale, NAME)
/** Returns the terms of a brand's name. */
export const brandTerms = (name: string, locale: Locale) => equalTerms(name, locale, BRAND)

/** Returns the terms of a collection and its ancestors; `names` from the root down. Those of ancestors weigh less. */
export const collectionTerms = (names: readonly string[], locale: Locale): WeightedTerm[] =>
  names.flatMap((name, at) =>
    at === names.length - 1
      ? splitCollectionName(name).flatMap((part) => weightedTerms(part, locale, COLLECTION))
      : equalTerms(name, locale, PARENT_COLLECTION),
  )

/** Splits „Căciuli, fulare și mănuși” into its three kinds of product. */
export const splitCollectionName = (collection: string): string[] => collection.split(/, | și | and | és /)

/** Returns the terms of an attribute's value in a language: options by their names, numbers with their unit. */
export function attributeTerms(attribute: CatalogAttribute, value: unknown, locale: Locale): WeightedTerm[] {
  if (value === true) return equalTerms(attribute.name[locale], locale, ATTRIBUTE)
  if (typeof value !== 'string' && typeof value !== 'number') return []
  if (attribute.kind === 'enum') return equalTerms(optionName(attribute, String(value), locale) ?? '', locale, ATTRIBUTE)
  return equalTerms(attribute.unit ? `${value} ${attribute.unit}` : String(value), locale, ATTRIBUTE)
}

/** Returns the terms of a size. */
export const sizeTerms = (value: string): WeightedTerm[] => tokenize(value).map((term) => ({ term, weight: SIZE }))
