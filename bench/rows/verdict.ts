/** Judges whether a figure meets its bar on this machine. */
import type { Limit, Row, Unit } from './row.ts'

export interface Judged extends Row {
  /** The machine factor that the bar was scaled by: time here by time on the reference machine. */
  factor: number
  /** The bar on this machine; null where a figure only informs. */
  scaled: number | null
  /** Null where a figure only informs. */
  isMet: boolean | null
}

/** Returns the bar on a machine that needs `factor` times as long as the reference machine. */
export function scaledLimit({ value, fixed }: Limit, unit: Unit, factor: number): number {
  switch (unit) {
    case 'ms':
    case 's':
      return fixed + (value - fixed) * factor
    case '/s':
      return fixed + (value - fixed) / factor
    case 'KB':
    case 'MB':
    case '':
      return value
  }
}

export function judge(row: Row, factor: number): Judged {
  if (row.value === null) return { ...row, factor, scaled: null, isMet: false }
  if (row.limit === null) return { ...row, factor, scaled: null, isMet: null }
  const scaled = scaledLimit(row.limit, row.unit, factor)
  return { ...row, factor, scaled, isMet: row.limit.kind === 'at most' ? row.value <= scaled : row.value >= scaled }
}
