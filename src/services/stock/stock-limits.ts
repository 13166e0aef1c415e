/** From how many pieces a variant has too few, and where it lies. */
import { differenceOf } from '#domain/staff/audit-entry.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import { lockPlaces, lockVariant, writePlaceFacts, writeVariantLow } from '#store/stock/stock-places.ts'

/** 'low' for all warehouses together, 'low <warehouse>', 'shelf <warehouse>': as the audit log has them. */
export type StockLimits = Readonly<Record<string, number | string | null>>

export interface LimitsAct {
  item: string
  /** What the person saw, and what shall be: the same fields. */
  seen: StockLimits
  wanted: StockLimits
  undoes?: string
}

export type LimitsAnswer = { ok: true; entries: string[] } | { ok: false; reason: 'item_not_found' | 'changed_meanwhile' }

const FIELD = /^(low|shelf) (.+)$/

/** Returns the warehouses that fields name. */
const warehousesOf = (fields: StockLimits): string[] => [
  ...new Set(Object.keys(fields).flatMap((name) => FIELD.exec(name)?.[2] ?? [])),
]

/** Changes what was changed of the limits of a variant. */
export const changeLimits = (shop: Pick<Shop, 'db' | 'clock'>, actor: Actor, act: LimitsAct): Promise<LimitsAnswer> =>
  shop.db.transaction(async (tx): Promise<LimitsAnswer> => {
    const variant = await lockVariant(tx, act.item)
    if (!variant) return { ok: false, reason: 'item_not_found' }
    const keys = warehousesOf(act.wanted).map((warehouse) => ({ item: act.item, warehouse }))
    const places = keys.length > 0 ? await lockPlaces(tx, keys) : []
    if (places.length !== keys.length) return { ok: false, reason: 'item_not_found' }
    const all: StockLimits = {
      low: variant.low,
      ...Object.fromEntries(
        places.flatMap(({ warehouse, low, shelf }) => [
          [`low ${warehouse}`, low],
          [`shelf ${warehouse}`, shelf],
        ]),
      ),
    }
    const now = Object.fromEntries(Object.keys(act.seen).map((name) => [name, all[name] ?? null]))
    if (differenceOf(act.seen, now)) return { ok: false, reason: 'changed_meanwhile' }
    const difference = differenceOf(now, act.wanted)
    if (!difference) return { ok: true, entries: [] }
    for (const [name, value] of Object.entries(difference.after)) {
      const [, fact, warehouse] = FIELD.exec(name) ?? []
      if (fact === 'low') await writePlaceFacts(tx, { item: act.item, warehouse: warehouse! }, { low: value as number | null })
      else if (fact === 'shelf')
        await writePlaceFacts(tx, { item: act.item, warehouse: warehouse! }, { shelf: value as string | null })
      else await writeVariantLow(tx, act.item, value as number | null)
    }
    const object = { kind: 'stock', id: act.item, name: variant.sku } as const
    const entry = { action: 'stock.limits_changed', object, ...difference, undoes: act.undoes ?? null } as const
    return { ok: true, entries: [await writeAudit(tx, actor, entry, shop.clock.now())] }
  })
