/** Places an order in one transaction: locks stock, prices everything again, and writes all or nothing. */
import { createHash } from 'node:crypto'
import { giftDateProblem } from '#domain/cart/gift-date.ts'
import { MARKETS } from '#domain/market/market.ts'
import { marketDay } from '#domain/market/market-day.ts'
import { checkoutProblems, tidyForm, type FieldProblems } from '#domain/checkout/checkout.ts'
import { UNPAID_LIMITS } from '#domain/checkout/limits.ts'
import { isTotalTooLarge } from '#domain/orders/order.ts'
import type { Shop } from '#services/shop.ts'
import { sqlState, type Query } from '#store/database/db.ts'
import type { NewJob } from '#store/jobs/jobs.ts'
import { insertOrder } from '#store/orders/order-writes.ts'
import { findByIdempotencyKey, readOrder, type OrderRecord } from '#store/orders/orders.ts'
import { lockStock } from '#store/stock/stock.ts'
import { chosenLocker } from '#services/delivery/lockers.ts'
import { agreedTerms } from './agreed-terms.ts'
import { orderMailJob } from './order-mail.ts'
import { allocated, newOrder, type OrderQuestion, type Placing } from './new-order.ts'
import { countOrder, type LimitRefusal, type OrderLimit } from '#services/limits/limits.ts'
import { markPaid } from './order-payment.ts'
import { parsePhone } from '#services/customers/phone.ts'
import { PromotionGone, takeCoupons, takeCredit, takenBy } from './order-promotions.ts'
import { couponUser, readQuote, type CartQuestion, type Quoted } from '#services/cart/quote.ts'
import { shownDifferently, stockShownJobs } from '#services/stock/stock-shown.ts'

export type { OrderRecord }

export interface Placed {
  ok: true
  /** Public token. */
  id: string
  number: string
  /** Hundredths still to pay. */
  due: number
}
export type Refusal =
  | { ok: false; reason: 'validation_failed'; fields: FieldProblems }
  | { ok: false; reason: 'out_of_stock' | 'total_changed' | 'delivery_unavailable'; quote: Quoted }
  | { ok: false; reason: 'total_too_large' | 'too_many_pieces' | 'idempotency_conflict' }
  | LimitRefusal<OrderLimit>

type OrderShop = Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'catalog' | 'jobSignal' | 'memory' | 'couriers'>

/** Another order has the key or number: this transaction must be rolled back. */
class TakenMeanwhile extends Error {}

/** Name of the unique constraint of order numbers. */
const UNIQUE_VIOLATION = '23505'

/**
 * Places an order once for its key (D-44): the same request gets the same answer, another
 * one under the same key is refused. Nothing is placed when the customer saw another total or stock is insufficient.
 * `ip`: address of the caller, for the limits. `customerId`: who is signed in.
 */
export async function placeOrder(
  shop: OrderShop,
  question: OrderQuestion,
  key: string,
  ip = '',
  customerId: string | null = null,
): Promise<Placed | Refusal> {
  const requestHash = createHash('sha256').update(JSON.stringify(question)).digest()
  const form = tidyForm(question, question.market)
  const phone = parsePhone(form.contact.phone, form.address.country)
  const fields = problemsOf(shop, form, phone)
  if (Object.keys(fields).length > 0) return { ok: false, reason: 'validation_failed', fields }
  const terms = await agreedTerms(shop, question.market)
  const placing = {
    form,
    ip,
    customerId,
    phone: phone!.e164,
    vatNumberTyped: question.billing.vatNumber ?? '',
    key,
    requestHash,
    terms,
  }
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await shop.db.transaction((tx) => place(shop, tx, placing))
      if (answer.ok) shop.jobSignal.wake()
      // The same order, placed just before, may have taken the last pieces.
      return answer.ok ? answer : ((await placedBefore(shop, key, requestHash)) ?? answer)
    } catch (error) {
      const sameNumber = sqlState(error) === UNIQUE_VIOLATION && attempt < 3
      const isLate = error instanceof PromotionGone && attempt < 10
      if (!(error instanceof TakenMeanwhile) && !sameNumber && !isLate) throw error
      const before = await placedBefore(shop, key, requestHash)
      if (before) return before
    }
  }
}

async function placedBefore(shop: OrderShop, key: string, requestHash: Buffer): Promise<Placed | Refusal | null> {
  const order = await findByIdempotencyKey(shop.db.query, key)
  if (!order) return null
  if (!order.requestHash.equals(requestHash)) return { ok: false, reason: 'idempotency_conflict' }
  return { ok: true, id: shop.tokens.orderToken(order.id, order.tokenHash), number: order.number, due: order.due }
}

