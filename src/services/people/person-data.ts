/** What belongs to a person: guest orders, the copy of the data, erasing, notes of staff (LAW-51, LAW-53). */
import { customerMailJob } from '#services/customers/customer-mails.ts'
import { mayMailLink } from '#services/limits/account-limits.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import { deleteCustomer } from '#store/customers/account-deletion.ts'
import { deleteNote, insertNote } from '#store/customers/customer-notes.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { claimOrders, findGuestOrders } from '#store/orders/customer-orders.ts'
import { customerObject, onCustomer } from './change-customer.ts'

type DeskShop = Pick<Shop, 'db' | 'clock' | 'tokens' | 'jobSignal'>

interface Wish {
  id: string
  reason: string
}

/** Takes the guest orders under the verified address of an account into it. */
export const mergeGuestOrders = (shop: DeskShop, actor: Actor, wish: Wish) =>
  onCustomer(shop, wish, async (tx, customer, now) => {
    if (!customer.emailVerifiedAt) return { ok: false, reason: 'email_unverified' }
    const orders = await claimOrders(tx, customer.id, await findGuestOrders(tx, customer.id), now)
    if (orders === 0) return { ok: true, entries: [] }
    const act = {
      action: 'customer.orders_merged',
      object: customerObject(customer),
      after: { orders },
      reason: wish.reason.trim(),
    }
    return { ok: true, entries: [await writeAudit(tx, actor, act, now)] }
  })

/** Mails the person the way to the copy of their data: it holds their children, whom staff never see. */
export const sendDataCopy = (shop: DeskShop, actor: Actor, wish: Wish) =>
  onCustomer(shop, wish, async (tx, customer, now) => {
    if (customer.disabledAt) return { ok: false, reason: 'customer_disabled' }
    if (!customer.emailVerifiedAt) return { ok: false, reason: 'email_unverified' }
    if (!(await mayMailLink(shop.tokens, tx, customer.email, now))) return { ok: false, reason: 'too_many_requests' }
    await enqueue(tx, customerMailJob({ mail: 'data_copy', customerId: customer.id }, now))
    const act = { action: 'customer.copy_sent', object: customerObject(customer), reason: wish.reason.trim() }
    return { ok: true, entries: [await writeAudit(tx, actor, act, now)] }
  })

/** Deletes an account for good, as its customer would. */
export const eraseCustomer = (shop: DeskShop, actor: Actor, wish: Wish & { version: string }) =>
  onCustomer(shop, wish, async (tx, customer, now) => {
    const { id, email, firstName, locale } = customer
    await deleteCustomer(tx, customer, now)
    if (customer.emailVerifiedAt)
      await enqueue(
        tx,
        customerMailJob({ mail: 'account_deleted', customerId: id, recipient: { email, firstName, locale } }, now),
      )
    const act = { action: 'customer.erased', object: customerObject(customer), reason: wish.reason.trim() }
    return { ok: true, entries: [await writeAudit(tx, actor, act, now)] }
  })

/** Writes a note of staff; the log says that there is one, not what it says. */
export const addNote = (shop: DeskShop, actor: Actor, { id, text }: { id: string; text: string }) =>
  onCustomer(shop, { id, reason: text }, async (tx, customer, now) => {
    const note = uuidv7(now)
    await insertNote(tx, customer.id, { id: note, text: text.trim(), by: actor.staffName, at: now })
    await writeAudit(tx, actor, { action: 'customer.noted', object: customerObject(customer), after: { note } }, now)
    return { ok: true, entries: [] }
  })

export const removeNote = (shop: DeskShop, actor: Actor, { id, note }: { id: string; note: string }) =>
  onCustomer(shop, { id, reason: note }, async (tx, customer, now) => {
    if (await deleteNote(tx, customer.id, note))
      await writeAudit(tx, actor, { action: 'customer.note_removed', object: customerObject(customer), before: { note } }, now)
    return { ok: true, entries: [] }
  })
