import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { canonicalJson } from '#domain/documents/canonical-json.ts'
import type { Locale } from '#domain/market/market.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { cancelOrderByNumber } from '#services/orders/cancel-order.ts'
import { markPaid } from '#services/orders/order-payment.ts'
import { placeOrder, viewOrder } from '#services/orders/place-order.ts'
import { refundOrder, type RefundAct } from '#services/orders/refund-order.ts'
import { shipOrder } from '#services/orders/ship-order.ts'
import { UNNAMED } from '#services/orders/staff-act.ts'
import { prepareOrder } from '#services/orders/staff-orders.ts'
import { writeSetting } from '#store/database/settings.ts'
import { readDocuments } from '#store/documents/documents.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { insertTestItems, ITEMS, orderOf, setStock, somebody } from '#test/goods.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { placedOrder } from '#test/placed-order.ts'
import { writeSeller } from '#test/sold/seller.ts'
import { testShop } from '#test/shop.ts'
import { issueInvoice } from './issue-document.ts'

const shop = await testShop()
const { 'document.invoice': _, ...withoutInvoice } = jobHandlers
const { work, start, pay } = paymentShop(shop, () => insertTestItems(shop.db.query, shop.clock.now()))
let keys = 0

beforeAll(() => writeSeller(shop))

/** A paid order whose invoice is due. */
async function paid(lines: { item: string; qty: number }[], total: number, delivery = 'courier') {
  for (const item of [ITEMS.body, ITEMS.hat]) await setStock(shop.db.query, item, [10, 10])
  await shop.catalog.refresh()
  shop.clock.advance(1)
  const question = orderOf({ lines, total, delivery, contact: somebody() })
  const placed = await placeOrder(shop, question, `order-with-invoice-${++keys}`, newAddress())
  if (!placed.ok) throw new Error(JSON.stringify(placed))
  const { id, number } = (await viewOrder(shop, placed.id))!
  await pay(await start({ token: placed.id }))
  await runDueJobs(shop, withoutInvoice)
  return { id, number }
}

const sent = async (order: { number: string }) => {
  await prepareOrder(shop, order.number, UNNAMED)
  const question = { from: null, pieces: null, courier: 'own', awbs: [], parcels: 1 } as const
  const shipped = await shipOrder(shop, order.number, question, UNNAMED)
  if (!shipped.ok) throw new Error(shipped.reason)
}
const refund = (order: { number: string }, act: Partial<RefundAct>) =>
  refundOrder(
    shop,
    order.number,
    { key: `key-${++keys}`, kind: 'returned', pieces: new Map(), delivery: 0, warehouse: null, isLost: false, ...act },
    UNNAMED,
  )
const documents = async ({ id }: { id: string }) => (await readDocuments(shop.db.query, [id])).map(({ record }) => record)
const issued = async (order: { id: string }) => (await documents(order)).map(({ kind, gross }) => `${kind} ${gross}`)
const positions = async (kind: 'invoice' | 'credit note') =>
  (
    await shop.db.query
      .selectFrom('document')
      .select('position')
      .where('kind', '=', kind)
      .where('market', '=', 'ro')
      .orderBy('position')
      .execute()
  ).map(({ position }) => position)
const invoiceAt = (moment: 'payment' | 'dispatch') =>
  writeSetting(shop.db.query, 'documents', { invoiceAt: { ro: moment, en: moment, hu: moment } })
const one = new Map([[1, 1]])

test('a paid order gets its invoice once, with its event', async () => {
  const order = await paid([{ item: ITEMS.body, qty: 2 }], 11_999)
  await work()
  await issueInvoice(shop, { orderId: order.id })
  const [invoice, ...others] = await documents(order)
  expect(others).toEqual([])
  expect(invoice).toMatchObject({ kind: 'invoice', number: 'NRO-2026-000001', orderNumber: order.number, gross: 11_999 })
  const stored = await shop.db.query.selectFrom('document').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow()
  expect(stored.record_hash).toEqual(createHash('sha256').update(canonicalJson(stored.record)).digest())
  expect(stored.token_hash).toEqual(shop.tokens.hash(shop.tokens.documentToken(stored.id)))
  const events = await shop.db.query.selectFrom('order_event').selectAll().where('order_id', '=', order.id).execute()
  expect(events.filter(({ kind }) => kind === 'invoice issued')).toMatchObject([
    { actor: 'job', data: { number: 'NRO-2026-000001' } },
  ])
})

