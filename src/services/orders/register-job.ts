/** The job that tells a courier about a parcel. */
import type { NewJob } from '#store/jobs/jobs.ts'

export const registerJob = (parcelId: string, now: Date): NewJob => ({
  kind: 'parcel.register',
  payload: { parcelId },
  key: `parcel:${parcelId}`,
  runAt: now,
})
