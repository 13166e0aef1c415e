/** What is searched of a product, and how much each part of it counts: the thing itself before its details. */
import type { CatalogAttribute } from '#store/catalog/catalog.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { optionName } from '#catalog/products/attribute-option.ts'
import { isStopWord, isTurn, wordsOf } from './words.ts'

/** Weight of a word by where it stands. */
const NAME = { head: 20, other: 15, detail: 7 }
const BRAND = 16
const PLACE = { head: 12, other: 9, detail: 4 }
const PLACE_ABOVE = 3
/** More for a word of the name that the collection's name has too: a doll's pram is called a pram, but does not lie among prams. */
export const CONFIRMED = 6
const FACT = 6
const SIZE = 8

export interface WeighedWord {
  word: string
  weight: number
}

/**
 * Words of a name. Before the first comma stands the thing, behind it what is special about it; what follows „pentru”, “for”
 * and the like is a detail as well. The head is the first word in Romanian, the last one in English and Hungarian.
 */
function weighName(name: string, locale: Locale, by: { head: number; other: number; detail: number }): WeighedWord[] {
  const comma = name.search(/,(?!\d)/)
  const main = wordsOf(comma === -1 ? name : name.slice(0, comma))
  // „3 în 1”, “3-in-1”: between numbers nothing turns.
  const turn = main.findIndex((word, at) => at > 0 && isTurn(word, locale) && !/\d/.test(main[at - 1]!))
  const end = turn === -1 ? main.length : turn
  const head = MARKETS[locale].nounPlace === 'first' ? 0 : end - 1
  return [
    ...main.map((word, at) => ({ word, weight: at >= end ? by.detail : at === head ? by.head : by.other })),
    ...(comma === -1 ? [] : wordsOf(name.slice(comma + 1)).map((word) => ({ word, weight: by.detail }))),
  ].filter(({ word }) => !isStopWord(word, locale))
}

const flat = (text: string, locale: Locale, weight: number): WeighedWord[] =>
  wordsOf(text)
    .filter((word) => !isStopWord(word, locale))
    .map((word) => ({ word, weight }))

export const nameWords = (name: string, locale: Locale) => weighName(name, locale, NAME)
export const brandNameWords = (name: string, locale: Locale) => flat(name, locale, BRAND)

/** Words of a collection and, saying less, of those above it. */
export const collectionWords = (names: readonly string[], locale: Locale): WeighedWord[] =>
  names.flatMap((name, at) =>
    at === names.length - 1
      ? splitCollectionName(name).flatMap((part) => weighName(part, locale, PLACE))
      : flat(name, locale, PLACE_ABOVE),
  )

/** „Căciuli, fulare și mănuși”: each is a thing of its own. */
export const splitCollectionName = (collection: string): string[] => collection.split(/, | și | and | és /)

/** Words of an attribute's value in a language: options by their names, numbers with their unit. */
export function factLabels(attribute: CatalogAttribute, value: unknown, locale: Locale): WeighedWord[] {
  if (value === true) return flat(attribute.name[locale], locale, FACT)
  if (typeof value !== 'string' && typeof value !== 'number') return []
  if (attribute.kind === 'enum') return flat(optionName(attribute, String(value), locale) ?? '', locale, FACT)
  return flat(attribute.unit ? `${value} ${attribute.unit}` : String(value), locale, FACT)
}

export const sizeWord = (value: string): WeighedWord[] => wordsOf(value).map((word) => ({ word, weight: SIZE }))
