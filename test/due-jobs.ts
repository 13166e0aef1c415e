/** Runs due jobs in tests. */
import { claim, run, type JobShop, type SomeHandlers } from '#services/jobs/jobs.ts'

/** Runs all jobs that are due at this moment, and those that they cause, one after the other. Returns how many ran. */
export async function runDueJobs<S extends JobShop>(shop: S, handlers: SomeHandlers<S>): Promise<number> {
  for (let done = 0; ; done++) {
    const [job] = await claim(shop, handlers, 1)
    if (!job) return done
    await run(shop, handlers, job)
  }
}
