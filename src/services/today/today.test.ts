/** The first page of the back office, on orders of the demo shop. */
import { expect, test } from 'vitest'
import type { Locale } from '#domain/market/market.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { NEED_KINDS } from '#domain/today/need.ts'
import { issueInvoice } from '#services/documents/issue-document.ts'
import { markPaid } from '#services/orders/order-payment.ts'
import { shipOrder } from '#services/orders/ship-order.ts'
import { UNNAMED } from '#services/orders/staff-act.ts'
import { prepareOrder } from '#services/orders/staff-orders.ts'
import { insertContactEvent, insertContactMessage } from '#store/contact/messages.ts'
import { listTransmissions, markAccepted, markRejected, markSent } from '#store/documents/transmissions.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { enqueue, setJobAside } from '#store/jobs/jobs.ts'
import { insertMail, markMailFailed, markMailSent } from '#store/mail/mail.ts'
import { openCase, settleCases } from '#store/payments/cases.ts'
import { countSearchMiss } from '#store/search/search-misses.ts'
import { insertWithdrawal, insertWithdrawalEvent } from '#store/withdrawals/withdrawals.ts'
import { insertWebhook, pauseWebhook } from '#store/webhooks/webhooks.ts'
import { insertLowPool } from '#test/customers/partnership.ts'
import { placedOrder, type PlacedOrder } from '#test/placed-order.ts'
import { writeSeller } from '#test/sold/seller.ts'
import { testShop } from '#test/shop.ts'
import { readToday } from './today.ts'

// A Wednesday, 12:00 in Bucharest and 11:00 in Budapest.
const NOW = new Date('2026-11-25T10:00:00Z')
const shop = await testShop({ now: NOW, products: 60 })
const { query } = shop.db
const at = (moment: string) => shop.clock.set(new Date(moment))

async function piece() {
  const row = await query
    .selectFrom('stock as s')
    .innerJoin('variant as v', 'v.id', 's.variant_id')
    .innerJoin('product as p', 'p.id', 'v.product_id')
    .select(['s.variant_id', 's.warehouse_id', 'v.product_id', 's.on_hand'])
    .where('p.kind', '=', 'simple')
    .orderBy('s.on_hand', 'desc')
    .orderBy('s.variant_id')
    .executeTakeFirstOrThrow()
  return { item: String(row.variant_id), product: String(row.product_id), warehouse: row.warehouse_id }
}
const sold = await piece()

async function paid(moment: string, market: Locale, due: number): Promise<PlacedOrder> {
  at(moment)
  const placed = await placedOrder(shop, { market, due, piece: sold })
  await shop.db.transaction((tx) => markPaid(tx, placed.id, null, shop.clock.now()))
  return placed
}

async function sent(placed: PlacedOrder): Promise<void> {
  await prepareOrder(shop, placed.number, UNNAMED)
  await shipOrder(shop, placed.number, { from: null, pieces: null, courier: 'own', awbs: [], parcels: 1 }, UNNAMED)
}

test('an empty shop waits for nobody and has sold nothing', async () => {
  const today = await readToday(shop, 'owner')
  expect(today).toMatchObject({ steps: null, needs: [], sold: [], missed: [] })
  expect(today.sales!.map(({ market, time, today: until }) => [market, time, until])).toEqual([
    ['ro', '12:00', { orders: 0, total: 0 }],
    ['hu', '11:00', { orders: 0, total: 0 }],
    ['en', '12:00', { orders: 0, total: 0 }],
  ])
})

test('sales stop at the same minute of the week before, on the clocks of each market', async () => {
  // Wednesday 18 November: before and after noon in Bucharest, and the last minute of the day.
  for (const moment of ['2026-11-18T09:59:00Z', '2026-11-18T10:01:00Z', '2026-11-18T21:59:30Z'])
    await sent(await paid(moment, 'ro', 10_000))
  // Already Thursday in Bucharest, still Wednesday in Budapest.
  await sent(await paid('2026-11-18T22:30:00Z', 'ro', 50_000))
  await sent(await paid('2026-11-18T22:30:00Z', 'hu', 700_000))
  // Today begins at midnight in Bucharest; in Budapest an hour later.
  await sent(await paid('2026-11-24T22:30:00Z', 'ro', 1_000))
  await sent(await paid('2026-11-24T22:30:00Z', 'hu', 900_000))
  await sent(await paid('2026-11-25T08:15:00Z', 'ro', 2_000))
  shop.clock.set(NOW)
  const [ro, hu, en] = (await readToday(shop, 'owner')).sales!
  expect(ro).toMatchObject({ currency: 'RON', today: { orders: 2, total: 3_000 }, before: { orders: 1, total: 10_000 } })
  expect(ro!.hours.today).toEqual([1_000, ...Array<number>(9).fill(1_000), 3_000, 3_000, 3_000])
  expect(ro!.hours.before).toEqual([...Array<number>(11).fill(0), 10_000, ...Array<number>(11).fill(20_000), 30_000])
  expect(en).toMatchObject({ today: { orders: 0, total: 0 }, before: { orders: 0, total: 0 } })
  expect(hu).toMatchObject({ currency: 'HUF', today: { orders: 0, total: 0 }, before: { orders: 0, total: 0 } })
  expect(hu!.hours.before.at(-1)).toBe(700_000)
  expect((await readToday(shop, 'owner')).needs).toEqual([])
})

