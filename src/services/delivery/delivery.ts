/** Pick-up places: showrooms and parcel lockers. */
import { isDelivered } from '#domain/delivery/delivery.ts'
import { COUNTRIES } from '#domain/market/countries.ts'
import type { Market } from '#domain/market/market.ts'
import { fold } from '#domain/search/fold.ts'
import type { Shop } from '#services/shop.ts'
import { readDeliveryRules, readLockers, readWarehouses, type Locker, type Warehouse } from '#store/delivery/delivery.ts'

export type { Warehouse }

export const listWarehouses = ({ db }: Pick<Shop, 'db'>): Promise<Warehouse[]> => readWarehouses(db.query)

/** Returns the codes of the countries to which a market's goods can go. */
export async function deliveredCountries({ db }: Pick<Shop, 'db'>, market: Market): Promise<ReadonlySet<string>> {
  const rules = await readDeliveryRules(db.query, market.locale, market.currency)
  return new Set(COUNTRIES.map(({ code }) => code).filter((code) => isDelivered(rules, market, code)))
}

/** Maximum number of listed lockers. */
const SHOWN = 50

const commonStart = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** Lockers near a postcode, nearest numbers first, or in the towns whose name begins so, marks or not: `timis` finds Timișoara. */
export async function findLockers(
  { db }: Pick<Shop, 'db'>,
  { country, city, zip }: { country: string; city?: string; zip?: string },
): Promise<Locker[]> {
  if (zip) {
    const area = await readLockers(db.query, country, zip.slice(0, 2))
    return area.sort((a, b) => commonStart(b.zip, zip) - commonStart(a.zip, zip)).slice(0, SHOWN)
  }
  const wanted = fold(city ?? '').trim()
  const all = wanted === '' ? [] : await readLockers(db.query, country, '')
  return all.filter((locker) => fold(locker.city).startsWith(wanted)).slice(0, SHOWN)
}
