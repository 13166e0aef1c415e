/** The table of product types that a shop searches with: the one shipped with the program, with the merchant's own rows over it. */
import type { ProductType } from '../product-type.ts'

/** A row of the merchant: it takes the place of the shipped type of its key, or is a type of its own. */
export interface OwnType extends ProductType {
  /** The type is switched off: searches do not know it. */
  isRemoved: boolean
}

/** Returns the shipped types with the own ones over them, then the other own ones, switched off ones included. */
export function laidOver(shipped: readonly ProductType[], own: readonly OwnType[]): OwnType[] {
  const rest = new Map(own.map((type) => [type.key, type]))
  const over = shipped.map((type): OwnType => {
    const mine = rest.get(type.key) ?? { ...type, isRemoved: false }
    rest.delete(type.key)
    return mine
  })
  return [...over, ...rest.values()]
}

/**
 * Returns the types that searches know. What was a kind of a switched off type is a kind of what that one was a kind of; other keys that
 * lead to no type are left out.
 */
export function mergedTypes(shipped: readonly ProductType[], own: readonly OwnType[]): ProductType[] {
  const all = new Map(laidOver(shipped, own).map((type) => [type.key, type]))
  const isOn = (key: string) => all.get(key)?.isRemoved === false
  const broaderOf = (type: ProductType, seen: Set<string>): string[] =>
    type.broader.flatMap((key) => {
      const next = all.get(key)
      if (!next || seen.has(key)) return []
      seen.add(key)
      return next.isRemoved ? broaderOf(next, seen) : [key]
    })
  return all
    .values()
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ key, names, collections, complements, ...type }) => ({
      key,
      names,
      broader: broaderOf({ key, names, collections, complements, ...type }, new Set([key])),
      collections,
      complements: complements.filter(isOn),
    }))
    .toArray()
}
