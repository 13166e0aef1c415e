/**
 * Pays an order. The attempt's row exists before the gateway is called; the customer's return proves nothing; only a
 * verified reading with the attempt's amount and currency makes an order paid (D-46).
 */
import { MINUTE_MS } from '#domain/time/durations.ts'
import { href, MARKETS } from '#domain/market/market.ts'
import { MAX_ORDER_TOTAL } from '#domain/orders/order.ts'
import { isPayable } from '#domain/orders/order-status.ts'
import { isOpenPayment, isPayableAmount, judgeReading, type ReadingOutcome } from '#domain/payments/payment-state.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import type { NewJob } from '#store/jobs/jobs.ts'
import {
  findAttempt,
  findOpenAttempt,
  insertAttempt,
  lockOrderToPay,
  recordNotification,
  saveAttemptState,
  saveStarted,
  type Attempt,
  type NotificationEffects,
  type OrderToPay,
} from '#store/payments/payments.ts'
import { saveMethod } from '#store/payments/payment-methods.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { countPayment, type LimitRefusal, type PaymentLimit } from '#services/limits/limits.ts'
import { followUp } from '#services/orders/payment-outcome.ts'
import {
  BadProof,
  type CustomerAction,
  type PaymentGateway,
  type PaymentNotification,
  type PaymentReading,
  type PaymentState,
} from '#services/ports.ts'
import { noteFailedRefunds } from './failed-refunds.ts'
import { noteMismatch, settleAnswered } from './payment-cases.ts'
import { methodsOfOrder } from '#services/payment-terms/read-terms.ts'
import { readMerchant } from '#services/content/shop-front.ts'

/** Upper bound of an amount in any currency, in hundredths. */
const LARGEST_AMOUNT = Math.max(...Object.values(MAX_ORDER_TOTAL))

export type PaymentShop = Pick<Shop, 'db' | 'clock' | 'log' | 'gateways' | 'config' | 'tokens' | 'jobSignal' | 'memory'>

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
export const FIRST_READ_BACK_MINUTES = 10

const refuse = (reason: StartRefusal): { ok: false; reason: StartRefusal } => ({ ok: false, reason })

function refusal(order: OrderToPay, gateway: PaymentGateway, now: Date): StartRefusal | null {
  if (order.payment !== 'unpaid' || order.status === 'unfulfilled') return 'order_paid'
  if (order.status !== 'opened') return 'order_canceled'
  if (!isPayable(order, now)) return 'order_expired'
  if (!gateway.capabilities.currencies.includes(order.currency)) return 'amount_not_payable'
  return isPayableAmount(order.due, order.currency) ? null : 'amount_not_payable'
}

/**
 * Starts to pay the order of this public id, or goes on with an attempt that is still open: a double click, a second tab and a
 * repeated call lead to the same payment page. After a declined or abandoned try it is a new attempt, which counts for the limits.
 * `ip`: address of the caller.
 */
export async function startPayment(shop: PaymentShop, token: string, ip = ''): Promise<PaymentStart> {
  const gateway = shop.gateways[shop.config.paymentGateway]!
  // Twice at most: an earlier attempt may turn out to have ended when the gateway is asked.
  for (let round = 0; round < 2; round++) {
    const prepared = await shop.db.transaction((tx) => prepare(shop, tx, gateway, { tokenHash: shop.tokens.hash(token), ip }))
    if ('reason' in prepared) return prepared
    const { attempt, order } = prepared
    if (attempt.action === null) return begin(shop, order, attempt)
    const state = await readBack(shop, attempt.id)
    if (state === null || isOpenPayment(state)) return { ok: true, action: attempt.action as CustomerAction }
  }
  return refuse('gateway_unavailable')
}

/** An attempt that no gateway has answered for so long is given up: nobody was sent to its page. */
const isForgotten = ({ providerRef, createdAt }: Attempt, now: Date): boolean =>
  providerRef === null && now.getTime() - createdAt.getTime() >= FIRST_READ_BACK_MINUTES * MINUTE_MS

