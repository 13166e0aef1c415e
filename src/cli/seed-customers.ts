/** Fills a new demo shop with customers, their orders and what they wait for, through the services that customers use, at the times of the past. */
import { sql } from 'kysely'
import {
  DEMO_CUSTOMERS,
  DEMO_PASSWORD,
  type DemoCustomer,
  type DemoOrder,
  withdrawalStatement,
} from '#demo/customers/customers.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { emailKey, normalisedEmail } from '#domain/customers/email.ts'
import { marketDay } from '#domain/market/market-day.ts'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import { addAddress } from '#services/customers/addresses.ts'
import { addChild } from '#services/customers/children.ts'
import { recordConsent } from '#services/customers/consents.ts'
import { changeDetails } from '#services/customers/details.ts'
import { hashPassword } from '#services/customers/password-hash.ts'
import { mergeIntoSavedWishlist } from '#services/customers/saved-lists.ts'
import type { SignedIn } from '#services/customers/sessions.ts'
import { issueCreditNote, issueInvoice } from '#services/documents/issue-document.ts'
import { cancelOrderByNumber } from '#services/orders/cancel-order.ts'
import { deliverOrder, shipOrder } from '#services/orders/ship-order.ts'
import { UNNAMED } from '#services/orders/staff-act.ts'
import { refundWithdrawal } from '#services/withdrawals/refund-withdrawal.ts'
import { moveWithdrawal } from '#services/withdrawals/staff-withdrawals.ts'
import { confirmWithdrawal, draftWithdrawal, openWithdrawal } from '#services/withdrawals/withdrawals.ts'
import { formatFullName } from '#domain/customers/address.ts'
import { readSupplyFacts } from '#store/documents/documents.ts'
import { readOrder } from '#store/orders/orders.ts'
import { prepareOrder } from '#services/orders/staff-orders.ts'
import { quoteCart } from '#services/cart/quote.ts'
import { placeOrder, type Placed } from '#services/orders/place-order.ts'
import { refreshPayment } from '#services/payments/payments.ts'
import { startPayment } from '#services/payments/start-payment.ts'
import type { Shop } from '#services/shop.ts'
import { letWait, takeAlert } from '#store/alerts/alerts.ts'
import { markVerified, takeCustomer } from '#store/customers/customers.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { findOrderId } from '#store/payments/payments.ts'

/** A card that the sandbox approves. */
const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 39', cvc: '123' }
/** What each of the goods can give to the orders. */
const PIECES = 5
/** Products of a wishlist. */
const WISHES = 4
const OWN_PARCEL = { courier: 'own', awbs: [], parcels: 1 } as const
/** Time between the steps of an order. */
const STEP_MS = DAY_MS / 2

/** Goods that the demo's orders are made of: on sale for months, in stock, and light enough for every courier. */
const readGoods = async (query: Query, now: Date, count: number): Promise<{ item: string; product: string }[]> => {
  const rows = await query
    .selectFrom('variant as v')
    .innerJoin('product as p', 'p.id', 'v.product_id')
    .select(['v.id', 'v.product_id'])
    .where('p.kind', '=', 'simple')
    .where('p.no_promo', '=', false)
    .where('p.flags', '=', sql<string[]>`'{}'`)
    .where('v.weight_g', '<', 3000)
    .where('p.published_at', '<', new Date(now.getTime() - 60 * DAY_MS))
    .where((is) =>
      is.exists(
        is.selectFrom('stock as s').select('s.variant_id').whereRef('s.variant_id', '=', 'v.id').where('s.on_hand', '>', PIECES),
      ),
    )
    .where('v.position', '=', 1)
    .orderBy('p.rank', 'desc')
    .orderBy('v.id')
    .limit(count)
    .execute()
  return rows.map(({ id, product_id: product }) => ({ item: String(id), product: String(product) }))
}

/** Returns as many goods from this place on, of which none comes twice; after the last comes the first. */
const inTurn = <T>(goods: readonly T[], from: number, count: number): T[] =>
  Array.from({ length: Math.min(count, goods.length) }, (_, at) => goods[(from + at) % goods.length]!)

type Customer = Pick<SignedIn, 'id' | 'email' | 'market'>

/** Writes the demo's customers with addresses, children, consents, wishlists and orders. @throws Error when an order is refused */
export async function seedDemoCustomers(shop: Shop): Promise<void> {
  const now = shop.clock.now()
  const passwordHash = await hashPassword(shop, DEMO_PASSWORD)
  const pieces = DEMO_CUSTOMERS.flatMap(({ orders }) => orders.map(({ lines }) => lines)).reduce((sum, lines) => sum + lines, 0)
  const goods = await readGoods(shop.db.query, now, pieces + WISHES)
  let taken = 0
  for (const demo of DEMO_CUSTOMERS) {
    const customer = await writeCustomer(shop, demo, passwordHash)
    for (const order of demo.orders) {
      // A demo shop of few products sells the same ones again, one of very few has fewer orders.
      const items = inTurn(goods, taken, order.lines).map(({ item }) => item)
      taken += order.lines
      if (items.length === order.lines && taken <= goods.length * PIECES) await writeOrder(shop, { demo, customer, order, items })
    }
    if (demo.orders.length > 0)
      await mergeIntoSavedWishlist(
        shop,
        customer.id,
        inTurn(goods, taken, WISHES).map(({ product }) => product),
      )
  }
  await seedAlerts(shop)
}