test('each refund has a credit note, together never more than the invoice', async () => {
  const order = await paid([{ item: ITEMS.body, qty: 2 }], 11_999)
  await work()
  await sent(order)
  await refund(order, { pieces: one })
  await work()
  await refund(order, { pieces: one, delivery: 'all' })
  await work()
  expect(await issued(order)).toEqual(['invoice 11999', 'credit note 5000', 'credit note 6999'])
  const [invoice, first] = await documents(order)
  expect(first!.corrects).toEqual({ number: invoice!.number, issuedOn: invoice!.issuedOn, reason: 'returned' })
})

test('an order that is cancelled before its invoice was issued has both documents', async () => {
  const order = await paid([{ item: ITEMS.body, qty: 1 }], 6_999)
  await cancelOrderByNumber(shop, order.number)
  await work()
  expect(await issued(order)).toEqual(['invoice 6999', 'credit note 6999'])
})

test('by setting the invoice waits for the first parcel; what is never sent has no documents', async () => {
  await invoiceAt('dispatch')
  const [kept, canceled] = [await paid([{ item: ITEMS.body, qty: 2 }], 11_999), await paid([{ item: ITEMS.body, qty: 1 }], 6_999)]
  await refund(kept, { kind: 'unsent', pieces: one })
  await cancelOrderByNumber(shop, canceled.number)
  await work()
  expect([await issued(kept), await issued(canceled)]).toEqual([[], []])
  await sent(kept)
  await work()
  expect(await issued(kept)).toEqual(['invoice 11999', 'credit note 5000'])
  await invoiceAt('payment')
})

test('what is paid on delivery has its invoice when it is paid, with the day on which it was sent', async () => {
  const order = await foreign('ro')
  await shop.db.query
    .updateTable('order')
    .set({ payment_method: 'cash', status: 'unfulfilled' })
    .where('id', '=', order.id)
    .execute()
  await shop.db.query.deleteFrom('order_event').where('id', '=', order.id).execute()
  await shop.db.query.updateTable('stock_reservation').set({ state: 'taken' }).where('order_id', '=', order.id).execute()
  await shop.db.query.updateTable('stock').set({ unsent: 9 }).execute()
  await sent(order)
  await work()
  expect(await documents(order)).toEqual([])
  shop.clock.advance(24 * HOUR_MS)
  await shop.db.transaction((tx) => markPaid(tx, order.id, null, shop.clock.now()))
  await work()
  const [invoice] = await documents(order)
  expect(invoice).toMatchObject({ gross: 54_100, payment: { method: 'cash on delivery', byMoney: 54_100, due: 0 } })
  expect(invoice!.suppliedOn! < invoice!.issuedOn).toBe(true)
})

test('an order of vouchers alone has none; beside goods they are stated and given back without a line', async () => {
  const alone = await paid([{ item: ITEMS.voucher, qty: 1 }], 10_000, 'email')
  const mixed = await paid(
    [
      { item: ITEMS.voucher, qty: 1 },
      { item: ITEMS.body, qty: 1 },
    ],
    16_999,
  )
  await work()
  expect(await documents(alone)).toEqual([])
  await cancelOrderByNumber(shop, mixed.number)
  await work()
  expect(await documents(mixed)).toMatchObject([
    { gross: 6_999, vouchersSold: 10_000, lines: [{ sku: 'SKU-101' }, { kind: 'delivery' }] },
    { gross: 6_999, vouchersSold: 10_000, payment: { byMoney: 6_999 } },
  ])
})

test('without a seller nothing is issued and the reason is kept, until somebody says who sells', async () => {
  await writeSetting(shop.db.query, 'merchant', { legalName: 'Nestling Baby SRL' })
  const order = await paid([{ item: ITEMS.body, qty: 1 }], 6_999)
  await work()
  expect(await documents(order)).toEqual([])
  const waiting = await shop.db.query.selectFrom('job').selectAll().where('kind', '=', 'document.invoice').execute()
  expect(waiting).toMatchObject([{ attempts: 0, dead_at: null, last_error: expect.stringContaining('has no seller') }])
  await writeSeller(shop)
  shop.clock.advance(HOUR_MS)
  await work()
  expect(await issued(order)).toEqual(['invoice 6999'])
})

