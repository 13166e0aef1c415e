/**
 * A group of filters strikes out what does not fit it: one column, one loop without a branch, so that a million products
 * take milliseconds.
 */
import type { Column } from './traits.ts'

/**
 * By place in the listing: 0 for what fits, else the sum of `STRUCK` and its mark for each group that strikes it out; so
 * that what one group alone strikes out has `STRUCK` and the mark of it.
 */
type Verdicts = Int32Array

const STRUCK_BITS = 16
const STRUCK = 1 << STRUCK_BITS

export interface Group {
  name: string
  strike(docs: Uint32Array, verdicts: Verdicts, mark: number): void
}

export function byColumn(name: string, column: Column, fits: Uint8Array): Group {
  return {
    name,
    strike(docs, verdicts, mark) {
      const struck = new Int32Array(fits.length)
      for (let number = 0; number < fits.length; number++) struck[number] = fits[number] === 1 ? 0 : STRUCK + mark
      for (let at = 0; at < docs.length; at++) verdicts[at]! += struck[column[docs[at]!]!]!
    },
  }
}

/** Ranges are alternatives, both ends included. */
export function byPrice(prices: Int32Array, ranges: readonly { from: number; to: number }[]): Group {
  const from = Int32Array.from(ranges, (range) => range.from)
  const to = Int32Array.from(ranges, (range) => range.to)
  return {
    name: 'price',
    strike(docs, verdicts, mark) {
      const struck = STRUCK + mark
      for (let at = 0; at < docs.length; at++) {
        const price = prices[docs[at]!]!
        let isOutside = 1
        for (let i = 0; i < from.length; i++) isOutside &= isNegative((price - from[i]!) | (to[i]! - price))
        verdicts[at]! += struck & -isOutside
      }
    },
  }
}

export function byFlag(flags: Uint8Array, bit: number): Group {
  return {
    name: 'onSale',
    strike(docs, verdicts, mark) {
      const struck = STRUCK + mark
      for (let at = 0; at < docs.length; at++) verdicts[at]! += struck & -isZero(flags[docs[at]!]! & bit)
    },
  }
}

/** 1 or 0 of an integer, without a branch: what comes next in a column cannot be foreseen. */
const isNegative = (integer: number): number => integer >>> 31
/** Of one that is not negative. */
const isZero = (integer: number): number => (integer - 1) >>> 31

/** Used again by every question: at a million products, new ones would keep the collector of garbage busy. */
let scratch = { verdicts: new Int32Array(0), struck: new Uint32Array(0), fitting: new Uint32Array(0) }

function scratchFor(length: number): typeof scratch {
  if (scratch.verdicts.length < length)
    scratch = { verdicts: new Int32Array(length), struck: new Uint32Array(length), fitting: new Uint32Array(length) }
  return scratch
}

/** What all groups let through, and by the name of a group what that one alone keeps out. */
export function strike(docs: Uint32Array, groups: readonly Group[]): { fitting: Uint32Array; keptOut: Map<string, Uint32Array> } {
  if (groups.length === 0) return { fitting: docs, keptOut: new Map() }
  const { verdicts, struck, fitting } = scratchFor(docs.length)
  verdicts.fill(0, 0, docs.length)
  for (const [mark, group] of groups.entries()) group.strike(docs, verdicts, mark)
  const counts = new Uint32Array(groups.length)
  let fits = 0
  let strikes = 0
  for (let at = 0; at < docs.length; at++) {
    const times = verdicts[at]! >>> STRUCK_BITS
    fitting[fits] = docs[at]!
    fits += isZero(times)
    struck[strikes] = at
    strikes += isZero(times ^ 1)
  }
  for (let i = 0; i < strikes; i++) counts[verdicts[struck[i]!]! - STRUCK]! += 1
  const lists = Array.from(counts, (count) => new Uint32Array(count))
  counts.fill(0)
  for (let i = 0; i < strikes; i++) {
    const at = struck[i]!
    const mark = verdicts[at]! - STRUCK
    lists[mark]![counts[mark]!++] = docs[at]!
  }
  return { fitting: fitting.slice(0, fits), keptOut: new Map(groups.map(({ name }, mark) => [name, lists[mark]!])) }
}

/** Of the docs those whose number fits. */
export function keep(docs: Uint32Array, column: Column, fits: Uint8Array): Uint32Array {
  const { fitting } = scratchFor(docs.length)
  let count = 0
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at]!
    fitting[count] = doc
    count += fits[column[doc]!]!
  }
  return fitting.slice(0, count)
}

/** How often each number of a column occurs among the docs. */
export function tally(column: Column, size: number, docs: Uint32Array): Uint32Array {
  const counts = new Uint32Array(size)
  for (let at = 0; at < docs.length; at++) counts[column[docs[at]!]!]! += 1
  return counts
}

export const NO_DOCS = new Uint32Array(0)
