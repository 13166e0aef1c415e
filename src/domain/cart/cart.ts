/** Fits a cart to the available stock (D-41): quantities, exploded bundles, adjustments. */
import type { Gift } from '#domain/promotions/gift.ts'
import type { Stocked } from '#domain/stock/stocked.ts'

/** Pieces of one line (D-41). */
export const MAX_QUANTITY = 99
/** Lines of one cart (D-11). */
export const MAX_LINES = 100

export interface RequestedLine {
  item: string
  qty: number
  gift?: Gift
}

export interface FittedLine extends RequestedLine {
  /** Available quantity beside the lines before it. */
  max: number
}

export const ADJUSTMENT_REASONS = ['quantity', 'sold_out', 'not_found'] as const
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number]

export interface Adjustment {
  item: string
  name: string
  reason: AdjustmentReason
  requested: number
  max: number
}

/** Returns the key of a line: the item's id, and the gift data where there are any. */
export function lineKey({ item, gift }: { item: string; gift?: Gift | null }): string {
  const data = [gift?.email ?? '', gift?.name ?? '', gift?.message ?? '', gift?.date ?? '']
  return data.some(Boolean) ? `${item} ${JSON.stringify(data)}` : item
}

const sum = (a: number, b: number): number => a + b

/** Merges lines of the same key into the first of them. `joined`: the quantity of two lines, at most `MAX_QUANTITY`. */
export function mergeLines(lines: readonly RequestedLine[], joined = sum): RequestedLine[] {
  const merged = new Map<string, RequestedLine>()
  for (const line of lines) {
    const key = lineKey(line)
    merged.set(key, { ...line, qty: Math.min(MAX_QUANTITY, joined(merged.get(key)?.qty ?? 0, line.qty)) })
  }
  return [...merged.values()]
}

/** Returns the pieces one unit of an item takes from stock. */
const piecesOf = (id: string, item: Stocked): readonly { item: string; qty: number }[] => {
  if (item.virtual) return []
  return item.parts.length > 0 ? item.parts : [{ item: id, qty: 1 }]
}

/**
 * Fits the lines to available stock, in their order, so that two lines with a common part never promise it twice. Unknown
 * items and sold-out lines are dropped, quantities are lowered; each change is an adjustment (SPEC-4, SPEC-8).
 * Fitting the answer again changes nothing.
 */
export function fitToStock(
  request: readonly RequestedLine[],
  items: ReadonlyMap<string, Stocked>,
  available: ReadonlyMap<string, number>,
): { lines: FittedLine[]; adjustments: Adjustment[] } {
  const left = new Map(available)
  const lines: FittedLine[] = []
  const adjustments: Adjustment[] = []
  for (const line of mergeLines(request)) {
    const { item: id, qty: requested } = line
    const item = items.get(id)
    if (!item) {
      adjustments.push({ item: id, name: '', reason: 'not_found', requested, max: 0 })
      continue
    }
    const pieces = piecesOf(id, item)
    const promisable = pieces.map((piece) => Math.floor(Math.max(0, left.get(piece.item) ?? 0) / piece.qty))
    const max = item.isWithdrawn ? 0 : Math.min(MAX_QUANTITY, ...promisable)
    const qty = Math.min(requested, max)
    if (qty < requested) {
      adjustments.push({ item: id, name: item.name, reason: max === 0 ? 'sold_out' : 'quantity', requested, max })
    }
    if (qty === 0) continue
    for (const piece of pieces) left.set(piece.item, (left.get(piece.item) ?? 0) - piece.qty * qty)
    lines.push({ ...line, qty, max })
  }
  return { lines, adjustments }
}

/** Returns all pieces that lines of known items take from stock, bundles taken apart, each item once. */
export function explode(lines: readonly RequestedLine[], items: ReadonlyMap<string, Stocked>): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { item: id, qty } of lines) {
    for (const piece of piecesOf(id, items.get(id)!)) pieces.set(piece.item, (pieces.get(piece.item) ?? 0) + piece.qty * qty)
  }
  return pieces
}
