import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { orderSums } from '#domain/orders/order.ts'
import { setStock, forgetLimits, ITEMS, orderOf, stockOf, insertTestItems, WAREHOUSES } from '#test/goods.ts'
import { writeOnePage } from '#test/content/text-page.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import type { OrderQuestion } from './new-order.ts'
import { placeOrder, viewOrder, type Placed, type Refusal } from './place-order.ts'

let shop: TestShop
let keys = 0
beforeAll(async () => {
  shop = await testShop()
  await insertTestItems(shop.db.query, shop.clock.now())
  await shop.catalog.refresh()
})
beforeEach(async () => {
  await forgetLimits(shop.db.query)
  await setStock(shop.db.query, ITEMS.body, [4, 0, 3])
  await setStock(shop.db.query, ITEMS.hat, [2, 2])
  await setStock(shop.db.query, ITEMS.book, [9])
})

const key = () => `order-of-this-test-${++keys}`
const place = (change: Partial<OrderQuestion> = {}, under = key()) => placeOrder(shop, orderOf(change), under)
const placed = async (change: Partial<OrderQuestion> = {}, under = key()): Promise<Placed> => {
  const answer = await place(change, under)
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer
}
const reasonOf = (answer: Placed | Refusal) => (answer.ok ? 'placed' : answer.reason)
const count = async (table: 'order' | 'order_line' | 'job' | 'stock_reservation' | 'order_event') => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(shop.db.query)
  return rows[0]!.n
}
const everything = async () =>
  Promise.all((['order', 'order_line', 'job', 'stock_reservation', 'order_event'] as const).map(count))

test('an order stores its reservations, its lines and the agreed texts', async () => {
  const { id, number, due } = await placed({
    lines: [
      { item: ITEMS.body, qty: 2 },
      { item: ITEMS.hat, qty: 1 },
    ],
    total: 16_999,
  })
  expect(id).toMatch(/^[a-z2-7]{32}$/)
  expect(due).toBe(16_999)
  const order = (await viewOrder(shop, id))!
  expect(order).toMatchObject({
    number,
    status: 'opened',
    payment: 'unpaid',
    subtotal: 15_000,
    deliveryPrice: 1999,
    total: 16_999,
    phone: '+40722123456',
    delivery: { key: 'courier', from: '2026-11-19', to: '2026-11-20', locker: null },
    expiresAt: new Date('2026-11-18T11:00:00Z'),
  })
  expect(
    order.lines.map(({ kind, sku, qty, unitPrice, prior, total, vat }) => [kind, sku, qty, unitPrice, prior, total, vat]),
  ).toEqual([
    ['goods', 'SKU-101', 2, 5000, null, 10_000, 1735],
    ['goods', 'SKU-102', 1, 5000, 6000, 5000, 868],
    ['transport', 'TRANSPORT', 1, 1999, null, 1999, 347],
  ])
  expect(await stockOf(shop.db.query, ITEMS.body)).toEqual({ onHand: 7, reserved: 2 })
})

test('sums of the database equal those of the domain rules', async () => {
  const { id } = await placed({
    lines: [
      { item: ITEMS.body, qty: 1 },
      { item: ITEMS.book, qty: 3 },
    ],
    total: 15_999,
  })
  const order = (await viewOrder(shop, id))!
  const goods = order.lines.filter(({ kind }) => kind !== 'transport')
  const sums = orderSums(
    goods.map((line) => ({ ...line, country: line.vatCountry, rate: line.vatRate })),
    order.deliveryPrice,
    order.currency,
  )
  expect(sums).toMatchObject({ subtotal: order.subtotal, total: order.total, lineVat: goods.map(({ vat }) => vat) })
  expect(order.lines.reduce((sum, line) => sum + line.total, 0)).toBe(order.total)
})

