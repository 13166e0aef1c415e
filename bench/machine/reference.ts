/** Processor times of the reference machine, to which bars in time are scaled. */
import type { Work } from './factor.ts'

/**
 * Processor time of the reference work on the reference machine, in ms: two shared cores of an Intel Xeon, Node 26.10.0,
 * PostgreSQL 15 with `fsync` on. Taken by `npm run bench -- machine`, which prints them: the least of several runs, because
 * what else the machine does only makes them longer. To be taken again whenever the frozen work or Node changes.
 */
export const REFERENCE: Record<Work, number> = { react: 1.28, brotli: 0.96, json: 0.97, postgres: 11.6, embedded: 8.2 }
