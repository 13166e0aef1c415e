/**
 * A simulated card processor in the shop's own process, for running the shop without an account at a gateway (D-46). Like a separate
 * system it has its own records and pages, and sends signed notifications over HTTP until the shop accepts them.
 */
import { randomBytes } from 'node:crypto'
import { CURRENCIES } from '#domain/market/market.ts'
import { isPayableAmount } from '#domain/payments/payment-state.ts'
import type { PaymentGateway, PaymentOrder } from '#services/ports.ts'
import { portState, sandboxTask, type SandboxRecords, type SandboxPayment } from './payment-records.ts'
import { cardFormActions } from './card-form-actions.ts'
import { notificationRequest, readNotification } from './notifications.ts'
import { sandboxPayments, type SandboxPayments } from './payments.ts'
import { notificationKey } from './signature.ts'
import { answerRequest } from './card-page-requests.ts'

const POST_TIMEOUT_MS = 10_000

export interface SandboxOptions {
  records: SandboxRecords
  /** The shop's secret, from which the key of notifications is derived. */
  secret: string
  /** Former secrets: notifications signed with one of them are accepted. */
  secretsBefore?: readonly string[]
  /** Public address of the shop, without trailing slash. */
  publicUrl: string
  now(): Date
  /** Called when stored work is due at once. */
  wake?(): void
  /** Sends a notification; by default over the network. */
  post?(request: Request): Promise<Response>
}

const postToShop = (request: Request): Promise<Response> =>
  fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(POST_TIMEOUT_MS) })

/** Returns the sandbox as a payment gateway, with its pages. */
export function sandboxGateway(options: SandboxOptions): PaymentGateway & Required<Pick<PaymentGateway, 'hosted'>> {
  const { records, now } = options
  const keys = [options.secret, ...(options.secretsBefore ?? [])].map(notificationKey)
  const payments = sandboxPayments(records, now, () => options.wake?.())
  const actions = cardFormActions(payments, now)

  return {
    name: 'sandbox',
    capabilities: {
      currencies: CURRENCIES,
      flow: 'redirect',
      partialRefund: true,
      proof: 'hmac',
      wallets: { names: ['test'], frame: null },
    },

    async start(order) {
      const { ref } = await openPayment(records, order, now())
      if (order.way === 'wallet') return { providerRef: ref, action: { type: 'client', secret: ref } }
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

    failedRefunds: (providerRef) => records.failedRefunds(providerRef),

    hosted: {
      prefix: 'sandbox',
      answer: (request) => answerRequest(request, actions),
      work: (task) => doTask(options, payments, keys[0]!, task),
    },
  }
}

/** Stores a new payment of the attempt, or returns the existing one. @throws RangeError for an amount that cannot be paid */
async function openPayment(records: SandboxRecords, order: PaymentOrder, at: Date): Promise<SandboxPayment> {
  if (!isPayableAmount(order.amount, order.currency)) throw new RangeError(`not payable: ${order.amount} ${order.currency}`)
  const payment = await records.open({
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

/** Does deferred work. @throws Error when the shop does not accept a notification: it is sent again later */
async function doTask(options: SandboxOptions, payments: SandboxPayments, key: Buffer, given: unknown): Promise<void> {
  const { records, now, post = postToShop } = options
  const task = sandboxTask.parse(given)
  const payment = await records.find(task.ref)
  if (!payment) return
  if (task.do === 'settle') return payments.move(payment, ['processing'], { state: 'paid' })
  if (task.do === 'fail refund') return payments.failRefund(task.ref, task.key)
  const { amount, currency, merchantKey, ref } = payment
  const event = { ...task.event, ref, attempt: merchantKey, amount, currency }
  const response = await post(notificationRequest(key, payment, event, now()))
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the shop answered ${response.status} to ${event.id}`)
}
