/** Values of the shop at this moment, for `/metrics`. */
import { labels, type Gauge } from '#services/metrics.ts'
import type { Shop } from '#services/shop.ts'
import { countJobs } from '#store/jobs/jobs.ts'

/** Returns the gauges; those that the database does not answer in time are left out. */
export async function readGauges({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<Gauge[]> {
  const { open, idle, waiting, most } = db.connections()
  const pool: Gauge = {
    name: 'nestling_database_connections',
    help: 'Connections to the database, and requests that wait for one.',
    values: [
      ['state="open"', open],
      ['state="idle"', idle],
      ['state="waiting"', waiting],
      ['state="most"', most],
    ],
  }
  const jobs = await countJobs(db.query, clock.now()).catch(() => null)
  if (jobs === null) return [pool]
  const byState = (state: 'due' | 'later' | 'setAside', name: string) =>
    jobs.filter((one) => one[state] > 0).map((one) => [labels({ kind: one.kind, state: name }), one[state]] as const)
  return [
    pool,
    {
      name: 'nestling_jobs',
      help: 'Jobs that are due, wait for their time, or were set aside after too many attempts.',
      values: [...byState('due', 'due'), ...byState('later', 'later'), ...byState('setAside', 'set_aside')],
    },
  ]
}
