/** Loads the parts of the server in one module while the database opens. */
import { readdirSync } from 'node:fs'
import { jobHandlers } from './job-handlers.ts'
import { countedHandlers } from '#services/jobs/counted.ts'
import { startJobs } from '#services/jobs/jobs.ts'
import { retryDuringOutage } from '#services/jobs/outage.ts'
import { watchPurges } from '#services/jobs/purges.ts'
import { requestSearchPush } from '#services/search/search-push.ts'
import { requestLists } from '#services/shipments/locker-lists.ts'
import { newSetUpLink } from '#services/staff/set-up.ts'
import { STAFF_LINK_PATHS } from '#services/staff/staff-mails.ts'
import { recordAddress } from '#services/start/shop-address.ts'
import { listenForBackups, type BackupListener } from '#store/backup/live-backup.ts'
import type { LaterRoutes } from '#web/http/api/endpoints.ts'
import { createServer } from '#web/http/server/app.ts'
import type { Shop } from '#services/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'

export { openShop, productCacheOf } from './open-shop.ts'
export { missingPictures } from '#web/storefront/checkout/shipping/legal-notice.server.ts'

export interface Serving {
  /** Finishes the requests and jobs in flight, then closes the database. */
  stop(): Promise<void>
}

/**
 * Returns what the console says while nobody runs the shop: the link with which the first owner is made. The shop is open by then: a
 * database that fails at this moment must not end it.
 */
export async function setUpLines(shop: Shop): Promise<string[]> {
  const link = await newSetUpLink(shop).catch((error: unknown) => {
    shop.log.error('the link for the first owner cannot be made; it is made at the next start', error)
    return null
  })
  if (!link) return []
  const address = `${shop.config.publicUrl}${STAFF_LINK_PATHS.set_up}#token=${link.token}`
  return ['Its back office has no owner yet. This link makes one, within half an hour:', address]
}

/** Loads the code of all pages: done while the database reads the catalog, it costs no time. */
export async function preloadPages(): Promise<void> {
  const folder = new URL('../../build/server/', import.meta.url)
  const chunks = readdirSync(folder).filter((file) => file.endsWith('.js') && file !== 'mails.js')
  await Promise.all(chunks.map((file) => import(new URL(file, folder).href)))
}

/** The endpoints of the back office need a tenth of the memory of a process, and most processes are never asked for one. */
const office: LaterRoutes = {
  below: '/admin',
  load: async () => (await import('#admin/entry/admin.server.ts')).adminEndpoints,
}

/** Serves requests and runs jobs. */
export async function startServing(shop: Shop): Promise<Serving> {
  const web = createServer(shop, { ...storefront, later: office })
  await web.listen(shop.config.port, shop.config.host)
  await recordAddress(shop.db.query, shop.config.publicUrl).catch((error: unknown) =>
    shop.log.error('the address of the shop cannot be recorded', error),
  )
  const beside = await openBackupListener(shop)
  const { metrics } = shop.memory
  const jobs = startJobs(shop, countedHandlers(jobHandlers, metrics))
  const unwatch = metrics.watchLoop()
  const purges = watchPurges(shop)
  const push = () =>
    retryDuringOutage(() => requestSearchPush(shop)).catch((error: unknown) =>
      shop.log.error('the search engine cannot be told what has changed', error),
    )
  await requestLists(shop).catch((error: unknown) => shop.log.error('the lists of lockers cannot be asked for', error))
  // Changes since the last run.
  void push()
  const catalog = shop.catalog.watch({
    changed(tags) {
      shop.purge(tags)
      void push()
    },
    failed: (error) => shop.log.error('the catalog cannot be refreshed', error),
  })
  // Every page may show some of it.
  const unfollow = shop.content.follow?.(() => shop.purge(['shell']))
  return {
    async stop() {
      unfollow?.()
      unwatch()
      await Promise.all([web.close(), jobs.stop(), purges.stop(), catalog.stop(), beside?.close()])
      await shop.db.close()
    },
  }
}

/** The shop works without it. */
async function openBackupListener({ db, config, clock, log }: Shop): Promise<BackupListener | null> {
  if (db.kind !== 'pglite') return null
  const failed = (error: unknown) => log.error('a backup beside the running shop failed', error)
  return listenForBackups({ db, dataDir: config.dataDir, now: clock.now }, failed).catch((error: unknown) => {
    log.error('backups beside the running shop are not possible', error)
    return null
  })
}
