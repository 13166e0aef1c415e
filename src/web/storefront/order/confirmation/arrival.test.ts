import { beforeAll, expect, test } from 'vitest'
import { deliverOrder, shipOrder } from '#services/orders/ship-order.ts'
import { UNNAMED } from '#services/orders/staff-act.ts'
import { prepareOrder } from '#services/orders/staff-orders.ts'
import { callerOf } from '#test/endpoint-calls.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { placedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { work, start, pay } = paymentShop(shop)
const call = callerOf(shop)
beforeAll(() => shop.catalog.refresh())

test('who has the token of an order learns when its last parcel came', async () => {
  const placed = await placedOrder(shop)
  const arrival = async () => {
    const { status, deliveredAt, isThere } = (await call('GET', `/api/orders/${placed.token}`)).body
    return { status, deliveredAt, isThere }
  }
  await pay(await start(placed))
  await work()
  expect(await arrival()).toEqual({ status: 'unfulfilled', deliveredAt: null, isThere: false })
  await prepareOrder(shop, placed.number, UNNAMED)
  const question = { from: null, pieces: null, courier: 'own', awbs: [], parcels: 2 } as const
  expect(await shipOrder(shop, placed.number, question, UNNAMED)).toMatchObject({ ok: true })
  expect(await arrival()).toEqual({ status: 'fulfilled', deliveredAt: null, isThere: false })
  shop.clock.advance(3600)
  await deliverOrder(shop, placed.number, UNNAMED)
  expect(await arrival()).toEqual({ status: 'fulfilled', deliveredAt: shop.clock.now().toISOString(), isThere: true })
})
