import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Currency } from '#domain/market/market.ts'
import { insertCoupons, type NewCoupon } from '#store/promotions/coupons.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { insertVouchers, readLedger } from '#store/promotions/vouchers.ts'
import { setStock, ITEMS, orderOf, insertTestItems } from '#test/goods.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { cancelOrderByNumber } from './cancel-order.ts'
import type { OrderQuestion } from './new-order.ts'
import { expireOrder, markPaid } from './order-payment.ts'
import { purgeAttempts } from '#services/limits/limits.ts'
import { placeOrder, viewOrder, type OrderRecord } from './place-order.ts'
import { quoteCart } from '#services/cart/quote.ts'
import { issueVouchers, newVoucher, viewVoucher, writeVoucherMail } from '#services/promotions/vouchers.ts'

let shop: TestShop
let keys = 0
beforeAll(async () => {
  shop = await testShop()
  await insertTestItems(shop.db.query, shop.clock.now())
  await shop.catalog.refresh()
})
beforeEach(async () => {
  await sql`truncate coupon, voucher, code_guess, attempt_count, order_caller, job cascade`.execute(shop.db.query)
  for (const item of [ITEMS.body, ITEMS.hat, ITEMS.book]) await setStock(shop.db.query, item, [50])
})

const coupon = (code: string, change: Partial<NewCoupon> = {}) =>
  insertCoupons(shop.db.query, [
    { id: uuidv7(shop.clock.now()), code, type: 0, amount: 10, currency: 'RON', created_at: shop.clock.now(), ...change },
  ])
const CODE = 'ABCD-EFGH-JKMN-2345'
async function voucher(amount: number, currency: Currency = 'RON') {
  const wish = { market: 'ro' as const, amount, currency, validUntil: null, recipient: null, name: '', message: '' }
  const made = newVoucher(shop.tokens, wish, shop.clock.now(), { code: CODE })
  await shop.db.transaction((tx) => insertVouchers(tx, [made], shop.clock.now()))
  return made.id
}
const usage = async (code: string) =>
  (await shop.db.query.selectFrom('coupon').select('usage').where('code', '=', code).executeTakeFirstOrThrow()).usage
const balance = async () =>
  (await shop.db.query.selectFrom('voucher').select('balance').where('code', '=', CODE).executeTakeFirstOrThrow()).balance
const place = (change: Partial<OrderQuestion>) => placeOrder(shop, orderOf(change), `promoted-order-${++keys}`)
async function placed(change: Partial<OrderQuestion>): Promise<OrderRecord> {
  const answer = await place(change)
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return (await viewOrder(shop, answer.id))!
}
const pay = (order: OrderRecord) => shop.db.transaction((tx) => markPaid(tx, order.id, null, shop.clock.now()))
const expire = (order: OrderRecord) => shop.db.transaction((tx) => expireOrder(tx, order.id, shop.clock.now()))

test('an order stores the discount of its coupon by line, and the use', async () => {
  await coupon('ZECE', { max_uses: 5 })
  const lines = [
    { item: ITEMS.body, qty: 2 },
    { item: ITEMS.hat, qty: 1 },
  ]
  const order = await placed({ lines, codes: [' zece '], total: 15_999 })
  expect(order).toMatchObject({ subtotal: 15_000, discount: 1000, total: 15_999, due: 15_999 })
  expect(order.lines.map(({ discount, total }) => [discount, total])).toEqual([
    [1000, 9000],
    [0, 5000],
    [0, 1999],
  ])
  expect(order.codes).toEqual([{ code: 'ZECE', kind: 'coupon', amount: 1000 }])
  expect(await usage('ZECE')).toBe(1)
})

