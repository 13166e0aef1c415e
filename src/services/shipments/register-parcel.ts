/** Tells couriers about parcels: new ones, their labels, and those that shall come back. */
import { courierLocker } from '#domain/orders/courier-locker.ts'
import { MAX_REFUSAL_LENGTH, canonicalAwb, type Courier } from '#domain/orders/parcel.ts'
import type { ParcelLabel } from '#domain/orders/parcel-label.ts'
import type { Merchant } from '#domain/market/merchant.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { CourierRefused, CourierUnavailable, type CourierParcel, type CourierService } from '#services/ports.ts'
import { orderMailJob } from '#services/orders/order-mail.ts'
import { registerJob } from '#services/orders/register-job.ts'
import { auditOrder, type StaffAct } from '#services/orders/staff-act.ts'
import type { Shop } from '#services/shop.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { changeOrder, lockOrder } from '#store/orders/order-writes.ts'
import { isAwbTaken, markAsked, nameParcel, refuseParcel } from '#store/orders/parcel-numbers.ts'
import { beginSync, findSentParcel, insertParcelEvents, moveParcels, type SentParcel } from '#store/orders/parcels.ts'
import { parcelReference } from './ask-again.ts'
import { syncJob } from './parcel-sync.ts'

type CourierShop = Pick<Shop, 'db' | 'clock' | 'couriers'>

/**
 * Job `parcel.register`: tells the courier about a parcel, writes the number that it gives, and begins to ask where the parcel is. A number
 * that staff typed is known to the courier. A second time changes nothing. A courier that does not answer does not fail the job: it is asked
 * later, after as long as it has been silent.
 */
export async function registerParcel(
  shop: CourierShop & Pick<Shop, 'log'>,
  { parcelId }: JobPayload<'parcel.register'>,
): Promise<void> {
  const { db, clock, couriers, log } = shop
  const parcel = await findSentParcel(db.query, { id: parcelId })
  const courier = parcel && couriers[parcel.courier]
  if (!courier || parcel.status === 'delivered') return
  try {
    if (parcel.awb === null) await askForNumber(shop, courier, parcel)
    else if (parcel.courier === 'own') await courier.register(courierParcel(parcel, parcel.createdAt))
  } catch (error) {
    if (error instanceof CourierRefused) return noteRefusal(shop, parcel, error.message)
    if (!(error instanceof CourierUnavailable)) throw error
    log.error(`${parcel.courier} does not take a parcel now`, error)
    const now = clock.now()
    const silence = now.getTime() - (parcel.askedAt ?? parcel.createdAt).getTime()
    const pause = Math.min(Math.max(silence, MINUTE_MS), HOUR_MS)
    await enqueue(db.query, registerJob(parcel.id, new Date(now.getTime() + pause)))
    return
  }
  if (courier.batch === 0) return
  const now = clock.now()
  await db.transaction(async (tx) => {
    await beginSync(tx, parcel.id, now)
    await enqueue(tx, syncJob(parcel.courier, now))
  })
}

/** That the courier is asked is written first: when its answer is lost, the next question begins with looking for the parcel. */
async function askForNumber({ db, clock }: CourierShop, courier: CourierService, parcel: SentParcel): Promise<void> {
  const { id, courier: name, orderId, shipmentId, shipment, createdAt } = parcel
  if ((await markAsked(db.query, { id, courier: name }, clock.now())) === null) return
  const awb = canonicalAwb(await courier.register(courierParcel(parcel, createdAt)))
  if (awb === null || (await isAwbTaken(db.query, awb)))
    throw new CourierUnavailable('the number of the parcel cannot be its own')
  const now = clock.now()
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const named = await nameParcel(tx, { id, from: name, courier: name, awb, shipmentId })
    if (!named) return
    const jobs = named.isComplete ? [orderMailJob(orderId, 'sent', now, { shipment })] : []
    await changeOrder(tx, orderId, { event: { kind: 'parcel named', data: { awb }, by: 'job' }, jobs }, now)
  })
}

/** Nothing is repeated: staff correct the order, or choose another courier. */
const noteRefusal = ({ db, clock }: CourierShop, { id, courier, orderId }: SentParcel, told: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const reason = told.slice(0, MAX_REFUSAL_LENGTH)
    if (!(await refuseParcel(tx, { id, courier, reason }))) return
    await changeOrder(tx, orderId, { event: { kind: 'parcel refused', data: { courier }, by: 'job' }, jobs: [] }, clock.now())
  })

function courierParcel(parcel: SentParcel, registeredAt: Date): CourierParcel {
  const { id, awb, askedAt, orderNumber, city, market, address, email, phone, delivery, weight, collect } = parcel
  const { locker } = delivery
  return {
    reference: parcelReference(id),
    awb,
    askedAt,
    registeredAt,
    orderNumber,
    from: city[market],
    to: { ...address, email, phone },
    locker: locker && { ...locker, id: courierLocker(locker.id).id },
    weightG: weight,
    collect,
  }
}

