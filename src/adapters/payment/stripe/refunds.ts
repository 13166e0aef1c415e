/** Gives money back at Stripe, once for each key. */
import type Stripe from 'stripe'
import type { FailedRefund } from '#domain/payments/failed-refund.ts'
import { asking, isStored, KEYS, shopError, stripeFault } from './client.ts'
import type { StripeIntent } from './readings.ts'

/** Refunds of one payment that are looked through; a page of the API has no more. */
const PAGE = 100

/** Refunds that gave nothing back. */
const ENDED = new Set(['failed', 'canceled'])

const refundsOf = (stripe: Stripe, { id }: StripeIntent) =>
  asking(() => stripe.refunds.list({ payment_intent: id, limit: PAGE }).autoPagingToArray({ limit: 10 * PAGE }))

/** Returns the shop's refunds of a payment that gave nothing back. */
export const failedRefundsOf = async (stripe: Stripe, paid: StripeIntent): Promise<FailedRefund[]> =>
  (await refundsOf(stripe, paid)).flatMap(({ id, status, amount, metadata }) =>
    ENDED.has(status ?? '') && metadata?.key !== undefined ? [{ ref: id, key: metadata.key, amount }] : [],
  )

/**
 * Refunds `amount` of a payment. Stripe forgets its idempotency keys after a day and repeats a failure until then, so the refund carries the
 * key as metadata: the refunds that exist are read first. @throws RangeError when less is left
 */
export async function refundOnce(stripe: Stripe, paid: StripeIntent, amount: number, key: string): Promise<void> {
  for (let round = 0; round < KEYS; round++) {
    const before = await refundsOf(stripe, paid)
    const standing = before.filter(({ status }) => !ENDED.has(status ?? ''))
    if (standing.some(({ metadata }) => metadata?.key === key)) return
    const left = paid.amount_received - standing.reduce((sum, one) => sum + one.amount, 0)
    if (amount > left) throw new RangeError(`payment ${paid.id} has less than ${amount} to refund`)
    // One that failed at the bank is asked for anew.
    const ended = before.length - standing.length
    try {
      const idempotencyKey = [key, ...(round + ended > 0 ? [round + ended] : [])].join('.')
      const refund = { payment_intent: paid.id, amount, metadata: { key } }
      await stripe.refunds.create(refund, { idempotencyKey, maxNetworkRetries: 0 })
      return
    } catch (error) {
      const fault = stripeFault(error)
      // A failure that Stripe repeats has ended: the refunds, read once more, say what it has done.
      if (!fault || !isStored(fault) || !fault.isReplayed) throw shopError(error)
    }
  }
  throw new RangeError(`Stripe repeats a failure for ${KEYS} keys`)
}