const at = (shop: Shop, moment: Date): Shop => ({ ...shop, clock: { now: () => moment } })

async function writeCustomer(shop: Shop, demo: DemoCustomer, passwordHash: string): Promise<Customer> {
  const { email, firstName, lastName, market, phone, address } = demo
  const now = shop.clock.now()
  const then = new Date(now.getTime() - demo.registered * DAY_MS)
  const id = uuidv7(then)
  await shop.db.transaction(async (tx) => {
    await takeCustomer(tx, id, { email, emailKey: emailKey(email), firstName, lastName, market, passwordHash }, then)
    await markVerified(tx, id, { passwordHash: null, firstName: null, lastName: null }, then)
    await tx.updateTable('customer').set({ last_seen_at: now }).where('id', '=', id).execute()
  })
  const customer = { id, email, market }
  const noCompany = { personType: 'individual' as const, companyName: '', vatNumber: '', registerNumber: '' }
  const saved = { ...address, ...noCompany, firstName, lastName, phone, label: '', isDelivery: true, isBilling: true }
  const dayOf = (days: number) => marketDay(MARKETS[market], new Date(now.getTime() - days * DAY_MS))
  const answers: { ok: boolean }[] = [
    await changeDetails(shop, customer, { firstName, lastName, phone }),
    await addAddress(at(shop, then), customer, saved),
  ]
  for (const { name, days } of demo.children) answers.push(await addChild(shop, customer, { name, dateOfBirth: dayOf(days) }))
  const refused = answers.find(({ ok }) => !ok)
  if (refused) throw new Error(`${email}: ${JSON.stringify(refused)}`)
  if (demo.newsletter) await recordConsent(at(shop, then), id, { purpose: 'newsletter', isGiven: true, locale: market })
  return customer
}

interface Ordering {
  demo: DemoCustomer
  customer: Customer
  order: DemoOrder
  items: string[]
}

async function writeOrder(shop: Shop, { demo, customer, order, items }: Ordering): Promise<void> {
  const then = new Date(shop.clock.now().getTime() - order.daysAgo * DAY_MS)
  const past = at(shop, then)
  const placed = await place(past, demo, customer, items)
  const later = (steps: number) => at(shop, new Date(then.getTime() + steps * STEP_MS))
  if (order.state === 'canceled') await cancelOrderByNumber(later(1), placed.number)
  if (order.state === 'unpaid' || order.state === 'canceled') return
  await pay(past, placed)
  const orderId = (await findOrderId(shop.db.query, placed.number))!
  await issueInvoice(past, { orderId })
  if (order.state === 'paid') return
  await prepareOrder(later(1), placed.number, UNNAMED)
  if (order.state === 'partially fulfilled') await shipOne(later(2), placed.number)
  if (order.state !== 'fulfilled') return
  await shipAll(later(2), placed.number)
  await deliverOrder(later(4), placed.number, UNNAMED)
  if (order.returned) await returnGoods(later, order.returned, demo, placed)
  const { refundsWithoutNote } = await readSupplyFacts(shop.db.query, orderId)
  for (const refundId of refundsWithoutNote) await issueCreditNote(later(15), { refundId })
  if (order.isWithdrawn) await withdraw(at(shop, new Date(shop.clock.now().getTime() - DAY_MS)), demo, placed)
}

/** Withdraws from an order, sends the goods back and gets the money, a few days after it came. */
async function returnGoods(
  later: (steps: number) => Shop,
  what: 'line' | 'all',
  demo: DemoCustomer,
  placed: Placed,
): Promise<void> {
  const number = await withdraw(later(8), demo, placed, what)
  await moveWithdrawal(later(9), number, 'accepted', UNNAMED)
  await moveWithdrawal(later(14), number, 'arrived', UNNAMED)
  const refunded = await refundWithdrawal(later(15), number, null, UNNAMED)
  if (!refunded.ok) throw new Error(`${placed.number}: ${refunded.reason}`)
}

/** Declares the withdrawal from the first line of an order, or from all of it. Returns its number. */
async function withdraw(
  shop: Shop,
  { market, email, firstName, lastName }: DemoCustomer,
  placed: Placed,
  what: 'line' | 'all' = 'line',
): Promise<string> {
  const order = await readOrder(shop.db.query, { id: (await findOrderId(shop.db.query, placed.number))! })
  const first = { line: 1, name: order!.lines[0]!.name, quantity: 1 }
  const lines = what === 'all' ? [] : [first]
  const name = formatFullName({ firstName, lastName }, market)
  const declaration = { name, reference: placed.number, email, goods: '', lines, isPart: what === 'line' }
  const statement = withdrawalStatement[market](placed.number, `1 × ${first.name}`)
  const drafted = await draftWithdrawal(shop, { ...declaration, locale: market, statement, orderId: order!.id }, email)
  if (drafted.kind !== 'draft') throw new Error(`${placed.number} could not be withdrawn from`)
  await confirmWithdrawal(shop, drafted.token, email)
  const opened = await openWithdrawal(shop, drafted.token)
  if (opened?.kind !== 'declared') throw new Error(`${placed.number}: the withdrawal is not recorded`)
  return opened.withdrawal.number
}

