/** Types of the sandbox gateway's payments, and the port to its stored records. */
import { z } from 'zod'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { FailedRefund } from '#domain/payments/failed-refund.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'

/** States of a payment at the sandbox gateway. */
export type SandboxState = 'open' | 'challenge' | 'processing' | 'paid' | 'declined' | 'canceled' | 'expired'

/** A payment as the sandbox gateway stores it. */
export interface SandboxPayment {
  /** 160 random bits, hexadecimal: the permission to open the card page. */
  ref: string
  /** The shop's attempt id: a second start with it returns the same payment. */
  merchantKey: string
  orderRef: string
  /** Integer hundredths. */
  amount: number
  currency: Currency
  locale: Locale
  description: string
  returnUrl: string
  notifyUrl: string
  state: SandboxState
  /** Last four digits of the card that was used. */
  card: string | null
  reason: string | null
  /** Refunded so far, integer hundredths. */
  refunded: number
  createdAt: Date
  updatedAt: Date
}

/** Work for later. It is stored with the change that causes it, and passed to `hosted.work` when due. */
export interface DeferredWork {
  task: SandboxTask
  runAt: Date
}
/** A change of a payment, of which a notification informs the shop. */
const sandboxEvent = z.object({ id: z.string(), state: z.string(), reason: z.string().nullable(), at: z.iso.datetime() })
export const sandboxTask = z.discriminatedUnion('do', [
  z.object({ do: z.literal('notify'), ref: z.string(), event: sandboxEvent }),
  z.object({ do: z.literal('settle'), ref: z.string() }),
  z.object({ do: z.literal('fail refund'), ref: z.string(), key: z.string() }),
])
type SandboxTask = z.output<typeof sandboxTask>

/** Port to the stored payments. They are the gateway's: the shop never reads them. */
export interface SandboxRecords {
  /** Stores a new payment, or returns the earlier one of the same merchant key. */
  open(payment: SandboxPayment): Promise<SandboxPayment>
  find(ref: string): Promise<SandboxPayment | null>
  /** Changes a payment that is in one of the states `from`. Returns null when it is in another. */
  move(
    ref: string,
    from: readonly SandboxState[],
    change: { state: SandboxState; card?: string; reason?: string; at: Date },
    work: readonly DeferredWork[],
  ): Promise<SandboxPayment | null>
  /** Notes that a bank did not take a refund: its money is here again. Returns null when there is no such refund, or it failed before. */
  failRefund(
    refund: { ref: string; key: string; at: Date },
    work: (after: SandboxPayment) => readonly DeferredWork[],
  ): Promise<SandboxPayment | null>
  failedRefunds(ref: string): Promise<FailedRefund[]>
  /** Refunds once per key; one that failed is made anew. Returns null when the payment is not paid, or less than the amount is left of it. */
  refund(
    refund: { ref: string; amount: number; key: string; at: Date },
    work: (after: SandboxPayment) => readonly DeferredWork[],
  ): Promise<SandboxPayment | null>
}

const states: Record<SandboxState, PaymentState> = {
  open: 'pending_action',
  challenge: 'pending_action',
  processing: 'pending_action',
  paid: 'paid',
  declined: 'failed',
  canceled: 'canceled',
  expired: 'expired',
}

/** Returns the state of a payment in the terms of the gateway port. */
export function portState(payment: Pick<SandboxPayment, 'state' | 'refunded' | 'amount'>): PaymentState {
  if (payment.state !== 'paid' || payment.refunded === 0) return states[payment.state]
  return payment.refunded < payment.amount ? 'partly_refunded' : 'refunded'
}
