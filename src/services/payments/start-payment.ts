/** Begins to pay an order: the attempt's row exists before the gateway is called (D-46). */
import { MINUTE_MS } from '#domain/time/durations.ts'
import { href, MARKETS } from '#domain/market/market.ts'
import { isPayable } from '#domain/orders/order-status.ts'
import type { CustomerAction } from '#domain/payments/customer-action.ts'
import { isOpenPayment, isPayableAmount, type PaymentState } from '#domain/payments/payment-state.ts'
import type { PaymentWay } from '#domain/payments/wallet.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { countPayment, type LimitRefusal, type PaymentLimit } from '#services/limits/limits.ts'
import { methodsOfOrder, readMarketTerms } from '#services/payment-terms/read-terms.ts'
import type { PaymentGateway } from '#services/ports.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { NewJob } from '#store/jobs/jobs.ts'
import { saveMethod } from '#store/payments/payment-methods.ts'
import {
  findOpenAttempt,
  insertAttempt,
  lockOrderToPay,
  saveAttemptState,
  saveStarted,
  type Attempt,
  type OrderToPay,
} from '#store/payments/payments.ts'
import { readBack, type PaymentShop } from './payments.ts'
import { endAttempt } from './void-payment.ts'
import { offeredWallets } from './wallets.ts'

export type StartRefusal =
  | 'order_not_found'
  | 'order_paid'
  | 'order_canceled'
  | 'order_expired'
  | 'amount_not_payable'
  | 'method_unavailable'
  | 'gateway_unavailable'
export type PaymentStart = { ok: true; action: CustomerAction } | { ok: false; reason: StartRefusal } | LimitRefusal<PaymentLimit>

/** Minutes for which the gateway's page stays open. Gateways demand half an hour or more, and a start may be repeated for a while. */
const PAGE_MINUTES = 60

/** Minutes until an attempt that is still open is looked up at the gateway for the first time. */
const FIRST_READ_BACK_MINUTES = 10

/** An earlier attempt may turn out to have ended, and another way ends the one before. */
const ROUNDS = 3

const refuse = (reason: StartRefusal): { ok: false; reason: StartRefusal } => ({ ok: false, reason })

function refusal(order: OrderToPay, gateway: PaymentGateway, now: Date): StartRefusal | null {
  if (order.payment !== 'unpaid' || order.status === 'unfulfilled') return 'order_paid'
  if (order.status !== 'opened') return 'order_canceled'
  if (!isPayable(order, now)) return 'order_expired'
  if (!gateway.capabilities.currencies.includes(order.currency)) return 'amount_not_payable'
  return isPayableAmount(order.due, order.currency) ? null : 'amount_not_payable'
}

/** Who asks to pay, and how. `ip`: address of the caller. */
interface Question {
  tokenHash: Buffer
  ip: string
  way: PaymentWay
}

/**
 * Starts to pay the order of this public id, or goes on with an attempt that is still open: a double click, a second tab and a
 * repeated call lead to the same payment. After a declined or abandoned try it is a new attempt, which counts for the limits. Who pays
 * another `way` than before ends what was begun, so that no order is paid twice.
 */
export async function startPayment(shop: PaymentShop, token: string, ip = '', way: PaymentWay = 'page'): Promise<PaymentStart> {
  const gateway = shop.gateways[shop.config.paymentGateway]!
  const question = { tokenHash: shop.tokens.hash(token), ip, way }
  for (let round = 0; round < ROUNDS; round++) {
    const prepared = await shop.db.transaction((tx) => prepare(shop, tx, gateway, question))
    if ('reason' in prepared) return prepared
    const { attempt, order } = prepared
    const isOtherWay = attempt.way !== way
    if (!isOtherWay && attempt.action === null) return begin(shop, order, attempt)
    const state = isOtherWay ? await endOther(shop, attempt) : await readBack(shop, attempt.id)
    if (isOtherWay && state === null) return refuse('gateway_unavailable')
    if (attempt.action !== null && (state === null || isOpenPayment(state)))
      return { ok: true, action: attempt.action as CustomerAction }
  }
  return refuse('gateway_unavailable')
}

/** Ends an attempt of another way. Returns its state afterwards; null when the gateway does not answer. A bank may have begun to charge it. */
async function endOther(shop: PaymentShop, attempt: Attempt): Promise<PaymentState | null> {
  try {
    return await endAttempt(shop, attempt.id)
  } catch (error) {
    shop.log.error(`attempt ${attempt.id} could not be ended at ${attempt.gateway}`, error)
    return null
  }
}

