/** The greatest orders that are allowed in forints: their hundredths, and sums of them, are more than 32 bits hold. */
import { beforeAll, expect, test } from 'vitest'
import { MAX_ORDER_TOTAL } from '#domain/orders/order.ts'
import { chooseMethod } from '#services/payments/choose-method.ts'
import { noteTransferred } from '#services/payments/refund-by-hand.ts'
import { refundKey } from '#services/payments/refund-keys.ts'
import { readDocuments } from '#store/documents/documents.ts'
import { readRefunds } from '#store/orders/refunds.ts'
import { readOpenCases } from '#store/payments/cases.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { insertTestItems, ITEMS, orderOf, setStock, somebody } from '#test/goods.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { orderFaults } from '#test/race/order-faults.ts'
import { writeSeller } from '#test/sold/seller.ts'
import { testShop } from '#test/shop.ts'
import { bookPayment } from './book-payment.ts'
import { placeOrder, viewOrder } from './place-order.ts'
import { refundOrder, type RefundAct } from './refund-order.ts'
import { shipOrder } from './ship-order.ts'
import { UNNAMED } from './staff-act.ts'
import { prepareOrder } from './staff-orders.ts'

const shop = await testShop({
  settings: { PAYMENT_TRANSFER_HU: 'HU42117730161111101800000000; Nestling', PAYMENT_TRANSFER_DAYS: '5' },
})
const { work, start, pay, order, attempts } = paymentShop(shop, () => insertTestItems(shop.db.query, shop.clock.now()))

const PIECE = 399_000_000
const PIECES = 10
const DELIVERY = 149_000
const TOTAL = PIECES * PIECE + DELIVERY
let keys = 0

interface Placed {
  id: string
  token: string
  number: string
}

beforeAll(async () => {
  await writeSeller(shop)
  const body = Number(ITEMS.body)
  await shop.db.query
    .updateTable('price')
    .set({ mrp: PIECE, sale: PIECE })
    .where('variant_id', '=', body)
    .where('currency', '=', 'HUF')
    .execute()
})

async function placed(): Promise<Placed> {
  await setStock(shop.db.query, ITEMS.body, [PIECES])
  await shop.catalog.refresh()
  const question = orderOf({
    market: 'hu',
    lines: [{ item: ITEMS.body, qty: PIECES }],
    contact: { ...somebody(), phone: '+36 20 123 4567' },
    address: { ...orderOf().address, city: 'Budapest', county: 'BU', zip: '1011', country: 'HU' },
    total: TOTAL,
  })
  const answer = await placeOrder(shop, question, `large-order-${++keys}`, newAddress())
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  const { id, number } = (await viewOrder(shop, answer.id))!
  return { id, number, token: answer.id }
}

async function send({ number }: Placed): Promise<void> {
  await prepareOrder(shop, number, UNNAMED)
  const question = { from: null, pieces: null, courier: 'own', awbs: [], parcels: 1 } as const
  expect(await shipOrder(shop, number, question, UNNAMED)).toMatchObject({ ok: true })
}
const giveBack = ({ number }: Placed, pieces: number, act: Partial<RefundAct> = {}) =>
  refundOrder(
    shop,
    number,
    {
      key: `key-${++keys}`,
      kind: 'returned',
      pieces: new Map([[1, pieces]]),
      delivery: 0,
      warehouse: null,
      isLost: false,
      ...act,
    },
    UNNAMED,
  )
const issued = async ({ id }: Placed) =>
  (await readDocuments(shop.db.query, [id])).map(({ record }) => [record.kind, record.gross])
const owed = async ({ number }: Placed) =>
  (await readOpenCases(shop.db.query, { number })).map(({ reason, details }) => [reason, details.amount ?? null])
const DOCUMENTS = [
  ['invoice', TOTAL],
  ['credit note', 6 * PIECE],
  ['credit note', 4 * PIECE + DELIVERY],
]

test('near the greatest sum: paid by card, sent, given back in parts; parts that failed are owed together and given back again', async () => {
  expect(TOTAL).toBeGreaterThan(0.99 * MAX_ORDER_TOTAL.HUF)
  const large = await placed()
  const ref = await start(large)
  await pay(ref)
  await work()
  await send(large)
  expect(await giveBack(large, 6)).toMatchObject({ ok: true, money: 6 * PIECE })
  await work()
  expect(await attempts(large.id)).toMatchObject([{ state: 'partly_refunded', amount: TOTAL }])
  expect(await giveBack(large, 4, { delivery: 'all' })).toMatchObject({
    ok: true,
    money: 4 * PIECE + DELIVERY,
    status: 'refunded',
  })
  await work()
  expect(await attempts(large.id)).toMatchObject([{ state: 'refunded' }])
  expect(await issued(large)).toEqual(DOCUMENTS)

  const refunds = shop.db.query.selectFrom('refund').select('id').where('order_id', '=', large.id)
  for (const { id } of await refunds.execute()) {
    await shop.gateways.sandbox!.hosted!.work({ do: 'fail refund', ref, key: refundKey(id) })
    await work()
  }
  expect(await owed(large)).toEqual([['refund_failed', TOTAL]])
  expect(await noteTransferred(shop, large.number, 'by hand', UNNAMED)).toMatchObject({ ok: true, money: TOTAL })
  await work()
  expect([await owed(large), await attempts(large.id)]).toMatchObject([[], [{ state: 'refunded' }]])
  expect(await orderFaults(shop.db)).toEqual([])
})

test('near the greatest sum: transferred in parts with too much, sent, and given back by hand', async () => {
  const large = await placed()
  expect(await chooseMethod(shop, large.token, { method: 'transfer', due: TOTAL })).toBe('chosen')
  const book = (amount: number) => bookPayment(shop, large.number, { reference: `statement ${++keys}`, amount }, UNNAMED)
  expect(await book(6 * PIECE)).toMatchObject({ isPaid: false, missing: 4 * PIECE + DELIVERY })
  expect(await book(10 * PIECE)).toMatchObject({ isPaid: true, surplus: 6 * PIECE - DELIVERY })
  await work()
  expect(await owed(large)).toEqual([['transfer_surplus', 6 * PIECE - DELIVERY]])
  expect(await noteTransferred(shop, large.number, 'the rest', UNNAMED)).toMatchObject({ money: 6 * PIECE - DELIVERY })
  await send(large)
  for (const [pieces, delivery, money, state] of [
    [6, 0, 6 * PIECE, 'partly_refunded'],
    [4, 'all', 4 * PIECE + DELIVERY, 'refunded'],
  ] as const) {
    expect(await giveBack(large, pieces, { delivery })).toMatchObject({ ok: true, money })
    await work()
    expect(await noteTransferred(shop, large.number, 'given back', UNNAMED)).toMatchObject({ ok: true, money })
    expect(await attempts(large.id)).toMatchObject([{ state }])
  }
  await work()
  expect(await order(large.id)).toMatchObject({ status: 'refunded', due: TOTAL })
  expect((await readRefunds(shop.db.query, large.id)).map(({ money }) => money)).toEqual([6 * PIECE, 4 * PIECE + DELIVERY])
  expect(await issued(large)).toEqual(DOCUMENTS)
  expect(await orderFaults(shop.db)).toEqual([])
})
