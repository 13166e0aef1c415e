/** Deletes what accounts no longer need. */
import { BROWSER_MS, UNVERIFIED_MS } from '#domain/customers/session.ts'
import type { Shop } from '#services/shop.ts'
import { deleteUnusedBrowsers } from '#store/customers/browsers.ts'
import { deleteUnverified } from '#store/customers/customers.ts'
import { deleteEndedMailTokens } from '#store/customers/mail-tokens.ts'
import { deleteEndedSessions } from '#store/customers/sessions.ts'

/** Deletes ended sessions and links, browsers unused for 400 days, and accounts whose address nobody verified in 30 days. */
export async function purgeCustomers({ db }: Pick<Shop, 'db'>, now: Date): Promise<void> {
  await deleteEndedSessions(db.query, now)
  await deleteEndedMailTokens(db.query, now)
  await deleteUnusedBrowsers(db.query, new Date(now.getTime() - BROWSER_MS))
  await deleteUnverified(db.query, new Date(now.getTime() - UNVERIFIED_MS))
}
