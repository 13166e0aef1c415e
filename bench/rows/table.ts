/** The figures as a table of text. */
import type { Row } from './row.ts'
import type { Judged } from './verdict.ts'

const withUnit = (value: number, digits: number, unit: string) => `${value.toFixed(digits)} ${unit}`.trim()

export const figureOf = ({ value, digits, unit }: Row): string => (value === null ? '–' : withUnit(value, digits, unit))

const SIGNS = { 'at most': '≤', 'at least': '≥' }

function barOf({ limit, unit }: Judged): string {
  return limit === null ? '' : `${SIGNS[limit.kind]} ${limit.value} ${unit}`.trim()
}

function scaledOf({ limit, scaled, unit, digits }: Judged): string {
  if (limit === null || scaled === null || scaled === limit.value) return ''
  return `${SIGNS[limit.kind]} ${withUnit(scaled, Math.max(digits, 1), unit)}`
}

const verdictOf = ({ isMet }: Judged) => (isMet === null ? '' : isMet ? 'met' : 'MISSED')

/** Returns the lines of the table; figures and bars stand to the right of their columns. */
export function table(rows: readonly Judged[]): string[] {
  const lines = rows.map((row) => [row.bar, row.what, figureOf(row), barOf(row), scaledOf(row), verdictOf(row)])
  const cells = [['bar', 'what', 'figure', 'limit', 'limit here', ''], ...lines]
  const widths = cells[0]!.map((_, at) => Math.max(...cells.map((line) => line[at]!.length)))
  const isNumber = (at: number) => at >= 2 && at <= 4
  return cells.map((line) =>
    line
      .map((cell, at) => (isNumber(at) ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!)))
      .join('  ')
      .trimEnd(),
  )
}
