import { expect, test } from 'vitest'
import type { Locale } from '#domain/market/market.ts'
import { ORDER_VIEWS, type OrderView } from '#domain/orders/order-view.ts'
import { openCase } from '#store/payments/cases.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { placedOrder, sentOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { countOrders, findOrders, ORDER_PAGE, type OrderSearch } from './find-orders.ts'
import { UNNAMED } from './staff-act.ts'
import { prepareOrder } from './staff-orders.ts'

const shop = await testShop()
const { work, start, pay } = paymentShop(shop)

const find = (search: Partial<OrderSearch> = {}) => findOrders(shop, { view: 'all', sort: 'placed', ...search })
const numbers = async (search: Partial<OrderSearch> = {}) => (await find(search)).orders.map(({ number }) => number)

async function paidOrder() {
  const placed = await placedOrder(shop)
  await pay(await start(placed))
  await work()
  shop.clock.advance(1)
  return placed
}

test('each view has its orders, and counts them', async () => {
  const before = await countOrders(shop)
  const unpaid = await placedOrder(shop)
  const paid = await paidOrder()
  const preparing = await paidOrder()
  await prepareOrder(shop, preparing.number, UNNAMED)
  const caught = await placedOrder(shop)
  await openCase(shop.db.query, { orderId: caught.id, attemptId: null, reason: 'paid_without_stock' }, shop.clock.now())
  const held: Record<OrderView, string[]> = {
    to_send: [paid.number, preparing.number],
    out_of_stock: [caught.number],
    unpaid: [unpaid.number, caught.number],
    sent_today: [],
    withdrawn: [],
    problems: [caught.number],
    all: [unpaid.number, paid.number, preparing.number, caught.number],
  }
  const after = await countOrders(shop)
  for (const view of ORDER_VIEWS) {
    expect([view, (await numbers({ view })).toSorted()]).toEqual([view, held[view].toSorted()])
    expect([view, after[view] - before[view]]).toEqual([view, held[view].length])
  }
})

test('what was sent today is there until midnight in Romania', async () => {
  const { number } = await sentOrder(shop)
  expect(await numbers({ view: 'sent_today' })).toContain(number)
  shop.clock.advance(24 * 3_600_000)
  expect(await numbers({ view: 'sent_today' })).toEqual([])
})

test('an order is found by its number, a name without accents, its address and its parcel', async () => {
  const { number, id } = await placedOrder(shop)
  const address = {
    firstName: 'Ștefan',
    lastName: 'Ungureanu-Țară',
    address: 'Str. 1',
    city: 'Iași',
    county: 'IS',
    zip: '700001',
    country: 'RO',
  }
  await shop.db.query
    .updateTable('order')
    .set({ email: 'Stefan.U@exemplu.ro', delivery_address: JSON.stringify(address) })
    .where('id', '=', id)
    .execute()
  for (const words of [
    number,
    number.toLowerCase(),
    number.slice(4, 9),
    'ștefan',
    'STEFAN ungu',
    'tara',
    'stefan.u@',
    'stefan.u@exemplu.ro',
  ])
    expect([words, await numbers({ words })]).toEqual([words, [number]])
  for (const words of ['stefan popa', '%', '_', "'", '& | !', 'xyz:*', '\\'])
    expect([words, await numbers({ words })]).toEqual([words, []])
  const sent = await sentOrder(shop)
  expect(await numbers({ words: sent.awbs[0]!.toLowerCase() })).toEqual([sent.number])
})

test('filters narrow a view, and a row says what is shown', async () => {
  const hungarian = await placedOrder(shop, { market: 'hu', due: 1_299_900 })
  expect(await numbers({ market: 'hu' })).toEqual([hungarian.number])
  expect(await numbers({ market: 'hu', payment: 'paid' })).toEqual([])
  expect(await numbers({ market: 'hu', status: 'opened', payment: 'unpaid', method: 'courier', warehouse: 'bucharest' })).toEqual(
    [hungarian.number],
  )
  expect(await numbers({ market: 'hu', warehouse: 'cluj' })).toEqual([])
  expect(await numbers({ market: 'hu', method: 'locker' })).toEqual([])
  expect((await find({ market: 'hu' })).orders).toMatchObject([
    {
      name: 'Ioana Marinescu',
      city: 'Târgu Mureș',
      currency: 'HUF',
      total: 1_299_900,
      pieces: 1,
      warehouses: ['bucharest'],
      promised: '2026-11-25',
    },
  ])
})

const allOf = async (market: Locale) =>
  (await shop.db.query.selectFrom('order').select('number').where('market', '=', market).execute()).map(({ number }) => number)

test.each(['placed', 'promised'] as const)('pages sorted by %s have each order once, also those of one moment', async (sort) => {
  await shop.db.query.updateTable('order').set({ market: 'ro' }).where('market', '=', 'en').execute()
  for (let count = 0; count < ORDER_PAGE + 5; count++) {
    if (count % 7 === 0) shop.clock.advance(1)
    await placedOrder(shop, { market: 'en', due: 5000 })
  }
  const first = await find({ market: 'en', sort })
  expect([first.orders.length, first.hasMore]).toEqual([ORDER_PAGE, true])
  const { createdAt, promised, id } = first.orders.at(-1)!
  const after = { key: sort === 'placed' ? createdAt.toISOString() : promised, id }
  const second = await find({ market: 'en', sort, after })
  const all = [...first.orders, ...second.orders].map(({ number }) => number)
  expect(new Set(all).size).toBe(all.length)
  expect(all.toSorted()).toEqual((await allOf('en')).toSorted())
  const keys = [...first.orders, ...second.orders].map((order) =>
    sort === 'placed' ? -order.createdAt.getTime() : Date.parse(order.promised),
  )
  expect(keys).toEqual(keys.toSorted((a, b) => a - b))
})
