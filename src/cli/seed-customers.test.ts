import { beforeAll, expect, test } from 'vitest'
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '#demo/customers/customers.ts'
import { LOCALES } from '#domain/market/market.ts'
import { listChildren } from '#services/customers/children.ts'
import { listAddresses } from '#services/customers/addresses.ts'
import { listOrders } from '#services/orders/customer-orders.ts'
import { signIn } from '#services/customers/sign-in.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { seedDemoCustomers } from './seed-customers.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ products: 400 })
  await seedDemoCustomers(shop)
})

const browser = { name: 'Firefox, Linux', token: null }

test('three customers in each market sign in with the documented password', async () => {
  expect(LOCALES.map((locale) => DEMO_CUSTOMERS.filter(({ market }) => market === locale).length)).toEqual([3, 3, 3])
  for (const { email } of DEMO_CUSTOMERS) {
    const { ok } = await signIn(shop, { email, password: DEMO_PASSWORD, ip: email, browser, formerToken: null })
    expect([email, ok]).toEqual([email, true])
  }
})

test('their orders have every state, in the currency of the market', async () => {
  for (const demo of DEMO_CUSTOMERS) {
    const { id } = await shop.db.query
      .selectFrom('customer')
      .select('id')
      .where('email', '=', demo.email)
      .executeTakeFirstOrThrow()
    const { orders, total } = await listOrders(shop, id)
    expect(total).toBe(demo.orders.length)
    const states: Record<string, string> = { unpaid: 'opened', paid: 'unfulfilled' }
    expect(orders.map(({ status }) => status)).toEqual(
      demo.orders.toReversed().map(({ state, returned }) => (returned === 'all' ? 'refunded' : (states[state] ?? state))),
    )
    expect(orders.filter(({ status, payment }) => payment === 'paid' && ['opened', 'canceled'].includes(status))).toEqual([])
    expect(await listChildren(shop, id)).toHaveLength(demo.children.length)
    expect(await listAddresses(shop, id)).toHaveLength(1)
  }
  expect(shop.errors).toEqual([])
})

test('what was paid has an invoice of its day, what came back a credit note; numbers follow the days', async () => {
  const rows = await shop.db.query
    .selectFrom('document as d')
    .innerJoin('order as o', 'o.id', 'd.order_id')
    .select(['d.kind', 'd.market', 'd.position', 'd.issued_at', 'o.email'])
    .execute()
  for (const { market, email, orders } of DEMO_CUSTOMERS) {
    const own = rows.filter((row) => row.email === email)
    const paid = orders.filter(({ state }) => state !== 'unpaid' && state !== 'canceled')
    expect([email, own.filter(({ kind }) => kind === 'invoice').length]).toEqual([email, paid.length])
    expect(own.filter(({ kind }) => kind === 'credit note')).toHaveLength(orders.filter(({ returned }) => returned).length)
    expect(own.every((row) => row.market === market)).toBe(true)
  }
  for (const series of Map.groupBy(rows, ({ market, kind }) => `${market} ${kind}`).values()) {
    const days = series.toSorted((a, b) => a.position - b.position).map(({ issued_at }) => issued_at.getTime())
    expect(days).toEqual(days.toSorted((a, b) => a - b))
  }
})
