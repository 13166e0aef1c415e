/** What the cart shows while the visitor is ahead of the server: pure, so that page, drawer and checkout agree. */
import type { CartLine, Quote, QuoteLine } from '#web/contract.ts'

/** A line as shown; `quoted` is null for one that the server has not priced yet. */
export interface ShownLine {
  item: string
  qty: number
  quoted: QuoteLine | null
  /** For all pieces. */
  total: number
  /** Lawful earlier price of all pieces, or null. */
  prior: number | null
}

/** The visitor's own lines with the server's prices; a changed quantity is priced at once with the known unit price. */
export function shownLines(lines: readonly CartLine[], quote: Quote | null): ShownLine[] {
  const quoted = new Map(quote?.lines.map((line) => [line.item, line]))
  return lines.map(({ item, qty }) => {
    const line = quoted.get(item) ?? null
    return {
      item,
      qty,
      quoted: line,
      total: !line ? 0 : line.qty === qty ? line.total : line.sale * qty,
      prior: line?.prior == null ? null : line.prior * qty,
    }
  })
}

export const pieceCount = (lines: readonly { qty: number }[]): number => lines.reduce((sum, { qty }) => sum + qty, 0)

/** What the reductions of the lines take off, measured from their lawful prior prices (LAW-22). */
export const reductions = (lines: readonly ShownLine[]): number =>
  lines.reduce((sum, { prior, total }) => sum + (prior === null ? 0 : Math.max(0, prior - total)), 0)

export const subtotalOf = (lines: readonly ShownLine[]): number => lines.reduce((sum, { total }) => sum + total, 0)
