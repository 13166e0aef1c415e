import { expect, test } from 'vitest'
import { cancelOrderByNumber } from '#services/orders/cancel-order.ts'
import { bookPayment } from '#services/orders/book-payment.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { deliverOrder, shipOrder } from '#services/orders/ship-order.ts'
import { UNNAMED } from '#services/orders/staff-act.ts'
import { prepareOrder } from '#services/orders/staff-orders.ts'
import { readOrder } from '#store/orders/orders.ts'
import { readRefunds } from '#store/orders/refunds.ts'
import { findSentParcel } from '#store/orders/parcels.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { placedOrder, type PlacedOrder } from '#test/placed-order.ts'
import { orderFaults } from '#test/race/order-faults.ts'
import { testShop } from '#test/shop.ts'
import { chooseMethod } from './choose-method.ts'
import { closeCases } from './payment-cases.ts'
import { startPayment } from './start-payment.ts'
import { noteTransferred } from './refund-by-hand.ts'

const ACCOUNT = 'RO49AAAA1B31007593840000; Nestling SRL'
const shop = await testShop({ settings: { PAYMENT_TRANSFER_RO: ACCOUNT, PAYMENT_CASH_RO: '9.90', PAYMENT_TRANSFER_DAYS: '5' } })
const { order, attempts, mails, pieces, minutes, work, start, pay } = paymentShop(shop)
const DUE = 54130
const DAY = 24 * 60
const whole = (reference: string) => ({ reference, amount: null })
const ANA = { staffName: 'Ana', note: 'statement of the 23rd' }

const choose = (placed: PlacedOrder, method: 'card' | 'transfer' | 'cash', due = method === 'cash' ? DUE + 990 : DUE) =>
  chooseMethod(shop, placed.token, { method, due })
const cases = async (id: string) => {
  const open = shop.db.query.selectFrom('payment_case').select('reason').where('order_id', '=', id)
  return (await open.where('settled_at', 'is', null).execute()).map(({ reason }) => reason)
}
const mailText = async (id: string, kind: string) => {
  const mail = shop.db.query.selectFrom('mail').select('text').where('order_id', '=', id).where('kind', '=', kind)
  return (await mail.executeTakeFirstOrThrow()).text.replaceAll('\u00a0', ' ')
}
const faultsOf = async (...placed: PlacedOrder[]) =>
  (await orderFaults(shop.db)).filter((fault) => placed.some(({ number }) => fault.includes(number)))
async function sent(placed: PlacedOrder, parcels = 1): Promise<string[]> {
  await prepareOrder(shop, placed.number, UNNAMED)
  const question = { from: null, pieces: null, courier: 'own', awbs: [], parcels } as const
  const shipped = await shipOrder(shop, placed.number, question, UNNAMED)
  if (!shipped.ok) throw new Error(shipped.reason)
  return shipped.awbs
}

test('a market without switches takes cards alone', async () => {
  const placed = await placedOrder(shop, { market: 'hu', due: 1299000 })
  for (const method of ['transfer', 'cash'] as const)
    expect(await chooseMethod(shop, placed.token, { method, due: 1299000 })).toBe('method_unavailable')
  expect(await chooseMethod(shop, 'x', { method: 'transfer', due: 1 })).toBe('order_not_found')
})

test('a transfer waits for days, is explained by mail and booked by staff once for its reference', async () => {
  const placed = await placedOrder(shop, { delivery: 1990 })
  expect(await choose(placed, 'transfer')).toBe('chosen')
  expect(await choose(placed, 'transfer')).toBe('chosen')
  minutes(61)
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'opened', payment_method: 'transfer' })
  expect(await mails(placed.id)).toEqual(['order confirmation', 'order transfer'])
  const text = await mailText(placed.id, 'order transfer')
  for (const part of ['RO49 AAAA 1B31 0075 9384 0000', 'Nestling SRL', '541,30 lei', placed.number]) expect(text).toContain(part)

  expect(await bookPayment(shop, placed.number, whole('statement 17/3'), ANA)).toMatchObject({ ok: true, isPaid: true })
  expect(await bookPayment(shop, placed.number, whole('statement 17/3'), ANA)).toMatchObject({ isNew: false, isPaid: true })
  expect(await bookPayment(shop, placed.number, whole('statement 18/3'), ANA)).toMatchObject({ reason: 'order_paid' })
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'unfulfilled', payment_state: 'paid' })
  expect(await pieces(placed.id)).toEqual(['taken'])
  expect(await mails(placed.id)).toEqual(['order confirmation', 'order paid', 'order transfer'])
  const paid = shop.db.query.selectFrom('order_event').selectAll().where('order_id', '=', placed.id).where('kind', '=', 'paid')
  expect(await paid.executeTakeFirstOrThrow()).toMatchObject({ actor: 'staff', staff_name: 'Ana', note: ANA.note })

  const other = await placedOrder(shop, { delivery: 1990 })
  await choose(other, 'transfer')
  expect(await bookPayment(shop, other.number, whole('statement 17/3'), ANA)).toMatchObject({ reason: 'reference_taken' })
  expect((await order(other.id)).payment_state).toBe('unpaid')
})

