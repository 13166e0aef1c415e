/** Opens a payment at Stripe once for each attempt. */
import { GatewayUnavailable, type PaymentOrder } from '#services/ports.ts'
import { isStored, KEYS, shopError, stripeFault } from './client.ts'

/** Codes with which Stripe refuses an amount. */
const AMOUNT_CODES = new Set(['amount_too_small', 'amount_too_large'])

/**
 * Returns what `open` made with the key of the attempt. Where Stripe failed it repeats the failure for a key, so the next one is tried:
 * nobody knows a payment whose answer was a failure. @throws RangeError for an amount that Stripe does not charge
 */
export async function openOnce<T>(
  { attemptId, amount, currency }: Pick<PaymentOrder, 'attemptId' | 'amount' | 'currency'>,
  open: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  for (let round = 0; ; round++) {
    try {
      return await open(round === 0 ? attemptId : `${attemptId}.${round}`)
    } catch (error) {
      if (error instanceof GatewayUnavailable) throw error
      const fault = stripeFault(error)
      if (fault && isStored(fault) && round + 1 < KEYS) continue
      if (fault && AMOUNT_CODES.has(fault.code)) throw new RangeError(`not payable: ${amount} ${currency}`)
      throw shopError(error)
    }
  }
}
