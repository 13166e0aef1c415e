/** Redirects in the back office, on the wire. */
import { z } from 'zod'
import { LONGEST_ADDRESS, MOST_IMPORTED_REDIRECTS, REDIRECT_STATUSES } from '#domain/content/redirect.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { moment, textUpTo } from '#web/schema/values.ts'

const address = textUpTo(LONGEST_ADDRESS)
const status = z.literal([...REDIRECT_STATUSES])
const version = textUpTo(2 * LONGEST_ADDRESS)

export const redirectsQuery = z.strictObject({
  words: textUpTo(MAX_FIELD_LENGTH).optional(),
  /** The path of the last one of the page before. */
  after: address.optional(),
})

const redirect = z.object({
  path: z.string(),
  target: z.string(),
  status: z.int(),
  version: z.string(),
  createdAt: moment,
  times: z.int(),
  lastAt: moment.nullable(),
})
export const redirectList = z.object({ redirects: z.array(redirect), next: z.string().nullable(), total: z.int() })

export const brokenList = z.object({
  broken: z.array(
    z.object({
      path: z.string(),
      target: z.string(),
      status: z.int(),
      version: z.string(),
      fault: z.enum(['loop', 'chain', 'hidden', 'leads nowhere']),
      end: z.string(),
    }),
  ),
})

export const missedList = z.object({
  missed: z.array(z.object({ path: z.string(), times: z.int(), firstAt: moment, lastAt: moment })),
})

export const setRedirectsRequest = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        path: address,
        target: address,
        status,
        /** Of the redirect that the person saw there; null for none, without one whatever is there. */
        version: version.nullable().optional(),
      }),
    )
    .min(1)
    .max(MOST_IMPORTED_REDIRECTS),
  /** Says what would be written, and writes nothing. */
  isCheck: z.boolean(),
})
export const redirectsChanged = z.object({
  redirects: z.array(z.object({ path: z.string(), target: z.string(), status: z.int() })),
  entries: z.array(z.string()),
})

export const removeRedirectsRequest = z.strictObject({
  redirects: z
    .array(z.strictObject({ path: address, version }))
    .min(1)
    .max(MOST_IMPORTED_REDIRECTS),
})
export const forgetMissedRequest = z.strictObject({ paths: z.array(address).min(1).max(MOST_IMPORTED_REDIRECTS) })
export const missedForgotten = z.object({ done: z.literal(true) })

export const leadQuery = z.strictObject({ path: address })
export const addressLead = z.object({
  state: z.enum(['page', 'nothing', 'moved', 'redirect', 'no_path']),
  target: z.string().nullable(),
  status: z.int().nullable(),
  end: z.enum(['page', 'nothing', 'moved']).nullable(),
})
export type RedirectListView = z.infer<typeof redirectList>
export type BrokenView = z.infer<typeof brokenList>
export type MissedView = z.infer<typeof missedList>
export type RedirectsChanged = z.infer<typeof redirectsChanged>
export type AddressLead = z.infer<typeof addressLead>
