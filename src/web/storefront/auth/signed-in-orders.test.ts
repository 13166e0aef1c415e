/** What a session changes in quotes and orders; guests are served as before. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { insertCoupons } from '#store/promotions/coupons.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { authBrowser, type AuthBrowser } from '#test/customers/auth-browser.ts'
import { PASSWORD, verifiedCustomer } from '#test/customers/accounts.ts'
import { insertTestItems, ITEMS, orderOf, setStock, somebody } from '#test/goods.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
let customer: AuthBrowser
let email = ''
beforeAll(async () => {
  await insertTestItems(shop.db.query, shop.clock.now())
  await shop.catalog.refresh()
  const now = shop.clock.now()
  const base = { type: 0, amount: 10, currency: 'RON' as const, created_at: now }
  await insertCoupons(shop.db.query, [
    { ...base, id: uuidv7(now), code: 'CONT', customer_is_logged_in: true },
    { ...base, id: uuidv7(now), code: 'UNUL', max_uses_per_customer: 1 },
  ])
  ;({ email } = await verifiedCustomer(shop))
  customer = authBrowser(shop)
  await customer.signIn(email, PASSWORD)
})
beforeEach(() => setStock(shop.db.query, ITEMS.body, [90, 90]))

const quote = (browser: AuthBrowser, code: string) =>
  browser.post('/api/cart/quote', { market: 'ro', lines: [{ item: ITEMS.body, qty: 1 }], codes: [code] })
const stateOf = async (browser: AuthBrowser, code: string) => (await quote(browser, code)).body.codes[0].state

let keys = 0
/** One body of 50 lei and delivery of 19.99 lei, with ten percent off the goods. */
const order = (browser: AuthBrowser, code: string, contact = somebody()) => {
  const body = { ...orderOf({ contact, total: 6499 }), codes: [code], terms: true }
  return browser.send('POST', '/api/orders', { json: body, headers: { 'idempotency-key': `signed-in-order-${++keys}` } })
}
const customersOf = async (number: string) => {
  const row = await shop.db.query
    .selectFrom('order as o')
    .innerJoin('coupon_use as u', 'u.order_id', 'o.id')
    .select(['o.customer_id as ofOrder', 'u.customer_id as ofUse'])
    .where('o.number', '=', number)
    .executeTakeFirstOrThrow()
  return [row.ofOrder, row.ofUse]
}

test('a coupon for signed-in customers applies to them, in the quote and in the order', async () => {
  const guest = authBrowser(shop)
  expect([await stateOf(guest, 'CONT'), await stateOf(customer, 'CONT')]).toEqual(['error_logged_in', 'applied'])
  expect((await order(guest, 'CONT')).body.code).toBe('total_changed')
  const placed = await order(customer, 'CONT')
  expect(placed.status).toBe(201)
  const { id } = await shop.db.query.selectFrom('customer').select('id').where('email_key', '=', email).executeTakeFirstOrThrow()
  expect(await customersOf(placed.body.number)).toEqual([id, id])
})

test('a limit per customer counts the account under any address and number; the order of a guest has no customer', async () => {
  const guest = authBrowser(shop)
  const placed = await order(guest, 'UNUL')
  expect(await customersOf(placed.body.number)).toEqual([null, null])
  expect((await order(customer, 'UNUL')).status).toBe(201)
  expect(await stateOf(customer, 'UNUL')).toBe('error_usage')
  expect((await order(customer, 'UNUL')).body.code).toBe('total_changed')
  expect(await stateOf(guest, 'UNUL')).toBe('applied')
})

test('after the end of the session the customer is a guest again', async () => {
  const browser = authBrowser(shop)
  await browser.signIn(email, PASSWORD)
  await browser.submit('/api/auth/signout')
  expect(await stateOf(browser, 'CONT')).toBe('error_logged_in')
  browser.jar.set('session', 'A'.repeat(43))
  expect(await stateOf(browser, 'CONT')).toBe('error_logged_in')
})

test('the orders of a deleted account stay, without it', async () => {
  const { email: leaving } = await verifiedCustomer(shop)
  const browser = authBrowser(shop)
  await browser.signIn(leaving, PASSWORD)
  const { number } = (await order(browser, 'CONT')).body
  await shop.db.query.deleteFrom('customer').where('email_key', '=', leaving).execute()
  expect(await customersOf(number)).toEqual([null, null])
  expect(await stateOf(browser, 'CONT')).toBe('error_logged_in')
})
