/** Notifications: signed when sent, verified and parsed when received. */
import { z } from 'zod'
import { BadProof, type PaymentNotification, type PaymentReading } from '#services/ports.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import type { SandboxPayment } from './payment-records.ts'
import { isSigned, sign } from './signature.ts'

/** What the gateway tells when a refund failed at the bank: the shop reads what became of it. */
export const REFUND_FAILED = 'refund_failed'

/** Maximum characters of a reference in a notification. */
const MAX_ID = 200
const MAX_REFERENCE = 100
const MAX_WORD = 40

const eventBody = z.object({
  id: z.string().min(1).max(MAX_ID),
  ref: z.string().min(1).max(MAX_REFERENCE),
  attempt: z.string().min(1).max(MAX_REFERENCE),
  state: z.string().max(MAX_WORD),
  amount: z.int(),
  currency: z.string().max(MAX_WORD),
  reason: z.string().max(MAX_REFERENCE).nullable(),
  at: z.iso.datetime(),
})

/** States that the gateway may report; any other is `unknown`, never `paid`. */
const reported = [
  'pending_action',
  'paid',
  'partly_refunded',
  'refunded',
  'failed',
  'canceled',
  'expired',
] as const satisfies readonly PaymentState[]
const mapState = (word: string): PaymentReading['state'] => reported.find((state) => state === word) ?? 'unknown'

/** Returns a verified notification. `keys`: accepted signing keys. @throws BadProof when the signature or the body is invalid */
export function readNotification(
  keys: readonly Buffer[],
  body: Uint8Array,
  signature: string | undefined,
  now: Date,
): PaymentNotification {
  if (!keys.some((key) => isSigned(key, body, signature, now))) throw new BadProof('signature')
  let event
  try {
    event = eventBody.parse(JSON.parse(new TextDecoder().decode(body)))
  } catch (cause) {
    throw new BadProof('not a notification', { cause })
  }
  if (event.state === REFUND_FAILED) return { verified: false, fetchBack: event.ref }
  return {
    verified: true,
    eventKey: event.id,
    providerRef: event.ref,
    attemptId: event.attempt,
    state: mapState(event.state),
    amount: event.amount,
    currency: event.currency,
    reason: event.reason,
    at: new Date(event.at),
  }
}

/** Returns the request that tells the shop of an event. */
export function notificationRequest(
  key: Buffer,
  { notifyUrl }: Pick<SandboxPayment, 'notifyUrl'>,
  event: z.infer<typeof eventBody>,
  now: Date,
): Request {
  const body = new TextEncoder().encode(JSON.stringify(event))
  const headers = { 'content-type': 'application/json', 'sandbox-signature': sign(key, body, now) }
  return new Request(notifyUrl, { method: 'POST', headers, body })
}
