/** Counts what jobs and the mail server do. */
import type { Metrics } from '#services/metrics.ts'
import type { Mailer } from '#services/ports.ts'
import { JobPostponed, type JobHandler, type SomeHandlers } from './jobs.ts'

/** Returns the handlers with a count of each attempt. */
export function countedHandlers<S>(handlers: SomeHandlers<S>, metrics: Metrics): SomeHandlers<S> {
  const counted =
    (kind: string, handler: JobHandler<never, S>): JobHandler<never, S> =>
    async (shop, payload) => {
      try {
        await handler(shop, payload)
        metrics.job(kind, 'done')
      } catch (error) {
        metrics.job(kind, error instanceof JobPostponed ? 'postponed' : 'failed')
        throw error
      }
    }
  const entries = Object.entries(handlers).map(([kind, handler]) => {
    if (typeof handler === 'function') return [kind, counted(kind, handler)]
    return [kind, { ...handler, run: counted(kind, handler.run) }]
  })
  return Object.fromEntries(entries) as SomeHandlers<S>
}

/** Returns the mailer with a count of what it sends. */
export const countedMailer = (mailer: Mailer, metrics: Metrics): Mailer => ({
  async send(mail) {
    try {
      await mailer.send(mail)
    } catch (error) {
      metrics.mail('failed')
      throw error
    }
    metrics.mail('sent')
  },
})
