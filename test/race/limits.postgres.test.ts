/** Every limit of every endpoint, under calls at the same moment on several connections. */
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { CODE_GUESS_LIMIT, ORDER_LIMITS, PAYMENT_LIMITS, UNPAID_LIMITS } from '#domain/checkout/limits.ts'
import { href, MARKETS } from '#domain/market/market.ts'
import { insertCoupons } from '#store/promotions/coupons.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { callerOf, newAddress, type Answer } from '#test/endpoint-calls.ts'
import { setStock, forgetLimits, ITEMS, orderOf, somebody, insertTestItems } from '#test/goods.ts'
import { testShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
let call: ReturnType<typeof callerOf>
let numbers = 0
beforeAll(async () => {
  shop = await testShop()
  await insertTestItems(shop.db.query, shop.clock.now())
  await shop.catalog.refresh()
  call = callerOf(shop)
})
beforeEach(async () => {
  await sql`truncate "order", coupon, job cascade`.execute(shop.db.query)
  await forgetLimits(shop.db.query)
  await setStock(shop.db.query, ITEMS.body, [900, 900])
})

const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

interface Sent {
  contact?: { email: string; phone: string }
  address?: string
  qty?: number
  total?: number
}
const order = ({ contact = somebody(), address = newAddress(), qty = 1, total = 6999 }: Sent) => {
  const body = { ...orderOf({ contact, lines: [{ item: ITEMS.body, qty }], total }), codes: [], terms: true }
  return call('POST', '/api/orders', body, { 'idempotency-key': `limited-order-${++numbers}` }, address)
}

/** Orders of one caller that are no longer unpaid, so that only what is tested stands in the way. */
const settle = () => sql`update "order" set payment_state = 'paid', status = 'unfulfilled'`.execute(shop.db.query)
/** An attempt that is declined at once. */
const pay = (id: string, address: string) => call('POST', `/api/orders/${id}/payments`, {}, {}, address)
const guess = (code: string, address: string) =>
  call('POST', '/api/cart/quote', { market: 'ro', lines: [{ item: ITEMS.body, qty: 1 }], codes: [code] }, {}, address)
const guessByOrder = (code: string, address: string) => {
  const body = { ...orderOf({ contact: somebody() }), total: 1, codes: [code], terms: true }
  return call('POST', '/api/orders', body, { 'idempotency-key': `guessing-order-${++numbers}` }, address)
}

const rows = async (table: 'order' | 'payment_attempt') =>
  (await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(shop.db.query)).rows[0]!.n
const statesOf = (answers: Answer[]): string[] => answers.map(({ body }) => (body.codes ?? body.quote.codes)[0].state as string)

interface Case {
  limit: string
  most: number
  /** Sends more calls than the limit allows; returns how many passed and the answers that did not. */
  burst(): Promise<{ passed: number; refused: Answer[] }>
}

const ofOrders = (answers: Answer[]) => ({
  passed: answers.filter(({ status }) => status === 201).length,
  refused: answers.filter(({ status }) => status !== 201),
})

const CASES: Case[] = [
  {
    limit: 'too_many_orders',
    most: ORDER_LIMITS.caller.most,
    async burst() {
      const address = '192.0.2.1'
      const answers: Answer[] = []
      // In groups below the limit on unpaid orders; the last one goes over this limit.
      for (let group = 0; group < 4; group++) {
        answers.push(...(await times(UNPAID_LIMITS.orders, () => order({ address }))))
        await settle()
      }
      return ofOrders(answers)
    },
  },
  {
    limit: 'too_many_orders_email',
    most: ORDER_LIMITS.email.most,
    burst: async () =>
      ofOrders(
        await times(30, (at) =>
          order({ contact: { ...somebody(), email: at % 2 ? 'o.mama+oferte@gmail.com' : 'OMAMA@googlemail.com' } }),
        ),
      ),
  },
  {
    limit: 'too_many_orders_phone',
    most: ORDER_LIMITS.phone.most,
    burst: async () =>
      ofOrders(
        await times(30, (at) => order({ contact: { ...somebody(), phone: at % 2 ? '0722 123 456' : '+40 722-123-456' } })),
      ),
  },
  {
    limit: 'too_many_unpaid_orders',
    most: UNPAID_LIMITS.orders,
    // The halves of one IPv6 network are one caller.
    burst: async () => ofOrders(await times(25, (at) => order({ address: at % 2 ? '2001:db8::1' : '2001:db8:0:0:ffff::2' }))),
  },
  {
    limit: 'too_many_unpaid_pieces',
    most: Math.floor(UNPAID_LIMITS.pieces / 99),
    burst: async () => ofOrders(await times(9, () => order({ address: '192.0.2.2', qty: 99, total: 495_000 }))),
  },
  {
    limit: 'too_many_payments_order',
    most: PAYMENT_LIMITS.order.most,
    async burst() {
      const { body } = await order({})
      const answers: Answer[] = []
      // Calls of one group share an attempt, and the next group needs one of its own.
      for (let group = 0; group < PAYMENT_LIMITS.order.most + 2; group++) {
        answers.push(...(await times(4, () => pay(body.id, newAddress()))))
        await sql`update payment_attempt set state = 'failed' where state = 'pending_action'`.execute(shop.db.query)
      }
      return { passed: await rows('payment_attempt'), refused: answers.filter(({ status }) => status !== 200) }
    },
  },
  {
    limit: 'too_many_payments',
    most: PAYMENT_LIMITS.caller.most,
    async burst() {
      const placed = await times(45, () => order({}))
      const answers = await times(45, (at) => pay(placed[at]!.body.id, '192.0.2.3'))
      return { passed: await rows('payment_attempt'), refused: answers.filter(({ status }) => status !== 200) }
    },
  },
]

test.each(CASES)('$limit: exactly $most pass', async ({ limit, most, burst }) => {
  const { passed, refused } = await burst()
  expect(passed).toBe(most)
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, type, headers, body } of refused) {
    expect([status, type, body.code]).toEqual([429, 'application/problem+json', limit])
    expect(headers.get('retry-after')).toBe(String(body.retryAfter))
    expect(body.retryAfter).toBeGreaterThan(0)
  }
  expect(shop.errors).toEqual([])
})

