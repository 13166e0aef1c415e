/** Webhooks of Stripe: their proof, and which payment they speak of. What became of it is read back, so their order does not matter. */
import type Stripe from 'stripe'
import { z } from 'zod'
import { BadProof } from '#services/ports.ts'
import { WAY } from './intents.ts'
import { attemptOf } from './readings.ts'

/** Seconds that the clocks may differ, both ways. */
const CLOCK_SECONDS = 300
/** Characters of an id of Stripe at most. */
const STRIPE_ID_LENGTH = 255

const id = z.string().min(1).max(STRIPE_ID_LENGTH)
const metadata = z.record(z.string(), z.string()).nullish()
const event = z.object({ type: z.string(), data: z.object({ object: z.looseObject({}) }) })
const named = z.object({ id, metadata })
const ofIntent = z.object({ payment_intent: id.nullable() })

/** What an event speaks of: a payment of the shop by its reference, or a payment whose session is not known yet; null for nothing of the shop. */
export type EventSubject = { ref: string } | { intent: string } | null

/** Returns the time of signing in a header such as `t=1763748000,v1=…`. */
const signedAt = (header: string): number => Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1] ?? Number.NaN)

/** Returns the event of proven bytes. @throws BadProof when no secret proves them, or they are too old or from the future */
export function provenEvent(
  webhooks: Stripe['webhooks'],
  secrets: readonly string[],
  body: Uint8Array,
  header: string | undefined,
  now: Date,
): z.infer<typeof event> {
  // The library lets events of the future pass.
  if (header === undefined || !(Math.abs(now.getTime() / 1000 - signedAt(header)) <= CLOCK_SECONDS))
    throw new BadProof('signature')
  for (const secret of secrets) {
    let proven: unknown
    try {
      proven = webhooks.constructEvent(Buffer.from(body), header, secret, CLOCK_SECONDS, undefined, now.getTime())
    } catch {
      continue
    }
    const parsed = event.safeParse(proven)
    if (!parsed.success) throw new BadProof('not an event')
    return parsed.data
  }
  throw new BadProof('signature')
}

/** Returns what the event speaks of. Kinds that change no payment of the shop, and those of other systems, are nothing. */
export function subjectOf({ type, data }: z.infer<typeof event>): EventSubject {
  if (type.startsWith('checkout.session.')) {
    const found = named.safeParse(data.object)
    return found.success && attemptOf(found.data.metadata) !== null ? { ref: found.data.id } : null
  }
  if (type.startsWith('payment_intent.')) {
    const found = named.safeParse(data.object)
    // What becomes of the intent of a session is told of the session.
    return found.success && attemptOf(found.data.metadata) !== null && found.data.metadata?.way === WAY
      ? { ref: found.data.id }
      : null
  }
  if (
    type === 'charge.refunded' ||
    type === 'charge.refund.updated' ||
    type.startsWith('charge.dispute.') ||
    type.startsWith('refund.')
  ) {
    const found = ofIntent.safeParse(data.object)
    return found.success && found.data.payment_intent !== null ? { intent: found.data.payment_intent } : null
  }
  return null
}
