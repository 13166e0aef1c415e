/** Delivery rules and pick-up places. */
import type { Selectable } from 'kysely'
import type { DeliveryRuleInput, OpeningWeek, WarehouseInput } from '#domain/delivery/delivery-input.ts'
import type { DeliveryRule } from '#domain/delivery/delivery.ts'
import { isLocale, type Currency, type Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'
import type { Tables } from '#store/database/tables.ts'

/** A showroom or a warehouse; names in three languages. */
export interface Warehouse {
  id: string
  kind: 'showroom' | 'warehouse'
  country: string
  city: Record<Locale, string>
  name: Record<Locale, string>
  address: string
  zip: string
  pickup: boolean
}

/** A rule and, where it names one, its warehouse or showroom. */
export type RuleWithWarehouse = DeliveryRule & { warehouseDetails: Warehouse | null }

type RuleRow = Selectable<Tables['delivery_rule']> & { country: string | null }

/** Returns what a rule says, without its markets. `country`: of its warehouse. */
const ruleOf = (row: RuleRow): Omit<DeliveryRule, 'markets'> => ({
  method: row.method,
  countries: row.countries,
  zipPattern: row.zip_pattern,
  warehouse: row.warehouse_id,
  warehouseCountry: row.country,
  maxWeightG: row.max_weight_g,
  maxVolumeCm3: row.max_volume_cm3,
  allowsBulky: row.allows_bulky,
  currency: row.currency,
  price: row.price,
  bulkySurcharge: row.bulky_surcharge,
  freeFrom: row.free_from,
  daysMin: row.days_min,
  daysMax: row.days_max,
  cutoffHour: row.cutoff_hour,
})

/** Returns the rules of a market in the order in which they are tried. */
export async function readDeliveryRules(query: Query, market: Locale, currency: Currency): Promise<RuleWithWarehouse[]> {
  const rows = await query
    .selectFrom('delivery_rule as r')
    .leftJoin('warehouse as w', 'w.id', 'r.warehouse_id')
    .selectAll('r')
    .select(['w.kind', 'w.country', 'w.city', 'w.name', 'w.address', 'w.zip', 'w.pickup'])
    .where('r.currency', '=', currency)
    .where('r.is_on', '=', true)
    .orderBy('r.position')
    .orderBy('r.id')
    .execute()
  return rows
    .filter((row) => row.markets.includes(market))
    .map((row) => ({
      ...ruleOf(row),
      markets: row.markets,
      warehouseDetails: row.warehouse_id
        ? {
            id: row.warehouse_id,
            kind: row.kind!,
            country: row.country!,
            city: row.city!,
            name: row.name!,
            address: row.address!,
            zip: row.zip!,
            pickup: row.pickup!,
          }
        : null,
    }))
}

export async function readWarehouses(query: Query): Promise<Warehouse[]> {
  return query
    .selectFrom('warehouse')
    .select(['id', 'kind', 'country', 'city', 'name', 'address', 'zip', 'pickup'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Returns every rule in the order in which they are tried, those that are off too. */
export async function readAllRules(query: Query): Promise<(DeliveryRuleInput & { warehouseCountry: string | null })[]> {
  const rows = await query
    .selectFrom('delivery_rule as r')
    .leftJoin('warehouse as w', 'w.id', 'r.warehouse_id')
    .selectAll('r')
    .select('w.country')
    .orderBy('r.position')
    .orderBy('r.id')
    .execute()
  return rows.map((row) => ({
    ...ruleOf(row),
    markets: row.markets.filter(isLocale),
    isOn: row.is_on,
  }))
}

/** Returns the warehouses and showrooms as they were entered, in their order. */
export async function readWarehouseInputs(query: Query): Promise<WarehouseInput[]> {
  const rows = await query.selectFrom('warehouse').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map(({ position: _, opening, markets, ...row }) => ({
    ...row,
    opening: opening as OpeningWeek,
    markets: markets.filter(isLocale),
  }))
}

/** Returns the country of a warehouse, null where there is none of this id. */
export const findWarehouseCountry = async (query: Query, id: string): Promise<string | null> =>
  (await query.selectFrom('warehouse').select('country').where('id', '=', id).executeTakeFirst())?.country ?? null
