/** One order and many in the back office: what staff do, who may, and what the log keeps. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { STAFF_CONFIRMATION_MS } from '#domain/staff/staff-session.ts'
import { placeOrder, viewOrder } from '#services/orders/place-order.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { confirmWithdrawal, draftWithdrawal, openWithdrawal } from '#services/withdrawals/withdrawals.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { insertTestItems, ITEMS, orderOf, setStock, somebody } from '#test/goods.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const { work, start, pay } = paymentShop(shop, () => insertTestItems(shop.db.query, shop.clock.now()))
let keys = 0

const as = async (role: 'owner' | 'support' | 'warehouse' | 'editor') => {
  const email = `${role}${++keys}@exemplu.ro`
  const member = role === 'owner' ? await owner : await staffMember(shop, role, email)
  return staffCaller(shop, member.token)
}
const owner = firstOwner(shop)

/** A paid order: two bodies at 50.00, or other lines; delivery costs 19.99. */
async function paid(lines = [{ item: ITEMS.body, qty: 2 }], total = 11_999) {
  for (const item of [ITEMS.body, ITEMS.hat]) await setStock(shop.db.query, item, [10, 10])
  await shop.catalog.refresh()
  shop.clock.advance(1)
  const question = orderOf({ lines, total, delivery: 'courier', contact: somebody() })
  const placed = await placeOrder(shop, question, `order-at-the-desk-${++keys}`, newAddress())
  if (!placed.ok) throw new Error(JSON.stringify(placed))
  const { id, number } = (await viewOrder(shop, placed.id))!
  await pay(await start({ token: placed.id }))
  await work()
  return { id, number, path: `/orders/${number}` }
}
type Caller = Awaited<ReturnType<typeof as>>
const read = async (call: Caller, { path }: { path: string }) => (await call('GET', path)).body
const shipment = { warehouse: null, pieces: null, courier: 'own', parcels: 1, awbs: [] }
const refund = { kind: 'kept', lines: { 1: 1 }, delivery: 0, warehouse: null, isLost: false }
const logOf = async (number: string) =>
  (await searchAudit(shop, { most: 50, words: number })).map(({ action }) => action).toReversed()

test('an order is read with its lines, money, mails and history; what may not be done has its reason', async () => {
  const call = await as('owner')
  const order = await paid()
  const found = await read(call, order)
  expect(found).toMatchObject({ number: order.number, status: 'unfulfilled', payment: 'paid', refundLimit: null })
  expect(found.lines[0]).toMatchObject({ position: 1, kind: 'goods', qty: 2, sent: 0, waiting: 2, refunded: { qty: 0 } })
  expect(found.steps).toMatchObject({ ship: null, refund: null, cancel: null, deliver: 'nothing_on_its_way', book: 'paid' })
  expect(found.mails.map(({ kind }: { kind: string }) => kind)).toContain('order confirmation')
  expect(found.events.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(['placed', 'paid']))
  expect(found.attempts).toMatchObject([{ state: 'paid', amount: 11_999 }])
  expect((await call('GET', '/orders/NST-NONE')).status).toBe(404)
})

