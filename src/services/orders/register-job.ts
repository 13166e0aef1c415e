/** The job that tells a courier about a parcel. */
import type { NewJob } from '#store/jobs/jobs.ts'

/** Of one minute there is one for each parcel: the row of a job that runs holds its key. */
export const registerJob = (parcelId: string, runAt: Date): NewJob => ({
  kind: 'parcel.register',
  payload: { parcelId },
  key: `parcel:${parcelId}:${runAt.toISOString().slice(0, 16)}`,
  runAt,
})
