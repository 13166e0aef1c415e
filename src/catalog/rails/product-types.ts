/** The types of products by the table of the shop, found out when they are first asked for, and the docs of a type. */
import { typeFinder } from '#domain/search/goods/types-of-name.ts'
import { typeGraph, UNTYPED, type TypeGraph } from '#domain/rails/type-graph.ts'
import type { ProductType } from '#domain/search/product-type.ts'
import { knownTypeNames, shopTypes } from '#catalog/search/index/type-names.ts'
import { stem } from '#catalog/search/text/stem.ts'
import { derive, deriveFor, type CatalogProduct, type Snapshot } from '#catalog/columns/snapshot.ts'
import { isRecommendable } from '#catalog/products/recommendable.ts'

/** A table of types, and what it makes of the products. */
interface TypeTable {
  types: readonly ProductType[]
  graph: TypeGraph
  typesOfName: ReturnType<typeof typeFinder>
  /** The names are those that the search has read. */
  isShared: boolean
  /** Numbers of types by product: a changed product is another object. */
  numbers: WeakMap<CatalogProduct, number>
}

/** By the types of the shop: every snapshot of a shop has the same. */
const tables = new WeakMap<readonly ProductType[], TypeTable>()

const tableOf = (snapshot: Snapshot): TypeTable => derive(snapshot, findTable)

function findTable({ productTypes }: Snapshot): TypeTable {
  const types = shopTypes(productTypes)
  let table = tables.get(types)
  if (!table) {
    const names = knownTypeNames(types)
    const typesOfName = typeFinder(types, stem, names)
    table = { types, graph: typeGraph(types), typesOfName, isShared: names !== undefined, numbers: new WeakMap() }
    tables.set(types, table)
  }
  return table
}

/** Reads the table of types, so that nobody who asks for a rail waits for it. What was read before the search had the names is left. */
export function readTypes(snapshot: Snapshot): void {
  const table = findTable(snapshot)
  const names = knownTypeNames(table.types)
  if (table.isShared || !names) return
  table.typesOfName = typeFinder(table.types, stem, names)
  table.isShared = true
}

export const typesIn = (snapshot: Snapshot): TypeGraph => tableOf(snapshot).graph

/** Returns the number of a product's type, `UNTYPED` for sets, vouchers and what the table does not know. */
export function typeOf(snapshot: Snapshot, product: CatalogProduct): number {
  const { graph, numbers, typesOfName } = tableOf(snapshot)
  let number = numbers.get(product)
  if (number === undefined) {
    const keys = product.collections.flatMap((id) => snapshot.tree.everyId.get(id)?.key ?? [])
    const [type] = product.kind === 'simple' ? typesOfName(product.name, keys) : []
    number = type ? graph.numberOf(type.key) : UNTYPED
    numbers.set(product, number)
  }
  return number
}

/** Products of a collection whose types are found out. */
const MAX_OF_COLLECTION = 600
const newDocsOfTypes = () => new Map<number, Uint32Array>()

/** Returns the docs of a type that may be recommended, those of the types below it included, in recommended order. */
export const docsOfType = (snapshot: Snapshot, type: number): Uint32Array =>
  deriveFor(snapshot, newDocsOfTypes, type, () => findDocs(snapshot, type))

function findDocs(snapshot: Snapshot, type: number): Uint32Array {
  const { tree, inCollection, products } = snapshot
  const { types, within } = typesIn(snapshot)
  const numbers = new Set(within(type))
  const keys = new Set(Array.from(numbers, (one) => types[one - 1]!.collections).flat())
  const found = new Set<number>()
  for (const key of keys)
    for (const doc of (inCollection.get(tree.byKey.get(key)?.id ?? -1) ?? NONE).subarray(0, MAX_OF_COLLECTION)) {
      const product = products[doc]!
      if (isRecommendable(product) && numbers.has(typeOf(snapshot, product))) found.add(doc)
    }
  return Uint32Array.from(found).sort()
}

const NONE = new Uint32Array(0)
