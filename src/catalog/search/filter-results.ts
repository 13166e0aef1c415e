/** Filters and counts the results of a search. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Market } from '#domain/market/market.ts'
import type { FacetStats } from '#domain/search/search.ts'
import type { Comparison, FilterCondition, FilterTree } from '#domain/search/search-filter.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { searchAttributes } from './attributes.ts'
import { columnOf, spellingOf, type Column, type NumberColumn, type ValueColumn } from './columns.ts'

/** Comparisons between two yields to the event loop. */
const CHUNK = 50_000

/** Returns the docs that fit the tree, in the same order. No product has a value of an unknown attribute. */
export async function filterDocs(snapshot: Snapshot, market: Market, docs: Uint32Array, tree: FilterTree): Promise<Uint32Array> {
  let remaining = docs
  let compared = 0
  for (const group of tree) {
    const holds = new Uint8Array(remaining.length)
    let isAll = false
    for (const condition of group) {
      const column = await columnOf(snapshot, market, condition.attribute)
      const isKnown = column !== null && mark(remaining, holds, condition, column)
      if (!isKnown && condition.isNot) isAll = true
      compared += remaining.length
      if (compared < CHUNK) continue
      compared = 0
      await yieldToEventLoop()
    }
    if (!isAll) remaining = remaining.filter((_, at) => holds[at] === 1)
  }
  return remaining
}

/** Sets `holds` for the docs that fit the condition. Returns false when no doc has the value, so that a negated condition fits all. */
function mark(docs: Uint32Array, holds: Uint8Array, condition: FilterCondition, column: Column): boolean {
  if (column.kind === 'number') return markNumbers(docs, holds, condition, column)
  if (condition.kind !== 'value') return false
  const { codes, starts, of } = column
  const code = codes.get(spellingOf(condition.attribute, condition.value))
  if (code === undefined) return false
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at]!
    let hasValue = false
    for (let place = starts[doc]!; place < starts[doc + 1]! && !hasValue; place++) hasValue = of[place] === code
    if (hasValue !== condition.isNot) holds[at] = 1
  }
  return true
}

/** Numbers are compared to three decimals (SEARCH-4); NaN, no number, is never equal to, below or above anything. */
const rounded = (number: number): number => Math.round(number * 1000)

const COMPARE: Record<Comparison, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b && !Number.isNaN(a),
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
}

function markNumbers(docs: Uint32Array, holds: Uint8Array, condition: FilterCondition, { of }: NumberColumn): boolean {
  const isRange = condition.kind === 'range'
  const compare = COMPARE[isRange ? '>=' : condition.kind === 'compare' ? condition.operator : '=']
  const first = rounded(isRange ? condition.from : condition.kind === 'compare' ? condition.number : Number(condition.value))
  const last = isRange ? rounded(condition.to) : Infinity
  for (let at = 0; at < docs.length; at++) {
    const number = rounded(of[docs[at]!]!)
    if ((compare(number, first) && number <= last) !== condition.isNot) holds[at] = 1
  }
  return true
}

/** Returns how many of the docs have each value of an attribute, the most frequent first; null for what is no facet. */
export async function countValues(
  snapshot: Snapshot,
  market: Market,
  docs: Uint32Array,
  name: string,
): Promise<{ counts: Record<string, number>; stats: FacetStats | null } | null> {
  if (!searchAttributes(snapshot).get(name)?.isFacet) return null
  const column = (await columnOf(snapshot, market, name))!
  const counts = column.kind === 'value' ? valueCounts(column, docs) : numberCounts(column, docs)
  const sorted = counts.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return { counts: Object.fromEntries(sorted), stats: column.kind === 'number' ? statsOf(column, docs) : null }
}

function valueCounts({ labels, starts, of }: ValueColumn, docs: Uint32Array): [string, number][] {
  const counts = new Uint32Array(labels.length)
  for (const doc of docs) for (let at = starts[doc]!; at < starts[doc + 1]!; at++) counts[of[at]!]!++
  return labels.flatMap((label, code) => (counts[code] === 0 ? [] : [[label, counts[code]!]]))
}

function numberCounts({ of }: NumberColumn, docs: Uint32Array): [string, number][] {
  const counts = new Map<number, number>()
  for (const doc of docs) if (!Number.isNaN(of[doc]!)) counts.set(of[doc]!, (counts.get(of[doc]!) ?? 0) + 1)
  return Array.from(counts, ([number, count]) => [String(number), count])
}

function statsOf({ of }: NumberColumn, docs: Uint32Array): FacetStats | null {
  let [min, max, sum, count] = [Infinity, -Infinity, 0, 0]
  for (const doc of docs) {
    const number = of[doc]!
    if (Number.isNaN(number)) continue
    min = Math.min(min, number)
    max = Math.max(max, number)
    sum += number
    count++
  }
  return count === 0 ? null : { min, max, avg: sum / count, sum }
}
