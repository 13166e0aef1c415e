/** Placing an order: one transaction that holds the shelves, prices everything again and writes all of it, or nothing. */
import { createHash } from 'node:crypto'
import { optionOf } from '#catalogue/option.ts'
import { pictureOf } from '#catalogue/pictures.ts'
import { allocate, type Allocated, type Shelf } from '#domain/allocation.ts'
import { explode, type WantedLine } from '#domain/cart.ts'
import { billingOf, checkoutProblems, tidyForm, type CheckoutForm, type FieldProblems } from '#domain/checkout.ts'
import { shipsFrom } from '#domain/delivery.ts'
import { MARKETS, type Locale } from '#domain/market.ts'
import { MAX_TOTAL, RESERVATION_MINUTES } from '#domain/order.ts'
import { shownPrior } from '#domain/product.ts'
import type { Shop } from '#src/shop.ts'
import { sqlState, type Query } from '#store/db.ts'
import { findLocker, type Locker } from '#store/delivery.ts'
import { findByIdempotencyKey, insertOrder, readOrder, type NewOrder, type OrderLine, type OrderRecord } from '#store/orders.ts'
import { lockShelves } from '#store/stock.ts'
import { uuidv7 } from '#store/uuid.ts'
import { agreedTerms } from './agreed-terms.ts'
import { wakeJobs } from './jobs.ts'
import { orderMailJob } from './order-mail.ts'
import { markPaid } from './order-payment.ts'
import { parsePhone } from './phone.ts'
import { readQuote, type Quoted } from './quote.ts'
import { shownDifferently, stockShownJobs } from './stock-shown.ts'
import { isToken } from './tokens.ts'

export type { OrderRecord }

export interface OrderQuestion extends CheckoutForm {
  market: Locale
  lines: readonly WantedLine[]
  /** Key of the chosen delivery. */
  delivery: string
  /** Locker id when the delivery is `locker`. */
  locker?: string
  /** The total the page showed (D-44). */
  total: number
  newsletter: boolean
}

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
  | { ok: false; reason: 'total_too_large' | 'idempotency_conflict' }

type OrderShop = Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'catalogue'>

/** Another order took the key, or the number, first: this transaction must leave no trace. */
class TakenMeanwhile extends Error {}

/** The database's word for an order number that two orders drew. */
const UNIQUE_VIOLATION = '23505'

/**
 * Places an order once for its key, however often and from wherever it is sent (D-44): the same request gets the same answer, another
 * one under the same key is refused. Nothing is placed when the customer saw another total, or pieces are no longer there.
 */
export async function placeOrder(shop: OrderShop, question: OrderQuestion, key: string): Promise<Placed | Refusal> {
  const requestHash = createHash('sha256').update(JSON.stringify(question)).digest()
  const form = tidyForm(question, question.market)
  const phone = parsePhone(form.contact.phone, form.address.country)
  const fields = problemsOf(shop, form, phone)
  if (Object.keys(fields).length > 0) return { ok: false, reason: 'validation_failed', fields }
  const terms = await agreedTerms(shop, question.market)
  const placing = { form, phone: phone!.e164, vatNumberTyped: question.billing.vatNumber ?? '', key, requestHash, terms }
  for (let tries = 1; ; tries++) {
    try {
      const answer = await shop.db.transaction((tx) => place(shop, tx, placing))
      if (answer.ok) wakeJobs()
      // The same order, placed a moment ago, may be what took the last pieces.
      return answer.ok ? answer : ((await placedBefore(shop, key, requestHash)) ?? answer)
    } catch (error) {
      const sameNumber = sqlState(error) === UNIQUE_VIOLATION && tries < 3
      if (!(error instanceof TakenMeanwhile) && !sameNumber) throw error
      const before = await placedBefore(shop, key, requestHash)
      if (before) return before
    }
  }
}

async function placedBefore(shop: OrderShop, key: string, requestHash: Buffer): Promise<Placed | Refusal | null> {
  const order = await findByIdempotencyKey(shop.db.query, key)
  if (!order) return null
  if (!order.requestHash.equals(requestHash)) return { ok: false, reason: 'idempotency_conflict' }
  return { ok: true, id: shop.tokens.orderToken(order.id), number: order.number, due: order.due }
}

/** The form's own rules, and those that need the telephone library. */
function problemsOf(shop: Pick<Shop, 'config'>, form: OrderQuestion, phone: ReturnType<typeof parsePhone>): FieldProblems {
  const problems = checkoutProblems(form, { countyStrict: shop.config.countyStrict })
  if (!phone) problems['contact.phone'] ??= 'phone_invalid'
  else if (form.delivery === 'locker' && !phone.mobile) problems['contact.phone'] ??= 'phone_mobile_required'
  if (form.delivery === 'locker' && !form.locker) problems.locker ??= 'locker_required'
  return problems
}

interface Placing {
  form: OrderQuestion
  /** E.164 */
  phone: string
  /** VAT number as the customer wrote it (ID-3). */
  vatNumberTyped: string
  key: string
  requestHash: Buffer
  terms: unknown
}

