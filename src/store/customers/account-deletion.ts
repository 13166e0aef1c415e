/** Deletes an account, and from its orders what the law does not require (LAW-53). */
import { sql } from 'kysely'
import { LAST_MAIL_MS } from '#domain/customers/retention.ts'
import { ENDED_STATUSES, FULFILLED_MS } from '#domain/orders/forgotten-order.ts'
import { deleteAlertsOfAccount } from '#store/alerts/alerts.ts'
import { deleteContactOf } from '#store/contact/messages.ts'
import type { Query } from '#store/database/db.ts'
import { deleteSubscription } from '#store/newsletter/subscriptions.ts'

/**
 * Deletes the account of a customer whose row is locked. Its tables go with it; its orders lose their customer and are marked, so that
 * `forgetOrders` deletes their personal data when nothing of them is still to come.
 */
export async function deleteCustomer(
  tx: Query,
  { id, emailKey: key }: { id: string; emailKey: string },
  now: Date,
): Promise<void> {
  await tx.updateTable('order').set({ is_to_be_forgotten: true }).where('customer_id', '=', id).execute()
  // Of a voucher that waits for its day the mail is still to be sent.
  await sql`
    update voucher v set recipient = null
    where lower(normalize(v.recipient, nfkc)) = ${key} and exists (select from mail m where m.key = 'voucher:' || v.id)`.execute(
    tx,
  )
  await sql`delete from mail where lower(normalize(recipient, nfkc)) = ${key} and order_id is null`.execute(tx)
  await deleteSubscription(tx, key)
  await deleteAlertsOfAccount(tx, key)
  await deleteContactOf(tx, key)
  await tx.deleteFrom('customer').where('id', '=', id).execute()
  await forgetOrders(tx, now)
}

/**
 * Deletes the personal data of marked orders that have ended, and of those fulfilled 30 days ago. What an invoice needs stays: the billing
 * details of an order that was paid, and the place of delivery, which the VAT follows from. Invoices and credit notes stay as they were issued:
 * tax law has them kept for ten years, and a changed one is none. Returns how many.
 */
export async function forgetOrders(tx: Query, now: Date): Promise<number> {
  const fulfilledBefore = new Date(now.getTime() - FULFILLED_MS)
  const { rows } = await sql<{ id: string }>`
    update "order" set
      is_to_be_forgotten = false, email = '', phone = '',
      delivery_address = delivery_address || '{"firstName": "", "lastName": "", "address": ""}',
      billing = case when paid_at is null
        then billing || '{"firstName": "", "lastName": "", "address": "", "companyName": "", "vatNumber": "", "vatNumberTyped": "", "registerNumber": ""}'
        else billing end,
      delivery = delivery || '{"note": ""}',
      newsletter = false
    where is_to_be_forgotten
      and (status = any(${[...ENDED_STATUSES]}::text[]) or (status = 'fulfilled' and updated_at < ${fulfilledBefore}))
    returning id`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await sql`update order_line set gift = null where order_id = any(${ids}::uuid[]) and gift is not null`.execute(tx)
  await sql`update order_event set note = null where order_id = any(${ids}::uuid[]) and note is not null`.execute(tx)
  await sql`update coupon_use set email = '', phone = '' where order_id = any(${ids}::uuid[])`.execute(tx)
  await sql`delete from order_caller where order_id = any(${ids}::uuid[])`.execute(tx)
  await sql`delete from mail where order_id = any(${ids}::uuid[])`.execute(tx)
  return ids.length
}

/** Deletes the mails that confirmed a deletion, a month after it. */
export async function deleteLastMails(tx: Query, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LAST_MAIL_MS)
  await tx.deleteFrom('mail').where('kind', '=', 'customer account_deleted').where('created_at', '<', before).execute()
}
