/** Columns of the search attributes. The snapshot owns them; each is built at its first use. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Market } from '#domain/market/market.ts'
import { TAGS } from '#domain/search/search-filter.ts'
import { derive, type Snapshot } from '#catalog/columns/snapshot.ts'
import { searchAttributes, type SearchAttribute } from './attributes.ts'

export interface ValueColumn {
  kind: 'value'
  /** Values by code, as they are shown. */
  labels: string[]
  /** Codes by `spellingOf` the value. */
  codes: ReadonlyMap<string, number>
  /** Start of the codes of a doc in `of`; one entry more than docs. */
  starts: Uint32Array
  /** Codes of all docs, one after the other. */
  of: Uint32Array
}

export interface NumberColumn {
  kind: 'number'
  /** By doc; NaN for none. */
  of: Float64Array
}

export type Column = ValueColumn | NumberColumn

/** Docs between two yields to the event loop. */
const CHUNK = 2_000

/** Returns the spelling in which values are compared: only tags are case-sensitive (SEARCH-3). */
export const spellingOf = (attribute: string, value: string): string => (attribute === TAGS ? value : value.toLowerCase())

/** Columns by language and name. */
const newColumns = () => new Map<string, Promise<Column>>()

/** Returns the column of an attribute, null for an unknown one. */
export function columnOf(snapshot: Snapshot, market: Market, name: string): Promise<Column | null> {
  const attribute = searchAttributes(snapshot).get(name)
  if (!attribute) return Promise.resolve(null)
  const columns = derive(snapshot, newColumns)
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
      if (doc % CHUNK === CHUNK - 1) await yieldToEventLoop()
    }
    return { kind: 'number', of }
  }
  const labels: string[] = []
  const codes = new Map<string, number>()
  const starts = new Uint32Array(products.length + 1)
  const of: number[] = []
  for (const [doc, product] of products.entries()) {
    const own = new Set<number>()
    for (const value of attribute.values(snapshot, product, doc, market)) {
      const spelling = spellingOf(attribute.name, value)
      let code = codes.get(spelling)
      if (code === undefined) {
        code = labels.push(value) - 1
        codes.set(spelling, code)
      }
      own.add(code)
    }
    of.push(...own)
    starts[doc + 1] = of.length
    if (doc % CHUNK === CHUNK - 1) await yieldToEventLoop()
  }
  return { kind: 'value', labels, codes, starts, of: Uint32Array.from(of) }
}
