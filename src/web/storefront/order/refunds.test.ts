import { beforeAll, expect, test } from 'vitest'
import { cancelOrderByNumber } from '#services/orders/cancel-order.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { UNNAMED } from '#services/orders/staff-act.ts'
import { callerOf } from '#test/endpoint-calls.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { placedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { work, start, pay } = paymentShop(shop)
const call = callerOf(shop)
beforeAll(() => shop.catalog.refresh())

test('who has the token of an order sees what was given back of it, and when the money was sent', async () => {
  const placed = await placedOrder(shop)
  const refunds = async () => (await call('GET', `/api/orders/${placed.token}`)).body.refunds
  expect(await refunds()).toEqual([])
  await pay(await start(placed))
  await work()
  const act = { kind: 'unsent', delivery: 0, warehouse: null, isLost: false } as const
  await refundOrder(shop, placed.number, { ...act, key: 'first', pieces: 'all' }, UNNAMED)
  const shown = {
    at: shop.clock.now().toISOString(),
    money: 54_130,
    credit: 0,
    sentAt: null,
    lines: [{ name: 'Ursulețul Tudor, Miere, 34 cm', quantity: 1, amount: 54_130 }],
  }
  expect(await refunds()).toEqual([shown])
  await work()
  expect(await refunds()).toEqual([{ ...shown, sentAt: shop.clock.now().toISOString() }])
})

test('a free delivery is not shown as given back', async () => {
  const placed = await placedOrder(shop, { delivery: 0 })
  await pay(await start(placed))
  await work()
  await cancelOrderByNumber(shop, placed.number)
  const { refunds } = (await call('GET', `/api/orders/${placed.token}`)).body
  expect(refunds).toMatchObject([
    { money: 54_130, lines: [{ name: 'Ursulețul Tudor, Miere, 34 cm', quantity: 1, amount: 54_130 }] },
  ])
  expect(refunds[0].lines).toHaveLength(1)
})
