import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { parcelAwb } from '#domain/orders/awb.ts'
import { readEverythingAbout } from '#store/customers/account-export.ts'
import { readShipments } from '#store/orders/shipments.ts'
import { chooseMethod } from '#services/payments/choose-method.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { insertTestItems, ITEMS, orderOf, setStock, somebody, stockOf } from '#test/goods.ts'
import { orderFaults } from '#test/race/order-faults.ts'
import { testShop } from '#test/shop.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { cancelOrderByNumber } from './cancel-order.ts'
import { markPaid } from './order-payment.ts'
import { placeOrder, viewOrder } from './place-order.ts'
import { deliverOrder, shipOrder, type ShipQuestion } from './ship-order.ts'
import { UNNAMED } from './staff-act.ts'
import { prepareOrder } from './staff-orders.ts'

const shop = await testShop({ settings: { PAYMENT_CASH_RO: '9.90' } })
/** Pieces in the depot, in Bucharest, in Cluj. */
const LEVELS = [3, 4, 10]
beforeAll(async () => {
  await insertTestItems(shop.db.query, shop.clock.now())
})

const ALL: ShipQuestion = { from: null, pieces: null, courier: 'own', awbs: [], parcels: 1 }
const ship = (number: string, question: Partial<ShipQuestion> = {}) => shipOrder(shop, number, { ...ALL, ...question }, UNNAMED)
let keys = 0

/** An order of these lines that is paid, or is to be paid on delivery, and being prepared. */
async function prepared(lines: { item: string; qty: number }[], total: number, delivery = 'courier', isCash = false) {
  for (const item of [ITEMS.body, ITEMS.hat]) await setStock(shop.db.query, item, LEVELS)
  await shop.catalog.refresh()
  shop.clock.advance(1)
  const answer = await placeOrder(
    shop,
    orderOf({ lines, total, delivery, contact: somebody() }),
    `order-to-ship-${++keys}`,
    newAddress(),
  )
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  const { id, number } = (await viewOrder(shop, answer.id))!
  if (isCash) expect(await chooseMethod(shop, answer.id, { method: 'cash', due: total + 990 })).toBe('chosen')
  else await shop.db.transaction((tx) => markPaid(tx, id, null, shop.clock.now()))
  await prepareOrder(shop, number, UNNAMED)
  return { id, number, token: answer.id }
}

const statusOf = async ({ token }: { token: string }) => (await viewOrder(shop, token))!.status
const taken = async ({ id }: { id: string }) => {
  const { rows } = await sql<{ text: string }>`
    select warehouse_id || ' ' || variant_id || ' ' || shipped || '/' || quantity as text from stock_reservation
    where order_id = ${id} order by 1`.execute(shop.db.query)
  return rows.map(({ text }) => text)
}
/** Two bodies of a set and one more, and the hat of the set. */
const SET_AND_BODY = [
  { item: ITEMS.set, qty: 1 },
  { item: ITEMS.body, qty: 1 },
]
const bodies = (qty: number) => ({ pieces: new Map([['SKU-101', qty]]) })

test('one shipment with everything fulfils an order, under a number whose check digit fits', async () => {
  const order = await prepared([{ item: ITEMS.body, qty: 2 }], 11_999)
  const shipped = await ship(order.number, { parcels: 2 })
  expect(shipped).toMatchObject({ ok: true, position: 1, status: 'fulfilled' })
  const { awbs } = shipped as { awbs: string[] }
  expect(awbs.map((awb) => parcelAwb(Number(awb.slice(2, 10)), awb.slice(11)))).toEqual(awbs)
  expect(new Set(awbs).size).toBe(2)
  expect(await statusOf(order)).toBe('fulfilled')
  expect(await ship(order.number)).toEqual({ ok: false, reason: 'order_step_refused' })
  expect(await readShipments(shop.db.query, order.id)).toMatchObject([
    { position: 1, lines: [{ name: 'Body, miere', qty: 2 }], parcels: [{ status: 'registered' }, { status: 'registered' }] },
  ])
})