test('a line reduced by a coupon stores both prices', async () => {
  await coupon('TREI', { type: 3, amount: 40 })
  const order = await placed({
    lines: [
      { item: ITEMS.body, qty: 1 },
      { item: ITEMS.hat, qty: 1 },
    ],
    codes: ['TREI'],
    total: 3000 + 4200 + 1999,
  })
  expect(order.lines.slice(0, 2).map(({ catalogPrice, unitPrice, couponed }) => [catalogPrice, unitPrice, couponed])).toEqual([
    [5000, 3000, true],
    [5000, 4200, true],
  ])
  expect(order.codes).toEqual([{ code: 'TREI', kind: 'coupon', amount: 2800 }])
})

test('an unpaid order releases its use once', async () => {
  await coupon('UNA', { max_uses: 1 })
  const order = await placed({ codes: ['UNA'], total: 6499 })
  expect(await place({ codes: ['UNA'], total: 6499 })).toMatchObject({
    ok: false,
    reason: 'total_changed',
    quote: { codes: [{ state: 'error_usage' }] },
  })
  shop.clock.advance(61 * 60_000)
  expect([await expire(order), await expire(order)]).toEqual([true, false])
  expect(await usage('UNA')).toBe(0)
  const again = await placed({ codes: ['UNA'], total: 6499 })
  await pay(again)
  expect(await cancelOrderByNumber(shop, again.number)).toBe('canceled')
  expect(await cancelOrderByNumber(shop, again.number)).toBe('order_step_refused')
  expect(await usage('UNA')).toBe(0)
})

test('a coupon without a discount is not used (D-27)', async () => {
  await coupon('ZECE')
  await placed({ lines: [{ item: ITEMS.hat, qty: 1 }], codes: ['ZECE'], total: 6999 })
  expect(await usage('ZECE')).toBe(0)
})

test('a limit per customer counts a person under any of their names', async () => {
  await coupon('ODATA', { max_uses_per_customer: 1 })
  await placed({ codes: ['ODATA'], total: 6499 })
  const quote = (contact: { email?: string; phone?: string }) =>
    quoteCart(shop, { market: 'ro', lines: [{ item: ITEMS.body, qty: 1 }], codes: ['ODATA'], contact })
  const stateFor = async (contact: { email?: string; phone?: string }) => (await quote(contact)).codes[0]!.state
  expect(await stateFor({})).toBe('applied')
  expect(await stateFor({ email: 'Ioana.Marinescu+2@exemplu.ro' })).toBe('error_usage')
  expect(await stateFor({ email: 'alta@exemplu.ro', phone: '+40 722 123 456' })).toBe('error_usage')
  expect(await stateFor({ email: 'alta@exemplu.ro', phone: '0733 123 456' })).toBe('applied')
  const twice = await place({ contact: { email: 'alta@exemplu.ro', phone: '0722 123 456' }, codes: ['ODATA'], total: 6499 })
  expect(twice).toMatchObject({ ok: false, reason: 'total_changed' })
})

test('a voucher pays, keeps the remaining credit, and is credited when the order is cancelled', async () => {
  const id = await voucher(5000)
  shop.clock.advance(1000)
  const order = await placed({ codes: [CODE.toLowerCase().replaceAll('-', '')], total: 6999, due: 1999 })
  expect(order).toMatchObject({ total: 6999, voucherPaid: 5000, due: 1999, status: 'opened' })
  expect(await balance()).toBe(0)
  await pay(order)
  shop.clock.advance(1000)
  expect(await cancelOrderByNumber(shop, order.number)).toBe('canceled')
  expect(await balance()).toBe(5000)
  expect((await readLedger(shop.db.query, id)).map(({ kind, amount, number }) => [kind, amount, number])).toEqual([
    ['issued', 5000, null],
    ['spent', -5000, order.number],
    ['returned', 5000, order.number],
  ])
})

test('an order that vouchers cover is paid at once', async () => {
  await voucher(10_000)
  const order = await placed({ codes: [CODE], total: 6999, due: 0 })
  expect(order).toMatchObject({ status: 'unfulfilled', payment: 'paid', due: 0, voucherPaid: 6999 })
  expect(await balance()).toBe(3001)
  expect(await cancelOrderByNumber(shop, order.number)).toBe('canceled')
  expect(await viewOrder(shop, shop.tokens.orderToken(order.id))).toMatchObject({ status: 'canceled', payment: 'refunded' })
  expect(await balance()).toBe(10_000)
})

