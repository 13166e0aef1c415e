/** A customer deletes the account, in two steps: the password, or a sign-in just before, and then the typed address (LAW-53). */
import { DELETION_CONFIRM_MS } from '#domain/customers/account-limits.ts'
import { emailKey } from '#domain/customers/email.ts'
import type { Shop } from '#services/shop.ts'
import { deleteCustomer, deleteLastMails, forgetOrders } from '#store/customers/account-deletion.ts'
import { lockCustomer } from '#store/customers/customers.ts'
import { confirmSession } from '#store/customers/sessions.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { checkPassword, wrongPassword, type WrongPassword } from './change-password.ts'
import { customerMailJob } from './customer-mails.ts'
import type { SignedIn } from './sessions.ts'

type DeletionShop = Pick<Shop, 'db' | 'clock' | 'tokens' | 'memory' | 'jobSignal'>

/** First step. `until`: the second one is possible so long. @throws HashQueueFull */
export async function confirmDeletion(
  shop: DeletionShop,
  { id, sessionId }: Pick<SignedIn, 'id' | 'sessionId'>,
  password: string,
): Promise<{ ok: true; until: Date } | WrongPassword> {
  const checked = await checkPassword(shop, id, { password, field: 'password' })
  if (!checked.ok) return checked
  const now = shop.clock.now()
  const isDone = await shop.db.transaction(async (tx) => {
    // A new password, set meanwhile, ends what the former one allowed.
    if ((await lockCustomer(tx, id))?.passwordHash !== checked.passwordHash) return false
    await confirmSession(tx, sessionId, now)
    return true
  })
  return isDone ? { ok: true, until: deletableUntil(now) } : wrongPassword('password')
}

/** Returns until when the account can be deleted that was confirmed at this moment. */
export const deletableUntil = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + DELETION_CONFIRM_MS)

export type Deletion = { ok: true } | { ok: false; reason: 'confirmation_required' | 'email_differs' }

/**
 * Second step: `typed` is the address of the account. Addresses, children, lists, sessions and the rest of the account are gone at once;
 * orders stay without their customer, see `forgetOrders`.
 */
export async function deleteAccount(
  { db, clock, jobSignal }: Pick<Shop, 'db' | 'clock' | 'jobSignal'>,
  { id, confirmedAt }: Pick<SignedIn, 'id' | 'confirmedAt'>,
  typed: string,
): Promise<Deletion> {
  const now = clock.now()
  if (now >= deletableUntil(confirmedAt)) return { ok: false, reason: 'confirmation_required' }
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
