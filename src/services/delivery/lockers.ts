/** Lockers that customers may choose (SHIP-3). */
import type { DeliveryRule } from '#domain/delivery/delivery.ts'
import { AREA_DIGITS, placeOfZip, type LockerPlace } from '#domain/delivery/locker.ts'
import { COURIERS, type Courier } from '#domain/orders/parcel.ts'
import { foldedWords } from '#domain/search/fold.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { findLocker, hasLocker, readArea, searchLockers, type Locker, type Offered } from '#store/delivery/lockers.ts'

type LockerShop = Pick<Shop, 'db' | 'couriers'>

/** Maximum number of lockers in an answer. */
const SHOWN = 50
/** Words of a question that count. */
const MAX_WORDS = 8

/** Returns the couriers that list lockers. */
export const listingCouriers = ({ couriers }: Pick<Shop, 'couriers'>): Courier[] =>
  COURIERS.filter((name) => couriers[name]?.lockers !== undefined)

/**
 * Returns at most 50 lockers of a country: those whose town, street, postcode or name has the words, marks or not (`timis` finds Timișoara), and
 * the nearest to a postcode first. Without words those near the postcode; none where no locker is in its area.
 */
export async function findLockers(
  shop: LockerShop,
  { country, query: typed = '', zip: typedZip = '' }: { country: string; query?: string | undefined; zip?: string | undefined },
): Promise<Locker[]> {
  const from: Offered = { country, lists: listingCouriers(shop) }
  const words = foldedWords(typed).slice(0, MAX_WORDS)
  const zip = typedZip.replaceAll(/\s/g, '').toUpperCase()
  const area = zip === '' ? [] : await readArea(shop.db.query, zip, from)
  if (words.length === 0 && area.length === 0) return []
  const near = placeOfZip(
    zip,
    area.filter((one): one is { zip: string; place: LockerPlace } => one.place !== null),
  )
  // Without coordinates nobody knows what is near beyond the area.
  const isBounded = words.length === 0 && near === null
  return searchLockers(shop.db.query, {
    ...from,
    words,
    near,
    zip,
    area: isBounded ? zip.slice(0, AREA_DIGITS) : '',
    limit: SHOWN,
  })
}

/** Returns the locker of an order as it is chosen, null where it cannot be delivered to any more. */
export const chosenLocker = (shop: Pick<Shop, 'couriers'>, tx: Query, country: string, id: string): Promise<Locker | null> =>
  findLocker(tx, id, { country, lists: listingCouriers(shop) })

/** Returns whether a country where rules deliver to lockers has one to choose: a courier that is connected may list none there, or has not yet. */
export async function hasLockers(
  shop: Pick<Shop, 'couriers'>,
  query: Query,
  rules: readonly DeliveryRule[],
  country: string,
): Promise<boolean> {
  const mayGo = rules.some(
    ({ method, countries }) => method === 'locker' && (countries.length === 0 || countries.includes(country)),
  )
  return mayGo && hasLocker(query, { country, lists: listingCouriers(shop) })
}
