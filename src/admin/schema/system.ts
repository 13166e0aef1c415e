/** The running system in the back office, on the wire. Sizes in bytes. */
import { z } from 'zod'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { moment, textUpTo } from '#web/schema/values.ts'

const count = z.int().min(0)

export const systemAnswer = z.object({
  now: moment,
  process: z.object({ startedAt: moment, memoryBytes: count, node: z.string() }),
  database: z.object({
    kind: z.enum(['pglite', 'postgres']),
    version: z.string(),
    bytes: count,
    connections: z.object({ open: count, most: count, waiting: count }),
  }),
  /** Shared pages that this process has answered since it began. */
  pages: z.object({ hits: count, stale: count, misses: count }),
  products: count,
  jobs: z.array(
    z.object({
      kind: z.string(),
      due: count,
      later: count,
      setAside: count,
      dueSince: moment.nullable(),
      /** First line of the last failure. */
      lastError: z.string().nullable(),
    }),
  ),
  backups: z.array(z.object({ name: z.string(), at: moment, bytes: count })),
  disk: z.object({ freeBytes: count, bytes: count }).nullable(),
  errors: z.array(z.object({ message: z.string(), cause: z.string(), count, firstAt: moment, lastAt: moment })),
})
export type SystemView = z.infer<typeof systemAnswer>

export const retryRequest = z.strictObject({ kind: textUpTo(MAX_FIELD_LENGTH).min(1) })
export const retriedAnswer = z.object({ jobs: count })
export const systemRequest = z.strictObject({})
export const systemDone = z.object({ done: z.literal(true) })