test('a transfer that does not come reminds once and expires; money that comes later takes the order up again', async () => {
  const placed = await placedOrder(shop, { delivery: 1990 })
  await choose(placed, 'transfer')
  await work()
  minutes(3.4 * DAY)
  await work()
  expect(await mails(placed.id)).toEqual(['order confirmation', 'order reminder', 'order transfer'])
  minutes(1.7 * DAY)
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'canceled', payment_state: 'unpaid' })
  expect(await mailText(placed.id, 'order expired')).toContain('Dacă ai trimis banii deja')
  expect(await bookPayment(shop, placed.number, whole('late transfer'), UNNAMED)).toMatchObject({ ok: true, isPaid: true })
  expect(await order(placed.id)).toMatchObject({ status: 'unfulfilled', payment_state: 'paid' })
})

test('who chose a transfer can still pay by card, and what is transferred ends an open card page', async () => {
  const byCard = await placedOrder(shop, { delivery: 1990 })
  await choose(byCard, 'transfer')
  await pay(await start(byCard))
  await work()
  expect(await order(byCard.id)).toMatchObject({ payment_state: 'paid', payment_method: 'card' })

  const byTransfer = await placedOrder(shop, { delivery: 1990 })
  await start(byTransfer)
  expect(await bookPayment(shop, byTransfer.number, whole('unannounced'), UNNAMED)).toMatchObject({ ok: true, isPaid: true })
  await work()
  expect((await attempts(byTransfer.id)).map(({ gateway, state }) => `${gateway} ${state}`).toSorted()).toEqual([
    'sandbox canceled',
    'transfer paid',
  ])
  expect((await order(byTransfer.id)).payment_method).toBe('transfer')
})

test('an order paid on delivery goes ahead with its fee, and is paid when everything has arrived', async () => {
  const placed = await placedOrder(shop, { delivery: 1990 })
  expect(await choose(placed, 'cash', DUE)).toBe('total_changed')
  expect(await choose(placed, 'cash')).toBe('chosen')
  expect(await choose(placed, 'cash')).toBe('chosen')
  await work()
  expect(await order(placed.id)).toMatchObject({
    status: 'unfulfilled',
    payment_state: 'unpaid',
    payment_method: 'cash',
    payment_fee: 990,
    due: DUE + 990,
    expires_at: null,
  })
  expect(await pieces(placed.id)).toEqual(['taken'])
  const text = await mailText(placed.id, 'order cash')
  expect(text).toContain('551,20 lei')
  // Nothing that was typed goes to an address that nobody has proven.
  expect(text).not.toContain('Țepeș')
  expect(await startPayment(shop, placed.token)).toEqual({ ok: false, reason: 'order_paid' })
  minutes(90)
  await work()
  expect((await order(placed.id)).status).toBe('unfulfilled')

  const awbs = await sent(placed, 2)
  const collect = await Promise.all(awbs.map(async (awb) => (await findSentParcel(shop.db.query, { awb }))!.collect))
  expect(collect.filter((one) => one !== null)).toEqual([{ amount: DUE + 990, currency: 'RON' }])
  await deliverOrder(shop, placed.number, UNNAMED)
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'fulfilled', payment_state: 'paid' })
  expect((await attempts(placed.id)).map(({ gateway, state, provider_ref }) => [gateway, state, provider_ref])).toEqual([
    ['cash', 'paid', placed.number],
  ])
  expect(await mailText(placed.id, 'order paid')).toContain('Am încasat 551,20 lei la livrare')
  expect(await faultsOf(placed)).toEqual([])
})

test('cash can be booked by staff, and an order that was not taken comes back into stock', async () => {
  const collected = await placedOrder(shop, { delivery: 1990 })
  await choose(collected, 'cash')
  await sent(collected)
  expect(await bookPayment(shop, collected.number, whole('receipt 4'), UNNAMED)).toMatchObject({ ok: true, isPaid: true })
  await deliverOrder(shop, collected.number, UNNAMED)
  expect(await attempts(collected.id)).toHaveLength(1)

  const refused = await placedOrder(shop, { delivery: 1990 })
  await choose(refused, 'cash')
  await sent(refused)
  expect(await cancelOrderByNumber(shop, refused.number)).toBe('canceled')
  await work()
  expect(await order(refused.id)).toMatchObject({ status: 'canceled', payment_state: 'unpaid' })
  expect(await pieces(refused.id)).toEqual(['released'])
  expect(await bookPayment(shop, refused.number, whole('receipt 5'), UNNAMED)).toMatchObject({ reason: 'order_step_refused' })
  // It was never paid: nothing is given back, and no invoice has to be corrected.
  expect(await readRefunds(shop.db.query, refused.id)).toEqual([])
  expect(await faultsOf(collected, refused)).toEqual([])
})