test('parts of a bundle leave one by one, and the status follows', async () => {
  const order = await prepared(SET_AND_BODY, 20_999)
  expect(await ship(order.number, bodies(4))).toEqual({ ok: false, reason: 'more_than_ordered' })
  expect(await ship(order.number, bodies(2))).toMatchObject({ ok: true, status: 'partially fulfilled' })
  expect(await statusOf(order)).toBe('partially fulfilled')
  expect(await ship(order.number, bodies(2))).toEqual({ ok: false, reason: 'more_than_ordered' })
  expect(await cancelOrderByNumber(shop, order.number)).toBe('order_step_refused')
  expect(await ship(order.number)).toMatchObject({ ok: true, position: 2, status: 'fulfilled' })
  const shipments = await readShipments(shop.db.query, order.id)
  const sent = shipments.flatMap(({ lines }) => lines.map(({ name, qty }) => `${qty} ${name}`))
  expect(sent.toSorted()).toEqual(['1 Body, miere', '1 Căciuliță', '2 Body'])
})

test('another warehouse sends what it has, and stock follows; one without stock is refused', async () => {
  const order = await prepared([{ item: ITEMS.body, qty: 2 }], 11_999)
  const [before] = await taken(order)
  const [home] = before!.split(' ')
  const other = home === 'cluj' ? 'bucharest' : 'cluj'
  const stock = await stockOf(shop.db.query, ITEMS.body)
  expect(await ship(order.number, { from: 'timisoara' })).toEqual({ ok: false, reason: 'out_of_stock' })
  expect(await ship(order.number, { from: 'nowhere' })).toEqual({ ok: false, reason: 'unknown_warehouse' })
  expect(await ship(order.number, { from: other, ...bodies(1) })).toMatchObject({ ok: true })
  expect(await taken(order)).toEqual([`${home} 101 0/1`, `${other} 101 1/1`].toSorted())
  expect(await stockOf(shop.db.query, ITEMS.body)).toEqual(stock)
  expect(await ship(order.number)).toMatchObject({ ok: true, status: 'fulfilled' })
  expect(await orderFaults(shop.db)).not.toContainEqual(expect.stringContaining('other pieces'))
})

test('what cannot be sent is refused and changes nothing', async () => {
  const order = await prepared([{ item: ITEMS.body, qty: 2 }], 11_999)
  const sameday = { courier: 'sameday', awbs: ['1SDY-241067423'] } as const
  for (const [question, reason] of [
    [{ pieces: new Map([['SKU-102', 1]]) }, 'unknown_sku'],
    [{ courier: 'sameday' }, 'courier_not_connected'],
    [{ courier: 'sameday', awbs: ['?'] }, 'awb_invalid'],
    [{ parcels: 21 }, 'too_many_parcels'],
    [{ courier: 'pickup' }, 'wrong_courier'],
  ] as const)
    expect(await ship(order.number, question)).toEqual({ ok: false, reason })
  expect(await ship('NST-0')).toEqual({ ok: false, reason: 'order_not_found' })
  expect(await readShipments(shop.db.query, order.id)).toEqual([])
  expect(await ship(order.number, { ...sameday, ...bodies(1) })).toMatchObject({ awbs: ['1SDY241067423'] })
  expect(await ship(order.number, sameday)).toEqual({ ok: false, reason: 'awb_taken' })
  expect(await statusOf(order)).toBe('partially fulfilled')
})

test('the database refuses more pieces than were taken', async () => {
  const order = await prepared([{ item: ITEMS.body, qty: 2 }], 11_999)
  const more = sql`update stock_reservation set shipped = 3 where order_id = ${order.id}`.execute(shop.db.query)
  await expect(more).rejects.toThrow('stock_reservation')
})

