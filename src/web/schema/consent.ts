/** A visitor's choice on the wire, and the proof of it. */
import { z } from 'zod'
import type { Choice } from '#domain/consent/consent.ts'
import type { Purchase } from '#domain/consent/purchase.ts'
import { PURPOSES } from '#domain/consent/integrations.ts'
import { currency, locale, moment } from './values.ts'

export const consentRequest = z.strictObject({
  version: z.int().min(1),
  /** Purposes that were answered. */
  choice: z.partialRecord(z.enum(PURPOSES), z.boolean()) satisfies z.ZodType<Choice>,
  locale,
})
export type ConsentRequest = z.infer<typeof consentRequest>

export const consentAnswer = z.object({ id: z.uuid(), at: moment })
export type ConsentAnswer = z.infer<typeof consentAnswer>

/** `key`: the same browser that asks again gets the same answer. */
export const purchaseRequest = z.strictObject({ key: z.string().regex(/^[0-9a-f]{32}$/) })
export type PurchaseRequest = z.infer<typeof purchaseRequest>

export const purchaseAnswer = z.object({
  /** Null when it was given away before, or there is nothing to report. */
  purchase: z
    .object({ id: z.string(), value: z.number(), currency, at: z.number() })
    .nullable() satisfies z.ZodType<Purchase | null>,
})
export type PurchaseAnswer = z.infer<typeof purchaseAnswer>
