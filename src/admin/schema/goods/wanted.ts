/** What customers wait for, on the wire: how many, never who. */
import { z } from 'zod'
import { count, moment } from '#web/schema/values.ts'

const waiting = z.object({ ro: count, en: count, hu: count })

const wantedVariant = z.object({
  item: z.string(),
  product: count,
  sku: z.string(),
  name: z.string(),
  option: z.string(),
  picture: z.object({ src: z.string(), tint: z.string() }).nullable(),
  waiting,
  all: count,
  since: moment,
  available: count,
})

/** `people`, `count`: who waits in all, and for how many variants. */
export const wantedAnswer = z.object({ variants: z.array(wantedVariant), people: count, count })
export type WantedView = z.infer<typeof wantedAnswer>

export const waitingAnswer = z.object({ variants: z.array(z.object({ item: z.string(), waiting })) })
export type WaitingView = z.infer<typeof waitingAnswer>