test.each([
  ['quotes', guess],
  ['orders', guessByOrder],
])('guessed codes in %s are answered up to the limit, valid or not', async (_, send) => {
  const now = shop.clock.now()
  await insertCoupons(shop.db.query, [{ id: uuidv7(now), code: 'CORECT', type: 0, amount: 10, currency: 'RON', created_at: now }])
  const address = '192.0.2.4'
  const states = statesOf(await times(76, (at) => send(`GRESIT${at}`, address)))
  expect(states.filter((state) => state === 'error_not_exist')).toHaveLength(CODE_GUESS_LIMIT.most)
  expect(states.filter((state) => state === 'error_too_many_tries')).toHaveLength(76 - CODE_GUESS_LIMIT.most)
  expect(statesOf([await send('CORECT', address)])).toEqual(['error_too_many_tries'])
  expect(statesOf([await send('CORECT', newAddress())])).toEqual(['applied'])
  expect(shop.errors).toEqual([])
})

test('refusals end with the window and the expiry of unpaid orders, and repeated requests keep their answer', async () => {
  const address = '192.0.2.5'
  const first = { contact: somebody(), address }
  const body = { ...orderOf({ contact: first.contact }), codes: [], terms: true }
  const send = () => call('POST', '/api/orders', body, { 'idempotency-key': 'the-first-of-many' }, address)
  const placed = await send()
  await times(UNPAID_LIMITS.orders, () => order({ address }))
  expect((await order({ address })).body.code).toBe('too_many_unpaid_orders')
  expect((await send()).body).toEqual(placed.body)
  expect(placed.body.next).toBe(href(MARKETS.ro, `/checkout/payment/${placed.body.id}`))
  const { retryAfter } = (await order({ address })).body
  shop.clock.advance(retryAfter * 1000)
  await sql`update "order" set status = 'canceled'`.execute(shop.db.query)
  expect((await order({ address })).status).toBe(201)
})
