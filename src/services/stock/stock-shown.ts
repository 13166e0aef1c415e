/** Updates the stock notes of the catalog after an order. */
import type { Allocated, StockLevel } from '#domain/stock/allocation.ts'
import { changesNote } from '#domain/stock/stock-note.ts'
import type { Shop } from '#services/shop.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import type { NewJob } from '#store/jobs/jobs.ts'
import { announceStock } from '#store/stock/stock.ts'

/**
 * Returns the jobs that tell the catalog, if anything shown has changed: raising its version inside the order would make all orders wait
 * for each other.
 */
export function stockShownJobs(changed: readonly string[], now: Date): NewJob[] {
  const items = [...new Set(changed)]
  return items.length > 0 ? [{ kind: 'stock.shown', payload: { items }, runAt: now }] : []
}

/** Returns the items whose stock note changes when `pieces` are reserved. */
export function shownDifferently(levels: readonly StockLevel[], pieces: readonly Allocated[]): string[] {
  const sum = (rows: readonly { item: string; available: number }[], item: string) =>
    rows.filter((row) => row.item === item).reduce((total, row) => total + row.available, 0)
  const items = [...new Set(pieces.map(({ item }) => item))]
  return items.filter((item) => {
    const own = pieces.filter((piece) => piece.item === item)
    const before = sum(levels, item)
    if (changesNote(before, before - own.reduce((total, piece) => total + piece.qty, 0))) return true
    return own.some(({ warehouse, qty }) => {
      const available = levels.find((level) => level.item === item && level.warehouse === warehouse)?.available ?? 0
      return changesNote(available, available - qty)
    })
  })
}

/** Job `stock.shown`. */
export async function announceShownStock(shop: Pick<Shop, 'db'>, { items }: JobPayload<'stock.shown'>): Promise<void> {
  await shop.db.transaction((tx) => announceStock(tx, items))
}