/** An attempt that no gateway has answered for so long is given up: nobody was sent to its page. */
const isForgotten = ({ providerRef, createdAt }: Attempt, now: Date): boolean =>
  providerRef === null && now.getTime() - createdAt.getTime() >= FIRST_READ_BACK_MINUTES * MINUTE_MS

/** In the transaction: the open attempt of the order, or a new row of its own with the job that looks after it. */
async function prepare(
  shop: PaymentShop,
  tx: Query,
  gateway: PaymentGateway,
  { tokenHash, ip, way }: Question,
): Promise<Exclude<PaymentStart, { ok: true }> | { order: OrderToPay; attempt: Attempt }> {
  const now = shop.clock.now()
  const order = await lockOrderToPay(tx, { tokenHash })
  if (!order) return refuse('order_not_found')
  const refused = refusal(order, gateway, now)
  if (refused) return refuse(refused)
  const open = await findOpenAttempt(tx, order.id)
  if (open?.way === way && !isForgotten(open, now)) return { order, attempt: open }
  if (!(await isOffered(shop, tx, order, way))) return refuse('method_unavailable')
  if (open && !isForgotten(open, now)) return { order, attempt: open }
  if (open) await saveAttemptState(tx, open.id, { state: 'canceled', providerRef: null, reason: 'never_started', now })
  const limited = await countPayment(shop.tokens, tx, { ip, orderId: order.id }, now)
  if (limited) return limited
  const attemptId = uuidv7(now)
  const readBackJob: NewJob = {
    kind: 'payment.reconcile',
    payload: { attemptId },
    runAt: new Date(now.getTime() + FIRST_READ_BACK_MINUTES * MINUTE_MS),
  }
  const { id: orderId, due: amount, currency } = order
  // A transfer that was chosen before and paid by card now.
  if (order.method !== 'card') await saveMethod(tx, orderId, { method: 'card', expiresAt: order.expiresAt })
  return {
    order,
    attempt: await insertAttempt(tx, { id: attemptId, orderId, gateway: gateway.name, amount, currency, way }, readBackJob, now),
  }
}

/** Returns whether the order may be paid so. A wallet holds cards: what is said of the card is said of it. */
async function isOffered(shop: PaymentShop, tx: Query, order: OrderToPay, way: PaymentWay): Promise<boolean> {
  const offered = await methodsOfOrder(tx, shop.config, order)
  if (offered.every(({ method }) => method !== 'card')) return false
  return way === 'page' || offeredWallets(shop, await readMarketTerms(tx, shop.config, order.market)) !== null
}

/** Tells the gateway about the attempt; with the attempt's id as the key, so that a second time changes nothing. */
async function begin(shop: PaymentShop, order: OrderToPay, attempt: Attempt): Promise<PaymentStart> {
  const market = MARKETS[order.market]
  const { publicUrl } = shop.config
  const gateway = shop.gateways[attempt.gateway]!
  try {
    const { providerRef, action } = await gateway.start({
      attemptId: attempt.id,
      orderNumber: order.number,
      amount: attempt.amount,
      currency: attempt.currency,
      way: attempt.way,
      locale: order.market,
      description: (await readMerchant(shop)).name,
      email: order.email,
      returnUrl: publicUrl + href(market, `/checkout/confirmation/${shop.tokens.orderToken(order.id, order.tokenHash)}`),
      notifyUrl: `${publicUrl}/api/payments/${attempt.gateway}/notify`,
      closesAt: new Date(attempt.createdAt.getTime() + PAGE_MINUTES * MINUTE_MS),
    })
    const state = await saveStarted(shop.db.query, attempt.id, { providerRef, action, now: shop.clock.now() })
    if (state !== 'canceled') return { ok: true, action }
    // Another way was begun meanwhile, and ended this attempt before the gateway had answered: nobody may pay it.
    await gateway.void(providerRef, `void:${attempt.id}`)
    return refuse('gateway_unavailable')
  } catch (error) {
    shop.log.error(`payment of order ${order.number} could not be started at ${attempt.gateway}`, error)
    return refuse(error instanceof RangeError ? 'amount_not_payable' : 'gateway_unavailable')
  }
}
