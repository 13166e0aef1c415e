import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { insertCoupons } from '#store/promotions/coupons.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { insertVouchers } from '#store/promotions/vouchers.ts'
import { setStock, forgetLimits, ITEMS, orderOf, somebody, insertTestItems } from '#test/goods.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import type { OrderQuestion } from './new-order.ts'
import { cancelOrder, expireOrder, markPaid } from './order-payment.ts'
import { placeOrder } from './place-order.ts'
import { newVoucher } from '#services/promotions/vouchers.ts'

const CODE = 'ABCD-EFGH-JKMN-2345'
let shop: TestShop
let keys = 0
beforeAll(async () => {
  shop = await testShop()
  await insertTestItems(shop.db.query, shop.clock.now())
  await shop.catalog.refresh()
})
beforeEach(async () => {
  await forgetLimits(shop.db.query)
  await sql`truncate "order", coupon, voucher, job cascade`.execute(shop.db.query)
  await setStock(shop.db.query, ITEMS.body, [500, 500])
  const now = shop.clock.now()
  const coupon = { type: 0, amount: 10, currency: 'RON' as const, created_at: now }
  await insertCoupons(shop.db.query, [
    { id: uuidv7(now), code: 'CINCI', max_uses: 5, ...coupon },
    { id: uuidv7(now), code: 'ODATA', max_uses_per_customer: 1, ...coupon },
  ])
  const wish = {
    market: 'ro' as const,
    amount: 10_000,
    currency: 'RON' as const,
    validUntil: null,
    recipient: null,
    name: '',
    message: '',
  }
  await shop.db.transaction((tx) => insertVouchers(tx, [newVoucher(shop.tokens, wish, now, { code: CODE })], now))
})

const placeAll = (count: number, question: (at: number) => Partial<OrderQuestion>) =>
  Promise.all(Array.from({ length: count }, (_, at) => placeOrder(shop, orderOf(question(at)), `racing-promotion-${++keys}`)))

async function records() {
  const { rows } = await sql<Record<string, number>>`select
    (select usage from coupon where code = 'CINCI') as usage,
    (select count(*)::integer from coupon_use where state <> 'released') as uses,
    (select balance from voucher) as balance,
    (select sum(amount)::integer from voucher_ledger) as ledger,
    (select coalesce(sum(voucher_paid), 0)::integer from "order" where status <> 'canceled') as paid`.execute(shop.db.query)
  return rows[0]!
}

test('a coupon for five and 200 orders at once: it is used five times', async () => {
  const answers = await placeAll(200, () => ({ codes: ['CINCI'], total: 6499, contact: somebody() }))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
  for (const answer of answers) if (!answer.ok) expect(answer.reason).toBe('total_changed')
  expect(await records()).toMatchObject({ usage: 5, uses: 5 })
  expect(shop.errors).toEqual([])
})

test('one customer and 20 orders at once: a coupon that is once for each is used once', async () => {
  const answers = await placeAll(20, () => ({ codes: ['ODATA'], total: 6499 }))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await records()).toMatchObject({ uses: 1 })
})

test('a voucher of 100 and 50 orders of 60 at once: it never gives more than 100', async () => {
  await setStock(shop.db.query, ITEMS.body, [100])
  // Half of them saw it pay all of theirs, half what is left after one.
  const answers = await placeAll(50, (at) => ({ codes: [CODE], total: 6999, due: at % 2 ? 0 : 3998 }))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
  expect(await records()).toMatchObject({ balance: 0, ledger: 0, paid: 10_000 })
})

test('payment, expiry and cancellation at the same moment move use and credit once', async () => {
  const answers = await placeAll(5, (at) => ({
    codes: ['CINCI', CODE],
    total: 6499,
    due: at === 0 ? 0 : 6499,
    contact: somebody(),
  }))
  expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0)
  shop.clock.advance(61 * 60_000)
  const now = shop.clock.now()
  const orders = await shop.db.query.selectFrom('order').select('id').execute()
  await Promise.all(
    orders.flatMap(({ id }) => [
      shop.db.transaction((tx) => expireOrder(tx, id, now)),
      shop.db.transaction((tx) => cancelOrder(tx, id, { by: 'staff' }, now)),
      shop.db.transaction((tx) => expireOrder(tx, id, now)),
      shop.db.transaction((tx) => cancelOrder(tx, id, { by: 'staff' }, now)),
    ]),
  )
  const { usage, uses, balance, ledger } = await records()
  expect({ usage, uses, balance, ledger }).toEqual({ usage: 0, uses: 0, balance: 10_000, ledger: 10_000 })
})

test('failed attempts and a late success reported twice spend use and credit once', async () => {
  const [answer] = await placeAll(1, () => ({ codes: ['CINCI', CODE], total: 6499, due: 0 }))
  expect(answer).toMatchObject({ ok: true, due: 0 })
  const [{ id }] = (await shop.db.query.selectFrom('order').select('id').execute()) as [{ id: string }]
  const now = shop.clock.now()
  await Promise.all(Array.from({ length: 10 }, () => shop.db.transaction((tx) => markPaid(tx, id, null, now))))
  expect(await records()).toMatchObject({ usage: 1, uses: 1, balance: 3501, ledger: 3501 })
})