test('a cancelled order that a card was to pay is refunded by the gateway alone', async () => {
  await voucher(5000)
  const unpaid = await placed({ codes: [CODE], total: 6999, due: 1999 })
  expect(await cancelOrderByNumber(shop, unpaid.number)).toBe('canceled')
  expect(await viewOrder(shop, shop.tokens.orderToken(unpaid.id))).toMatchObject({ payment: 'unpaid' })
  const paid = await placed({ codes: [CODE], total: 6999, due: 1999 })
  await pay(paid)
  expect(await cancelOrderByNumber(shop, paid.number)).toBe('canceled')
  expect(await viewOrder(shop, shop.tokens.orderToken(paid.id))).toMatchObject({ payment: 'paid' })
})

test('an order with another amount due than shown is refused with the new quote', async () => {
  await voucher(5000)
  for (const due of [undefined, 0, 2000]) {
    expect(await place({ codes: [CODE], total: 6999, due })).toMatchObject({
      ok: false,
      reason: 'total_changed',
      quote: { due: 1999 },
    })
  }
  expect(await balance()).toBe(5000)
})

test('a payment after the expiry takes use and credit again, or is refunded when they are spent', async () => {
  await coupon('UNA', { max_uses: 1 })
  await voucher(2000)
  const late = await placed({ codes: ['UNA', CODE], total: 6499, due: 4499 })
  shop.clock.advance(61 * 60_000)
  await expire(late)
  await pay(late)
  expect(await viewOrder(shop, shop.tokens.orderToken(late.id))).toMatchObject({ status: 'unfulfilled', needsAttention: null })
  expect([await usage('UNA'), await balance()]).toEqual([1, 0])
  await cancelOrderByNumber(shop, late.number)
  expect([await usage('UNA'), await balance()]).toEqual([0, 2000])

  const tooLate = await placed({ codes: ['UNA', CODE], total: 6499, due: 4499 })
  shop.clock.advance(61 * 60_000)
  await expire(tooLate)
  const other = await placed({ codes: [CODE], total: 6999, due: 4999 })
  await pay(tooLate)
  expect(await viewOrder(shop, shop.tokens.orderToken(tooLate.id))).toMatchObject({
    status: 'canceled',
    needsAttention: 'paid_without_stock',
  })
  expect([await usage('UNA'), await balance()]).toEqual([0, 0])
  await cancelOrderByNumber(shop, other.number)
})

test('the ledger refuses rows that do not add up', async () => {
  const id = await voucher(5000)
  await coupon('ZECE')
  const order = await placed({ codes: ['ZECE'], total: 6499 })
  const refused = (statement: ReturnType<typeof sql>) =>
    expect(shop.db.transaction((tx) => statement.execute(tx))).rejects.toThrow()
  await refused(sql`update voucher set balance = 4999 where id = ${id}`)
  await refused(sql`update voucher_ledger set amount = 4999`)
  await refused(sql`delete from voucher_ledger`)
  await refused(sql`update order_line set discount = 1, total = total - 1 where order_id = ${order.id} and position = 1`)
  await refused(sql`delete from order_line where order_id = ${order.id} and kind = 'transport'`)
  await refused(sql`delete from coupon_use where order_id = ${order.id}`)
  await refused(sql`update coupon_use set amount = amount + 1 where order_id = ${order.id}`)
  const one = sql`total = total + 1, due = due + 1`
  await refused(sql`update "order" set subtotal = subtotal + 1, ${one} where id = ${order.id}`)
  await refused(sql`update "order" set delivery_price = delivery_price + 1, ${one} where id = ${order.id}`)
  await refused(sql`update "order" set voucher_paid = 1, due = due - 1 where id = ${order.id}`)
  await refused(sql`insert into voucher_use (order_id, voucher_id, amount, state) values (${order.id}, ${id}, 1, 'held')`)
})

