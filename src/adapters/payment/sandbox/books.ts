/** Types of the sandbox gateway's payments, and the port to its stored records. */
import { z } from 'zod'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'

export type SandboxState = 'open' | 'challenge' | 'processing' | 'paid' | 'declined' | 'canceled' | 'expired'

export interface SandboxPayment {
  ref: string
  /** The shop's attempt id: its key for asking twice. */
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
  /** Integer hundredths given back so far. */
  refunded: number
  createdAt: Date
  updatedAt: Date
}

/** Work put off: it is written with the change that causes it and handed back to `hosted.work`. */
export interface DeferredWork {
  task: SandboxTask
  runAt: Date
}
/** What happened, as it was at that moment; told to the shop later. */
const sandboxEvent = z.object({ id: z.string(), state: z.string(), reason: z.string().nullable(), at: z.iso.datetime() })
export const sandboxTask = z.discriminatedUnion('do', [
  z.object({ do: z.literal('notify'), ref: z.string(), event: sandboxEvent }),
  z.object({ do: z.literal('settle'), ref: z.string() }),
])
type SandboxTask = z.output<typeof sandboxTask>

/** The gateway's own records: another system's, whose ledger the shop never reads. */
export interface SandboxBooks {
  /** Writes a new payment, or gives the earlier one of the same merchant key. */
  open(payment: SandboxPayment): Promise<SandboxPayment>
  find(ref: string): Promise<SandboxPayment | null>
  /** Moves a payment on only while it is in one of `from`; null when it is not (any more). */
  move(
    ref: string,
    from: readonly SandboxState[],
    change: { state: SandboxState; card?: string; reason?: string; at: Date },
    work: readonly DeferredWork[],
  ): Promise<SandboxPayment | null>
  /** Gives back once per key; null when the payment is not paid or has less left than asked for. */
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

/** The port's word for what the books say. */
export function portState(payment: Pick<SandboxPayment, 'state' | 'refunded' | 'amount'>): PaymentState {
  if (payment.state !== 'paid' || payment.refunded === 0) return states[payment.state]
  return payment.refunded < payment.amount ? 'partly_refunded' : 'refunded'
}
