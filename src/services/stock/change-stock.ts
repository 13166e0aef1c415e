/** Changes of stock by hand: what lies somewhere after somebody looked, with a reason (D-42). */
import { differenceOf } from '#domain/staff/audit-entry.ts'
import { piecesOf, type MovementKind } from '#domain/stock/movement.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { changeStockRows, announceStock } from '#store/stock/stock.ts'
import { lockPlaces, readHolders, writePlaceFacts, type LockedPlace, type StockPlaceKey } from '#store/stock/stock-places.ts'

type StockShop = Pick<Shop, 'db' | 'clock'>

export interface StockChange extends StockPlaceKey {
  /** What the person saw there, and what lies there. */
  seen: number
  lying: number
}

export interface RefusedStock extends StockPlaceKey {
  /** `promised`: orders hold more than is said to lie there. */
  reason: 'unknown_item' | 'changed_meanwhile' | 'promised'
  lying: number
  promised: number
  /** Numbers of orders that hold pieces. */
  orders: string[]
}

export type StockAnswer = { ok: true; entries: string[] } | { ok: false; refused: RefusedStock[] }

export interface StockAct {
  changes: readonly StockChange[]
  kind: MovementKind
  note: string | null
  undoes?: string
}

/** Writes all changes or none. What is promised to orders stays theirs: a number below it is refused, with the orders. */
export async function changeStock(shop: StockShop, actor: Actor, act: StockAct): Promise<StockAnswer> {
  const now = shop.clock.now()
  return shop.db.transaction(async (tx): Promise<StockAnswer> => {
    // Raises the version of the catalog first, whose row is the lock of all writers but orders.
    await announceStock(
      tx,
      act.changes.map(({ item }) => item),
    )
    const places = await lockPlaces(tx, act.changes)
    const placeOf = ({ item, warehouse }: StockPlaceKey) =>
      places.find((place) => place.item === item && place.warehouse === warehouse)
    const refused = await refusalsOf(tx, act.changes, placeOf)
    if (refused.length > 0) return { ok: false, refused }
    const differences = act.changes.map((change) => ({
      item: change.item,
      warehouse: change.warehouse,
      onHand: change.lying - change.seen,
      reserved: 0,
      unsent: 0,
    }))
    await changeStockRows(
      tx,
      differences.filter(({ onHand }) => onHand !== 0),
      { kind: act.kind, at: now, staffName: actor.staffName, note: act.note },
    )
    for (const place of places) if (place.missing !== null) await writePlaceFacts(tx, place, { missing: null })
    return { ok: true, entries: await writeEntries(tx, actor, act, places, now) }
  })
}

async function refusalsOf(
  tx: Query,
  changes: readonly StockChange[],
  placeOf: (key: StockPlaceKey) => LockedPlace | undefined,
): Promise<RefusedStock[]> {
  const refused: RefusedStock[] = []
  for (const { item, warehouse, seen, lying: wanted } of changes) {
    const place = placeOf({ item, warehouse })
    if (!place) refused.push({ item, warehouse, reason: 'unknown_item', lying: 0, promised: 0, orders: [] })
    else {
      const { lying, promised } = piecesOf(place)
      if (lying !== seen) refused.push({ item, warehouse, reason: 'changed_meanwhile', lying, promised, orders: [] })
      else if (wanted < promised) {
        const orders = await readHolders(tx, { item, warehouse })
        refused.push({ item, warehouse, reason: 'promised', lying, promised, orders })
      }
    }
  }
  return refused
}

/** Writes an entry for each variant. Returns their ids. */
async function writeEntries(
  tx: Query,
  actor: Actor,
  { changes, kind, note, undoes }: StockAct,
  places: readonly LockedPlace[],
  now: Date,
): Promise<string[]> {
  const entries: string[] = []
  for (const item of new Set(changes.map((change) => change.item))) {
    const own = changes.filter((change) => change.item === item)
    const difference = differenceOf(
      Object.fromEntries(own.map(({ warehouse, seen }) => [warehouse, seen])),
      Object.fromEntries(own.map(({ warehouse, lying }) => [warehouse, lying])),
    )
    if (!difference) continue
    const name = places.find((place) => place.item === item)!.sku
    const reason = note === null ? kind : `${kind}: ${note}`
    const act = {
      action: 'stock.changed',
      object: { kind: 'stock', id: item, name },
      ...difference,
      reason,
      undoes: undoes ?? null,
    } as const
    entries.push(await writeAudit(tx, actor, act, now))
  }
  return entries
}