/** In the transaction: the open attempt of the order, or a new row of its own with the job that looks after it. */
async function prepare(
  shop: PaymentShop,
  tx: Query,
  gateway: PaymentGateway,
  { tokenHash, ip }: { tokenHash: Buffer; ip: string },
): Promise<Exclude<PaymentStart, { ok: true }> | { order: OrderToPay; attempt: Attempt }> {
  const now = shop.clock.now()
  const order = await lockOrderToPay(tx, { tokenHash })
  if (!order) return refuse('order_not_found')
  const refused = refusal(order, gateway, now)
  if (refused) return refuse(refused)
  const open = await findOpenAttempt(tx, order.id)
  if (open && !isForgotten(open, now)) return { order, attempt: open }
  const offered = await methodsOfOrder(tx, shop.config, order)
  if (offered.every(({ method }) => method !== 'card')) return refuse('method_unavailable')
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
    attempt: await insertAttempt(tx, { id: attemptId, orderId, gateway: gateway.name, amount, currency }, readBackJob, now),
  }
}

/** Tells the gateway about the attempt; with the attempt's id as the key, so that a second time changes nothing. */
async function begin(shop: PaymentShop, order: OrderToPay, attempt: Attempt): Promise<PaymentStart> {
  const market = MARKETS[order.market]
  const { publicUrl } = shop.config
  try {
    const { providerRef, action } = await shop.gateways[attempt.gateway]!.start({
      attemptId: attempt.id,
      orderNumber: order.number,
      amount: attempt.amount,
      currency: attempt.currency,
      locale: order.market,
      description: (await readMerchant(shop)).name,
      email: order.email,
      returnUrl: publicUrl + href(market, `/checkout/confirmation/${shop.tokens.orderToken(order.id, order.tokenHash)}`),
      notifyUrl: `${publicUrl}/api/payments/${attempt.gateway}/notify`,
      closesAt: new Date(attempt.createdAt.getTime() + PAGE_MINUTES * MINUTE_MS),
    })
    await saveStarted(shop.db.query, attempt.id, { providerRef, action, now: shop.clock.now() })
    return { ok: true, action }
  } catch (error) {
    shop.log.error(`payment of order ${order.number} could not be started at ${attempt.gateway}`, error)
    return refuse(error instanceof RangeError ? 'amount_not_payable' : 'gateway_unavailable')
  }
}

export interface Acknowledgement {
  status: number
  headers: Record<string, string>
  body: string
}

/**
 * Processes a gateway's notification on its proof alone. Returns null for an unknown gateway and throws `BadProof` for
 * unverified ones; verified ones are acknowledged, whether they changed something or not.
 */
export async function takeNotification(
  shop: PaymentShop,
  gatewayName: string,
  body: Uint8Array,
  headers: Record<string, string | undefined>,
  query: URLSearchParams,
): Promise<Acknowledgement | null> {
  const gateway = Object.hasOwn(shop.gateways, gatewayName) ? shop.gateways[gatewayName]! : null
  if (!gateway) return null
  const notification = await gateway.parseNotification(body, headers, query, shop.clock.now())
  checkValues(notification)
  if (notification.verified) await applyReading(shop, gateway.name, notification.eventKey, notification)
  else if (notification.fetchBack !== null) {
    const reading = await gateway.fetchState(notification.fetchBack)
    await applyReading(shop, gateway.name, readKey(reading), reading)
    if (UUID.test(reading.attemptId)) await noteFailedRefunds(shop, reading.attemptId)
  }
  return gateway.acknowledge(notification)
}

/** Refuses values that the database cannot store. @throws BadProof for control characters, and for an amount no order can have */
function checkValues(notification: PaymentNotification): void {
  const texts = Object.values(notification).filter((value) => typeof value === 'string')
  if (texts.some((text) => /\p{Cc}/u.test(text))) throw new BadProof('a text with control characters')
  if (notification.verified && Math.abs(notification.amount) > LARGEST_AMOUNT)
    throw new BadProof('an amount that no order can have')
}

/** A corrected amount is a new event. */
const readKey = ({ providerRef, state, amount, currency }: PaymentReading): string =>
  `read:${providerRef}:${state}:${amount}:${currency}`

/**
 * Asks the gateway what became of an attempt and processes the answer like a notification. Returns the state it is in now;
 * null when the gateway cannot be asked.
 */
