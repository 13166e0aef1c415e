/** A group of filters strikes out what does not fit it: one column, one loop, so that a million products take milliseconds. */
import type { Column } from './traits.ts'

export interface Group {
  name: string
  /** Marks the docs that do not fit in `verdicts`. */
  strike(docs: Uint32Array, verdicts: Uint8Array, mark: number): void
}

/** The verdict on a doc: 0 fits, else the mark of the one group that it does not fit, or of several. */
export const SEVERAL = 255

/** By number, 1 for those wanted. */
export function among(wanted: ReadonlySet<number>, highest: number): Uint8Array {
  const fits = new Uint8Array(highest + 1)
  for (const number of wanted) fits[number] = 1
  return fits
}

export function byColumn(name: string, column: Column, fits: Uint8Array): Group {
  return {
    name,
    strike(docs, verdicts, mark) {
      for (let at = 0; at < docs.length; at++)
        if (fits[column[docs[at]!]!] === 0) verdicts[at] = verdicts[at] === 0 ? mark : SEVERAL
    },
  }
}

export function byPrice(prices: Int32Array, from: number, to: number): Group {
  return {
    name: 'price',
    strike(docs, verdicts, mark) {
      for (let at = 0; at < docs.length; at++) {
        const price = prices[docs[at]!]!
        if (price < from || price > to) verdicts[at] = verdicts[at] === 0 ? mark : SEVERAL
      }
    },
  }
}

export function byFlag(flags: Uint8Array, bit: number): Group {
  return {
    name: 'onSale',
    strike(docs, verdicts, mark) {
      for (let at = 0; at < docs.length; at++)
        if ((flags[docs[at]!]! & bit) === 0) verdicts[at] = verdicts[at] === 0 ? mark : SEVERAL
    },
  }
}