test('what is sold most is counted by market, with what is in stock and how long it lasts', async () => {
  const { onHand } = await query
    .selectFrom('stock')
    .innerJoin('variant', 'variant.id', 'stock.variant_id')
    .select(({ fn }) => fn.sum<string>('on_hand').as('onHand'))
    .where('product_id', '=', Number(sold.product))
    .executeTakeFirstOrThrow()
  const { name } = await query
    .selectFrom('product_text')
    .select('name')
    .where('product_id', '=', Number(sold.product))
    .where('locale', '=', 'ro')
    .executeTakeFirstOrThrow()
  // The order of Wednesday 09:59 was paid more than seven days ago.
  expect((await readToday(shop, 'warehouse')).sold).toEqual([
    {
      product: Number(sold.product),
      name,
      image: '',
      pieces: { ro: 5, hu: 2 },
      total: 7,
      stock: Number(onHand),
      lastsDays: Number(onHand),
    },
  ])
})

/** Everything that can wait, once of each kind and some of it settled. */
async function neglect(): Promise<Record<'late' | 'promised' | 'next', PlacedOrder>> {
  const late = await paid('2026-11-22T10:00:00Z', 'ro', 3_000)
  const promised = await paid('2026-11-24T10:00:00Z', 'ro', 3_000)
  const next = await paid('2026-11-25T09:00:00Z', 'hu', 300_000)
  const promise = (order: PlacedOrder, from: string, to: string) =>
    query
      .updateTable('order')
      .set({ delivery: JSON.stringify({ from, to }) })
      .where('id', '=', order.id)
      .execute()
  await promise(late, '2026-11-23', '2026-11-24')
  await promise(promised, '2026-11-25', '2026-11-26')
  await promise(next, '2026-11-26', '2026-11-27')
  shop.clock.set(NOW)
  return { late, promised, next }
}

const ago = (ms: number) => new Date(NOW.getTime() - ms)

async function writeCases(orderId: string): Promise<void> {
  await openCase(query, { orderId, attemptId: null, reason: 'paid_without_stock' }, ago(18 * HOUR_MS))
  await openCase(query, { orderId, attemptId: null, reason: 'amount_mismatch' }, ago(HOUR_MS))
  await openCase(query, { orderId, attemptId: null, reason: 'payment_unresolved' }, ago(2 * HOUR_MS))
  await openCase(query, { orderId, attemptId: null, reason: 'refund_failed' }, ago(MINUTE_MS))
  const settled = await openCase(query, { orderId, attemptId: null, reason: 'paid_twice' }, ago(DAY_MS))
  await settleCases(query, [settled!], 'given back', NOW)
}

async function writeWithdrawal(number: string, declaredAt: Date, states: readonly ('accepted' | 'arrived' | 'closed')[]) {
  const id = uuidv7(declaredAt)
  const common = { name: 'Ana', email: 'a@example.ro', statement: 'I withdraw', reference: 'x', orderId: null, lines: [] }
  const hash = Buffer.alloc(32)
  const tokenHash = Buffer.from(number)
  await insertWithdrawal(query, {
    ...common,
    id,
    number,
    declaredAt,
    tokenHash,
    statementHash: hash,
    locale: 'ro',
    isLate: false,
  })
  for (const [index, state] of states.entries())
    await insertWithdrawalEvent(query, id, { position: index + 2, state, staffName: null, note: null }, NOW)
}

