/**
 * A card processor in the shop's own process, for trying the shop without an account anywhere (D-46). It behaves like a separate separate
 * system: own tables, own pages, signed notifications over HTTP that are repeated until accepted.
 */
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { CURRENCIES } from '#domain/market/market.ts'
import { isPayableAmount } from '#domain/payments/payment-state.ts'
import { BadProof, GatewayUnavailable, type PaymentGateway, type PaymentOrder, type PaymentReading } from '#services/ports.ts'
import {
  portState,
  type LaterWork,
  type SandboxBooks,
  type SandboxPayment,
  type SandboxState,
  type SandboxTask,
} from './books.ts'
import { checkCard } from './cards.ts'
import { honest, type Delivery, type FaultScript } from './faults.ts'
import { isSigned, notificationKey, sign } from './signature.ts'
import { answerRequest } from './site.ts'
import type { SandboxCounter } from './counter.ts'

export const SESSION_MINUTES = 30
/** Delay of the slow card after the customer has left the page. */
export const SLOW_SECONDS = 8
const POST_TIMEOUT_MS = 10_000

export interface SandboxOptions {
  books: SandboxBooks
  /** The shop's secret; the key of the notifications is derived from it. */
  secret: string
  /** Former keys: notifications signed with one of them are still accepted. */
  secretsBefore?: readonly string[]
  /** Where the customer's browser reaches the card page, without trailing slash. */
  publicUrl: string
  now(): Date
  /** Called when stored work is due immediately. */
  wake?(): void
  /** Sends a notification; over the network unless a test replaces it. */
  post?(request: Request): Promise<Response>
  faults?: FaultScript
}

const eventBody = z.object({
  id: z.string().min(1).max(200),
  ref: z.string().min(1).max(100),
  attempt: z.string().min(1).max(100),
  state: z.string().max(40),
  amount: z.int(),
  currency: z.string().max(10),
  reason: z.string().max(100).nullable(),
  at: z.iso.datetime(),
})

/** States that the gateway itself may report; any other value is `unknown`, never `paid`. */
const reported = ['pending_action', 'paid', 'partly_refunded', 'refunded', 'failed', 'canceled', 'expired'] as const
const mapState = (word: string): PaymentReading['state'] => reported.find((state) => state === word) ?? 'unknown'

