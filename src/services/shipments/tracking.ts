/** Follows parcels by their number, by the token of their order, or by its number and e-mail address (D-8, D-48). */
import { secondsUntil, TRACKING_LIMIT } from '#domain/checkout/limits.ts'
import { emailKey } from '#domain/customers/email.ts'
import { canonicalAwb } from '#domain/orders/parcel.ts'
import { attemptOf } from '#services/limits/limits.ts'
import type { Shop } from '#services/shop.ts'
import { isToken } from '#services/tokens.ts'
import { countAtOnce } from '#store/orders/attempt-counts.ts'
import { findFollowed, findTracked, type TrackedParcel } from '#store/orders/tracking.ts'

type TrackingShop = Pick<Shop, 'db' | 'clock' | 'tokens'>

export interface TooManyLookups {
  kind: 'too many'
  /** Seconds. */
  retryAfter: number
}

export type Tracked =
  | { kind: 'parcel'; parcel: TrackedParcel }
  | { kind: 'order'; number: string; token: string; parcels: TrackedParcel[] }
  | { kind: 'unknown' }
  | TooManyLookups

/** Counts a look-up: numbers of parcels may be guessed. */
async function count({ db, clock, tokens }: TrackingShop, ip: string): Promise<TooManyLookups | null> {
  const now = clock.now()
  const attempt = attemptOf(tokens, { scope: 'tracking', purpose: 'caller', value: ip, limit: TRACKING_LIMIT }, now)
  const reached = await countAtOnce(db.query, [attempt], now)
  return reached && { kind: 'too many', retryAfter: secondsUntil(reached.until, now) }
}

/** Returns an id as its address writes it: tokens as they are, numbers of parcels in their canonical form, which is in capitals. */
export const followedId = (id: string): string => (isToken(id) ? id : (canonicalAwb(id) ?? id))

/** Returns what an id in the address stands for: unknown, foreign and malformed ones are the same. Tokens that exist are not counted. */
export async function track(shop: TrackingShop, id: string, ip: string): Promise<Tracked> {
  const { db, tokens } = shop
  const order = isToken(id) ? await findFollowed(db.query, { tokenHash: tokens.hash(id) }) : null
  if (order)
    return { kind: 'order', number: order.number, token: id, parcels: await findTracked(db.query, { orderId: order.id }) }
  const awb = canonicalAwb(id)
  if (awb === null) return { kind: 'unknown' }
  const refused = await count(shop, ip)
  if (refused) return refused
  const [parcel] = await findTracked(db.query, { awb })
  return parcel ? { kind: 'parcel', parcel } : { kind: 'unknown' }
}

/** Returns the token of the order with this number and e-mail address; another address and another number are the same. */
export async function findToken(
  shop: TrackingShop,
  { number, email }: { number: string; email: string },
  ip: string,
): Promise<{ kind: 'order'; token: string } | { kind: 'unknown' } | TooManyLookups> {
  const refused = await count(shop, ip)
  if (refused) return refused
  const order = await findFollowed(shop.db.query, { number: number.trim().toUpperCase() })
  // An order whose customer was deleted has no address.
  if (!order || order.email === '' || emailKey(order.email) !== emailKey(email.trim())) return { kind: 'unknown' }
  return { kind: 'order', token: shop.tokens.orderToken(order.id, order.tokenHash) }
}
