/** Where orders are packed and collected, and where goods can go. */
import { isDelivered } from '#domain/delivery/delivery.ts'
import { COUNTRIES } from '#domain/market/countries.ts'
import type { Market } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { readDeliveryRules, readWarehouses, type Warehouse } from '#store/delivery/delivery.ts'

export type { Warehouse }

export const listWarehouses = ({ db }: Pick<Shop, 'db'>): Promise<Warehouse[]> => readWarehouses(db.query)

/** Returns the codes of the countries to which a market's goods can go. */
export async function deliveredCountries({ db }: Pick<Shop, 'db'>, market: Market): Promise<ReadonlySet<string>> {
  const rules = await readDeliveryRules(db.query, market.locale, market.currency)
  return new Set(COUNTRIES.map(({ code }) => code).filter((code) => isDelivered(rules, market, code)))
}
