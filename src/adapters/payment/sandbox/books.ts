import type { Currency, Locale } from '#domain/market/market.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'

export type SandboxState = 'open' | 'challenge' | 'processing' | 'paid' | 'declined' | 'canceled' | 'expired'

export interface SandboxPayment {
  ref: string
  /** The shop's attempt id, the idempotency key. */
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
  /** Refunded amount so far in integer hundredths. */
  refunded: number
  createdAt: Date
  updatedAt: Date
}

/** Deferred work: written with the change that causes it and passed to `hosted.work`. */
export interface LaterWork {
  task: SandboxTask
  runAt: Date
}
export type SandboxTask = { do: 'notify'; ref: string; event: SandboxEvent } | { do: 'settle'; ref: string }

/** An event as it was at that moment; sent to the shop later. */
export interface SandboxEvent {
  id: string
  state: PaymentState
  reason: string | null
  at: string
}

/** The gateway's own records, which the shop never reads. */
export interface SandboxBooks {
  /** Writes a new payment, or gives the earlier one of the same merchant key. */
  open(payment: SandboxPayment): Promise<SandboxPayment>
  find(ref: string): Promise<SandboxPayment | null>
  /** Changes the state of a payment while it is in one of `from`; null when it is not. */
  move(
    ref: string,
    from: readonly SandboxState[],
    change: { state: SandboxState; card?: string; reason?: string; at: Date },
    work: readonly LaterWork[],
  ): Promise<SandboxPayment | null>
  /** Refunds once per key; null when the payment is not paid or the remaining amount is less. */
  refund(
    refund: { ref: string; amount: number; key: string; at: Date },
    work: (after: SandboxPayment) => readonly LaterWork[],
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

/** Returns the port's state of a stored payment. */
export function portState(payment: Pick<SandboxPayment, 'state' | 'refunded' | 'amount'>): PaymentState {
  if (payment.state !== 'paid' || payment.refunded === 0) return states[payment.state]
  return payment.refunded < payment.amount ? 'partly_refunded' : 'refunded'
}
