/** The sandbox's payments: how one moves on, and what the shop is told about it later. */
import { MINUTE_MS } from '#domain/time/durations.ts'
import { GatewayUnavailable } from '#services/ports.ts'
import { portState, type DeferredWork, type SandboxBooks, type SandboxPayment, type SandboxState } from './books.ts'

const SESSION_MINUTES = 30
/** How long the bank of the slow card thinks after the customer has left the page. */
export const SLOW_SECONDS = 8
/** A payment that waits for its customer. */
const WAITING: readonly SandboxState[] = ['open', 'challenge']

interface Change {
  state: SandboxState
  card?: string
  reason?: string
}

export interface SandboxPayments {
  /** Moves a payment on while it is in one of `from`; otherwise nothing changes. */
  move(payment: SandboxPayment, from: readonly SandboxState[], change: Change): Promise<void>
  /** The payment as it stands; a card page left alone for too long is closed on the way. */
  find(ref: string): Promise<SandboxPayment | null>
  /** @throws GatewayUnavailable when there is none */
  get(ref: string): Promise<SandboxPayment>
  /** Moves a payment on that still waits for its customer. */
  end(payment: SandboxPayment, change: Change): Promise<void>
  /** `amount` in hundredths; once per key. @throws RangeError when less is left of the payment */
  refund(ref: string, amount: number, key: string): Promise<void>
}

/** Returns the work of telling the shop what a payment is now. */
function notification(payment: SandboxPayment, at: Date): DeferredWork {
  const state = portState(payment)
  const id = `evt_${payment.ref}_${state}${payment.refunded ? `_${payment.refunded}` : ''}`
  return {
    task: { do: 'notify', ref: payment.ref, event: { id, state, reason: payment.reason, at: at.toISOString() } },
    runAt: at,
  }
}

/** Returns the work that a change puts off: the slow bank decides later, the bank's question has not been answered yet. */
function workAfter(payment: SandboxPayment, change: Change, at: Date): DeferredWork[] {
  if (change.state === 'challenge') return []
  if (change.state !== 'processing') return [notification({ ...payment, ...change, reason: change.reason ?? null }, at)]
  return [{ task: { do: 'settle', ref: payment.ref }, runAt: new Date(at.getTime() + SLOW_SECONDS * 1000) }]
}

/** Returns the payments of these books. `wake` is called when there is work in the books. */
export function sandboxPayments(books: SandboxBooks, now: () => Date, wake: () => void): SandboxPayments {
  const payments: SandboxPayments = {
    async move(payment, from, change) {
      const at = now()
      await books.move(payment.ref, from, { ...change, at }, workAfter(payment, change, at))
      wake()
    },
    async find(ref) {
      const payment = await books.find(ref)
      if (!payment || !WAITING.includes(payment.state)) return payment
      if (now().getTime() - payment.createdAt.getTime() < SESSION_MINUTES * MINUTE_MS) return payment
      await payments.end(payment, { state: 'expired', reason: 'session_expired' })
      return books.find(ref)
    },
    async get(ref) {
      const payment = await payments.find(ref)
      if (!payment) throw new GatewayUnavailable(`the sandbox has no payment ${ref}`)
      return payment
    },
    end: (payment, change) => payments.move(payment, WAITING, change),
    async refund(ref, amount, key) {
      const at = now()
      const after = await books.refund({ ref, amount, key, at }, (payment) => [notification(payment, at)])
      if (!after) throw new RangeError(`payment ${ref} has less than ${amount} to give back`)
      wake()
    },
  }
  return payments
}