test('jobs for expiry and confirmation are written with the order', async () => {
  const before = await count('job')
  const { id } = await placed()
  const order = (await viewOrder(shop, id))!
  const jobs = await shop.db.query.selectFrom('job').select(['kind', 'payload', 'run_at']).orderBy('run_at', 'desc').execute()
  expect(jobs.length - before).toBeGreaterThanOrEqual(2)
  expect(jobs).toContainEqual({ kind: 'order.expire', payload: { orderId: order.id }, run_at: new Date('2026-11-18T11:00:00Z') })
  expect(jobs).toContainEqual({
    kind: 'order.mail',
    payload: { orderId: order.id, mail: 'confirmation' },
    run_at: shop.clock.now(),
  })
})

test('the same request under the same key returns the same order, a different one is refused', async () => {
  const under = key()
  const first = await placed({}, under)
  const before = await everything()
  expect(await place({}, under)).toEqual(first)
  expect(reasonOf(await place({ lines: [{ item: ITEMS.body, qty: 2 }], total: 11_999 }, under))).toBe('idempotency_conflict')
  expect(await everything()).toEqual(before)
})

test('a repeated request is answered even when it took the last piece', async () => {
  await setStock(shop.db.query, ITEMS.body, [1])
  const under = key()
  expect(await place({}, under)).toEqual(await placed({}, under))
})

test('an order with another total is refused with the new quote (D-44)', async () => {
  const before = await everything()
  const answer = await place({ total: 6998 })
  expect(answer).toMatchObject({ ok: false, reason: 'total_changed', quote: { sums: { total: 6999 } } })
  expect(await everything()).toEqual(before)
  expect(await stockOf(shop.db.query, ITEMS.body)).toMatchObject({ reserved: 0 })
})

test('an order above stock is refused, and nothing is reserved', async () => {
  const before = await everything()
  const answer = await place({ lines: [{ item: ITEMS.body, qty: 8 }], total: 41_999 })
  expect(answer).toMatchObject({ ok: false, reason: 'out_of_stock', quote: { adjustments: [{ max: 7, requested: 8 }] } })
  expect(await everything()).toEqual(before)
})

test('a bundle reserves its parts, and is stored with them', async () => {
  const { id } = await placed({ lines: [{ item: ITEMS.set, qty: 2 }], total: 28_000 })
  expect(await stockOf(shop.db.query, ITEMS.body)).toMatchObject({ reserved: 4 })
  expect(await stockOf(shop.db.query, ITEMS.hat)).toMatchObject({ reserved: 2 })
  const [line] = (await viewOrder(shop, id))!.lines
  expect(line).toMatchObject({
    kind: 'bundle',
    parts: [
      { sku: 'SKU-101', qty: 2 },
      { sku: 'SKU-102', qty: 1 },
    ],
  })
})

test('a pick-up takes from its showroom first', async () => {
  const { id } = await placed({ delivery: 'pickup:cluj', total: 20_000, lines: [{ item: ITEMS.body, qty: 4 }] })
  const held = await shop.db.query
    .selectFrom('stock_reservation as r')
    .innerJoin('order as o', 'o.id', 'r.order_id')
    .select(['r.warehouse_id', 'r.quantity'])
    .where('o.token_hash', '=', shop.tokens.hash(id))
    .orderBy('r.warehouse_id')
    .execute()
  expect(held).toEqual([
    { warehouse_id: 'cluj', quantity: 3 },
    { warehouse_id: WAREHOUSES[0], quantity: 1 },
  ])
})

test('a locker is stored with the order, and needs a mobile number', async () => {
  const toLocker = { delivery: 'locker', total: 6299 }
  expect(await place(toLocker)).toMatchObject({ reason: 'validation_failed', fields: { locker: 'locker_required' } })
  expect(await place({ ...toLocker, locker: 'L-9' })).toMatchObject({ fields: { locker: 'locker_gone' } })
  const contact = { email: 'ioana@exemplu.ro', phone: '021 312 3456' }
  expect(await place({ ...toLocker, locker: 'L-1', contact })).toMatchObject({
    fields: { 'contact.phone': 'phone_mobile_required' },
  })
  const { id } = await placed({ ...toLocker, locker: 'L-1' })
  expect((await viewOrder(shop, id))!.delivery.locker).toMatchObject({ name: 'easybox Unirii', city: 'Timișoara' })
})

