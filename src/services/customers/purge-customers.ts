/** Deletes what accounts no longer need. */
import { CHANGE_KEPT_MS } from '#domain/customers/customer-view.ts'
import { BROWSER_MS, UNVERIFIED_MS } from '#domain/customers/session.ts'
import type { Shop } from '#services/shop.ts'
import { deleteUnusedBrowsers } from '#store/customers/browsers.ts'
import { deleteOldChanges } from '#store/customers/customer-notes.ts'
import { deleteUnverified } from '#store/customers/customers.ts'
import { deleteEndedChallenges } from '#store/customers/passkey-challenges.ts'
import { deleteEndedMailTokens } from '#store/customers/mail-tokens.ts'
import { deleteEndedSessions } from '#store/customers/sessions.ts'
import { purgeChildren } from './children.ts'
import { purgeDeletedAccounts } from './delete-account.ts'

/**
 * Deletes ended sessions, links and challenges, browsers unused for 400 days, accounts whose address nobody verified in 30 days,
 * former values of what staff changed, children of accounts that are no longer used, and what was still needed of deleted accounts.
 */
export async function purgeCustomers(shop: Pick<Shop, 'db' | 'jobSignal'>, now: Date): Promise<void> {
  const { db } = shop
  await deleteEndedSessions(db.query, now)
  await deleteEndedMailTokens(db.query, now)
  await deleteEndedChallenges(db.query, now)
  await deleteUnusedBrowsers(db.query, new Date(now.getTime() - BROWSER_MS))
  await deleteUnverified(db.query, new Date(now.getTime() - UNVERIFIED_MS))
  await deleteOldChanges(db.query, new Date(now.getTime() - CHANGE_KEPT_MS))
  await purgeChildren(shop, now)
  await purgeDeletedAccounts(shop, now)
}
