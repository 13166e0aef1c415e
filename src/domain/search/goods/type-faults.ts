/** What is wrong with a product type that a merchant writes. */
import { LOCALES, perLocale } from '#domain/market/market.ts'
import type { ProductType } from '../product-type.ts'
import { seenBySearch, SYNONYM_LIMITS } from '../synonym-group.ts'
import type { OwnType } from './merged-types.ts'

/** Most own rows of a shop, most names of a type in one language, most characters of a name, and most keys of a list. */
export const TYPE_LIMITS = { types: 1000, names: 40, length: SYNONYM_LIMITS.length, keys: 40 } as const

export type NamesFault = 'type_unnamed' | 'type_name_empty'
export type TypeFault = NamesFault | 'type_unknown_key' | 'type_cycle'

/** Returns what is wrong with the names in one language, null for nothing. */
export function namesFault(names: readonly string[]): NamesFault | null {
  if (names.length === 0) return 'type_unnamed'
  return names.map(seenBySearch).includes('') ? 'type_name_empty' : null
}

/** Returns the names without spaces around them, of those that search sees as one the first. */
function tidyNames(names: readonly string[]): string[] {
  const seen = names.map(seenBySearch)
  return names.filter((_, at) => seen.indexOf(seen[at]!) === at).map((name) => name.trim().replace(/\s+/g, ' '))
}

/** Returns a type with tidy names, and with each key once, its own left out of what completes it. */
export function tidyType(type: OwnType): OwnType {
  const { key, names, broader, collections, complements } = type
  return {
    ...type,
    names: perLocale((locale) => tidyNames(names[locale])),
    broader: [...new Set(broader)],
    collections: [...new Set(collections)],
    complements: [...new Set(complements)].filter((other) => other !== key),
  }
}

interface Known {
  /** Of every type, switched off ones included. */
  types: ReadonlySet<string>
  collections: ReadonlySet<string>
  /** The shipped type of the same key: its collections are unknown to a shop that has none of these. */
  shipped: ProductType | undefined
}

/** Returns what is wrong with a type by itself, null for nothing. */
export function typeFault({ names, broader, collections, complements }: OwnType, known: Known): TypeFault | null {
  for (const locale of LOCALES) {
    const fault = namesFault(names[locale])
    if (fault) return fault
  }
  const { shipped } = known
  const isType = (key: string, ofShipped: readonly string[] = []) => known.types.has(key) || ofShipped.includes(key)
  const isCollection = (key: string) => known.collections.has(key) || shipped?.collections.includes(key) === true
  const isKnown =
    broader.every((key) => isType(key, shipped?.broader)) &&
    complements.every((key) => isType(key, shipped?.complements)) &&
    collections.every(isCollection)
  return isKnown ? null : 'type_unknown_key'
}

/** Returns whether a type is a kind of itself, through others as well. */
export function hasCycle(types: readonly OwnType[]): boolean {
  const broaderOf = new Map(types.map(({ key, broader }) => [key, broader]))
  const ended = new Set<string>()
  const reachesItself = (key: string, above: ReadonlySet<string>): boolean => {
    if (above.has(key)) return true
    if (ended.has(key)) return false
    const path = new Set([...above, key])
    const isFound = (broaderOf.get(key) ?? []).some((next) => reachesItself(next, path))
    ended.add(key)
    return isFound
  }
  return types.some(({ key }) => reachesItself(key, new Set()))
}

/** Returns the keys of the types that are a kind of a type or are completed by it. */
export const typesThatName = (types: readonly OwnType[], key: string): string[] =>
  types.filter(({ broader, complements }) => [...broader, ...complements].includes(key)).map((type) => type.key)

/** Returns what a type is called in an entry of the log. */
export const typeName = ({ key, names }: Pick<OwnType, 'key' | 'names'>): string =>
  [...new Set(LOCALES.flatMap((locale) => names[locale][0] ?? []))].join(' / ') || key
