/** Corrects where an order goes, before anything of it has left (D-45). */
import type { Address } from '#domain/customers/address.ts'
import { addressProblems, tidyAddress, type FieldProblems } from '#domain/checkout/checkout.ts'
import { stepsOf } from '#domain/orders/order-steps.ts'
import { auditOrder, type StaffAct } from '#services/orders/staff-act.ts'
import { withOrder } from '#services/orders/with-order.ts'
import type { Shop } from '#services/shop.ts'
import { writeDeliveryAddress } from '#store/orders/order-desk.ts'
import { changeOrder } from '#store/orders/order-writes.ts'
import { readOrder } from '#store/orders/orders.ts'

export type CorrectedAddress = Omit<Address, 'country'>

export type Corrected =
  | { ok: true }
  | { ok: false; reason: 'order_not_found' | 'order_step_refused' | 'address_elsewhere' }
  | { ok: false; reason: 'validation_failed'; fields: FieldProblems }

/** What the log keeps of an address: where the parcel went, not who lives there. */
const LOGGED = ['city', 'county', 'zip'] as const

/** Corrects the address within its country: price and taxes of the order rest on that. Lockers and showrooms have their own. */
export async function correctAddress(
  shop: Pick<Shop, 'db' | 'clock' | 'config'>,
  number: string,
  typed: CorrectedAddress,
  staff: StaffAct,
): Promise<Corrected> {
  const corrected = await withOrder(
    shop,
    number,
    async (tx, order, now): Promise<Corrected> => {
      const { address: before, market, delivery } = (await readOrder(tx, { id: order.id }))!
      const none = { hasRest: false, isOnItsWay: false, isOnlyVouchers: false }
      if (stepsOf({ ...order, ...none }).address !== null) return { ok: false, reason: 'order_step_refused' }
      if (delivery.method !== 'courier') return { ok: false, reason: 'address_elsewhere' }
      const address = tidyAddress({ ...typed, country: before.country }, market)
      const fields = addressProblems(address, { countyStrict: shop.config.countyStrict })
      if (Object.keys(fields).length > 0) return { ok: false, reason: 'validation_failed', fields }
      const changed = (Object.keys(address) as (keyof Address)[]).filter((key) => address[key] !== before[key])
      if (changed.length === 0) return { ok: true }
      await writeDeliveryAddress(tx, order.id, address, now)
      const { staffName, note } = staff
      await changeOrder(
        tx,
        order.id,
        { event: { kind: 'address corrected', data: { fields: changed }, by: 'staff', staffName, note }, jobs: [] },
        now,
      )
      const logged = (from: Address) => ({ fields: changed, ...Object.fromEntries(LOGGED.map((key) => [key, from[key]])) })
      const act = { action: 'order.address_corrected', before: logged(before), after: logged(address) } as const
      await auditOrder(tx, order, staff, act, now)
      return { ok: true }
    },
    staff,
  )
  return corrected === 'order_not_found' ? { ok: false, reason: corrected } : corrected
}
