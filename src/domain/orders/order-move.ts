/** Plans that another warehouse sends what has not been sent of an order. */
import type { Allocated, StockLevel } from '#domain/stock/allocation.ts'
import type { TakenPieces } from './shipment.ts'

export interface OrderMove {
  /** Taken pieces as they are afterwards, where they change; `qty` 0: nothing is taken there any more. */
  taken: TakenPieces[]
  /** What the new warehouse gives, and what the others held before. */
  takeFree: Allocated[]
  released: Allocated[]
}

interface MoveQuestion {
  taken: readonly TakenPieces[]
  levels: readonly StockLevel[]
  warehouse: string
}

/** Returns the plan, or why there is none: all of it lies there, or the warehouse has too few. */
export function planMove({ taken, levels, warehouse }: MoveQuestion): OrderMove | 'nothing_to_move' | 'out_of_stock' {
  const elsewhere = taken.filter((one) => one.warehouse !== warehouse && one.qty > one.shipped)
  if (elsewhere.length === 0) return 'nothing_to_move'
  const released = elsewhere.map(({ item, warehouse: from, qty, shipped }) => ({ item, warehouse: from, qty: qty - shipped }))
  const sums = new Map<string, number>()
  for (const { item, qty } of released) sums.set(item, (sums.get(item) ?? 0) + qty)
  const takeFree = [...sums].map(([item, qty]) => ({ item, warehouse, qty }))
  const available = (item: string): number =>
    levels.find((level) => level.item === item && level.warehouse === warehouse)?.available ?? 0
  if (takeFree.some(({ item, qty }) => available(item) < qty)) return 'out_of_stock'
  const here = takeFree.map(({ item, qty }): TakenPieces => {
    const before = taken.find((one) => one.item === item && one.warehouse === warehouse)
    return { item, warehouse, qty: qty + (before?.qty ?? 0), shipped: before?.shipped ?? 0 }
  })
  return { taken: [...elsewhere.map((one) => ({ ...one, qty: one.shipped })), ...here], takeFree, released }
}
