/** Values of the search attributes, one column each, made when somebody first asks and as long as the snapshot lives. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Market } from '#domain/market/market.ts'
import { TAGS } from '#domain/search/search-filter.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { searchAttributes, type SearchAttribute } from './attributes.ts'

export interface ValueColumn {
  kind: 'value'
  /** As they are written, by number. */
  labels: string[]
  /** Numbers by what a filter says. */
  numbers: ReadonlyMap<string, number>
  /** Where the numbers of a doc begin in `of`; one more than docs. */
  starts: Uint32Array
  of: Uint32Array
}

export interface NumberColumn {
  kind: 'number'
  /** NaN for none. */
  of: Float64Array
}

export type Column = ValueColumn | NumberColumn

/** Docs between two pauses. */
const SLICE = 2_000

/** Capitals count in tags alone (SEARCH-3). */
export const spellingOf = (attribute: string, value: string): string => (attribute === TAGS ? value : value.toLowerCase())

const kept = new WeakMap<Snapshot, Map<string, Promise<Column | null>>>()

/** Null for what is no attribute. */
export function columnOf(snapshot: Snapshot, market: Market, name: string): Promise<Column | null> {
  const attribute = searchAttributes(snapshot).get(name)
  if (!attribute) return Promise.resolve(null)
  const columns = kept.get(snapshot) ?? new Map<string, Promise<Column | null>>()
  kept.set(snapshot, columns)
  const key = `${market.locale} ${name}`
  const column = columns.get(key) ?? makeColumn(snapshot, market, attribute)
  columns.set(key, column)
  return column
}

async function makeColumn(snapshot: Snapshot, market: Market, attribute: SearchAttribute): Promise<Column> {
  const { products } = snapshot
  if (attribute.kind === 'number') {
    const of = new Float64Array(products.length)
    for (const [doc, product] of products.entries()) {
      of[doc] = attribute.number(snapshot, product, doc, market) ?? Number.NaN
      if (doc % SLICE === SLICE - 1) await nextTurn()
    }
    return { kind: 'number', of }
  }
  const labels: string[] = []
  const numbers = new Map<string, number>()
  const starts = new Uint32Array(products.length + 1)
  const of: number[] = []
  for (const [doc, product] of products.entries()) {
    const own = new Set<number>()
    for (const value of attribute.values(snapshot, product, doc, market)) {
      const spelling = spellingOf(attribute.name, value)
      let number = numbers.get(spelling)
      if (number === undefined) {
        number = labels.push(value) - 1
        numbers.set(spelling, number)
      }
      own.add(number)
    }
    of.push(...own)
    starts[doc + 1] = of.length
    if (doc % SLICE === SLICE - 1) await nextTurn()
  }
  return { kind: 'value', labels, numbers, starts, of: Uint32Array.from(of) }
}
