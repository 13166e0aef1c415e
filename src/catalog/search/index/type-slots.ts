/** Which products are of which type. */
import { typeFinder } from '#domain/search/goods/types-of-name.ts'
import { perLocale, type Locale } from '#domain/market/market.ts'
import type { YieldWhenDue } from '#catalog/event-loop/chunks.ts'
import type { ProductType } from '#domain/search/product-type.ts'
import { trailOf } from '#catalog/collections/collection-tree.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import { sharedLists } from '#catalog/search/text/number-lists.ts'
import { stem } from '#catalog/search/text/stem.ts'
import { readTypeNames } from './type-names.ts'

/** Numbers of types are places in `types`. */
export interface TypeSlots {
  types: readonly ProductType[]
  /** Numbers of the types above each, however far, without itself. */
  above: readonly ReadonlySet<number>[]
  /** Slots of each type and of those below it, ascending. */
  slots: readonly Uint32Array[]
  /** Slots by key of a collection, of those above too, ascending. */
  byCollection: ReadonlyMap<string, Uint32Array>
  /** Slots whose own type it is. */
  own: readonly Uint32Array[]
  /** Slots of no known type, and of sets, ascending: their names tell. */
  untyped: Uint32Array
}

/** Finds the types of products and collects their slots. */
export class TypeSlotsBuilder {
  readonly #types: readonly ProductType[]
  readonly #find: ReturnType<typeof typeFinder>
  readonly #numbers: ReadonlyMap<string, number>
  readonly #above: ReadonlySet<number>[]
  readonly #slots: number[][]
  readonly #own: number[][]
  readonly #byCollection = new Map<string, number[]>()
  readonly #untyped: number[] = []
  /** Keys of all collections of the table. */
  readonly #known: ReadonlySet<string>
  readonly #snapshot: Snapshot

  /** Returns a builder. The names of types are stemmed language by language. */
  static async of(types: readonly ProductType[], snapshot: Snapshot, yieldWhenDue: YieldWhenDue): Promise<TypeSlotsBuilder> {
    const stemmer = rememberedStems()
    const names = await readTypeNames(types, stemmer, yieldWhenDue)
    return new TypeSlotsBuilder(types, snapshot, typeFinder(types, stemmer, names))
  }

  private constructor(types: readonly ProductType[], snapshot: Snapshot, find: ReturnType<typeof typeFinder>) {
    this.#types = types
    this.#snapshot = snapshot
    this.#known = new Set(types.flatMap(({ collections }) => collections))
    this.#numbers = new Map(types.map(({ key }, number) => [key, number]))
    this.#above = aboveOf(types, this.#numbers)
    this.#slots = types.map(() => [])
    this.#own = types.map(() => [])
    this.#find = find
  }

  add(slot: number, product: CatalogProduct): void {
    const { tree } = this.#snapshot
    const node = tree.byId.get(product.collection)
    const keys = node ? trailOf(node).map(({ key }) => key) : []
    // A shop whose collections the table does not know is told by names alone.
    const among = keys.some((key) => this.#known.has(key)) ? keys : [...this.#known]
    const numbers = this.#find(product.name, among).flatMap(({ key }) => this.#numbers.get(key) ?? [])
    for (const key of keys) {
      const list = this.#byCollection.get(key)
      if (list) list.push(slot)
      else this.#byCollection.set(key, [slot])
    }
    for (const number of numbers) this.#own[number]!.push(slot)
    // A set is of the kind of what is in it too, as its name says.
    if (numbers.length === 0 || product.kind === 'bundle') this.#untyped.push(slot)
    for (const number of new Set(numbers.flatMap((one) => [one, ...this.#above[one]!]))) this.#slots[number]!.push(slot)
  }

  finish(): TypeSlots {
    const byCollection = new Map(this.#byCollection.entries().map(([key, list]) => [key, Uint32Array.from(list)]))
    return {
      types: this.#types,
      above: this.#above,
      slots: sharedLists(this.#slots),
      byCollection,
      own: sharedLists(this.#own),
      untyped: Uint32Array.from(this.#untyped),
    }
  }
}

function aboveOf(types: readonly ProductType[], numbers: ReadonlyMap<string, number>): ReadonlySet<number>[] {
  const found = types.map(() => new Set<number>())
  const walk = (into: Set<number>, number: number): void => {
    for (const key of types[number]!.broader) {
      const above = numbers.get(key)
      if (above === undefined || into.has(above)) continue
      into.add(above)
      walk(into, above)
    }
  }
  for (const [number, into] of found.entries()) walk(into, number)
  return found
}

/** Returns a stemmer that remembers: names of products repeat their words. */
function rememberedStems(): (word: string, locale: Locale) => string {
  const stems = perLocale(() => new Map<string, string>())
  return (word, locale) => {
    let root = stems[locale].get(word)
    if (root === undefined) stems[locale].set(word, (root = stem(word, locale)))
    return root
  }
}
