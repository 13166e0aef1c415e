/** What a measurement answers: a figure beside its bar, as one row of the table that `npm run bench` prints. */
import type { SeededDatabase } from '#test/running-shop.ts'

export interface Row {
  /** `P1` … of the list of bars, or '' for a figure that stands beside them. */
  bar: string
  what: string
  figure: string
  limit: string
  /** Null where a figure only informs. */
  isMet: boolean | null
}

/** What the measurements share. */
export interface Bench {
  /** PostgreSQL on which databases may be made, and the process that owns it. */
  postgres: { url: string; pid: number }
  /** The demo shop in full size, on each database. */
  embedded: SeededDatabase
  server: SeededDatabase
}

export const atMost = (bar: string, what: string, value: number, limit: number, unit: string, digits = 1): Row => ({
  bar,
  what,
  figure: `${value.toFixed(digits)} ${unit}`.trim(),
  limit: `≤ ${limit} ${unit}`.trim(),
  isMet: value <= limit,
})

export const atLeast = (bar: string, what: string, value: number, limit: number, unit: string, digits = 1): Row => ({
  bar,
  what,
  figure: `${value.toFixed(digits)} ${unit}`.trim(),
  limit: `≥ ${limit} ${unit}`.trim(),
  isMet: value >= limit,
})

export const informs = (what: string, value: number, unit: string, digits = 1): Row => ({
  bar: '',
  what,
  figure: `${value.toFixed(digits)} ${unit}`.trim(),
  limit: '',
  isMet: null,
})

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