async function place(shop: Shop, demo: DemoCustomer, customer: Customer, items: string[]): Promise<Placed> {
  const { market, email, firstName, lastName, phone } = demo
  const address = { ...demo.address, firstName, lastName }
  const lines = items.map((item) => ({ item, qty: 1 }))
  const question = { market, lines, destination: { country: address.country, zip: address.zip } }
  const { choices } = await quoteCart(shop, question)
  const delivery = choices?.find(({ rule }) => rule.method === 'courier')?.key
  if (delivery === undefined) throw new Error(`no courier delivers to ${address.country}`)
  const { sums } = await quoteCart(shop, { ...question, delivery })
  const form = {
    market,
    lines,
    contact: { email, phone },
    address,
    billing: { sameAsDelivery: true, personType: 'individual' as const },
    delivery,
    total: sums.total,
    newsletter: false,
  }
  const answer = await placeOrder(shop, form, `demo ${uuidv7(shop.clock.now())}`, email, customer.id)
  if (!answer.ok) throw new Error(`${email}: ${JSON.stringify(answer)}`)
  return answer
}

/** Pays on the card page of the sandbox; the shop reads the state back as it does when a notification is late. */
async function pay(shop: Shop, { id, number }: Placed): Promise<void> {
  const started = await startPayment(shop, id, number)
  const { hosted } = shop.gateways.sandbox ?? {}
  if (!started.ok || started.action.type !== 'redirect' || !hosted) throw new Error(`${number} could not be paid`)
  const body = new URLSearchParams({ ...CARD, name: 'Demo' })
  await hosted.answer(new Request(started.action.url, { method: 'POST', body }))
  const orderId = await findOrderId(shop.db.query, number)
  if (orderId === null || !(await refreshPayment(shop, orderId))) throw new Error(`the payment of ${number} was not approved`)
}

/** Sends all pieces of an order; the last shipment fulfils it. */
async function shipAll(shop: Shop, number: string): Promise<void> {
  for (;;) {
    const shipped = await shipOrder(shop, number, { from: null, pieces: null, ...OWN_PARCEL }, UNNAMED)
    if (!shipped.ok) throw new Error(`${number}: ${shipped.reason}`)
    if (shipped.status === 'fulfilled') return
  }
}

/** Sends one piece of an order. */
async function shipOne(shop: Shop, number: string): Promise<void> {
  const [piece] = await shop.db.query
    .selectFrom('stock_reservation as r')
    .innerJoin('order as o', 'o.id', 'r.order_id')
    .innerJoin('variant as v', 'v.id', 'r.variant_id')
    .select(['r.warehouse_id', 'v.sku'])
    .where('o.number', '=', number)
    .orderBy('v.sku')
    .execute()
  const pieces = new Map([[piece!.sku, 1]])
  const shipped = await shipOrder(shop, number, { from: piece!.warehouse_id, pieces, ...OWN_PARCEL }, UNNAMED)
  if (!shipped.ok) throw new Error(`${number}: ${shipped.reason}`)
}

/** How many wait for each of the first goods. */
const PEOPLE = [9, 6, 4, 3, 2, 2, 1]

/** Lets made-up people wait for goods that are out of stock, so that staff see what is wanted. */
async function seedAlerts({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const { rows } = await sql<{ variant: number }>`
    select v.id as variant from variant v join product p on p.id = v.product_id
    where p.kind = 'simple' and not p.no_promo and p.published_at < ${now} and p.withheld_in = '{}'
      and not exists (select from stock s where s.variant_id = v.id and s.on_hand > s.reserved)
    order by p.rank desc, v.id limit ${PEOPLE.length}`.execute(db.query)
  await db.transaction(async (tx) => {
    for (const [at, { variant }] of rows.entries()) {
      for (let person = 0; person < PEOPLE[at]!; person++) {
        const email = `parinte.${at + 1}.${person + 1}@exemplu.ro`
        // Every other one in the first market.
        const locale = person % 2 === 0 ? LOCALES[0] : LOCALES[(at + person) % LOCALES.length]!
        const then = new Date(now.getTime() - (1 + ((at + 3 * person) % 20)) * DAY_MS)
        // oxlint-disable-next-line no-await-in-loop -- one connection has one statement at a time
        const { id } = await takeAlert(tx, { variant, locale, address: normalisedEmail(email), email }, then)
        // oxlint-disable-next-line no-await-in-loop -- one connection has one statement at a time
        await letWait(tx, id, then)
      }
    }
  })
}
