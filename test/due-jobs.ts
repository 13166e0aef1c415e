/** Runs due jobs in tests. */
import type { Job } from '#store/jobs/jobs.ts'
import { claim, run, type JobShop, type SomeHandlers } from '#services/jobs/jobs.ts'

/**
 * Runs all jobs that are due at this moment, and those that they cause, one after the other. `afterEach` is called after each. Returns how
 * many ran.
 */
export async function runDueJobs<S extends JobShop>(
  shop: S,
  handlers: SomeHandlers<S>,
  afterEach: () => void = () => undefined,
): Promise<number> {
  let done: Job[] = []
  for (let count = 0; ; count++) {
    const [job] = await claim(shop, handlers, 1, done)
    if (!job) return count
    done = (await run(shop, handlers, job)) ? [job] : []
    afterEach()
  }
}