test('a locker that is gone since it was chosen is refused by name, and nothing is placed', async () => {
  const before = await everything()
  const set = (is_active: boolean) => shop.db.query.updateTable('locker').set({ is_active }).where('id', '=', 'L-1').execute()
  const other = await shop.db.query.selectFrom('locker').selectAll().where('id', '=', 'L-1').executeTakeFirstOrThrow()
  await shop.db.query
    .insertInto('locker')
    .values({ ...other, boxes: '[]', hours: null, id: 'L-2' })
    .execute()
  await set(false)
  const under = key()
  const toLocker = { delivery: 'locker', locker: 'L-1', total: 6299 }
  expect(await place(toLocker, under)).toEqual({ ok: false, reason: 'validation_failed', fields: { locker: 'locker_gone' } })
  expect(await everything()).toEqual(before)
  // The same order may be sent again when the locker is back.
  await set(true)
  expect(reasonOf(await place(toLocker, under))).toBe('placed')
})

test('a delivery that is not offered is refused, with the offered ones', async () => {
  expect(reasonOf(await place({ delivery: 'pickup:budapest' }))).toBe('delivery_unavailable')
})

test('faults of the form are reported by field', async () => {
  const answer = await place({ contact: { email: 'x', phone: '0712' }, address: { ...orderOf().address, zip: '1' } })
  expect(answer).toMatchObject({
    reason: 'validation_failed',
    fields: { 'contact.email': 'email_invalid', 'contact.phone': 'phone_invalid', 'address.zip': 'zip_invalid' },
  })
})

test('the VAT number of a company is stored as typed and in canonical form (ID-3)', async () => {
  const billing = {
    sameAsDelivery: true,
    personType: 'company',
    companyName: 'Cuibul Cald SRL',
    vatNumber: 'ro 18547290',
  } as const
  const { id } = await placed({ billing })
  expect((await viewOrder(shop, id))!.billing).toMatchObject({ vatNumber: 'RO18547290', vatNumberTyped: 'ro 18547290' })
})

test('a gift voucher is sold by e-mail without VAT and without stock', async () => {
  const { id } = await placed({ lines: [{ item: ITEMS.voucher, qty: 1 }], delivery: 'email', total: 10_000 })
  expect((await viewOrder(shop, id))!.lines).toMatchObject([
    { kind: 'voucher', vatRate: 0, vat: 0 },
    { kind: 'transport', total: 0 },
  ])
})

test('the catalog is told of an order only when a shown stock note changes', async () => {
  await setStock(shop.db.query, ITEMS.book, [40])
  const told = async () => (await shop.db.query.selectFrom('job').select('id').where('kind', '=', 'stock.shown').execute()).length
  const before = await told()
  await placed({ lines: [{ item: ITEMS.book, qty: 30 }], total: 90_000 })
  expect(await told()).toBe(before)
  await placed({ lines: [{ item: ITEMS.book, qty: 5 }], total: 16_999 })
  expect(await told()).toBe(before + 1)
})

test('the agreed texts are stored word for word', async () => {
  await writeOnePage(shop, 'terms', { ro: 'termeni', en: 'terms', hu: 'feltetelek' }, [
    { kind: 'paragraph', text: 'Cum cumperi.' },
  ])
  shop.clock.advance(61_000)
  const { id } = await placed()
  const { terms } = (await viewOrder(shop, id))! as { terms: { locale: string; texts: Record<string, string> } }
  const text = await shop.db.query
    .selectFrom('agreed_text')
    .selectAll()
    .where('sha256', '=', terms.texts.terms!)
    .executeTakeFirstOrThrow()
  expect(text).toMatchObject({ page_key: 'terms', locale: 'ro', body: [{ text: 'Cum cumperi.' }] })
})

test.each(['', 'null', 'a'.repeat(32), '../../etc', 'A'.repeat(32)])('the id %j shows no order', async (token) => {
  expect(await viewOrder(shop, token)).toBeNull()
})
