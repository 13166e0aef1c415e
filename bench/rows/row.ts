/** Rows of the report: measured figures with their bars. */

/** Of these, `ms`, `s` and `/s` depend on the speed of the machine. */
export type Unit = 'ms' | 's' | '/s' | 'KB' | 'MB' | ''

export interface Limit {
  kind: 'at most' | 'at least'
  /** On the reference machine. */
  value: number
  /** The share of `value` that is the same on every machine, such as an emulated latency. */
  fixed: number
}

export interface Row {
  /** `P1` … of the list of bars, or '' for a figure that stands beside them. */
  bar: string
  what: string
  /** Null where the figure could not be measured. */
  value: number | null
  unit: Unit
  /** Decimals to print. */
  digits: number
  /** Null where a figure only informs. */
  limit: Limit | null
}

const row =
  (kind: Limit['kind']) =>
  (bar: string, what: string, value: number, limit: number, unit: Unit, digits = 1, fixed = 0): Row => ({
    bar,
    what,
    value,
    unit,
    digits,
    limit: { kind, value: limit, fixed },
  })

/** Returns a figure that must not be above `limit`; `fixed` of it is the same on every machine. */
export const atMost = row('at most')
/** Returns a figure that must not be below `limit`; `fixed` of it is the same on every machine. */
export const atLeast = row('at least')

/** Returns a figure without a bar. */
export const infoRow = (what: string, value: number, unit: Unit, digits = 1): Row => ({
  bar: '',
  what,
  value,
  unit,
  digits,
  limit: null,
})

/** Returns the row of a part that failed: its bar counts as missed. */
export const notMeasured = (bar: string, why: string): Row => ({
  bar,
  what: `could not be measured: ${why.split('\n')[0]!.slice(0, 160)}`,
  value: null,
  unit: '',
  digits: 0,
  limit: null,
})

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
