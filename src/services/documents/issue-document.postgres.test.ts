import { beforeAll, expect, test } from 'vitest'
import { markPaid } from '#services/orders/order-payment.ts'
import { placedOrder, seedOneProduct } from '#test/placed-order.ts'
import { writeSeller } from '#test/sold/seller.ts'
import { testShop } from '#test/shop.ts'
import { retryDuringOutage } from '#services/jobs/outage.ts'
import { issueInvoice } from './issue-document.ts'

const ORDERS = 200
const shop = await testShop()

beforeAll(async () => {
  await seedOneProduct(shop.db, ORDERS, shop.clock.now())
  await writeSeller(shop)
  const day = shop.clock.now().toISOString().slice(0, 10)
  await shop.db.query.insertInto('exchange_rate').values({ bank: 'BNR', currency: 'EUR', day, rate: 4_976_500 }).execute()
})

test('200 invoices at once in two series, each asked for twice: no gap, none twice', async () => {
  const ids: string[] = []
  for (let at = 0; at < ORDERS; at++) {
    const { id } = await placedOrder(shop, { market: at % 2 === 0 ? 'ro' : 'en' })
    await shop.db.transaction((tx) => markPaid(tx, id, null, shop.clock.now()))
    ids.push(id)
  }
  // A job is repeated where it has waited too long for a connection, as on a slow machine.
  await Promise.all([...ids, ...ids].map((orderId) => retryDuringOutage(() => issueInvoice(shop, { orderId }))))
  const rows = await shop.db.query.selectFrom('document').select(['order_id', 'market', 'position', 'number']).execute()
  expect(new Set(rows.map(({ order_id }) => order_id))).toEqual(new Set(ids))
  for (const [market, name] of [
    ['ro', 'NRO'],
    ['en', 'NEU'],
  ]) {
    const numbers = rows.filter((row) => row.market === market).map(({ number }) => number)
    const expected = Array.from({ length: ORDERS / 2 }, (_, at) => `${name}-2026-${String(at + 1).padStart(6, '0')}`)
    expect(numbers.toSorted()).toEqual(expected)
  }
  expect(shop.errors).toEqual([])
})
