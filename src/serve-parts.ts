/** What the server is made of, in one module so that it loads while the database opens. */
import { jobHandlers } from '#services/job-handlers.ts'
import { startJobs } from '#services/jobs.ts'
import { watchPurges } from '#services/purges.ts'
import { createServer } from '#web/server/app.ts'
import type { Shop } from './shop.ts'

export { openShop } from './shop.ts'
export { missingNotices } from '#web/server/legal-notice.ts'

export interface Serving {
  /** Finishes the requests and jobs in flight, then closes the database. */
  stop(): Promise<void>
}

/** Serves requests and runs jobs. */
export async function startServing(shop: Shop): Promise<Serving> {
  const web = createServer(shop)
  await web.listen(shop.config.port, shop.config.host)
  const jobs = startJobs(shop, jobHandlers)
  const purges = watchPurges(shop)
  const catalogue = shop.catalogue.watch({
    changed: (tags) => shop.purge(tags),
    failed: (error) => shop.log.error('the catalogue cannot be refreshed', error),
  })
  return {
    async stop() {
      await Promise.all([web.close(), jobs.stop(), purges.stop(), catalogue.stop()])
      await shop.db.close()
    },
  }
}
