/** State changes of the sandbox's payments, and the notifications that they cause. */
import { MINUTE_MS } from '#domain/time/durations.ts'
import { CARD_WITHOUT_REFUND } from './cards.ts'
import { REFUND_FAILED } from './notifications.ts'
import { GatewayUnavailable } from '#services/ports.ts'
import { portState, type DeferredWork, type SandboxRecords, type SandboxPayment, type SandboxState } from './payment-records.ts'

const SESSION_MINUTES = 30
/** Seconds after which the slow card is paid. */
export const SLOW_SECONDS = 8
/** Minutes after which the first refund of the card whose bank takes none fails; at real banks it is days. */
const REFUND_FAILS_MINUTES = 1
/** States in which the customer must act. */
const WAITING: readonly SandboxState[] = ['open', 'challenge']

interface Change {
  state: SandboxState
  card?: string
  reason?: string
}

export interface SandboxPayments {
  /** Changes a payment that is in one of the states `from`; otherwise does nothing. */
  move(payment: SandboxPayment, from: readonly SandboxState[], change: Change): Promise<void>
  /** Returns a payment. One whose customer did not act for {@link SESSION_MINUTES} expires first. */
  find(ref: string): Promise<SandboxPayment | null>
  /** Returns a payment. @throws GatewayUnavailable when there is none */
  get(ref: string): Promise<SandboxPayment>
  /** Ends a payment whose customer must act; otherwise does nothing. */
  end(payment: SandboxPayment, change: Change): Promise<void>
  /** Refunds `amount` hundredths, once per key. @throws RangeError when less is left of the payment */
  refund(ref: string, amount: number, key: string): Promise<void>
  /** The bank of the customer does not take a refund. */
  failRefund(ref: string, key: string): Promise<void>
}

/** Returns the work of notifying the shop of a payment's state. */
function notification(payment: SandboxPayment, at: Date): DeferredWork {
  const state = portState(payment)
  const id = `evt_${payment.ref}_${state}${payment.refunded ? `_${payment.refunded}` : ''}`
  return {
    task: { do: 'notify', ref: payment.ref, event: { id, state, reason: payment.reason, at: at.toISOString() } },
    runAt: at,
  }
}

/** Returns the work of telling that a refund failed. Nothing that it says counts: the shop reads what failed. */
const failureNotice = (payment: SandboxPayment, key: string, at: Date): DeferredWork => ({
  task: {
    do: 'notify',
    ref: payment.ref,
    event: { id: `evt_${key}_failed_${at.getTime()}`, state: REFUND_FAILED, reason: null, at: at.toISOString() },
  },
  runAt: at,
})

const refusalOf = ({ ref }: SandboxPayment, key: string, at: Date): DeferredWork => ({
  task: { do: 'fail refund', ref, key },
  runAt: new Date(at.getTime() + REFUND_FAILS_MINUTES * MINUTE_MS),
})

/** Returns the work that a change causes: a notification, or for the slow card the later payment. */
function workAfter(payment: SandboxPayment, change: Change, at: Date): DeferredWork[] {
  if (change.state === 'challenge') return []
  if (change.state !== 'processing') return [notification({ ...payment, ...change, reason: change.reason ?? null }, at)]
  return [{ task: { do: 'settle', ref: payment.ref }, runAt: new Date(at.getTime() + SLOW_SECONDS * 1000) }]
}

/** Returns the payments of these records. `wake` is called when work was stored. */
export function sandboxPayments(records: SandboxRecords, now: () => Date, wake: () => void): SandboxPayments {
  const payments: SandboxPayments = {
    async move(payment, from, change) {
      const at = now()
      await records.move(payment.ref, from, { ...change, at }, workAfter(payment, change, at))
      wake()
    },
    async find(ref) {
      const payment = await records.find(ref)
      if (!payment || !WAITING.includes(payment.state)) return payment
      if (now().getTime() - payment.createdAt.getTime() < SESSION_MINUTES * MINUTE_MS) return payment
      await payments.end(payment, { state: 'expired', reason: 'session_expired' })
      return records.find(ref)
    },
    async get(ref) {
      const payment = await payments.find(ref)
      if (!payment) throw new GatewayUnavailable(`the sandbox has no payment ${ref}`)
      return payment
    },
    end: (payment, change) => payments.move(payment, WAITING, change),
    async refund(ref, amount, key) {
      const at = now()
      const isRefused = (await records.failedRefunds(ref)).length === 0
      const after = await records.refund({ ref, amount, key, at }, (payment) => [
        notification(payment, at),
        ...(isRefused && payment.card === CARD_WITHOUT_REFUND ? [refusalOf(payment, key, at)] : []),
      ])
      if (!after) throw new RangeError(`payment ${ref} has less than ${amount} to refund`)
      wake()
    },
    async failRefund(ref, key) {
      const at = now()
      await records.failRefund({ ref, key, at }, (payment) => [failureNotice(payment, key, at)])
      wake()
    },
  }
  return payments
}
