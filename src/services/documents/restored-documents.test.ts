import { expect, test } from 'vitest'
import { markPaid } from '#services/orders/order-payment.ts'
import { readOrderDocuments } from '#services/orders/order-documents.ts'
import { backup, restore } from '#store/backup/backup.ts'
import { testDatabase } from '#test/database.ts'
import { placedOrder, seedOneProduct } from '#test/placed-order.ts'
import { writeSeller } from '#test/sold/seller.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { issueInvoice } from './issue-document.ts'
import { verifyDocuments } from './staff-documents.ts'

async function paidOrder(shop: Pick<TestShop, 'db' | 'clock' | 'tokens'>): Promise<string> {
  const { id } = await placedOrder(shop)
  await shop.db.transaction((tx) => markPaid(tx, id, null, shop.clock.now()))
  return id
}

test('a restored shop has its documents as they were, under the same addresses, and goes on with the next number', async () => {
  const shop = await testShop()
  await seedOneProduct(shop.db, 20, shop.clock.now())
  await writeSeller(shop)
  const orders = [await paidOrder(shop), await paidOrder(shop), await paidOrder(shop)]
  for (const orderId of orders) await issueInvoice(shop, { orderId })
  let text = ''
  await backup(shop.db, shop.clock.now(), async (lines) => void (text += lines))

  const db = await testDatabase()
  const restored = { ...shop, db }
  async function* lines() {
    yield* text.trimEnd().split('\n')
  }
  await restore(db, lines())
  expect(await verifyDocuments(restored)).toEqual({ count: 3, changed: [] })
  expect(await readOrderDocuments(restored, orders)).toEqual(await readOrderDocuments(shop, orders))
  const next = await paidOrder(restored)
  await issueInvoice(restored, { orderId: next })
  expect((await readOrderDocuments(restored, [next])).get(next)).toMatchObject([{ number: 'NRO-2026-000004' }])
})
