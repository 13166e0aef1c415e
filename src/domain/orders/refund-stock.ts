/** Plans where the pieces of a refund go. */
import type { Allocated, StockLevel } from '#domain/stock/allocation.ts'
import type { RefundKind } from './refund.ts'
import type { TakenPieces } from './shipment.ts'

/** Pieces of a line of an order; a bundle has one for each of its parts. */
export interface RefundablePieces {
  lineId: string
  item: string
  /** Pieces in one piece of the line: more than 1 in bundles. */
  each: number
  /** All that were ordered. */
  qty: number
  sent: number
  /** Not sent any more, because they were refunded. */
  unsent: number
  /** Came back, and were refunded. */
  returned: number
}

export interface RefundStockState {
  /** Line → pieces of it to be refunded. */
  counts: ReadonlyMap<string, number>
  pieces: readonly RefundablePieces[]
  taken: readonly TakenPieces[]
  levels: readonly StockLevel[]
}

export interface RefundStock {
  /** What goes back into stock. */
  restock: Allocated[]
  /** Taken pieces as they are afterwards, where they change. */
  taken: TakenPieces[]
  /** Whether nothing waits to be sent any more, which it did before. */
  isAllSent: boolean
  /** Whether the order will have no parcel at all. */
  isNothingSent: boolean
}

export type RefundStockRefusal = 'not_unsent' | 'not_sent' | 'unknown_warehouse'

interface Act {
  kind: RefundKind
  warehouse: string | null
  isLost: boolean
}

const open = ({ qty, sent, unsent }: RefundablePieces): number => qty - sent - unsent

/** Returns what happens to the pieces of refunded lines, or why they cannot be refunded so. */
export function planRefundStock(state: RefundStockState, act: Act): RefundStock | RefundStockRefusal {
  const moved = state.pieces
    .map((piece) => ({ piece, count: (state.counts.get(piece.lineId) ?? 0) * piece.each }))
    .filter(({ count }) => count > 0)
  const unchanged = { restock: [], taken: [], isAllSent: false, isNothingSent: false }
  if (act.kind === 'returned') {
    if (moved.some(({ piece, count }) => piece.sent - piece.returned < count)) return 'not_sent'
    const { warehouse } = act
    if (warehouse === null) return unchanged
    const restock = joined(moved.map(({ piece, count }) => ({ item: piece.item, warehouse, qty: count })))
    const isKnown = restock.every(({ item }) =>
      state.levels.some((level) => level.item === item && level.warehouse === warehouse),
    )
    return isKnown ? { ...unchanged, restock } : 'unknown_warehouse'
  }
  if (act.kind !== 'unsent') return unchanged
  if (moved.some(({ piece, count }) => open(piece) < count)) return 'not_unsent'
  const { restock, taken } = takeBack(state.taken, moved)
  const left = state.pieces.reduce((sum, piece) => sum + open(piece), 0) - moved.reduce((sum, { count }) => sum + count, 0)
  return {
    restock: act.isLost ? [] : restock,
    taken,
    isAllSent: moved.length > 0 && left === 0,
    isNothingSent: moved.length > 0 && left === 0 && state.pieces.every(({ sent }) => sent === 0),
  }
}

/** Takes pieces out of what was taken for the order, from the warehouses in their order. */
function takeBack(
  before: readonly TakenPieces[],
  moved: readonly { piece: RefundablePieces; count: number }[],
): Pick<RefundStock, 'restock' | 'taken'> {
  const after = before.map((one) => ({ ...one }))
  const restock: Allocated[] = []
  for (const { piece, count } of moved) {
    let left = count
    for (const one of after) {
      const qty = one.item === piece.item ? Math.min(one.qty - one.shipped, left) : 0
      if (qty === 0) continue
      one.qty -= qty
      left -= qty
      restock.push({ item: one.item, warehouse: one.warehouse, qty })
    }
  }
  const taken = after.filter((one, index) => one.qty !== before[index]!.qty)
  return { restock: joined(restock), taken }
}

/** Adds up pieces of one item in one warehouse. */
function joined(pieces: readonly Allocated[]): Allocated[] {
  const sums = new Map<string, Allocated>()
  for (const piece of pieces) {
    const key = `${piece.item} ${piece.warehouse}`
    const sum = sums.get(key)
    if (sum) sum.qty += piece.qty
    else sums.set(key, { ...piece })
  }
  return [...sums.values()]
}