export async function readBack(shop: PaymentShop, attemptId: string): Promise<PaymentState | null> {
  const attempt = await findAttempt(shop.db.query, attemptId)
  if (!attempt) return null
  const gateway = shop.gateways[attempt.gateway]
  // Without a reference the customer was not redirected.
  if (!gateway || attempt.providerRef === null) return attempt.state
  let reading: PaymentReading
  try {
    reading = await gateway.fetchState(attempt.providerRef)
    await noteFailedRefunds(shop, attemptId)
  } catch (error) {
    shop.log.error(`attempt ${attempt.id} could not be read back from ${attempt.gateway}`, error)
    return null
  }
  if (judgeReading(attempt, reading) === 'stale') return attempt.state
  await applyReading(shop, attempt.gateway, readKey(reading), reading)
  return (await findAttempt(shop.db.query, attemptId))?.state ?? null
}

/** The page polls each second; the gateway is asked less often. */
const ASK_AGAIN_MS = 5_000

/**
 * For the page the customer returns to: asks what became of the order's open attempt, if there is one and it was not asked for
 * a moment ago. Returns whether anything is known now that was not before.
 */
export async function refreshPayment(shop: PaymentShop, orderId: string): Promise<boolean> {
  const open = await findOpenAttempt(shop.db.query, orderId)
  if (!open) return false
  const now = shop.clock.now().getTime()
  const { paymentsAsked } = shop.memory
  if (now - (paymentsAsked.get(open.id) ?? -Infinity) < ASK_AGAIN_MS) return false
  paymentsAsked.set(open.id, now)
  const state = await readBack(shop, open.id)
  return state !== null && state !== open.state
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns whether the reading belongs to this attempt and its gateway. */
const isOurs = (attempt: Attempt | null, gateway: string, reading: PaymentReading): attempt is Attempt =>
  attempt !== null && attempt.gateway === gateway && (attempt.providerRef === null || attempt.providerRef === reading.providerRef)

/**
 * One transaction: inbox row, the attempt's state and everything that follows for the order. The order's row is taken
 * first, so that events of one order are serialised; a known event, or one of lower rank, changes nothing.
 */
async function applyReading(
  shop: PaymentShop,
  gateway: string,
  eventKey: string,
  reading: PaymentReading,
): Promise<ReadingOutcome | 'unknown_attempt' | 'duplicate'> {
  const now = shop.clock.now()
  const inbox = { gateway, eventKey, state: reading.state, amount: reading.amount, currency: reading.currency }
  const outcome = await shop.db.transaction(async (tx) => {
    const named = UUID.test(reading.attemptId) ? reading.attemptId : null
    const order = named === null ? null : await lockOrderToPay(tx, { attemptId: named })
    const attempt = order && (await findAttempt(tx, named!))
    if (!order || !isOurs(attempt, gateway, reading)) {
      const isNew = await recordNotification(tx, { ...inbox, attemptId: null, outcome: 'unknown_attempt' }, null, now)
      return isNew ? 'unknown_attempt' : 'duplicate'
    }
    const judged = judgeReading(attempt, reading)
    const isNew = await recordNotification(
      tx,
      { ...inbox, attemptId: attempt.id, outcome: judged },
      effectsOf(attempt, reading, judged),
      now,
    )
    if (!isNew) return 'duplicate'
    if (judged === 'applied') {
      await followUp(tx, order, attempt, reading.state, now)
      await settleAnswered(tx, attempt, reading.state, now)
    }
    if (judged === 'amount_mismatch' || judged === 'currency_mismatch') await noteMismatch(tx, attempt, judged, reading, now)
    return judged
  })
  if (outcome === 'applied') shop.jobSignal.wake()
  if (outcome !== 'applied' && outcome !== 'stale' && outcome !== 'duplicate')
    shop.log.error(`${gateway} said something about a payment that does not count: ${outcome} (${eventKey})`)
  return outcome
}

/** Returns what a reading of this verdict changes at once: the attempt's state if it applies, and a line in the order's history unless it is stale. */
function effectsOf(
  { id, orderId }: Attempt,
  { state, providerRef, reason }: PaymentReading,
  judged: ReadingOutcome,
): NotificationEffects {
  return {
    orderId,
    state: judged === 'applied' ? { state, providerRef, reason } : null,
    event: judged === 'stale' ? null : { kind: `payment ${judged}`, data: { attempt: id, state, reason } },
  }
}

/** Job `gateway.work`: deferred work of a gateway in this process. */
export async function gatewayWork(shop: Pick<Shop, 'gateways'>, { gateway, task }: JobPayload<'gateway.work'>): Promise<void> {
  await shop.gateways[gateway]?.hosted?.work(task)
}