test('parcels are delivered once, and the customer’s export names them', async () => {
  const { id: customer } = await signedInCustomer(shop, { email: 'ana@exemplu.ro' })
  const order = await prepared([{ item: ITEMS.body, qty: 1 }], 6999)
  expect(await deliverOrder(shop, order.number, UNNAMED)).toBe('nothing_to_deliver')
  const shipped = (await ship(order.number)) as { awbs: string[] }
  expect(await deliverOrder(shop, order.number, UNNAMED)).toEqual(shipped.awbs)
  expect(await deliverOrder(shop, order.number, UNNAMED)).toBe('nothing_to_deliver')
  await shop.db.query.updateTable('order').set({ customer_id: customer }).where('id', '=', order.id).execute()
  expect(JSON.stringify(await readEverythingAbout(shop.db.query, customer))).toContain(shipped.awbs[0])
})

/** Mails of an order about its shipments: kind, subject and text. */
async function mailsOf({ id }: { id: string }) {
  await runDueJobs(shop, jobHandlers)
  const mails = await shop.db.query.selectFrom('mail').selectAll().where('order_id', '=', id).orderBy('key').execute()
  return mails.filter(({ kind }) => ['order sent', 'order ready', 'order delivered'].includes(kind))
}

test('each shipment has its mail with its parcels, and those that arrive together have one', async () => {
  const order = await prepared([{ item: ITEMS.body, qty: 2 }], 11_999)
  const first = (await ship(order.number, bodies(1))) as { awbs: string[] }
  const [sent, ...others] = await mailsOf(order)
  expect(others).toEqual([])
  expect(sent).toMatchObject({ kind: 'order sent', subject: `Comanda ${order.number} a plecat spre tine` })
  for (const text of [first.awbs[0], '1 × Body', 'Curierul nostru', 'Restul comenzii']) expect(sent!.text).toContain(text)
  await ship(order.number, bodies(1))
  await deliverOrder(shop, order.number, UNNAMED)
  const mails = await mailsOf(order)
  expect(mails.map(({ kind }) => kind)).toEqual(['order delivered', 'order sent', 'order sent'])
  expect(mails.filter(({ text }) => text.includes('Restul comenzii'))).toHaveLength(1)
})

test('two sizes of a product are told apart in the mail of their parcel', async () => {
  const order = await prepared(
    [
      { item: ITEMS.body, qty: 1 },
      { item: ITEMS.hat, qty: 2 },
    ],
    16_999,
  )
  await sql`update order_line set name = 'Body', option = case variant_id when 101 then '62' else '68' end
    where order_id = ${order.id} and kind = 'goods'`.execute(shop.db.query)
  await ship(order.number)
  const [sent] = await mailsOf(order)
  for (const text of ['1 × Body, 62', '2 × Body, 68']) expect(sent!.text).toContain(text)
})

test('what is collected has a mail when it is ready, and none when it was collected', async () => {
  const order = await prepared([{ item: ITEMS.body, qty: 1 }], 5000, 'pickup:cluj')
  expect(await ship(order.number)).toEqual({ ok: false, reason: 'wrong_courier' })
  expect(await ship(order.number, { courier: 'pickup' })).toMatchObject({ ok: true, status: 'fulfilled' })
  await deliverOrder(shop, order.number, UNNAMED)
  const mails = await mailsOf(order)
  expect(mails.map(({ kind }) => kind)).toEqual(['order ready'])
  for (const text of ['Nestling cluj', 'Strada Cuibului 1', order.number, '1 × Body']) expect(mails[0]!.text).toContain(text)
})

test('an unpaid order of which a part was sent and not taken comes back as a whole', async () => {
  const order = await prepared([{ item: ITEMS.body, qty: 2 }], 11_999, 'courier', true)
  expect(await ship(order.number, { pieces: new Map([['SKU-101', 1]]) })).toMatchObject({ status: 'partially fulfilled' })
  expect(await cancelOrderByNumber(shop, order.number)).toBe('canceled')
  expect(await statusOf(order)).toBe('canceled')
  expect(await stockOf(shop.db.query, ITEMS.body)).toEqual({ onHand: 17, reserved: 0 })
  expect((await orderFaults(shop.db)).filter((fault) => fault.includes(order.number))).toEqual([])
})