test('a euro order with Romanian VAT waits for the rate of the central bank (LAW-30)', async () => {
  const order = await foreign('en')
  await expect(issueInvoice(shop, { orderId: order.id })).rejects.toThrow('the rate of BNR for EUR in RON is not known')
  await shop.db.query
    .insertInto('exchange_rate')
    .values({ bank: 'BNR', currency: 'EUR', day: '2026-01-02', rate: 5_000_000 })
    .execute()
  await expect(issueInvoice(shop, { orderId: order.id })).rejects.toThrow('is not known')
  const day = new Date(shop.clock.now().getTime() - 72 * HOUR_MS).toISOString().slice(0, 10)
  await shop.db.query.insertInto('exchange_rate').values({ bank: 'BNR', currency: 'EUR', day, rate: 4_976_500 }).execute()
  await issueInvoice(shop, { orderId: order.id })
  expect((await documents(order))[0]).toMatchObject({ number: 'NEU-2026-000001', localVat: { rate: 49_765, day } })
})

async function foreign(market: Locale) {
  const piece = { item: ITEMS.body, product: '10101', warehouse: 'depot' }
  await setStock(shop.db.query, ITEMS.body, [10, 10])
  const order = await placedOrder(shop, { market, piece, due: 54_100 })
  await shop.db.query
    .insertInto('order_event')
    .values({ id: order.id, order_id: order.id, at: shop.clock.now(), kind: 'paid', actor: 'payment' })
    .execute()
  return order
}

test('numbers have no gap, and what is issued cannot be changed, deleted, doubled or exceeded', async () => {
  const invoices = await positions('invoice')
  expect(invoices).toEqual(invoices.map((_, index) => index + 1))
  expect((await positions('credit note')).at(-1)).toBe((await positions('credit note')).length)
  const { query } = shop.db
  await expect(sql`update document set gross = 1`.execute(query)).rejects.toThrow('does not change')
  await expect(sql`delete from document`.execute(query)).rejects.toThrow('does not change')
  await expect(sql`truncate document cascade`.execute(query)).rejects.toThrow('do not change')
  await expect(sql`delete from document_series`.execute(query)).rejects.toThrow('does not change')
  await expect(sql`update document_series set last_position = last_position + 2`.execute(query)).rejects.toThrow('by one')
  await expect(sql`update document_series set last_position = last_position + 1`.execute(query)).rejects.toThrow('of no document')
  const copy = (change: string) =>
    shop.db.transaction(async (tx) => {
      await sql`update document_series set last_position = last_position + 1 where market = 'ro' and kind = 'invoice'`.execute(tx)
      await sql`
        insert into document select gen_random_uuid(), order_id, kind, refund_id, market, year, s.last_position, n.number,
          sha256(n.number::bytea), record || jsonb_build_object('number', n.number) || ${change}::jsonb, record_hash,
          coalesce((${change}::jsonb ->> 'gross')::bigint, gross), issued_at
        from document d join document_series s using (market, kind, year)
          cross join lateral (select s.name || '-' || s.year || '-' || lpad(s.last_position::text, 6, '0') as number) n
        where d.number = 'NRO-2026-000001'`.execute(tx)
    })
  await expect(copy('{}')).rejects.toThrow('document_invoice')
})

test('the database refuses an invoice that is not what its order sold', async () => {
  const order = await foreign('ro')
  const record = { ...(await documentsOfFirst()), number: 'NRO-2026-999999', gross: 1, net: 1, vatTotal: 0 }
  const insert = (position: number, number: string) =>
    shop.db.query
      .insertInto('document')
      .values({
        id: order.id,
        order_id: order.id,
        kind: 'invoice',
        market: 'ro',
        year: 2026,
        position,
        number,
        token_hash: Buffer.from(number),
        record: JSON.stringify({ ...record, number }),
        record_hash: Buffer.alloc(32),
        gross: 1,
        issued_at: shop.clock.now(),
      })
      .execute()
  await expect(insert(999_999, 'NRO-2026-999999')).rejects.toThrow('the number before')
  const next = (await positions('invoice')).length + 1
  await expect(insert(next, `NRO-2026-${String(next).padStart(6, '0')}`)).rejects.toThrow('is not of its series')
})

const documentsOfFirst = async () =>
  (await shop.db.query.selectFrom('document').select('record').where('number', '=', 'NRO-2026-000001').executeTakeFirstOrThrow())
    .record
