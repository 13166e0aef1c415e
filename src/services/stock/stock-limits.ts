/** From how many pieces a variant has too few, and where it lies. */
import { differenceOf, type JsonValue } from '#domain/staff/audit-entry.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import { lockPlaces, lockVariant, writePlaceFacts, writeVariantLow } from '#store/stock/stock-places.ts'

export interface StockLimits {
  /** For all warehouses together; null for the shop's usual number. */
  low: number | null
  places: readonly { warehouse: string; low: number | null; shelf: string | null }[]
}

export interface LimitsAct {
  item: string
  /** What the person saw. */
  seen: StockLimits
  wanted: StockLimits
  undoes?: string
}

export type LimitsAnswer = { ok: true; entries: string[] } | { ok: false; reason: 'item_not_found' | 'changed_meanwhile' }

const flat = ({ low, places }: StockLimits): Record<string, JsonValue> => ({
  low,
  ...Object.fromEntries(
    places.flatMap((place) => [
      [`low ${place.warehouse}`, place.low],
      [`shelf ${place.warehouse}`, place.shelf],
    ]),
  ),
})

/** Changes what was changed of the limits of a variant. */
export const changeLimits = (shop: Pick<Shop, 'db' | 'clock'>, actor: Actor, act: LimitsAct): Promise<LimitsAnswer> =>
  shop.db.transaction(async (tx): Promise<LimitsAnswer> => {
    const variant = await lockVariant(tx, act.item)
    if (!variant) return { ok: false, reason: 'item_not_found' }
    const keys = act.wanted.places.map(({ warehouse }) => ({ item: act.item, warehouse }))
    const places = await lockPlaces(tx, keys)
    if (places.length !== keys.length) return { ok: false, reason: 'item_not_found' }
    const now = flat({ low: variant.low, places })
    const seen = flat(act.seen)
    const wanted = flat(act.wanted)
    if (differenceOf(seen, Object.fromEntries(Object.keys(seen).map((key) => [key, now[key] ?? null]))))
      return { ok: false, reason: 'changed_meanwhile' }
    const difference = differenceOf(now, wanted)
    if (!difference) return { ok: true, entries: [] }
    await writeVariantLow(tx, act.item, act.wanted.low)
    for (const { warehouse, low, shelf } of act.wanted.places)
      await writePlaceFacts(tx, { item: act.item, warehouse }, { low, shelf })
    const object = { kind: 'stock', id: act.item, name: variant.sku } as const
    const entry = { action: 'stock.limits_changed', object, ...difference, undoes: act.undoes ?? null } as const
    return { ok: true, entries: [await writeAudit(tx, actor, entry, shop.clock.now())] }
  })