/** Checks the form's own rules and those that need the phone library. */
function problemsOf(shop: Pick<Shop, 'config'>, form: OrderQuestion, phone: ReturnType<typeof parsePhone>): FieldProblems {
  const problems = checkoutProblems(form, { countyStrict: shop.config.countyStrict })
  if (!phone) problems['contact.phone'] ??= 'phone_invalid'
  else if (form.delivery === 'locker' && !phone.mobile) problems['contact.phone'] ??= 'phone_mobile_required'
  if (form.delivery === 'locker' && !form.locker) problems.locker ??= 'locker_required'
  return problems
}

/** Problems of gift data, by line. */
function giftDateProblems({ market, lines }: OrderQuestion, now: Date): FieldProblems {
  const today = marketDay(MARKETS[market], now)
  return Object.fromEntries(
    lines.flatMap(({ gift }, at) => {
      const problem = giftDateProblem(gift?.date, today)
      return problem === null ? [] : [[`lines.${at}.gift.date`, problem]]
    }),
  )
}

/** Inside the transaction. Shelves are locked before the order's key: whoever waits for a key holds nothing others need. */
async function place(shop: OrderShop, tx: Query, placing: Placing): Promise<Placed | Refusal> {
  const { form } = placing
  const now = shop.clock.now()
  const giftDates = giftDateProblems(form, now)
  if (Object.keys(giftDates).length > 0) return { ok: false, reason: 'validation_failed', fields: giftDates }
  const levels = await lockStock(
    tx,
    form.lines.map(({ item }) => item),
  )
  const { address } = form
  const asked: CartQuestion = { ...form, destination: { country: address.country, zip: address.zip } }
  const quote = await readQuote(shop, tx, asked, { now, ip: placing.ip, customerId: placing.customerId })
  const refused = refusal(quote, form)
  if (refused) return refused
  const locker = form.delivery === 'locker' ? await chosenLocker(shop, tx, address.country, form.locker ?? '') : null
  if (form.delivery === 'locker' && !locker) {
    return { ok: false, reason: 'validation_failed', fields: { locker: 'locker_gone' } }
  }
  const held = allocated(quote, levels)
  const pieces = held.reduce((sum, { qty }) => sum + qty, 0)
  if (pieces > UNPAID_LIMITS.pieces) return { ok: false, reason: 'too_many_pieces' }
  const attempt = { ip: placing.ip, email: form.contact.email, phone: placing.phone, pieces: quote.due > 0 ? pieces : null }
  const limited = await countOrder(shop.tokens, tx, attempt, now)
  if (limited) return limited
  const user = couponUser(asked, placing.customerId)
  const order = newOrder(shop, placing, { quote, locker, held, user, now })
  const jobs: NewJob[] = [
    { kind: 'order.expire', payload: { orderId: order.id }, key: `expire:${order.id}`, runAt: order.expiresAt },
    orderMailJob(order.id, 'confirmation', now),
    ...stockShownJobs(shownDifferently(levels, held), now),
  ]
  const taken = takenBy(quote)
  await takeCoupons(tx, taken, user)
  if (!(await insertOrder(tx, order, jobs))) throw new TakenMeanwhile()
  await takeCredit(tx, order.id, taken, now)
  if (order.due === 0) await markPaid(tx, order.id, null, now)
  return { ok: true, id: shop.tokens.orderToken(order.id), number: order.number, due: order.due }
}

function refusal(quote: Quoted, form: OrderQuestion): Refusal | null {
  if (quote.adjustments.length > 0) return { ok: false, reason: 'out_of_stock', quote }
  if (!quote.chosen) return { ok: false, reason: 'delivery_unavailable', quote }
  if (isTotalTooLarge(quote.sums.total, quote.market.currency)) return { ok: false, reason: 'total_too_large' }
  if (quote.sums.total !== form.total || quote.due !== (form.due ?? form.total))
    return { ok: false, reason: 'total_changed', quote }
  return null
}

/** Returns the order of a public token; null for malformed, unknown and foreign ones alike. */
export async function viewOrder(shop: Pick<Shop, 'db' | 'tokens'>, token: string): Promise<OrderRecord | null> {
  return readOrder(shop.db.query, { tokenHash: shop.tokens.hash(token) })
}
