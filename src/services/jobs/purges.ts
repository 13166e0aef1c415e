/** Applies purges of other processes to this process's page cache. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { Shop } from '#services/shop.ts'
import { callWaiting, purgeAlerts } from '#services/alerts/alerts.ts'
import { purgeCustomers } from '#services/customers/purge-customers.ts'
import { purgeStaff } from '#services/staff/audit.ts'
import { purgeDrafts } from '#services/staff/form-drafts.ts'
import { purgeRequests } from '#services/staff/requests.ts'
import { purgeAttempts } from '#services/limits/limits.ts'
import { purgeConsentProofs } from '#services/consent/prove-consent.ts'
import { purgeImports } from '#services/imports/import-runs.ts'
import { purgeContact } from '#services/contact/contact.ts'
import { MESSAGE_KEPT_DAYS } from '#domain/connections/webhook.ts'
import { deleteOutbox, readOutbox } from '#store/database/outbox.ts'
import { purgeNewsletter } from '#services/newsletter/newsletter.ts'
import { deleteOldMessages } from '#store/webhooks/messages.ts'
import { deleteDrafts } from '#store/withdrawals/withdrawals.ts'

const PURGE_POLL_MS = 500
/** A transaction may be visible this much later than the time written in its rows. */
const VISIBLE_AFTER_MS = MINUTE_MS

type PurgeShop = Pick<Shop, 'db' | 'clock' | 'log' | 'purge'>
type CleanedShop = PurgeShop & Pick<Shop, 'jobSignal' | 'config'>

/**
 * Reads once: purges what is not in `seen` and returns the new `seen`. `readAt` is the time of the last reading
 * that succeeded, in milliseconds since 1970: what was written since then is read however long the database was away.
 */
export async function readPurges(
  shop: PurgeShop,
  seen: ReadonlySet<string>,
  readAt = shop.clock.now().getTime(),
): Promise<ReadonlySet<string>> {
  const since = new Date(readAt - VISIBLE_AFTER_MS)
  const news = await readOutbox(shop.db.query, 'purge', since)
  const tags = news.filter(({ id }) => !seen.has(id)).flatMap(({ payload }) => (payload as { tags: string[] }).tags)
  if (tags.length > 0) shop.purge([...new Set(tags)])
  return new Set(news.map(({ id }) => id))
}

/** Reads twice a second until stopped; once an hour deletes old purges, limit counts, sessions, links of mails, messages, proofs of consent, what webhooks were told, requests and drafts of staff, and drafts of withdrawals, and has those told who wait for goods that are there. */
export function watchPurges(shop: CleanedShop): { stop(): Promise<void> } {
  let seen: ReadonlySet<string> = new Set()
  let cleanedAt = 0
  let readAt = shop.clock.now().getTime()
  let isStopped = false
  let timer: NodeJS.Timeout
  let reading = Promise.resolve()
  const read = async () => {
    try {
      const now = shop.clock.now().getTime()
      seen = await readPurges(shop, seen, readAt)
      readAt = now
      if (now - cleanedAt > HOUR_MS) {
        cleanedAt = now
        await deleteOutbox(shop.db.query, new Date(now - HOUR_MS))
        await purgeAttempts(shop, shop.clock.now())
        await purgeCustomers(shop, shop.clock.now())
        await purgeStaff(shop, shop.clock.now())
        await purgeDrafts(shop, shop.clock.now())
        await purgeRequests(shop, shop.clock.now())
        await purgeNewsletter(shop, shop.clock.now())
        await purgeAlerts(shop, shop.clock.now())
        await callWaiting(shop, shop.clock.now())
        await purgeContact(shop, shop.clock.now())
        await purgeImports(shop, shop.clock.now())
        await deleteOldMessages(shop.db.query, new Date(now - MESSAGE_KEPT_DAYS * DAY_MS))
        await purgeConsentProofs(shop, shop.clock.now())
        await deleteDrafts(shop.db.query, new Date(now - DAY_MS))
      }
    } catch (error) {
      shop.log.error('news of other processes cannot be read', error)
    }
    if (!isStopped) timer = next()
  }
  const next = () => setTimeout(() => (reading = read()), PURGE_POLL_MS)
  timer = next()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await reading
    },
  }
}
