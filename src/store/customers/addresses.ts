/** Addresses of accounts. Each statement names the customer, so that another customer's address is none. */
import type { Billing } from '#domain/checkout/checkout.ts'
import type { Query } from '#store/database/db.ts'

export interface SavedAddress {
  id: string
  label: string
  details: Billing
  /** E.164 */
  phone: string | null
  /** The default for delivery, and for billing. */
  isDelivery: boolean
  isBilling: boolean
}

export type NewAddress = Omit<SavedAddress, 'id'>

/** Returns the addresses of a customer, the oldest first. */
export async function readAddresses(query: Query, customerId: string): Promise<SavedAddress[]> {
  const rows = await query
    .selectFrom('customer_address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, label, details, phone, is_delivery, is_billing }) => ({
    id,
    label,
    details: details as Billing,
    phone,
    isDelivery: is_delivery,
    isBilling: is_billing,
  }))
}

export async function insertAddress(
  tx: Query,
  { id, customerId, address, now }: { id: string; customerId: string; address: NewAddress; now: Date },
): Promise<void> {
  const { label, details, phone, isDelivery, isBilling } = address
  await tx
    .insertInto('customer_address')
    .values({
      id,
      customer_id: customerId,
      label,
      details: JSON.stringify(details),
      phone,
      is_delivery: isDelivery,
      is_billing: isBilling,
      created_at: now,
    })
    .execute()
}

/** Changes an address. Returns false when the customer has none of this id. */
export async function updateAddress(tx: Query, customerId: string, id: string, address: NewAddress): Promise<boolean> {
  const { label, details, phone, isDelivery, isBilling } = address
  const { numUpdatedRows } = await tx
    .updateTable('customer_address')
    .set({ label, details: JSON.stringify(details), phone, is_delivery: isDelivery, is_billing: isBilling })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

type Default = 'is_delivery' | 'is_billing'

/** No address of the customer is this default any more. */
export async function clearDefault(tx: Query, customerId: string, which: Default): Promise<void> {
  await tx
    .updateTable('customer_address')
    .set(which, false)
    .where('customer_id', '=', customerId)
    .where(which, '=', true)
    .execute()
}

export async function setDefault(tx: Query, customerId: string, id: string, which: Default): Promise<void> {
  await tx.updateTable('customer_address').set(which, true).where('customer_id', '=', customerId).where('id', '=', id).execute()
}

/** Returns false when the customer has none of this id. */
export async function deleteAddress(tx: Query, customerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('customer_address')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