test('what is owed to a customer does not leave the list by a decision', async () => {
  const placed = await placedOrder(shop, { delivery: 1990 })
  await choose(placed, 'transfer')
  await bookPayment(shop, placed.number, whole('owed'), UNNAMED)
  await cancelOrderByNumber(shop, placed.number)
  await work()
  expect(await closeCases(shop, placed.number, 'seen')).toEqual({ ok: false, reason: 'money_owed' })
  expect(await cases(placed.id)).toEqual(['refund_by_hand'])
})

test('a card that succeeds after payment on delivery was chosen pays the order, and nothing is collected', async () => {
  const placed = await placedOrder(shop, { delivery: 1990 })
  const ref = await start(placed)
  await choose(placed, 'cash', DUE)
  expect((await order(placed.id)).payment_method).toBe('card')
  await choose(placed, 'cash')
  await pay(ref)
  await work()
  expect((await attempts(placed.id)).map(({ state }) => state)).toEqual(['paid'])
  // The page was opened for the amount without the fee, which is not due any more.
  const { lines } = (await readOrder(shop.db.query, { id: placed.id }))!
  expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(DUE)
  expect(await order(placed.id)).toMatchObject({ payment_method: 'card', payment_fee: 0, due: DUE, total: DUE })
  expect(await faultsOf(placed)).toEqual([])
  const [awb] = await sent(placed)
  expect((await findSentParcel(shop.db.query, { awb: awb! }))!.collect).toBeNull()
})

test('money of a transfer goes back by hand: staff see it, transfer it and say so, in parts and as a whole', async () => {
  const placed = await placedOrder(shop, { delivery: 1990 })
  await choose(placed, 'transfer')
  await bookPayment(shop, placed.number, whole('to be given back'), UNNAMED)
  await sent(placed)
  const act = { kind: 'kept', pieces: 'all', delivery: 'all', warehouse: null, isLost: false } as const
  expect(await refundOrder(shop, placed.number, { ...act, key: 'whole' }, UNNAMED)).toMatchObject({ ok: true, money: DUE })
  await work()
  expect(await cases(placed.id)).toEqual(['refund_by_hand'])
  expect(await mails(placed.id)).not.toContain('order refunded')
  expect(await noteTransferred(shop, placed.number, 'transferred', ANA)).toMatchObject({ ok: true, money: DUE, hasMail: true })
  expect(await noteTransferred(shop, placed.number, 'again', ANA)).toEqual({ ok: false, reason: 'no_case' })
  await work()
  expect(await cases(placed.id)).toEqual([])
  expect((await attempts(placed.id)).map(({ state }) => state)).toEqual(['refunded'])
  expect(await mailText(placed.id, 'order refunded')).toContain('Am transferat 541,30 lei în contul tău')

  const canceled = await placedOrder(shop, { delivery: 1990 })
  await choose(canceled, 'transfer')
  await bookPayment(shop, canceled.number, whole('to be cancelled'), UNNAMED)
  await cancelOrderByNumber(shop, canceled.number)
  await work()
  expect(await cases(canceled.id)).toEqual(['refund_by_hand'])
  expect(await mailText(canceled.id, 'order canceled')).toContain('Îți transferăm înapoi 541,30 lei')
  expect(await noteTransferred(shop, canceled.number, 'transferred', ANA)).toMatchObject({ ok: true, money: DUE })
  await work()
  expect(await order(canceled.id)).toMatchObject({ status: 'canceled', payment_state: 'refunded' })
  expect((await mails(canceled.id)).filter((kind) => kind === 'order refunded')).toHaveLength(1)
  expect(await faultsOf(placed, canceled)).toEqual([])
})

test('staff give back what waits with what was refunded just now, and are not asked for it again', async () => {
  const placed = await placedOrder(shop, { delivery: 1900 })
  expect(await bookPayment(shop, placed.number, whole('statement of two refunds'), ANA)).toMatchObject({ isPaid: true })
  const refundPart = (key: string, delivery: number) => {
    const act = { key, kind: 'kept', pieces: new Map<number, number>(), delivery, warehouse: null, isLost: false } as const
    return refundOrder(shop, placed.number, act, ANA)
  }
  await refundPart('first', 500)
  await work()
  expect(await cases(placed.id)).toEqual(['refund_by_hand'])
  await refundPart('second', 300)
  // Before its job.
  expect(await noteTransferred(shop, placed.number, 'both', ANA)).toMatchObject({ ok: true, money: 800 })
  await work()
  expect(await cases(placed.id)).toEqual([])
  expect(await noteTransferred(shop, placed.number, 'again', ANA)).toEqual({ ok: false, reason: 'no_case' })
  expect(await attempts(placed.id)).toMatchObject([{ state: 'partly_refunded' }])
})
