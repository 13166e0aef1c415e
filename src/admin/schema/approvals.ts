/** Calls that wait until an owner agrees, on the wire. */
import { z } from 'zod'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { REQUEST_STATES } from '#domain/staff/staff-request.ts'
import { amount, locale, moment, textUpTo } from '#web/schema/values.ts'

/** What a call answers that waits until an owner agrees. */
export const askedAnswer = z.object({ waitsForApproval: z.literal(true), request: z.uuid() })

const about = z.object({
  /** Of a recall that is there. */
  number: z.string().nullable(),
  /** Of the recalled product. */
  name: z.partialRecord(locale, z.string()),
  /** As they are, and as they would be; null for none. */
  prices: z.array(z.object({ sku: z.string(), market: locale, from: amount, to: amount.nullable() })),
})
export type AboutView = z.infer<typeof about>

export const requestsAnswer = z.object({
  /** Whether the person decides. */
  decides: z.boolean(),
  requests: z.array(
    z.object({
      id: z.uuid(),
      staffName: z.string(),
      isOwn: z.boolean(),
      action: z.string(),
      /** Address of the call, below /admin/api. */
      address: z.string(),
      body: z.unknown(),
      /** What the ids of the call stand for; null where it has none. */
      about: about.nullable(),
      state: z.enum(REQUEST_STATES),
      /** Code of the problem of a failed one. */
      code: z.string().nullable(),
      createdAt: moment,
      decidedName: z.string().nullable(),
      decidedAt: moment.nullable(),
      note: z.string().nullable(),
    }),
  ),
})
export type RequestsView = z.infer<typeof requestsAnswer>

export const decideRequest = z.strictObject({ note: textUpTo(MAX_FIELD_LENGTH).nullable() })
export const decidedAnswer = z.object({
  state: z.enum(['done', 'failed', 'refused']),
  /** Code of the problem that it failed with. */
  code: z.string().nullable(),
})
export type DecidedView = z.infer<typeof decidedAnswer>
