/** Products by their type, those that are sold out among them. */
import { deriveFor, type Snapshot } from '#catalog/columns/snapshot.ts'
import { typeOf, typesIn } from '#catalog/rails/product-types.ts'

const newDocs = () => new Map<string, readonly number[]>()

/** Returns the docs of a type and of the types below it, in recommended order, the sold-out ones last; none for an unknown type. */
export const everyDocOfType = (snapshot: Snapshot, key: string): readonly number[] =>
  deriveFor(snapshot, newDocs, key, () => find(snapshot, key))

function find(snapshot: Snapshot, key: string): number[] {
  const { tree, inCollection, products } = snapshot
  const { types, within, numberOf } = typesIn(snapshot)
  const numbers = new Set(within(numberOf(key)))
  const keys = new Set(Array.from(numbers, (one) => types[one - 1]!.collections).flat())
  const found = new Set<number>()
  for (const collection of keys)
    for (const doc of inCollection.get(tree.byKey.get(collection)?.id ?? -1) ?? [])
      if (numbers.has(typeOf(snapshot, products[doc]!))) found.add(doc)
  return [...found].sort((a, b) => a - b)
}

/** Returns whether a product is of a type, or of one below it. */
export function isOfType(snapshot: Snapshot, doc: number, key: string): boolean {
  const { numberOf, within } = typesIn(snapshot)
  return within(numberOf(key)).includes(typeOf(snapshot, snapshot.products[doc]!))
}
