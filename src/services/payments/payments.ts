/**
 * What gateways say of payments. The customer's return proves nothing; only a verified reading with the attempt's amount and currency
 * makes an order paid (D-46). Payments begin in `start-payment.ts`.
 */
import { MAX_ORDER_TOTAL } from '#domain/orders/order.ts'
import { judgeReading, type ReadingOutcome } from '#domain/payments/payment-state.ts'
import type { Shop } from '#services/shop.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import {
  findAttempt,
  findOpenAttempt,
  lockOrderToPay,
  recordNotification,
  type Attempt,
  type NotificationEffects,
} from '#store/payments/payments.ts'
import { followUp } from '#services/orders/payment-outcome.ts'
import { BadProof, type PaymentNotification, type PaymentReading, type PaymentState } from '#services/ports.ts'
import { noteFailedRefunds } from './failed-refunds.ts'
import { noteMismatch, settleAnswered } from './payment-cases.ts'

/** Upper bound of an amount in any currency, in hundredths. */
const LARGEST_AMOUNT = Math.max(...Object.values(MAX_ORDER_TOTAL))

export type PaymentShop = Pick<Shop, 'db' | 'clock' | 'log' | 'gateways' | 'config' | 'tokens' | 'jobSignal' | 'memory'>

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
 * For the page of an order that was seen with an open attempt: asks what became of it, if it was not asked for a moment ago. Returns
 * whether anything is known now that was not before: a notification may have come in between.
 */
export async function refreshPayment(shop: PaymentShop, orderId: string): Promise<boolean> {
  const open = await findOpenAttempt(shop.db.query, orderId)
  if (!open) return true
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