/** Inside the transaction. Shelves are locked before the order's key: whoever waits for a key holds nothing others need. */
async function place(shop: OrderShop, tx: Query, placing: Placing): Promise<Placed | Refusal> {
  const { form } = placing
  const now = shop.clock.now()
  const shelves = await lockShelves(
    tx,
    form.lines.map(({ item }) => item),
  )
  const { address } = form
  const quote = await readQuote(shop, tx, { ...form, destination: { country: address.country, zip: address.zip } }, now)
  const refused = refusal(quote, form)
  if (refused) return refused
  const locker = form.delivery === 'locker' ? await findLocker(tx, address.country, form.locker ?? '') : null
  if (form.delivery === 'locker' && !locker) {
    return { ok: false, reason: 'validation_failed', fields: { locker: 'locker_required' } }
  }
  const held = allocated(quote, shelves)
  const order = newOrder(shop, placing, { quote, locker, held, now })
  const jobs = [
    { kind: 'order.expire', payload: { orderId: order.id }, key: `expire:${order.id}`, runAt: order.expiresAt },
    orderMailJob(order.id, 'confirmation', now),
    ...stockShownJobs(shownDifferently(shelves, held), now),
  ]
  if (!(await insertOrder(tx, order, jobs))) throw new TakenMeanwhile()
  if (order.due === 0) await markPaid(tx, order.id, null, now)
  return { ok: true, id: shop.tokens.orderToken(order.id), number: order.number, due: order.due }
}

function refusal(quote: Quoted, form: OrderQuestion): Refusal | null {
  if (quote.adjustments.length > 0) return { ok: false, reason: 'out_of_stock', quote }
  if (!quote.chosen) return { ok: false, reason: 'delivery_unavailable', quote }
  if (quote.sums.total > MAX_TOTAL) return { ok: false, reason: 'total_too_large' }
  if (quote.sums.total !== form.total) return { ok: false, reason: 'total_changed', quote }
  return null
}

/** Where each piece comes from; a pick-up's from its showroom as far as they lie there. */
function allocated(quote: Quoted, shelves: readonly Shelf[]): Allocated[] {
  const items = new Map(quote.lines.map(({ item }) => [item.id, item]))
  const pieces = explode(
    quote.lines.map(({ item, qty }) => ({ item: item.id, qty })),
    items,
  )
  const rule = quote.chosen!.rule
  const held = allocate(pieces, shelves, rule.method === 'pickup' ? rule.warehouse : null)
  // The quote was fitted to these very shelves.
  if (!held) throw new Error('the shelves do not hold what was promised from them')
  return held
}

interface Priced {
  quote: Quoted
  locker: Locker | null
  held: Allocated[]
  now: Date
}

function newOrder(shop: OrderShop, placing: Placing, { quote, locker, held, now }: Priced): NewOrder {
  const { form } = placing
  const { market, sums } = quote
  const chosen = quote.chosen!
  const { place: showroom } = chosen.rule
  const id = uuidv7(now)
  return {
    id,
    tokenHash: shop.tokens.hash(shop.tokens.orderToken(id)),
    number: shop.tokens.orderNumber(id),
    idempotencyKey: placing.key,
    requestHash: placing.requestHash,
    market: market.locale,
    currency: market.currency,
    email: form.contact.email,
    phone: placing.phone,
    address: form.address,
    billing: { ...billingOf(form), vatNumberTyped: form.billing.personType === 'company' ? placing.vatNumberTyped : '' },
    delivery: {
      key: chosen.key,
      method: chosen.rule.method,
      shipsFrom: shipsFrom(chosen.rule),
      from: chosen.from,
      to: chosen.to,
      showroom:
        chosen.rule.method === 'pickup' && showroom
          ? { id: showroom.id, city: showroom.city, name: showroom.name, address: showroom.address }
          : null,
      locker,
      note: form.note ?? '',
    },
    subtotal: sums.subtotal,
    discount: sums.discount,
    deliveryPrice: sums.delivery,
    total: sums.total,
    due: sums.total,
    terms: placing.terms,
    newsletter: form.newsletter,
    createdAt: now,
    expiresAt: new Date(now.getTime() + RESERVATION_MINUTES * 60_000),
    lines: [...goodsLines(quote), ...transportLines(quote)],
    held,
  }
}

function goodsLines({ lines, sums, market }: Quoted): OrderLine[] {
  return lines.map(({ item, qty, discount, total, vatCountry, vatRate }, index) => ({
    kind: item.kind === 'simple' ? 'goods' : item.kind,
    item: item.id,
    product: item.product,
    sku: item.sku,
    name: item.name,
    option: optionOf(item, market.locale),
    brand: item.brand,
    image: pictureOf(item, item.colourway).src,
    qty,
    mrp: item.mrp,
    unitPrice: item.sale,
    prior: shownPrior(item),
    couponed: false,
    discount,
    total,
    vatCountry,
    vatRate,
    vat: sums.lineVat[index]!,
    parts: item.parts.map((part) => ({ item: part.item, sku: part.sku, name: part.name, qty: part.qty })),
  }))
}

/** The charge for delivery is a virtual item of the order, outside everything that coupons count (SHIP-2). */
function transportLines({ sums, chosen }: Quoted): OrderLine[] {
  return sums.transport.map(({ price, country, rate, vat }) => ({
    kind: 'transport',
    item: null,
    product: null,
    sku: 'TRANSPORT',
    name: chosen!.rule.method,
    option: '',
    brand: '',
    image: '',
    qty: 1,
    mrp: price,
    unitPrice: price,
    prior: null,
    couponed: false,
    discount: 0,
    total: price,
    vatCountry: country,
    vatRate: rate,
    vat,
    parts: [],
  }))
}

/** The order of a public token; null for malformed, unknown and foreign ones alike. */
export async function viewOrder(shop: Pick<Shop, 'db' | 'tokens'>, token: string): Promise<OrderRecord | null> {
  return isToken(token) ? readOrder(shop.db.query, { tokenHash: shop.tokens.hash(token) }) : null
}
