/** Gives up a payment that was begun. */
import { isOpenPayment, type PaymentState } from '#domain/payments/payment-state.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { findAttempt, lockOrderToPay, saveAttemptState } from '#store/payments/payments.ts'
import { readBack, type PaymentShop } from './payments.ts'

/** Job `payment.void`: gives up an attempt whose order can no longer be paid. */
export async function voidPayment(shop: PaymentShop, { attemptId }: JobPayload<'payment.void'>): Promise<void> {
  await endAttempt(shop, attemptId)
}

/** Gives up an attempt that is open. Returns the state it is in now; null when the gateway cannot be asked. */
export async function endAttempt(shop: PaymentShop, attemptId: string): Promise<PaymentState | null> {
  const attempt = await findAttempt(shop.db.query, attemptId)
  if (!attempt) return null
  if (!isOpenPayment(attempt.state)) return attempt.state
  if (attempt.providerRef !== null) {
    await shop.gateways[attempt.gateway]!.void(attempt.providerRef, `void:${attemptId}`)
    return readBack(shop, attemptId)
  }
  const now = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    await lockOrderToPay(tx, { id: attempt.orderId })
    const fresh = (await findAttempt(tx, attemptId))!
    if (fresh.state !== 'created' || fresh.providerRef !== null) return fresh.state
    await saveAttemptState(tx, attemptId, { state: 'canceled', providerRef: null, reason: 'never_started', now })
    return 'canceled'
  })
}