export function sandboxGateway(options: SandboxOptions): PaymentGateway & Required<Pick<PaymentGateway, 'hosted'>> {
  const { books, now } = options
  const key = notificationKey(options.secret)
  const keys = [key, ...(options.secretsBefore ?? []).map(notificationKey)]
  const post = options.post ?? ((request) => fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(POST_TIMEOUT_MS) }))
  const faults = options.faults ?? honest

  const notification = (payment: SandboxPayment, at: Date): LaterWork => {
    const state = portState(payment)
    const id = `evt_${payment.ref}_${state}${payment.refunded ? `_${payment.refunded}` : ''}`
    return {
      task: { do: 'notify', ref: payment.ref, event: { id, state, reason: payment.reason, at: at.toISOString() } },
      runAt: at,
    }
  }

  async function move(
    payment: SandboxPayment,
    from: readonly SandboxState[],
    change: { state: SandboxState; card?: string; reason?: string },
  ): Promise<void> {
    const at = now()
    const work: LaterWork[] =
      change.state === 'processing'
        ? [{ task: { do: 'settle', ref: payment.ref }, runAt: new Date(at.getTime() + SLOW_SECONDS * 1000) }]
        : change.state === 'challenge'
          ? []
          : [notification({ ...payment, ...change, reason: change.reason ?? null }, at)]
    await books.move(payment.ref, from, { ...change, at }, work)
    options.wake?.()
  }

  /** Returns the payment; closes a card page that has been open for too long. */
  async function find(ref: string): Promise<SandboxPayment | null> {
    const payment = await books.find(ref)
    if (!payment || (payment.state !== 'open' && payment.state !== 'challenge')) return payment
    if (now().getTime() - payment.createdAt.getTime() < SESSION_MINUTES * 60_000) return payment
    await move(payment, ['open', 'challenge'], { state: 'expired', reason: 'session_expired' })
    return books.find(ref)
  }

  async function known(ref: string): Promise<SandboxPayment> {
    const payment = await find(ref)
    if (!payment) throw new GatewayUnavailable(`the sandbox has no payment ${ref}`)
    return payment
  }

  const counter: SandboxCounter = {
    find,
    async submitCard(payment, form) {
      const card = checkCard(form, now())
      if (!card.ok) return card.faults
      const outcome: Record<typeof card.fate, { state: SandboxState; reason?: string }> = {
        approve: { state: 'paid' },
        decline: { state: 'declined', reason: 'card_declined' },
        insufficient_funds: { state: 'declined', reason: 'insufficient_funds' },
        challenge: { state: 'challenge' },
        slow: { state: 'processing' },
      }
      await move(payment, ['open'], { ...outcome[card.fate], card: card.lastFour })
      return null
    },
    answerChallenge: (payment, approved) =>
      move(payment, ['challenge'], approved ? { state: 'paid' } : { state: 'declined', reason: 'authentication_failed' }),
    cancel: (payment) => move(payment, ['open', 'challenge'], { state: 'canceled', reason: 'canceled_by_customer' }),
  }

  async function send(delivery: Delivery): Promise<void> {
    const payment = await books.find(delivery.event.ref)
    if (!payment) return
    const body = new TextEncoder().encode(JSON.stringify(delivery.event))
    const signingKey = delivery.forged ? createHash('sha256').update(key).digest() : key
    const at = new Date(now().getTime() + delivery.shiftSeconds * 1000)
    const response = await post(
      new Request(payment.notifyUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sandbox-signature': sign(signingKey, body, at) },
        body,
      }),
    )
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the shop answered ${response.status} to ${delivery.event.id}`)
  }

  async function work(given: unknown): Promise<void> {
    const task = given as SandboxTask
    const payment = await books.find(task.ref)
    if (!payment) return
    if (task.do === 'settle') return move(payment, ['processing'], { state: 'paid' })
    const { amount, currency, merchantKey, ref } = payment
    const event = { ...task.event, ref, attempt: merchantKey, amount, currency }
    for (const delivery of faults({ event, shiftSeconds: 0, forged: false })) await send(delivery)
  }

  return {
    name: 'sandbox',
    capabilities: { currencies: CURRENCIES, flow: 'redirect', partialRefund: true, proof: 'hmac' },

    async start(order: PaymentOrder) {
      if (!isPayableAmount(order.amount, order.currency)) throw new RangeError(`not payable: ${order.amount} ${order.currency}`)
      const at = now()
      const payment = await books.open({
        ref: randomBytes(20).toString('hex'),
        merchantKey: order.attemptId,
        orderRef: order.orderNumber,
        amount: order.amount,
        currency: order.currency,
        locale: order.locale,
        description: order.description,
        returnUrl: order.returnUrl,
        notifyUrl: order.notifyUrl,
        state: 'open',
        card: null,
        reason: null,
        refunded: 0,
        createdAt: at,
        updatedAt: at,
      })
      if (payment.amount !== order.amount || payment.currency !== order.currency)
        throw new Error(`attempt ${order.attemptId} was started with another amount`)
      return { providerRef: payment.ref, action: { type: 'redirect', url: `${options.publicUrl}/sandbox/pay/${payment.ref}` } }
    },

    async parseNotification(body, headers, _query, at) {
      if (!keys.some((one) => isSigned(one, body, headers['sandbox-signature'], at))) throw new BadProof('signature')
      let event
      try {
        event = eventBody.parse(JSON.parse(new TextDecoder().decode(body)))
      } catch (cause) {
        throw new BadProof('not a notification', { cause })
      }
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
    },

    acknowledge: () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"received":true}' }),

    async fetchState(providerRef) {
      const payment = await known(providerRef)
      const { merchantKey, amount, currency, reason, updatedAt } = payment
      return { providerRef, attemptId: merchantKey, state: portState(payment), amount, currency, reason, at: updatedAt }
    },

    async void(providerRef) {
      await move(await known(providerRef), ['open', 'challenge'], { state: 'canceled', reason: 'canceled_by_shop' })
    },

    async refund(providerRef, amount, refundKey) {
      const at = now()
      const after = await books.refund({ ref: providerRef, amount, key: refundKey, at }, (payment) => [notification(payment, at)])
      if (!after) throw new RangeError(`payment ${providerRef} has less than ${amount} to give back`)
      options.wake?.()
    },

    hosted: { prefix: 'sandbox', answer: (request) => answerRequest(request, counter), work },
  }
}