export type ParcelRefusal = 'unknown_parcel' | 'courier_not_connected'

/** Returns the parcel of this number with the courier that carries it. */
async function findCarried(
  { db, couriers }: CourierShop,
  awb: string,
): Promise<{ parcel: SentParcel & { awb: string }; courier: CourierService } | ParcelRefusal> {
  const canonical = canonicalAwb(awb)
  const parcel = canonical === null ? null : await findSentParcel(db.query, { awb: canonical })
  if (!parcel) return 'unknown_parcel'
  const courier = couriers[parcel.courier satisfies Courier]
  return courier ? { parcel: { ...parcel, awb: canonical! }, courier } : 'courier_not_connected'
}

/** Returns the label of a parcel as PDF. */
export async function parcelLabel(shop: CourierShop, awb: string): Promise<{ awb: string; pdf: Uint8Array } | ParcelRefusal> {
  const found = await findCarried(shop, awb)
  if (typeof found === 'string') return found
  const label = labelOf(found.parcel, await readMerchant(shop))
  return { awb: label.awb, pdf: await found.courier.label(label) }
}

const labelOf = (
  parcel: SentParcel & { awb: string },
  { name: shopName, logo }: Pick<Merchant, 'name' | 'logo'>,
): ParcelLabel => {
  const { awb, createdAt: at, market: locale, collect } = parcel
  return { awb, at, locale, shopName, logo, collect, ...addresses(parcel) }
}

/** Labels of many parcels in one file; those of couriers that print their own are named. */
export interface ManyLabels {
  /** Null where none of them is drawn by the shop. */
  pdf: Uint8Array | null
  refused: { awb: string; reason: ParcelRefusal | 'label_of_courier' }[]
}

/** Returns the labels of parcels as one PDF, in this order. */
export async function manyLabels(shop: CourierShop & Pick<Shop, 'printLabels'>, awbs: readonly string[]): Promise<ManyLabels> {
  const merchant = await readMerchant(shop)
  const labels: ParcelLabel[] = []
  const refused: ManyLabels['refused'] = []
  for (const awb of awbs) {
    const found = await findCarried(shop, awb)
    if (typeof found === 'string') refused.push({ awb, reason: found })
    else if (found.courier.hasShopLabels) labels.push(labelOf(found.parcel, merchant))
    else refused.push({ awb, reason: 'label_of_courier' })
  }
  return { pdf: labels.length > 0 ? await shop.printLabels(labels) : null, refused }
}

function addresses({ warehouse, city, market, address, delivery: { locker } }: SentParcel): Pick<ParcelLabel, 'from' | 'to'> {
  const name = `${address.firstName} ${address.lastName}`
  const place = locker
    ? [`${locker.name} (${courierLocker(locker.id).id})`, locker.address, `${locker.zip} ${locker.city}`]
    : [address.address, `${address.zip} ${address.city}`, address.county]
  return {
    from: [warehouse.name[market], warehouse.address, `${warehouse.zip} ${city[market]}`],
    to: [name, ...place, address.country].filter((line) => line !== ''),
  }
}

/** Asks the courier to bring a parcel back; what becomes of it is in its events. One that the courier has not collected yet is with the shop. */
export async function recallParcel(
  shop: CourierShop,
  awb: string,
  staff: StaffAct,
): Promise<'recalled' | 'too_late' | ParcelRefusal> {
  const found = await findCarried(shop, awb)
  if (typeof found === 'string') return found
  const { parcel, courier } = found
  const recall = parcel.status === 'delivered' ? 'too late' : await courier.cancel(parcel.awb)
  if (recall === 'too late') return 'too_late'
  const now = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    await lockOrder(tx, parcel.orderId)
    if (recall === 'deleted') {
      await insertParcelEvents(tx, [{ parcelId: parcel.id, key: 'recalled', at: now, kind: 'returning', place: '' }])
      // Nobody asks about it any more.
      await moveParcels(tx, [{ id: parcel.id, status: 'returning', at: now, failures: 0, syncAt: null }])
    }
    const event = {
      kind: 'parcel recalled',
      data: { awb: parcel.awb },
      by: 'staff',
      staffName: staff.staffName,
      note: staff.note,
    } as const
    await changeOrder(tx, parcel.orderId, { event, jobs: [] }, now)
    const order = { id: parcel.orderId, number: parcel.orderNumber }
    await auditOrder(tx, order, staff, { action: 'order.parcel_recalled', after: { awb: parcel.awb } }, now)
  })
  return 'recalled'
}
