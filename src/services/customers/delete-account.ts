/** A customer deletes the account: a confirmed session and the typed address (LAW-53). */
import { emailKey } from '#domain/customers/email.ts'
import type { Shop } from '#services/shop.ts'
import { deleteCustomer, deleteLastMails, forgetOrders } from '#store/customers/account-deletion.ts'
import { lockCustomer } from '#store/customers/customers.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { isConfirmed } from './confirm-session.ts'
import { customerMailJob } from './customer-mails.ts'
import type { SignedIn } from './sessions.ts'

export type Deletion = { ok: true } | { ok: false; reason: 'confirmation_required' | 'email_differs' }

/**
 * `typed` is the address of the account. Addresses, children, lists, sessions and the rest of the account are gone at once;
 * orders stay without their customer, see `forgetOrders`.
 */
export async function deleteAccount(
  { db, clock, jobSignal }: Pick<Shop, 'db' | 'clock' | 'jobSignal'>,
  { id, confirmedAt }: Pick<SignedIn, 'id' | 'confirmedAt'>,
  typed: string,
): Promise<Deletion> {
  const now = clock.now()
  if (!isConfirmed({ confirmedAt }, now)) return { ok: false, reason: 'confirmation_required' }
  const deletion = await db.transaction(async (tx): Promise<Deletion> => {
    const customer = await lockCustomer(tx, id)
    // Another browser has deleted it just now.
    if (!customer) return { ok: true }
    const { email, firstName, locale } = customer
    if (emailKey(typed) !== customer.emailKey) return { ok: false, reason: 'email_differs' }
    await deleteCustomer(tx, customer, now)
    await enqueue(tx, customerMailJob({ mail: 'account_deleted', customerId: id, recipient: { email, firstName, locale } }, now))
    return { ok: true }
  })
  jobSignal.wake()
  return deletion
}

/** Deletes what was still needed of deleted accounts: personal data of orders that have ended since, and the mail that confirms a deletion. */
export const purgeDeletedAccounts = ({ db }: Pick<Shop, 'db'>, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    await deleteLastMails(tx, now)
    return forgetOrders(tx, now)
  })
