/** Tells couriers about parcels: new ones, their labels, and those that shall come back. */
import { canonicalAwb, type Courier } from '#domain/orders/parcel.ts'
import type { ParcelLabel } from '#domain/orders/parcel-label.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import type { CourierService } from '#services/ports.ts'
import type { StaffAct } from '#services/orders/staff-act.ts'
import type { Shop } from '#services/shop.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { changeOrder, lockOrder } from '#store/orders/order-writes.ts'
import { beginSync, findSentParcel, type SentParcel } from '#store/orders/parcels.ts'
import { syncJob } from './parcel-sync.ts'

type CourierShop = Pick<Shop, 'db' | 'clock' | 'couriers'>

/** Where the parcel goes to: the locker's town, or the customer's. */
const townOf = ({ delivery, address }: SentParcel): string => delivery.locker?.city ?? address.city

/**
 * Job `parcel.register`: tells the courier about a parcel that has a number of the shop, and begins to ask where it is. A number that the
 * courier gave is known to it. A second time changes nothing.
 */
export async function registerParcel(
  { db, clock, couriers }: CourierShop,
  { parcelId }: JobPayload<'parcel.register'>,
): Promise<void> {
  const parcel = await findSentParcel(db.query, { id: parcelId })
  const courier = parcel && couriers[parcel.courier]
  if (!courier || parcel.status === 'delivered') return
  if (parcel.courier === 'own')
    await courier.register({
      awb: parcel.awb,
      registeredAt: parcel.createdAt,
      from: parcel.city[parcel.market],
      to: townOf(parcel),
      country: parcel.address.country,
      isToPoint: parcel.delivery.locker !== null,
    })
  const now = clock.now()
  await db.transaction(async (tx) => {
    await beginSync(tx, parcel.id, now)
    await enqueue(tx, syncJob(parcel.courier, now))
  })
}

export type ParcelRefusal = 'unknown_parcel' | 'courier_not_connected'

/** Returns the parcel of this number with the courier that carries it. */
async function findCarried(
  { db, couriers }: CourierShop,
  awb: string,
): Promise<{ parcel: SentParcel; courier: CourierService } | ParcelRefusal> {
  const canonical = canonicalAwb(awb)
  const parcel = canonical === null ? null : await findSentParcel(db.query, { awb: canonical })
  if (!parcel) return 'unknown_parcel'
  const courier = couriers[parcel.courier satisfies Courier]
  return courier ? { parcel, courier } : 'courier_not_connected'
}

/** Returns the label of a parcel as PDF. */
export async function parcelLabel(shop: CourierShop, awb: string): Promise<{ awb: string; pdf: Uint8Array } | ParcelRefusal> {
  const found = await findCarried(shop, awb)
  if (typeof found === 'string') return found
  const { awb: canonical, createdAt: at, market: locale } = found.parcel
  const { name: shopName, logo } = await readMerchant(shop)
  const label = { awb: canonical, at, locale, shopName, logo, ...addresses(found.parcel) }
  return { awb: canonical, pdf: await found.courier.label(label) }
}

function addresses({ warehouse, city, market, address, delivery: { locker } }: SentParcel): Pick<ParcelLabel, 'from' | 'to'> {
  const name = `${address.firstName} ${address.lastName}`
  const place = locker
    ? [locker.name, locker.address, `${locker.zip} ${locker.city}`]
    : [address.address, `${address.zip} ${address.city}`, address.county]
  return {
    from: [warehouse.name[market], warehouse.address, `${warehouse.zip} ${city[market]}`],
    to: [name, ...place, address.country].filter((line) => line !== ''),
  }
}

/** Asks the courier to bring a parcel back; what becomes of it is in its events. */
export async function recallParcel(
  shop: CourierShop,
  awb: string,
  staff: StaffAct,
): Promise<'recalled' | 'too_late' | ParcelRefusal> {
  const found = await findCarried(shop, awb)
  if (typeof found === 'string') return found
  const { parcel, courier } = found
  if (parcel.status === 'delivered' || !(await courier.cancel(parcel.awb))) return 'too_late'
  const now = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    await lockOrder(tx, parcel.orderId)
    const event = { kind: 'parcel recalled', data: { awb: parcel.awb }, by: 'staff', ...staff } as const
    await changeOrder(tx, parcel.orderId, { event, jobs: [] }, now)
  })
  return 'recalled'
}
