/** Filter trees and counts over what a search found. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Market } from '#domain/market/market.ts'
import type { FacetStats } from '#domain/search/search.ts'
import type { Comparison, FilterCondition, FilterTree } from '#domain/search/search-filter.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { searchAttributes } from './attributes.ts'
import { columnOf, spellingOf, type Column, type NumberColumn, type ValueColumn } from './columns.ts'

/** Questions that may be asked before others are served. */
const AT_ONCE = 50_000

/** Those of `docs` that the tree holds for, in the same order. An attribute that nobody knows has no product. */
export async function narrowDocs(snapshot: Snapshot, market: Market, docs: Uint32Array, tree: FilterTree): Promise<Uint32Array> {
  let left = docs
  let asked = 0
  for (const group of tree) {
    const holds = new Uint8Array(left.length)
    let isAll = false
    for (const condition of group) {
      const column = await columnOf(snapshot, market, condition.attribute)
      const isKnown = column !== null && mark(left, holds, condition, column)
      if (!isKnown && condition.isNot) isAll = true
      asked += left.length
      if (asked < AT_ONCE) continue
      asked = 0
      await nextTurn()
    }
    if (!isAll) left = left.filter((_, at) => holds[at] === 1)
  }
  return left
}

/** Notes which of `docs` the condition holds for; false when it can hold for none, or, negated, fails for none. */
function mark(docs: Uint32Array, holds: Uint8Array, condition: FilterCondition, column: Column): boolean {
  if (column.kind === 'number') return markNumbers(docs, holds, condition, column)
  if (condition.kind !== 'value') return false
  const { numbers, starts, of } = column
  const wanted = numbers.get(spellingOf(condition.attribute, condition.value))
  if (wanted === undefined) return false
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at]!
    let isThere = false
    for (let place = starts[doc]!; place < starts[doc + 1]! && !isThere; place++) isThere = of[place] === wanted
    if (isThere !== condition.isNot) holds[at] = 1
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

/** How many of `docs` have each value of an attribute, the most frequent first; null for what is no facet. */
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
  return labels.flatMap((label, number) => (counts[number] === 0 ? [] : [[label, counts[number]!]]))
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
