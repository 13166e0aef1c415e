/**
 * Applies groups of filters to docs. Each group reads one column in one loop without a branch: which value comes next cannot be
 * predicted, and a mispredicted branch costs more than the arithmetic. A million products take milliseconds.
 */
import type { Column } from './filter-columns.ts'
import type { Scratch } from './scratch.ts'

/**
 * By position in the listing: how many groups exclude the doc, in the bits from `EXCLUDED` up, plus the sum of their indexes
 * in the bits below. When exactly one group excludes a doc, the lower bits are the index of that group.
 */
type Verdicts = Int32Array

const EXCLUDED_BITS = 16
const EXCLUDED = 1 << EXCLUDED_BITS

export interface FilterGroup {
  name: string
  /** Adds `EXCLUDED + index` to the verdict of each doc that the group excludes. */
  exclude(docs: Uint32Array, verdicts: Verdicts, index: number): void
}

/** Returns the group that lets through the docs whose code in the column is 1 in the mask. */
export function byColumn(name: string, column: Column, mask: Uint8Array): FilterGroup {
  return {
    name,
    exclude(docs, verdicts, index) {
      const penalties = new Int32Array(mask.length)
      for (let code = 0; code < mask.length; code++) penalties[code] = mask[code] === 1 ? 0 : EXCLUDED + index
      for (let at = 0; at < docs.length; at++) verdicts[at]! += penalties[column[docs[at]!]!]!
    },
  }
}

/** Returns the group that lets through prices in one of the ranges, both ends included. */
export function byPrice(prices: Int32Array, ranges: readonly { from: number; to: number }[]): FilterGroup {
  const from = Int32Array.from(ranges, (range) => range.from)
  const to = Int32Array.from(ranges, (range) => range.to)
  return {
    name: 'price',
    exclude(docs, verdicts, index) {
      const penalty = EXCLUDED + index
      for (let at = 0; at < docs.length; at++) {
        const price = prices[docs[at]!]!
        let isOutside = 1
        for (let i = 0; i < from.length; i++) isOutside &= isNegative((price - from[i]!) | (to[i]! - price))
        verdicts[at]! += penalty & -isOutside
      }
    },
  }
}

/** Returns the group that lets through docs with this bit. */
export function byFlag(name: string, flags: Uint8Array, bit: number): FilterGroup {
  return {
    name,
    exclude(docs, verdicts, index) {
      const penalty = EXCLUDED + index
      for (let at = 0; at < docs.length; at++) verdicts[at]! += penalty & -isZero(flags[docs[at]!]! & bit)
    },
  }
}

/** 1 or 0, without a branch. */
const isNegative = (integer: number): number => integer >>> 31
/** 1 or 0, without a branch, of an integer that is not negative. */
const isZero = (integer: number): number => (integer - 1) >>> 31

/** Returns the docs that all groups let through, and by the name of each group the docs that this group alone excludes. */
export function applyGroups(
  docs: Uint32Array,
  groups: readonly FilterGroup[],
  scratch: Scratch,
): { included: Uint32Array; excludedBy: Map<string, Uint32Array> } {
  if (groups.length === 0) return { included: docs, excludedBy: new Map() }
  const { verdicts, excluded, included } = scratch.reserve(docs.length)
  verdicts.fill(0, 0, docs.length)
  for (const [index, group] of groups.entries()) group.exclude(docs, verdicts, index)
  let includedCount = 0
  let excludedCount = 0
  for (let at = 0; at < docs.length; at++) {
    const times = verdicts[at]! >>> EXCLUDED_BITS
    included[includedCount] = docs[at]!
    includedCount += isZero(times)
    excluded[excludedCount] = at
    excludedCount += isZero(times ^ 1)
  }
  const counts = new Uint32Array(groups.length)
  for (let i = 0; i < excludedCount; i++) counts[verdicts[excluded[i]!]! - EXCLUDED]! += 1
  const lists = Array.from(counts, (count) => new Uint32Array(count))
  counts.fill(0)
  for (let i = 0; i < excludedCount; i++) {
    const at = excluded[i]!
    const index = verdicts[at]! - EXCLUDED
    lists[index]![counts[index]!++] = docs[at]!
  }
  return {
    included: included.slice(0, includedCount),
    excludedBy: new Map(groups.map(({ name }, index) => [name, lists[index]!])),
  }
}

/** Returns the docs whose code in the column is 1 in the mask. */
export function select(docs: Uint32Array, column: Column, mask: Uint8Array, scratch: Scratch): Uint32Array {
  const { included } = scratch.reserve(docs.length)
  let count = 0
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at]!
    included[count] = doc
    count += mask[column[doc]!]!
  }
  return included.slice(0, count)
}

/** Returns how often each code of a column occurs among the docs; `size` is the number of codes. */
export function countCodes(column: Column, size: number, docs: Uint32Array): Uint32Array {
  const counts = new Uint32Array(size)
  for (let at = 0; at < docs.length; at++) counts[column[docs[at]!]!]! += 1
  return counts
}

export const NO_DOCS = new Uint32Array(0)
