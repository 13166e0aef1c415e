/**
 * A card processor in the shop's own process, for trying the shop without an account anywhere (D-46). It behaves like a
 * stranger: own books, own pages, signed notifications over HTTP that are repeated until they are taken.
 */
import { randomBytes } from 'node:crypto'
import { CURRENCIES } from '#domain/market/market.ts'
import { isPayableAmount } from '#domain/payments/payment-state.ts'
import type { PaymentGateway, PaymentOrder } from '#services/ports.ts'
import { portState, sandboxTask, type SandboxBooks, type SandboxPayment } from './books.ts'
import { sandboxCounter } from './counter.ts'
import { notificationRequest, readNotification } from './notifications.ts'
import { sandboxPayments, type SandboxPayments } from './payments.ts'
import { notificationKey } from './signature.ts'
import { answerRequest } from './site.ts'

const POST_TIMEOUT_MS = 10_000

export interface SandboxOptions {
  books: SandboxBooks
  /** The shop's secret; the key of the notifications is derived from it. */
  secret: string
  /** Keys that were used before: notifications signed with one of them are still taken. */
  secretsBefore?: readonly string[]
  /** Where the customer's browser reaches the card page, without trailing slash. */
  publicUrl: string
  now(): Date
  /** Called when there is work in the books that is due at once. */
  wake?(): void
  /** Sends a notification; the network unless a test says otherwise. */
  post?(request: Request): Promise<Response>
}

const postToShop = (request: Request): Promise<Response> =>
  fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(POST_TIMEOUT_MS) })

/** Returns the sandbox as a payment gateway, with its pages. */
export function sandboxGateway(options: SandboxOptions): PaymentGateway & Required<Pick<PaymentGateway, 'hosted'>> {
  const { books, now } = options
  const keys = [options.secret, ...(options.secretsBefore ?? [])].map(notificationKey)
  const payments = sandboxPayments(books, now, () => options.wake?.())
  const counter = sandboxCounter(payments, now)

  return {
    name: 'sandbox',
    capabilities: { currencies: CURRENCIES, flow: 'redirect', partialRefund: true, proof: 'hmac' },

    async start(order) {
      const { ref } = await openPayment(books, order, now())
      return { providerRef: ref, action: { type: 'redirect', url: `${options.publicUrl}/sandbox/pay/${ref}` } }
    },

    parseNotification: async (body, headers, _query, at) => readNotification(keys, body, headers['sandbox-signature'], at),

    acknowledge: () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"received":true}' }),

    async fetchState(providerRef) {
      const payment = await payments.get(providerRef)
      const { merchantKey, amount, currency, reason, updatedAt } = payment
      return { providerRef, attemptId: merchantKey, state: portState(payment), amount, currency, reason, at: updatedAt }
    },

    async void(providerRef) {
      await payments.end(await payments.get(providerRef), { state: 'canceled', reason: 'canceled_by_shop' })
    },

    refund: (providerRef, amount, refundKey) => payments.refund(providerRef, amount, refundKey),

    hosted: {
      prefix: 'sandbox',
      answer: (request) => answerRequest(request, counter),
      work: (task) => doTask(options, payments, keys[0]!, task),
    },
  }
}

/** Writes a new payment of the order, or finds the one that it has. @throws RangeError for an amount that nobody can pay */
async function openPayment(books: SandboxBooks, order: PaymentOrder, at: Date): Promise<SandboxPayment> {
  if (!isPayableAmount(order.amount, order.currency)) throw new RangeError(`not payable: ${order.amount} ${order.currency}`)
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
  return payment
}

/** Does work that was put off. @throws Error when the shop does not take a notification: it is sent again later */
async function doTask(options: SandboxOptions, payments: SandboxPayments, key: Buffer, given: unknown): Promise<void> {
  const { books, now, post = postToShop } = options
  const task = sandboxTask.parse(given)
  const payment = await books.find(task.ref)
  if (!payment) return
  if (task.do === 'settle') return payments.move(payment, ['processing'], { state: 'paid' })
  const { amount, currency, merchantKey, ref } = payment
  const event = { ...task.event, ref, attempt: merchantKey, amount, currency }
  const response = await post(notificationRequest(key, payment, event, now()))
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the shop answered ${response.status} to ${event.id}`)
}
