/** Wire schema of error answers. */
import { z } from 'zod'
import { count } from './values.ts'

/** Every refusal: `application/problem+json`; `code` is stable and the message key (D-12). Some endpoints add members of their own. */
export const problemAnswer = z.object({
  type: z.string(),
  title: z.string(),
  status: count,
  code: z.string(),
  /** A sentence for people, in the language of the browser. */
  detail: z.string().optional(),
  /** Field path → message key, for `validation_failed`. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Seconds, for the limits that answer 429. */
  retryAfter: count.optional(),
})
export type Problem = z.infer<typeof problemAnswer>