test('after too many wrong codes no code is answered for a while, valid ones included', async () => {
  await coupon('ZECE')
  const ask = async (codes: string[], ip = '10.0.0.1') =>
    (await quoteCart(shop, { market: 'ro', lines: [{ item: ITEMS.body, qty: 1 }], codes }, ip)).codes.map(({ state }) => state)
  expect(await ask(['NIMIC', 'ABCD-EFGH-JKMN-9999'])).toEqual(['error_not_exist', 'error_invalid'])
  for (let at = 0; at < 18; at++) await ask([`GRESIT${at}`, 'NIMIC'])
  expect(await ask(['ZECE'])).toEqual(['error_too_many_tries'])
  expect(await ask(['ZECE'], '10.0.0.2')).toEqual(['applied'])
  // What was known before the lock is still answered; the lock's rest is told.
  expect(await ask(['NIMIC'])).toEqual(['error_not_exist'])
  const [locked] = (await quoteCart(shop, { market: 'ro', lines: [{ item: ITEMS.body, qty: 1 }], codes: ['ZECE'] }, '10.0.0.1'))
    .codes
  expect(locked).toMatchObject({ state: 'error_too_many_tries', retryAfter: 3600 })
  shop.clock.advance(61 * 60_000)
  expect(await ask(['ZECE'])).toEqual(['applied'])
})

test('a valid code is not counted as a guess; a stopped, expired or unknown voucher is', async () => {
  const stopped = await voucher(5000)
  await coupon('ZECE')
  const ask = async (code: string) =>
    (await quoteCart(shop, { market: 'ro', lines: [{ item: ITEMS.body, qty: 1 }], codes: [code] }, '10.0.0.3')).codes[0]!
  const { code } = await shop.db.query.selectFrom('voucher').select('code').where('id', '=', stopped).executeTakeFirstOrThrow()
  await shop.db.query.updateTable('voucher').set({ stopped_at: shop.clock.now() }).execute()
  for (let at = 0; at < 30; at++) expect((await ask('ZECE')).state).toBe('applied')
  for (let at = 0; at < 19; at++) await ask(`GRESIT${at}`)
  expect(await ask(code)).toEqual({ kind: 'unknown', code, state: 'error_invalid' })
  expect((await ask('GRESIT19')).state).toBe('error_too_many_tries')
  await purgeAttempts(shop, new Date(shop.clock.now().getTime() + 25 * 3_600_000))
  for (const table of ['attempt_count', 'code_guess', 'order_caller'] as const)
    expect(await shop.db.query.selectFrom(table).selectAll().execute()).toEqual([])
})

test('a bought voucher is issued when paid, and its mail is sent on its day', async () => {
  const gift = { email: 'mara@exemplu.ro', name: 'Mara', message: 'La mulți ani!', date: '2026-12-24' }
  const order = await placed({ lines: [{ item: ITEMS.voucher, qty: 2, gift }], delivery: 'email', total: 20_000 })
  await issueVouchers(shop, { orderId: order.id })
  expect(await shop.db.query.selectFrom('voucher').selectAll().execute()).toEqual([])
  await pay(order)
  for (let times = 0; times < 2; times++) await issueVouchers(shop, { orderId: order.id })
  const vouchers = await shop.db.query.selectFrom('voucher').selectAll().execute()
  expect(vouchers).toHaveLength(2)
  expect(vouchers[0]).toMatchObject({
    amount: 10_000,
    balance: 10_000,
    currency: 'RON',
    recipient: 'mara@exemplu.ro',
    name: 'Mara',
  })
  expect(vouchers[0]!.code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  const jobs = await shop.db.query.selectFrom('job').select(['kind', 'run_at']).where('kind', '=', 'voucher.mail').execute()
  expect(jobs.map(({ run_at }) => run_at.toISOString())).toEqual(['2026-12-24T07:00:00.000Z', '2026-12-24T07:00:00.000Z'])
  const token = shop.tokens.voucherToken(vouchers[0]!.id)
  expect((await viewVoucher(shop, token))?.code).toBe(vouchers[0]!.code)
  expect(await viewVoucher(shop, 'a'.repeat(32))).toBeNull()
  for (let times = 0; times < 2; times++) await writeVoucherMail(shop, { voucherId: vouchers[0]!.id })
  const mails = await shop.db.query.selectFrom('mail').selectAll().where('kind', '=', 'voucher').execute()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ recipient: 'mara@exemplu.ro', subject: 'Un voucher cadou de 100,00\u00a0lei' })
  for (const part of [vouchers[0]!.code, 'La mulți ani!', `/v/${token}`]) expect(mails[0]!.text).toContain(part)
})

