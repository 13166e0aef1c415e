/** Plans a shipment: which pieces leave which warehouse (SHIP-6). */
import type { Allocated, StockLevel } from '#domain/stock/allocation.ts'

/** Pieces of an order that left stock when it was paid. */
export interface TakenPieces extends Allocated {
  /** Of `qty`. */
  shipped: number
}

/** Pieces of an order's line that have not been sent. A bundle has one for each of its parts. */
export interface OpenPieces {
  lineId: string
  item: string
  qty: number
}

export interface ShipmentPlan {
  /** Where it leaves from. */
  warehouse: string
  /** What is in the shipment. */
  lines: OpenPieces[]
  /** Taken pieces as they are afterwards, where they change; `qty` 0: nothing is taken there any more. */
  taken: TakenPieces[]
  /** Pieces that go back into stock, and those that leave it elsewhere instead. */
  restock: Allocated[]
  takeFree: Allocated[]
  /** Whether pieces of the order are still to be sent. */
  hasRest: boolean
}

export type ShipmentRefusal = 'nothing_to_ship' | 'more_than_ordered' | 'in_other_warehouse' | 'out_of_stock'

export interface ShipmentQuestion {
  /** In the order of the order's lines. */
  open: readonly OpenPieces[]
  taken: readonly TakenPieces[]
  levels: readonly StockLevel[]
  /** Null: the warehouse that has the most pieces of the order. */
  from: string | null
  /** Item → pieces. Null: all that is to be sent, or without `from` all of it that is in that warehouse. */
  wanted: ReadonlyMap<string, number> | null
}

const unsent = ({ qty, shipped }: TakenPieces): number => qty - shipped

/** Returns the plan of a shipment from one warehouse, or why there is none. Pieces are exchanged between warehouses only when one is named. */
export function planShipment({ open, taken, levels, from, wanted }: ShipmentQuestion): ShipmentPlan | ShipmentRefusal {
  const warehouse = from ?? fullest(taken)
  if (warehouse === null) return 'nothing_to_ship'
  const asked = wanted ?? sums(from === null ? taken.filter((one) => one.warehouse === warehouse) : taken)
  const lines = linesOf(open, asked)
  if (lines === null) return 'more_than_ordered'
  if (lines.length === 0) return 'nothing_to_ship'
  const after = taken.map((one) => ({ ...one }))
  const restock: Allocated[] = []
  const takeFree: Allocated[] = []
  for (const [item, qty] of asked) {
    if (qty === 0) continue
    const here = after.find((one) => one.item === item && one.warehouse === warehouse)
    const missing = qty - (here ? unsent(here) : 0)
    if (missing > 0) {
      if (from === null) return 'in_other_warehouse'
      const available = levels.find((level) => level.item === item && level.warehouse === warehouse)?.available ?? 0
      if (available < missing) return 'out_of_stock'
      restock.push(...giveBack(after, item, warehouse, missing))
      takeFree.push({ item, warehouse, qty: missing })
    }
    if (!here) after.push({ item, warehouse, qty: missing, shipped: qty })
    else {
      here.qty += Math.max(0, missing)
      here.shipped += qty
    }
  }
  const changed = after.filter((one) => {
    const before = taken.find(({ item, warehouse: at }) => item === one.item && at === one.warehouse)
    return one.qty !== before?.qty || one.shipped !== before.shipped
  })
  return { warehouse, lines, taken: changed, restock, takeFree, hasRest: after.some((one) => unsent(one) > 0) }
}

/** Returns the warehouse with the most pieces to be sent, of equals the first by id. */
function fullest(taken: readonly TakenPieces[]): string | null {
  const pieces = new Map<string, number>()
  for (const one of taken) if (unsent(one) > 0) pieces.set(one.warehouse, (pieces.get(one.warehouse) ?? 0) + unsent(one))
  const sorted = [...pieces].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return sorted[0]?.[0] ?? null
}

function sums(taken: readonly TakenPieces[]): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const one of taken) pieces.set(one.item, (pieces.get(one.item) ?? 0) + unsent(one))
  return pieces
}

/** Divides pieces over the lines that still wait for them, the first first. Returns null when they wait for fewer. */
function linesOf(open: readonly OpenPieces[], asked: ReadonlyMap<string, number>): OpenPieces[] | null {
  const left = new Map(asked)
  const lines: OpenPieces[] = []
  for (const { lineId, item, qty } of open) {
    const sent = Math.min(qty, left.get(item) ?? 0)
    if (sent === 0) continue
    lines.push({ lineId, item, qty: sent })
    left.set(item, left.get(item)! - sent)
  }
  return [...left.values()].some((qty) => qty > 0) ? null : lines
}

/** Takes pieces away from the other warehouses, in the order of `after`. Returns what goes back into their stock. */
function giveBack(after: TakenPieces[], item: string, warehouse: string, pieces: number): Allocated[] {
  const back: Allocated[] = []
  let left = pieces
  for (const one of after) {
    const qty = one.item === item && one.warehouse !== warehouse ? Math.min(unsent(one), left) : 0
    if (qty === 0) continue
    one.qty -= qty
    left -= qty
    back.push({ item, warehouse: one.warehouse, qty })
  }
  return back
}
