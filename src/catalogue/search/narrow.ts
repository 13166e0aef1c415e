/** Filter trees and counts over what a search found. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Market } from '#domain/market.ts'
import type { FacetStats } from '#domain/search.ts'
import type { Comparison, FilterCondition, FilterTree } from '#domain/search-filter.ts'
import type { Snapshot } from '#catalogue/snapshot.ts'
import { searchAttributes } from './attributes.ts'
import { columnOf, spellingOf, type Column, type NumberColumn, type ValueColumn } from './columns.ts'

type Holds = (doc: number) => boolean

/** Those of `docs` that the tree holds for, in the same order. An attribute that nobody knows has no product. */
export async function narrowDocs(snapshot: Snapshot, market: Market, docs: Uint32Array, tree: FilterTree): Promise<Uint32Array> {
  let left = docs
  for (const group of tree) {
    const tests = await Promise.all(
      group.map(async (condition) => testOf(condition, await columnOf(snapshot, market, condition.attribute))),
    )
    left = await keep(left, (doc) => tests.some((holds) => holds(doc)))
  }
  return left
}

/** Docs looked at between two pauses; each may be asked a hundred questions. */
const SLICE = 20_000

async function keep(docs: Uint32Array, holds: Holds): Promise<Uint32Array> {
  if (docs.length <= SLICE) return docs.filter(holds)
  const found = new Uint32Array(docs.length)
  let count = 0
  for (let from = 0; from < docs.length; from += SLICE) {
    const part = docs.subarray(from, from + SLICE).filter(holds)
    found.set(part, count)
    count += part.length
    await nextTurn()
  }
  return found.subarray(0, count)
}

function testOf(condition: FilterCondition, column: Column | null): Holds {
  const holds = column === null ? never : column.kind === 'value' ? hasValue(condition, column) : hasNumber(condition, column)
  return condition.isNot ? (doc) => !holds(doc) : holds
}

const never: Holds = () => false

function hasValue(condition: FilterCondition, { numbers, starts, of }: ValueColumn): Holds {
  if (condition.kind !== 'value') return never
  const wanted = numbers.get(spellingOf(condition.attribute, condition.value))
  if (wanted === undefined) return never
  return (doc) => {
    for (let at = starts[doc]!; at < starts[doc + 1]!; at++) if (of[at] === wanted) return true
    return false
  }
}

/** Numbers are compared to three decimals (S4); NaN, no number, is never equal to, below or above anything. */
const rounded = (number: number): number => Math.round(number * 1000)

const COMPARE: Record<Comparison, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b && !Number.isNaN(a),
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
}

function hasNumber(condition: FilterCondition, { of }: NumberColumn): Holds {
  if (condition.kind === 'range') {
    const [from, to] = [rounded(condition.from), rounded(condition.to)]
    return (doc) => rounded(of[doc]!) >= from && rounded(of[doc]!) <= to
  }
  const compare = COMPARE[condition.kind === 'compare' ? condition.operator : '=']
  const number = rounded(condition.kind === 'compare' ? condition.number : Number(condition.value))
  return (doc) => compare(rounded(of[doc]!), number)
}

/** How many of `docs` have each value of an attribute, the most frequent first; null for what is no facet. */
export async function countValues(
  snapshot: Snapshot,
  market: Market,
  docs: Uint32Array,
  name: string,
): Promise<{ counts: Record<string, number>; stats: FacetStats | null } | null> {
  if (!searchAttributes(snapshot).some((one) => one.name === name && one.isFacet)) return null
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
