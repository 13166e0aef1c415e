/** The table of product types as rails read it: by numbers from 1, with what completes each and which meet the same need. */
import type { ProductType } from '#domain/search/product-type.ts'

/** The number of what has no type. */
export const UNTYPED = 0

export interface TypeGraph {
  types: readonly ProductType[]
  /** The number of a key, `UNTYPED` for an unknown one. */
  numberOf(key: string): number
  keyOf(number: number): string
  /** Returns the numbers of what completes a type, the closest first: what it names itself, then what the types above it name. */
  completing(number: number): readonly number[]
  /** Returns the number of the type itself and those of all below it. */
  within(number: number): readonly number[]
  /** Returns the numbers of all types above, the nearest first. */
  above(number: number): readonly number[]
  /** Returns whether a type, or one above it, is named to complete another. */
  completes(one: number, other: number): boolean
  /** Returns whether who has the one does not need the other. */
  areSameNeed(a: number, b: number): boolean
  /** Returns whether each completes the other: a cot and its mattress are bought as a set. */
  areSet(a: number, b: number): boolean
  /** Returns whether two types stand in one collection, directly below one type. */
  areSisters(a: number, b: number): boolean
}

/** Returns the graph of a table of types. */
export function typeGraph(types: readonly ProductType[]): TypeGraph {
  const numbers = new Map(types.map(({ key }, at) => [key, at + 1]))
  const numberOf = (key: string): number => numbers.get(key) ?? UNTYPED
  const numbersOf = (keys: readonly string[]): number[] => keys.map(numberOf).filter((number) => number !== UNTYPED)
  const broader = [NONE, ...types.map((type) => numbersOf(type.broader))]
  const above = broader.map((_, number) => allAbove(broader, number))
  const within = broader.map((_, number): number[] => (number === UNTYPED ? [] : [number]))
  for (const [number, trail] of above.entries()) for (const one of trail) within[one]!.push(number)
  const named = [NONE, ...types.map((type) => numbersOf(type.complements))]
  const completing = named.map((own, number) => [...new Set([own, ...above[number]!.map((one) => named[one]!)].flat())])
  const isWithin = (number: number, other: number) => number === other || above[number]!.includes(other)
  const completes = (one: number, other: number) => completing[other]!.some((number) => isWithin(one, number))
  return {
    types,
    numberOf,
    keyOf: (number) => types[number - 1]?.key ?? '',
    completing: (number) => completing[number] ?? NONE,
    within: (number) => within[number] ?? NONE,
    above: (number) => above[number] ?? NONE,
    completes,
    areSameNeed: (a, b) => a > UNTYPED && b > UNTYPED && (isWithin(a, b) || isWithin(b, a)),
    areSet: (a, b) => completes(a, b) && completes(b, a),
    areSisters: (a, b) =>
      a !== b && share(broader[a]!, broader[b]!) && share(types[a - 1]!.collections, types[b - 1]!.collections),
  }
}

const NONE: readonly number[] = []

const share = <T>(some: readonly T[], others: readonly T[]): boolean => some.some((one) => others.includes(one))

/** Returns all numbers above one, level by level. */
function allAbove(broader: readonly (readonly number[])[], number: number): number[] {
  const found: number[] = []
  for (let level = broader[number]!; level.length > 0; level = level.flatMap((one) => broader[one]!)) {
    const fresh = level.filter((one, at) => one !== number && !found.includes(one) && level.indexOf(one) === at)
    if (fresh.length === 0) break
    found.push(...fresh)
  }
  return found
}
