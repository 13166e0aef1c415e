/** The types of products by the table of the shop, found out when they are first asked for, and the docs of a type. */
import { mergedTypes, type OwnType } from '#domain/search/goods/merged-types.ts'
import { PRODUCT_TYPES } from '#domain/search/goods/product-types.ts'
import { typeFinder } from '#domain/search/goods/types-of-name.ts'
import { typeGraph, UNTYPED, type TypeGraph } from '#domain/rails/type-graph.ts'
import { stem } from '#catalog/search/text/stem.ts'
import { derive, type CatalogProduct, type Snapshot } from '#catalog/columns/snapshot.ts'
import { isRecommendable } from '#catalog/products/recommendable.ts'

/** A table of types, and what it makes of the products. */
interface TypeTable {
  graph: TypeGraph
  typesOfName: ReturnType<typeof typeFinder>
  /** Numbers of types by product: a changed product is another object. */
  numbers: WeakMap<CatalogProduct, number>
}

function typeTable(own: readonly OwnType[]): TypeTable {
  const types = mergedTypes(PRODUCT_TYPES, own)
  return { graph: typeGraph(types), typesOfName: typeFinder(types, stem), numbers: new WeakMap() }
}

/** By the rows that are written over the shipped table: every snapshot of a shop has the same. */
const tables = new Map<string, TypeTable>()
/** A table that is changed again and again leaves its former states behind. */
const MAX_TABLES = 4

const tableOf = (snapshot: Snapshot): TypeTable => derive(snapshot, findTable)

function findTable({ productTypes }: Snapshot): TypeTable {
  const key = JSON.stringify(productTypes)
  let table = tables.get(key)
  if (!table) {
    if (tables.size === MAX_TABLES) tables.clear()
    table = typeTable(productTypes)
    tables.set(key, table)
  }
  return table
}

/** Reads the table of types, so that nobody who asks for a rail waits for it. */
export const readTypes = (snapshot: Snapshot): void => void findTable(snapshot)

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
export function docsOfType(snapshot: Snapshot, type: number): Uint32Array {
  const known = derive(snapshot, newDocsOfTypes)
  let docs = known.get(type)
  if (!docs) {
    docs = findDocs(snapshot, type)
    known.set(type, docs)
  }
  return docs
}

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
