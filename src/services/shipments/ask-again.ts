/** Parcels for which a courier has given no number: staff let it be asked again, or choose another one. */
import { randomInt } from 'node:crypto'
import { AWB_SERIALS, parcelAwb } from '#domain/orders/awb.ts'
import type { Courier } from '#domain/orders/parcel.ts'
import { orderMailJob } from '#services/orders/order-mail.ts'
import { registerJob } from '#services/orders/register-job.ts'
import { auditOrder, type StaffAct } from '#services/orders/staff-act.ts'
import { withOrder, type OrderShop } from '#services/orders/with-order.ts'
import type { Shop } from '#services/shop.ts'
import { changeOrder } from '#store/orders/order-writes.ts'
import { handOver, isAwbTaken, nameParcel, readNamelessParcels } from '#store/orders/parcel-numbers.ts'

export type AskedAgain =
  | { ok: true; courier: Courier; parcels: number; references: string[] }
  | { ok: false; reason: 'order_not_found' | 'no_number_missing' | 'courier_not_connected' | 'wrong_courier' }

/**
 * Lets a courier be asked for the numbers that parcels of an order lack: their own, or another one. `references`: what a former courier may
 * know them by, where it was asked and may have made a parcel.
 */
export async function askAgain(
  shop: OrderShop & Pick<Shop, 'couriers'>,
  number: string,
  wanted: Courier | null,
  staff: StaffAct,
): Promise<AskedAgain> {
  const asked = await withOrder(shop, number, async (tx, order, now): Promise<AskedAgain> => {
    const { id } = order
    const parcels = await readNamelessParcels(tx, id)
    const courier = wanted ?? parcels[0]?.courier
    if (!courier) return { ok: false, reason: 'no_number_missing' }
    if (courier === 'pickup') return { ok: false, reason: 'wrong_courier' }
    if (!shop.couriers[courier]) return { ok: false, reason: 'courier_not_connected' }
    const left = parcels.filter((parcel) => parcel.courier !== courier && parcel.askedAt !== null)
    // The shop's own parcels have a number at once.
    const ids = parcels.map((parcel) => parcel.id)
    const complete = new Set<number>()
    if (courier === 'own')
      for (const parcel of parcels) {
        const awb = await freeAwb(tx, parcel.country)
        const named = await nameParcel(tx, { id: parcel.id, from: parcel.courier, courier, awb, shipmentId: parcel.shipmentId })
        if (named?.isComplete) complete.add(parcel.shipment)
      }
    else await handOver(tx, ids, courier)
    const jobs = [
      ...[...complete].map((shipment) => orderMailJob(id, 'sent', now, { shipment })),
      ...ids.map((parcel) => registerJob(parcel, now)),
    ]
    const event = {
      kind: 'parcels handed over',
      data: { courier },
      by: 'staff',
      staffName: staff.staffName,
      note: staff.note,
    } as const
    await changeOrder(tx, id, { event, jobs }, now)
    const act = { action: 'order.parcels_handed_over', after: { courier, parcels: parcels.length } } as const
    await auditOrder(tx, order, staff, act, now)
    return { ok: true, courier, parcels: parcels.length, references: left.map((parcel) => parcelReference(parcel.id)) }
  })
  return asked === 'order_not_found' ? { ok: false, reason: asked } : asked
}

/** Returns what couriers know a parcel by. */
export const parcelReference = (id: string): string => id.replaceAll('-', '')

async function freeAwb(tx: Parameters<typeof isAwbTaken>[0], country: string): Promise<string> {
  for (;;) {
    const awb = parcelAwb(randomInt(AWB_SERIALS), country)
    if (!(await isAwbTaken(tx, awb))) return awb
  }
}
