/** Chooses the warehouses of an order (D-42). The result is deterministic. */

export interface StockLevel {
  item: string
  warehouse: string
  /** Available quantity. */
  available: number
}

export interface Allocated {
  item: string
  warehouse: string
  qty: number
}

/**
 * Takes each item from the preferred warehouse first (the showroom of a pick-up), then from one that has all the rest, then from the
 * fullest; of equals the first by id. Null when stock is insufficient. The result is sorted by item and warehouse.
 */
export function allocate(
  pieces: ReadonlyMap<string, number>,
  levels: readonly StockLevel[],
  preferred: string | null,
): Allocated[] | null {
  const taken: Allocated[] = []
  for (const [item, wanted] of pieces) {
    let missing = wanted
    const rank = (level: StockLevel) =>
      [level.warehouse === preferred ? 0 : 1, level.available >= wanted ? 0 : 1, -level.available] as const
    const own = levels
      .filter((level) => level.item === item && level.available > 0)
      .sort((a, b) => {
        const [left, right] = [rank(a), rank(b)]
        const at = left.findIndex((value, index) => value !== right[index])
        return at === -1 ? compare(a.warehouse, b.warehouse) : left[at]! - right[at]!
      })
    for (const { warehouse, available } of own) {
      const qty = Math.min(available, missing)
      if (qty === 0) break
      taken.push({ item, warehouse, qty })
      missing -= qty
    }
    if (missing > 0) return null
  }
  return taken.sort((a, b) => Number(a.item) - Number(b.item) || compare(a.warehouse, b.warehouse))
}

/** Of two that differ. */
const compare = (a: string, b: string): number => (a < b ? -1 : 1)
