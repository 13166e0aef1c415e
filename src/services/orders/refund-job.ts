/** The job that requests a refund. */
import type { NewJob } from '#store/jobs/jobs.ts'

/** Returns the job that refunds the whole of an attempt, once. */
export const refundJob = (attemptId: string, now: Date): NewJob<'payment.refund'> => ({
  kind: 'payment.refund',
  payload: { attemptId },
  key: `refund:${attemptId}`,
  runAt: now,
})
