/** A sheet as it is shown: what the server knows, and what this device has scanned since. */
import type { CountLineView, CountView } from '#admin/schema/stock-papers.ts'
import type { DeviceScan } from './device-scans.browser.ts'

export interface ShownLine extends CountLineView {
  /** Counted less expected; null while either is not known. */
  difference: number | null
}

export interface SheetView {
  head: CountView['head']
  scans: number
  lines: ShownLine[]
  unknown: { code: string; pieces: number }[]
}

/** Returns the article of a code, as the server finds it. */
export const lineOf = <Line extends CountLineView>(lines: readonly Line[], code: string): Line | undefined =>
  lines.find(({ barcode }) => barcode === code) ?? lines.find(({ sku }) => sku.toUpperCase() === code.toUpperCase())

export function withScans({ head, scans, lines, unknown }: CountView, waiting: readonly DeviceScan[]): SheetView {
  const added = new Map<string, number>()
  const codes = new Map(unknown.map(({ code, pieces }) => [code, pieces]))
  for (const { code, pieces } of waiting) {
    const line = lineOf(lines, code)
    if (line) added.set(line.item, (added.get(line.item) ?? 0) + pieces)
    else codes.set(code, (codes.get(code) ?? 0) + pieces)
  }
  return {
    head,
    scans,
    lines: lines.map((line) => {
      const more = added.get(line.item)
      const counted = more === undefined ? line.counted : (line.counted ?? 0) + more
      const difference = counted === null || line.expected === null ? null : counted - line.expected
      return { ...line, counted, difference }
    }),
    unknown: [...codes].filter(([, pieces]) => pieces !== 0).map(([code, pieces]) => ({ code, pieces })),
  }
}