test('it is sent in two parcels, named in the log, and delivered', async () => {
  const call = await as('warehouse')
  const order = await paid()
  const { version } = await read(call, order)
  const first = { ...shipment, version, pieces: { 'SKU-101': 1 } }
  expect((await call('POST', `${order.path}/shipments`, first)).body).toMatchObject({ position: 1 })
  // What was decided on the order before the first parcel is refused.
  expect(await call('POST', `${order.path}/shipments`, first)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  const between = await read(call, order)
  expect(between).toMatchObject({ status: 'partially fulfilled', steps: { cancel: 'part_sent', address: 'part_sent' } })
  await call('POST', `${order.path}/shipments`, { ...shipment, version: between.version, parcels: 2 })
  const sent = await read(call, order)
  expect(sent).toMatchObject({ status: 'fulfilled', waiting: [], steps: { ship: 'sent', deliver: null } })
  expect(sent.parcels).toHaveLength(3)
  expect(sent.shipments.map(({ lines }: { lines: object[] }) => lines)).toEqual([
    [{ line: 1, part: null, qty: 1 }],
    [{ line: 1, part: null, qty: 1 }],
  ])
  expect((await call('POST', `${order.path}/deliver`, { version: sent.version })).status).toBe(200)
  expect(await logOf(order.number)).toEqual(['order.prepared', 'order.shipped', 'order.shipped', 'order.delivered'])
  const label = await call('GET', `/labels?orders=${order.number}`)
  expect(label).toMatchObject({ status: 409, body: { code: 'no_labels' } })
})

test('two people who give money back at once never give more than was paid, and a repeated call gives it once', async () => {
  const [one, other] = [await as('owner'), await as('support')]
  const order = await paid()
  const checked = (await one('POST', `${order.path}/refunds/check`, { ...refund, lines: { 1: 2 } })).body
  expect(checked).toMatchObject({ money: 10_000, credit: 0, currency: 'RON', isWhole: false })
  const ask = (call: Caller, key = randomUUID()) =>
    call('POST', `${order.path}/refunds`, { ...refund, lines: { 1: 2 }, key, amount: 10_000, reason: 'Zgâriat.' })
  const key = randomUUID()
  const both = await Promise.all([ask(one, key), ask(other), ask(one, key)])
  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  const { rows } = await sql<{
    given: number
  }>`select sum(money)::integer as given from refund where order_id = ${order.id}`.execute(shop.db.query)
  expect(rows[0]!.given).toBe(10_000)
  expect(await ask(other)).toMatchObject({ status: 409, body: { code: 'more_than_ordered' } })
  expect((await read(one, order)).payment).toBe('partly refunded')
})

test('another amount than the one that was agreed to is refused, and so is more than the role may give', async () => {
  const [support, warehouse] = [await as('support'), await as('warehouse')]
  const order = await paid()
  const ask = (call: Caller, more: object) =>
    call('POST', `${order.path}/refunds`, { ...refund, key: randomUUID(), amount: 5_000, reason: 'Sosit spart', ...more })
  expect(await ask(support, { amount: 5_001 })).toMatchObject({ status: 409, body: { code: 'amount_changed' } })
  expect(await ask(support, { reason: ' ' })).toMatchObject({ status: 422, body: { code: 'reason_needed' } })
  expect(await ask(support, { amount: 60_000 })).toMatchObject({ status: 403, body: { code: 'refund_over_limit' } })
  expect(await ask(warehouse, {})).toMatchObject({ status: 403, body: { code: 'not_permitted' } })
  expect((await read(support, order)).refundLimit).toBe(50_000)
  expect((await read(warehouse, order)).refundLimit).toBeUndefined()
  expect((await ask(support, {})).body).toMatchObject({ money: 5_000 })
})

test('a large order is cancelled only by who may give so much back, with a reason; money goes back', async () => {
  const [support, one] = [await as('support'), await as('owner')]
  const order = await paid([{ item: ITEMS.body, qty: 11 }], 55_000)
  const { version, sums } = await read(support, order)
  const cancel = (call: Caller, reason = 'Clientul a renunțat') => call('POST', `${order.path}/cancel`, { version, reason })
  expect(sums.total).toBe(55_000)
  expect((await cancel(support, '')).body.code).toBe('reason_needed')
  expect((await cancel(support)).body.code).toBe('refund_over_limit')
  expect((await cancel(one)).status).toBe(200)
  expect((await read(one, order)).status).toBe('canceled')
  expect((await cancel(one)).body.code).toBe('changed_meanwhile')
})

test('an address is corrected before anything has left, and the log keeps the town, not the street or the name', async () => {
  const [support, warehouse] = [await as('support'), await as('warehouse')]
  const order = await paid()
  const found = await read(support, order)
  const { country: _, ...address } = found.address
  const ask = (call: Caller, more: object, version = found.version) =>
    call('POST', `${order.path}/address`, { version, address: { ...address, ...more }, reason: 'A sunat' })
  expect((await ask(support, { zip: 'x' })).body).toMatchObject({ code: 'validation_failed', fields: { zip: 'zip_invalid' } })
  expect((await ask(warehouse, {})).body.code).toBe('not_permitted')
  expect((await ask(support, { address: 'Str. Nouă <b>3</b>', firstName: 'Sofia' })).status).toBe(200)
  expect((await read(support, order)).address).toMatchObject({ address: 'Str. Nouă <b>3</b>', firstName: 'Sofia' })
  expect((await ask(support, { address: 'Str. Veche 1' })).body.code).toBe('changed_meanwhile')
  const [entry] = await searchAudit(shop, { most: 1, words: order.number })
  expect(entry).toMatchObject({ action: 'order.address_corrected', after: { fields: expect.arrayContaining(['address']) } })
  expect(JSON.stringify(entry)).not.toContain('Nouă')
})

test('notes stay text and out of the log; a mail is read as sent and as it would be, and sent once more', async () => {
  const call = await as('support')
  const order = await paid()
  const hostile = '<img src=x onerror=alert(1)>'
  shop.clock.advance(1_000)
  await call('POST', `${order.path}/notes`, { note: hostile })
  const found = await read(call, order)
  const noted = found.events.find(({ kind }: { kind: string }) => kind === 'note')
  expect(noted).toMatchObject({ note: hostile, group: 'people' })
  expect(JSON.stringify(await searchAudit(shop, { most: 1, words: order.number }))).not.toContain('onerror')
  const { id } = found.mails.find(({ kind }: { kind: string }) => kind === 'order confirmation')
  for (const form of ['sent', 'now']) {
    const shown = await call('GET', `${order.path}/mails/${id}?form=${form}`)
    expect(shown).toMatchObject({ status: 200, type: 'text/html' })
    expect(shown.body).toContain(order.number)
  }
  const key = randomUUID()
  for (let again = 0; again < 2; again++) expect((await call('POST', `${order.path}/mails/${id}/send`, { key })).status).toBe(200)
  expect((await read(call, order)).mails).toHaveLength(found.mails.length + 1)
})

test('many orders: what cannot be done is named before; the others are sent, picked and labelled', async () => {
  const call = await as('warehouse')
  const orders = [await paid(), await paid(), await paid()]
  const numbers = [...orders.map(({ number }) => number), 'NST-NONE']
  const { version } = await read(call, orders[2]!)
  await call('POST', `${orders[2]!.path}/shipments`, { ...shipment, version })
  const plan = (await call('POST', '/many-orders/check', { act: 'ship', numbers })).body
  expect(plan.numbers.toSorted()).toEqual(numbers.slice(0, 2).toSorted())
  expect(plan.refused).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ number: 'NST-NONE', reason: 'order_not_found' }),
      expect.objectContaining({ number: numbers[2], reason: 'sent' }),
    ]),
  )
  const [picking] = (await call('GET', `/picking?orders=${numbers.join(',')}`)).body.lists
  expect(picking.items[0]).toMatchObject({ sku: 'SKU-101', qty: 4 })
  expect((await call('GET', `/picking.pdf?orders=${numbers.join(',')}`)).body.slice(0, 5)).toBe('%PDF-')
  const done = (await call('POST', '/many-orders', { act: 'ship', numbers })).body
  expect(done.done).toHaveLength(2)
  expect((await call('GET', `/labels?orders=${numbers.join(',')}`)).body.slice(0, 5)).toBe('%PDF-')
  const { parcels } = (await call('GET', '/parcels?view=open')).body
  expect(parcels.map(({ order }: { order: string }) => order)).toEqual(expect.arrayContaining(numbers.slice(0, 3)))
  expect((await call('GET', '/parcel-views')).body.counts.open).toBeGreaterThan(2)
  expect((await call('POST', '/parcels/sync')).status).toBe(200)
})