test('an order of vouchers is fulfilled by the mail of the last one; taken back unspent, it is refunded', async () => {
  const order = await placed({ lines: [{ item: ITEMS.voucher, qty: 2 }], delivery: 'email', total: 20_000 })
  await pay(order)
  await issueVouchers(shop, { orderId: order.id })
  const status = async () =>
    (await shop.db.query.selectFrom('order').select('status').where('id', '=', order.id).executeTakeFirstOrThrow()).status
  const vouchers = await shop.db.query
    .selectFrom('voucher as v')
    .innerJoin('order_line as l', 'l.id', 'v.order_line_id')
    .select(['v.id', 'v.code'])
    .where('l.order_id', '=', order.id)
    .execute()
  const [first, last] = vouchers as [{ id: string; code: string }, { id: string; code: string }]
  await writeVoucherMail(shop, { voucherId: first.id })
  expect(await status()).toBe('unfulfilled')
  for (let times = 0; times < 2; times++) await writeVoucherMail(shop, { voucherId: last.id })
  expect(await status()).toBe('fulfilled')
  const spent = await placed({ codes: [first.code], total: 6999, due: 0 })
  expect(await cancelOrderByNumber(shop, order.number)).toBe('voucher_spent')
  expect(await cancelOrderByNumber(shop, spent.number)).toBe('canceled')
  expect(await cancelOrderByNumber(shop, order.number)).toBe('canceled')
  expect(await status()).toBe('refunded')
  expect(await cancelOrderByNumber(shop, order.number)).toBe('order_step_refused')
})

test.each([
  ['2026-11-17', 'gift_date_past'],
  ['2030-01-01', 'gift_date_late'],
])('a voucher with the delivery day %s is refused', async (date, problem) => {
  const lines = [
    { item: ITEMS.body, qty: 1 },
    { item: ITEMS.voucher, qty: 1, gift: { name: 'Mara', message: '', date } },
  ]
  const refused = await place({ lines, total: 16_999 })
  expect(refused).toEqual({ ok: false, reason: 'validation_failed', fields: { 'lines.1.gift.date': problem } })
})

test('an order of vouchers can be cancelled until one is spent; cancelled vouchers have no credit', async () => {
  const order = await placed({ lines: [{ item: ITEMS.voucher, qty: 1 }], delivery: 'email', total: 10_000 })
  await pay(order)
  await issueVouchers(shop, { orderId: order.id })
  const { code } = await shop.db.query.selectFrom('voucher').select('code').executeTakeFirstOrThrow()
  const spent = await placed({ codes: [code], total: 6999, due: 0 })
  expect(await cancelOrderByNumber(shop, order.number)).toBe('voucher_spent')
  expect(await cancelOrderByNumber(shop, spent.number)).toBe('canceled')
  expect(await cancelOrderByNumber(shop, order.number)).toBe('canceled')
  const quote = await quoteCart(shop, { market: 'ro', lines: [{ item: ITEMS.body, qty: 1 }], codes: [code] })
  expect(quote.codes).toEqual([{ kind: 'unknown', code, state: 'error_invalid' }])
})
