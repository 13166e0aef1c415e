import { expect, test } from 'vitest'
import { DEMO_CUSTOMERS } from '#demo/customers/customers.ts'
import { seedOneProduct } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { seedDemoCustomers } from './seed-customers.ts'

test('a shop with too few goods has the demo customers without orders', async () => {
  const shop = await testShop()
  await seedOneProduct(shop.db, 10, shop.clock.now())
  await seedDemoCustomers(shop)
  const customers = await shop.db.query.selectFrom('customer').select('id').execute()
  expect(customers).toHaveLength(DEMO_CUSTOMERS.length)
  expect(await shop.db.query.selectFrom('order').select('id').execute()).toEqual([])
})

test('a shop of few products has all orders of its demo customers, of the same goods again', async () => {
  const shop = await testShop({ products: 60 })
  await seedDemoCustomers(shop)
  const orders = DEMO_CUSTOMERS.reduce((sum, demo) => sum + demo.orders.length, 0)
  expect(await shop.db.query.selectFrom('order').select('id').execute()).toHaveLength(orders)
  expect(shop.errors).toEqual([])
})