test('what a withdrawal named is given back once, exactly the amount that was agreed to, and it is closed', async () => {
  const [one, warehouse] = [await as('owner'), await as('warehouse')]
  const order = await paid()
  const { version } = await read(one, order)
  await one('POST', `${order.path}/shipments`, { ...shipment, version })
  const typed = { name: 'Ana Popa', reference: order.number, email: 'ana@exemplu.ro', goods: '', lines: [], isPart: false }
  const draft = await draftWithdrawal(shop, { ...typed, locale: 'ro', statement: 'Mă retrag.', orderId: order.id }, newAddress())
  if (draft.kind !== 'draft') throw new Error(draft.kind)
  await confirmWithdrawal(shop, draft.token, newAddress())
  const opened = await openWithdrawal(shop, draft.token)
  if (opened?.kind !== 'declared') throw new Error('not recorded')
  const path = `/withdrawals/${opened.withdrawal.number}`
  await one('POST', `${path}/move`, { to: 'accepted', note: '' })
  const plan = (await one('GET', `${path}/refund`)).body
  expect(plan).toMatchObject({ money: 11_999, credit: 0, currency: 'RON', isWhole: true })
  const ask = (call: Caller, more: object = {}) =>
    call('POST', `${path}/refund`, { amount: 11_999, warehouse: null, reason: 'A sosit', ...more })
  expect(await ask(warehouse)).toMatchObject({ status: 403, body: { code: 'not_permitted' } })
  expect(await ask(one, { amount: 1 })).toMatchObject({ status: 409, body: { code: 'amount_changed' } })
  expect(await ask(one, { reason: ' ' })).toMatchObject({ status: 422, body: { code: 'reason_needed' } })
  expect((await ask(one)).status).toBe(200)
  expect((await one('GET', path)).body).toMatchObject({ state: 'closed', next: [] })
  expect((await read(one, order)).payment).toBe('refunded')
  expect(await ask(one)).toMatchObject({ status: 409, body: { code: 'withdrawal_step_refused' } })
})