async function writeMessage(number: string, topic: 'order' | 'product', isAnswered: boolean): Promise<void> {
  const id = uuidv7(NOW)
  const person = { firstName: 'Ana', lastName: 'Pop', email: 'a@example.ro' }
  await insertContactMessage(query, {
    ...person,
    id,
    number,
    topic,
    locale: 'ro',
    reference: '',
    message: '?',
    receivedAt: ago(2 * DAY_MS),
  })
  if (isAnswered) await insertContactEvent(query, id, { kind: 'answered', staffName: null, text: 'Yes' }, NOW)
}

async function writeMails(): Promise<void> {
  const mail = {
    kind: 'order',
    locale: 'ro' as const,
    recipient: 'a@example.ro',
    subject: 's',
    html: 'h',
    text: 't',
    orderId: null,
  }
  for (const [key, isSent] of [
    ['full', false],
    ['second try', true],
  ] as const) {
    const id = uuidv7(NOW)
    await insertMail(query, { ...mail, id, key }, ago(3 * HOUR_MS))
    await markMailFailed(query, id, '552 mailbox full')
    if (isSent) await markMailSent(query, id, NOW, false)
  }
}

async function writeJobs(orderId: string): Promise<void> {
  const job = (key: string) => ({ kind: 'order.expire' as const, payload: { orderId }, key, runAt: ago(HOUR_MS) })
  for (const key of ['aside', 'often', 'once']) await enqueue(query, job(key))
  const rows = await query.selectFrom('job').select(['id', 'key']).where('key', 'in', ['aside', 'often', 'once']).execute()
  for (const { id, key } of rows) {
    const attempts = key === 'once' ? 1 : 4
    await query
      .updateTable('job')
      .set({ attempts, last_error: `broken ${key}` })
      .where('id', '=', id)
      .execute()
    if (key === 'aside') await setJobAside(query, { id, attempts }, NOW, 'broken aside')
  }
}

/** Four invoices: one that waits, one that was just issued, one that was rejected and one that was accepted. */
async function writeDocuments(): Promise<void> {
  await writeSeller(shop)
  const issuedAt = [ago(2 * HOUR_MS), ago(MINUTE_MS), ago(5 * HOUR_MS), ago(DAY_MS)]
  const sold = await query.selectFrom('order').select('id').where('market', '=', 'ro').orderBy('id').limit(4).execute()
  for (const [index, { id }] of sold.entries()) {
    shop.clock.set(issuedAt[index]!)
    await issueInvoice(shop, { orderId: id })
  }
  shop.clock.set(NOW)
  const [accepted, rejected] = (await listTransmissions(query, ['queued'], 4)).toReversed()
  await markRejected(query, rejected!, 'no such county', NOW)
  await markSent(query, accepted!.documentId, { transmitter: 'folder', reference: 'x', checkAt: null, now: NOW })
  await markAccepted(query, accepted!.documentId, NOW)
}

let orders: Awaited<ReturnType<typeof neglect>>

/** A webhook that is off because its address does not answer. */
async function writeWebhook(): Promise<void> {
  const url = 'https://erp.example/hooks?key=1'
  const webhook = { id: uuidv7(NOW), url, events: ['order.paid' as const], secret: 'sealed', createdAt: NOW, createdName: 'Ana' }
  await insertWebhook(query, webhook)
  await pauseWebhook(query, webhook.id, ago(HOUR_MS))
}

