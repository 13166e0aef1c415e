/** The types that searches and rails of a shop know, and the stems of their names: both have the same ones. */
import { mergedTypes, type OwnType } from '#domain/search/goods/merged-types.ts'
import { PRODUCT_TYPES } from '#domain/search/goods/product-types.ts'
import { typeNames, type Stem, type TypeNames } from '#domain/search/goods/types-of-name.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import type { ProductType } from '#domain/search/product-type.ts'
import type { YieldWhenDue } from '#catalog/event-loop/chunks.ts'
import { ListsByText } from '#catalog/search/text/number-lists.ts'

/** By the rows that are written over the shipped table: every snapshot of a shop has the same. */
const tables = new Map<string, readonly ProductType[]>()
/** A table that is changed again and again leaves its former states behind. */
const MAX_TABLES = 4

/** Returns the shipped types with the merchant's own over them; the same list for the same rows. */
export function shopTypes(own: readonly OwnType[]): readonly ProductType[] {
  const key = JSON.stringify(own)
  let types = tables.get(key)
  if (!types) {
    if (tables.size === MAX_TABLES) tables.clear()
    types = mergedTypes(PRODUCT_TYPES, own)
    tables.set(key, types)
  }
  return types
}

type NamesByLocale = Readonly<Record<Locale, TypeNames>>

const readNames = new WeakMap<readonly ProductType[], NamesByLocale>()

/** Returns the names of types where `readTypeNames` has read them. */
export const knownTypeNames = (types: readonly ProductType[]): NamesByLocale | undefined => readNames.get(types)

/** Returns the names of types, stemmed language by language; of a list they are read once. */
export async function readTypeNames(
  types: readonly ProductType[],
  stem: Stem,
  yieldWhenDue: YieldWhenDue,
): Promise<NamesByLocale> {
  const known = readNames.get(types)
  if (known) return known
  const names = {} as Record<Locale, TypeNames>
  for (const locale of LOCALES) {
    names[locale] = await packed(typeNames(types, locale, stem), types, yieldWhenDue)
    await yieldWhenDue()
  }
  readNames.set(types, names)
  return names
}

/** Returns the names in little memory. */
async function packed(
  { named, longest }: ReturnType<typeof typeNames>,
  types: readonly ProductType[],
  yieldWhenDue: YieldWhenDue,
): Promise<TypeNames> {
  const numbers = new Map(types.map((type, number) => [type, number]))
  const numbersOf = (some: readonly ProductType[]) => [...new Set(some)].map((type) => numbers.get(type)!)
  const lists = await ListsByText.of(new Map(named.entries().map(([stems, some]) => [stems, numbersOf(some)])), yieldWhenDue)
  return {
    longest,
    named: { get: (stems) => lists.get(stems) && Array.from(lists.get(stems)!, (number) => types[number]!) },
  }
}