test('a parcel is called back with a reason; what has a number is not asked for again', async () => {
  const call = await as('warehouse')
  const order = await paid()
  const { version } = await read(call, order)
  await call('POST', `${order.path}/shipments`, { ...shipment, version })
  await work()
  const { parcels } = await read(call, order)
  const recall = (awb: string, reason: string) => call('POST', `${order.path}/parcels/${awb}/recall`, { reason })
  expect(await recall(parcels[0].awb, ' ')).toMatchObject({ status: 422, body: { code: 'reason_needed' } })
  expect(await recall('CN999999999RO', 'Adresă greșită')).toMatchObject({ status: 404, body: { code: 'unknown_parcel' } })
  expect((await recall(parcels[0].awb, 'Adresă greșită')).status).toBe(200)
  expect((await read(call, order)).events.map(({ kind }: { kind: string }) => kind)).toContain('parcel recalled')
  expect(await call('POST', `${order.path}/numbers`, { courier: null })).toMatchObject({
    status: 409,
    body: { code: 'no_number_missing' },
  })
  expect(await logOf(order.number)).toContain('order.parcel_recalled')
})

test('the export has every order, formulas are text, and the log says who took it and why', async () => {
  const editor = await as('editor')
  const order = await paid()
  await sql`update "order" set delivery_address = delivery_address || '{"lastName": "=1+1"}' where id = ${order.id}`.execute(
    shop.db.query,
  )
  const ask = (format: string, reason = 'Contabilitate') =>
    editor('POST', '/order-exports', { format, from: null, to: null, market: 'ro', reason })
  expect((await ask('csv', '')).body.code).toBe('reason_needed')
  const csv: string = (await ask('csv')).body
  const line = csv.split('\n').find((row) => row.startsWith(order.number))!
  expect(line).toContain(",'=1+1,")
  const rows: string[] = (await ask('jsonl')).body.trim().split('\n')
  const stored = rows.map((row) => JSON.parse(row)).find(({ number }) => number === order.number)
  expect(stored).toMatchObject({ total: 11_999, lines: expect.arrayContaining([expect.objectContaining({ sku: 'SKU-101' })]) })
  const [entry] = await searchAudit(shop, { most: 1, words: 'export' })
  expect(entry).toMatchObject({ action: 'order.exported', reason: 'Contabilitate' })
  shop.clock.advance(STAFF_CONFIRMATION_MS)
  expect((await ask('csv')).body.code).toBe('confirmation_required')
})