test('what waits is counted with its parts, its oldest and what makes it urgent', async () => {
  orders = await neglect()
  await writeCases(orders.late.id)
  await writeWithdrawal('R-1', ago(13 * DAY_MS), [])
  await writeWithdrawal('R-2', ago(3 * DAY_MS), ['accepted', 'arrived'])
  await writeWithdrawal('R-3', ago(20 * DAY_MS), ['accepted', 'arrived', 'closed'])
  await writeWithdrawal('R-4', ago(30 * DAY_MS), ['accepted'])
  await writeMessage('M-1', 'order', false)
  await writeMessage('M-2', 'product', true)
  await writeMails()
  await writeJobs(orders.late.id)
  await writeDocuments()
  await writeWebhook()
  await insertLowPool(shop.db, NOW)

  const { needs } = await readToday(shop, 'owner')
  expect(needs.map(({ kind }) => kind)).toEqual(NEED_KINDS)
  const need = Object.fromEntries(needs.map((one) => [one.kind, one]))
  const { name } = await query.selectFrom('warehouse').select('name').where('id', '=', sold.warehouse).executeTakeFirstOrThrow()
  expect(need.orders_to_send).toMatchObject({
    count: 3,
    oldest: new Date('2026-11-22T10:00:00Z'),
    promised: 1,
    late: 1,
    parts: [{ name: name.ro, count: 3 }],
    numbers: [orders.late.number, orders.promised.number, orders.next.number],
  })
  expect(need.paid_without_stock).toMatchObject({ count: 1, oldest: ago(18 * HOUR_MS), numbers: [orders.late.number] })
  expect(need.payments).toMatchObject({
    count: 2,
    oldest: ago(2 * HOUR_MS),
    parts: [
      { name: 'amount_mismatch', count: 1 },
      { name: 'payment_unresolved', count: 1 },
    ],
  })
  expect(need.failed_refunds).toMatchObject({ count: 1, oldest: ago(MINUTE_MS) })
  expect(need.withdrawals).toMatchObject({
    count: 2,
    oldest: ago(13 * DAY_MS),
    dueAt: new Date('2026-11-26T21:59:59.999Z'),
    parts: [
      { name: 'arrived', count: 1 },
      { name: 'received', count: 1 },
    ],
  })
  expect(need.mails).toMatchObject({ count: 1, oldest: ago(3 * HOUR_MS), error: '552 mailbox full' })
  expect(need.jobs).toMatchObject({ count: 2, setAside: 1, oldest: ago(HOUR_MS), parts: [{ name: 'order.expire', count: 2 }] })
  expect(need.messages).toMatchObject({ count: 1, oldest: ago(2 * DAY_MS), parts: [{ name: 'order', count: 1 }] })
  expect(need.pools).toMatchObject({ count: 1, oldest: NOW, parts: [], numbers: ['Cărți'] })
  expect(need.webhooks).toMatchObject({ count: 1, oldest: ago(HOUR_MS), parts: [{ name: 'erp.example', count: 1 }] })
  expect(need.documents).toMatchObject({ count: 2, oldest: ago(5 * HOUR_MS), error: 'no such county' })
})

test('a warehouse sees no money and no messages; support no jobs; an editor no payments', async () => {
  const warehouse = await readToday(shop, 'warehouse')
  expect(warehouse.needs.map(({ kind }) => kind)).toEqual(['orders_to_send', 'paid_without_stock', 'withdrawals'])
  expect(warehouse).toMatchObject({ sales: null, missed: null })
  expect(JSON.stringify(warehouse)).not.toMatch(/RON|HUF|EUR|totalUntil/)
  const support = await readToday(shop, 'support')
  expect(support.needs.map(({ kind }) => kind)).toEqual(NEED_KINDS.filter((kind) => kind !== 'jobs' && kind !== 'webhooks'))
  expect(support.missed).toBeNull()
  const editor = await readToday(shop, 'editor')
  expect(editor.needs.map(({ kind }) => kind)).toEqual([
    'orders_to_send',
    'paid_without_stock',
    'withdrawals',
    'mails',
    'messages',
    'pools',
  ])
  expect([editor.sales?.length, editor.missed]).toEqual([3, []])
})

test('orders that were sent wait no longer', async () => {
  for (const order of Object.values(orders)) await sent(order)
  const { needs } = await readToday(shop, 'owner')
  expect(needs.map(({ kind }) => kind)).not.toContain('orders_to_send')
})

test('searches are counted by week, those of this week before those of the week before', async () => {
  const miss = (asked: string, week: string) =>
    countSearchMiss(query, { locale: 'ro', query: asked, now: new Date(`${week}T12:00:00Z`), week })
  for (const asked of ['scoica', 'hamac', 'hamac', 'leagan']) await miss(asked, '2026-11-16')
  for (const asked of ['scoica', 'scoica', 'patut']) await miss(asked, '2026-11-23')
  await miss('uitat', '2026-11-02')
  await miss('rar', '2026-11-02')
  await miss('rar', '2026-11-23')
  expect((await readToday(shop, 'owner')).missed).toEqual([
    { locale: 'ro', query: 'scoica', times: 2, timesBefore: 1 },
    { locale: 'ro', query: 'patut', times: 1, timesBefore: 0 },
    { locale: 'ro', query: 'rar', times: 1, timesBefore: 0 },
    { locale: 'ro', query: 'hamac', times: 0, timesBefore: 2 },
    { locale: 'ro', query: 'leagan', times: 0, timesBefore: 1 },
  ])
})

test('nothing of this was an error of the shop', () => {
  expect(shop.errors).toEqual([])
})
