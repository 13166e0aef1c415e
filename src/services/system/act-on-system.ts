/** What staff may do to the running system: try jobs that were set aside again, and empty the caches of pages. */
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { announcePurge } from '#store/database/outbox.ts'
import { reviveJobs } from '#store/jobs/jobs.ts'

/** Every page has this tag: its header and footer. */
const EVERY_PAGE = ['shell']

/** Lets the jobs of a kind that were set aside run again. Returns how many there were. */
export async function retryJobs(shop: Pick<Shop, 'db' | 'clock' | 'jobSignal'>, actor: Actor, kind: string): Promise<number> {
  const now = shop.clock.now()
  const revived = await shop.db.transaction(async (tx) => {
    const count = await reviveJobs(tx, kind, now)
    const object = { kind: 'system' as const, id: kind, name: kind }
    if (count > 0) await writeAudit(tx, actor, { action: 'system.jobs_retried', object, after: { jobs: count } }, now)
    return count
  })
  if (revived > 0) shop.jobSignal.wake()
  return revived
}

/** Empties the page caches of every process: this one at once, the others within a second. */
export async function emptyPages(shop: Pick<Shop, 'db' | 'clock' | 'purge'>, actor: Actor): Promise<void> {
  const now = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    await announcePurge(tx, EVERY_PAGE, now)
    const object = { kind: 'system' as const, id: 'pages', name: 'pages' }
    await writeAudit(tx, actor, { action: 'system.pages_emptied', object }, now)
  })
  shop.purge(EVERY_PAGE)
}
