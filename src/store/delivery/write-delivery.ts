/** Writes where goods lie and how they come to customers. */
import type { DeliveryRuleInput, WarehouseInput } from '#domain/delivery/delivery-input.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import type { Query } from '#store/database/db.ts'
import { refuseProblems } from '#store/database/input-refused.ts'
import { upsertRows } from '#store/database/upsert-rows.ts'

/** Hour until which an order leaves on the same day, where a rule says nothing. */
const CUTOFF_HOUR = 14

/** The warehouses in the order in which they pack orders. */
export async function putWarehouses(tx: Query, warehouses: readonly WarehouseInput[]): Promise<void> {
  await raiseCatalogVersion(tx)
  const rows = warehouses.map((place, position) => ({ ...place, markets: [...place.markets], position }))
  await upsertRows(tx, 'warehouse', rows, { key: ['id'] })
}

/** Replaces all rules: the first one that fits decides, so their order is a part of them. */
export async function replaceDeliveryRules(tx: Query, rules: readonly DeliveryRuleInput[]): Promise<void> {
  await raiseCatalogVersion(tx)
  const warehouses = new Set((await tx.selectFrom('warehouse').select('id').execute()).map(({ id }) => id))
  refuseProblems(
    rules.flatMap(({ warehouse }, at) =>
      warehouse === null || warehouses.has(warehouse)
        ? []
        : { at: `deliveryRules[${at}].warehouse`, message: `there is no warehouse ${warehouse}` },
    ),
  )
  await tx.deleteFrom('delivery_rule').execute()
  const rows = rules.map((rule, position) => ({
    id: position + 1,
    position,
    method: rule.method,
    markets: [...rule.markets],
    countries: [...rule.countries],
    zip_pattern: rule.zipPattern ?? null,
    warehouse_id: rule.warehouse,
    max_weight_g: rule.maxWeightG,
    max_volume_cm3: rule.maxVolumeCm3,
    allows_bulky: rule.allowsBulky,
    currency: rule.currency,
    price: rule.price,
    bulky_surcharge: rule.bulkySurcharge,
    free_from: rule.freeFrom,
    days_min: rule.daysMin,
    days_max: rule.daysMax,
    cutoff_hour: rule.cutoffHour ?? CUTOFF_HOUR,
    is_on: rule.isOn ?? true,
  }))
  await upsertRows(tx, 'delivery_rule', rows, { key: ['id'] })
}
