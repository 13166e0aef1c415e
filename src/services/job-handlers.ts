import type { JobHandlers } from './jobs.ts'

/** Everything that jobs may ask for: one line a kind. */
export const jobHandlers: JobHandlers = {}
