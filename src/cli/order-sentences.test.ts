/** Refusals of order commands that depend on what lies where, on lockers, on bought vouchers and on how the order was paid. */
import { expect, test } from 'vitest'
import { markPaid } from '#services/orders/order-payment.ts'
import { placeOrder, viewOrder } from '#services/orders/place-order.ts'
import { issueVouchers } from '#services/promotions/vouchers.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { insertTestItems, ITEMS, orderOf, setStock, somebody } from '#test/goods.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { testShop } from '#test/shop.ts'
import { orderCommand } from './orders.ts'

const shop = await testShop()
const { work, start, pay } = paymentShop(shop, () => insertTestItems(shop.db.query, shop.clock.now()))
const command = (...words: string[]) => orderCommand(shop.db, words, shop.clock.now(), shop.config)
let keys = 0

/** A placed order; `stock`: pieces of an item in each warehouse. */
async function placed(question: Parameters<typeof orderOf>[0], stock: [item: string, pieces: number[]][]) {
  for (const [item, pieces] of stock) await setStock(shop.db.query, item, pieces)
  await shop.catalog.refresh()
  shop.clock.advance(1)
  const answer = await placeOrder(
    shop,
    orderOf({ contact: somebody(), delivery: 'courier', ...question }),
    `order-of-sentences-${++keys}`,
    newAddress(),
  )
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  const { id, number } = (await viewOrder(shop, answer.id))!
  return { id, number, token: answer.id }
}
async function paid(...args: Parameters<typeof placed>) {
  const order = await placed(...args)
  await pay(await start(order))
  await work()
  return order
}
const oneBody = () => placed({ lines: [{ item: ITEMS.body, qty: 1 }], total: 6999 }, [[ITEMS.body, [5, 5]]])

test('pieces that lie in two warehouses do not leave at once', async () => {
  const lines = [ITEMS.body, ITEMS.hat].map((item) => ({ item, qty: 1 }))
  const { number } = await paid({ lines, total: 11_999 }, [
    [ITEMS.body, [1, 0]],
    [ITEMS.hat, [0, 1]],
  ])
  await command('prepare', number)
  await expect(command('ship', number, '--pieces', 'SKU-101=1,SKU-102=1')).rejects.toThrow(
    'The pieces lie in other warehouses. Name the one that sends them with --from.',
  )
})

test('a bought voucher is not sent, not refunded by line, and not cancelled once it is spent', async () => {
  const bought = { lines: [{ item: ITEMS.voucher, qty: 1 }], delivery: 'email', total: 10_000 }
  const { id, number } = await paid(bought, [])
  await expect(command('refund', number, '--kind', 'kept', '--lines', '1=1')).rejects.toThrow('Bought vouchers are taken back')
  await issueVouchers(shop, { orderId: id })
  const { code } = await shop.db.query.selectFrom('voucher').select('code').executeTakeFirstOrThrow()
  await placed({ lines: [{ item: ITEMS.body, qty: 1 }], codes: [code], total: 6999, due: 0 }, [[ITEMS.body, [5, 5]]])
  await expect(command('cancel', number)).rejects.toThrow('A gift voucher that the order bought has been spent.')
  // Before the job that issues its vouchers.
  const other = await placed(bought, [])
  await shop.db.transaction((tx) => markPaid(tx, other.id, null, shop.clock.now()))
  await command('prepare', other.number)
  await expect(command('ship', other.number)).rejects.toThrow('Nothing of the order is left to be sent.')
})

test('a parcel to a locker goes by the courier of the locker', async () => {
  const { id, number } = await oneBody()
  await shop.db.transaction((tx) => markPaid(tx, id, null, shop.clock.now()))
  const locker = { id: 'fan-F1011137', courier: 'FANbox', name: 'FANbox Obor', address: 'x', city: 'București', zip: '020341' }
  await shop.db.query
    .updateTable('order')
    .set((is) => ({ delivery: is.fn('jsonb_set', ['delivery', is.val('{locker}'), is.val(JSON.stringify(locker))]) }))
    .where('id', '=', id)
    .execute()
  await command('prepare', number)
  await expect(command('ship', number, '--courier', 'own')).rejects.toThrow('The parcel goes to a locker of another courier.')
})

test('money goes back only through a payment, and only of an order that goes ahead', async () => {
  const { id, number } = await oneBody()
  await shop.db.transaction((tx) => markPaid(tx, id, null, shop.clock.now()))
  await expect(command('refund', number, '--kind', 'unsent', '--lines', 'all')).rejects.toThrow(
    'The order has no payment through which money can go back.',
  )
  const late = await oneBody()
  await command('cancel', late.number)
  await shop.db.transaction((tx) => markPaid(tx, late.id, null, shop.clock.now()))
  await expect(command('refund', late.number, '--kind', 'unsent', '--lines', 'all')).rejects.toThrow('does not allow this')
})
