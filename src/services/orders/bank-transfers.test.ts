/** Transfers of too little and too much, in parts, late, and beside a card. */
import { expect, test } from 'vitest'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import { chooseMethod } from '#services/payments/choose-method.ts'
import { closeCases } from '#services/payments/payment-cases.ts'
import { noteTransferred } from '#services/payments/refund-by-hand.ts'
import { readTransfers } from '#store/payments/bank-transfers.ts'
import { readOpenCases } from '#store/payments/cases.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { placedOrder, type PlacedOrder } from '#test/placed-order.ts'
import { orderFaults } from '#test/race/order-faults.ts'
import { testShop } from '#test/shop.ts'
import { bookPayment, type BookedState } from './book-payment.ts'
import { cancelOrderByNumber } from './cancel-order.ts'
import { refundOrder } from './refund-order.ts'
import { UNNAMED } from './staff-act.ts'

const shop = await testShop({
  settings: {
    PAYMENT_TRANSFER_RO: 'RO49AAAA1B31007593840000; Nestling SRL',
    PAYMENT_TRANSFER_EN: 'DE89370400440532013000; Nestling',
    PAYMENT_TRANSFER_HU: 'HU42117730161111101800000000; Nestling',
    PAYMENT_CASH_RO: '9.90',
    PAYMENT_TRANSFER_DAYS: '5',
  },
})
const { order, attempts, mails, pieces, minutes, work, start, pay } = paymentShop(shop)
const DUE = 54100
const DAY = 24 * 60
let references = 0

async function toTransfer(market: (typeof LOCALES)[number] = 'ro'): Promise<PlacedOrder> {
  const placed = await placedOrder(shop, { market, due: DUE, delivery: 1900 })
  expect(await chooseMethod(shop, placed.token, { method: 'transfer', due: DUE })).toBe('chosen')
  await work()
  return placed
}
const book = (
  { number }: PlacedOrder,
  amount: number | null,
  reference = `statement ${++references}`,
): ReturnType<typeof bookPayment> => bookPayment(shop, number, { reference, amount }, UNNAMED)
const cases = async ({ number }: PlacedOrder) =>
  (await readOpenCases(shop.db.query, { number })).map(({ reason, details }) => [reason, details.amount])
const texts = async ({ id }: PlacedOrder, kind: string) =>
  (
    await shop.db.query
      .selectFrom('mail')
      .select(['text', 'subject'])
      .where('order_id', '=', id)
      .where('kind', '=', kind)
      .orderBy('created_at')
      .execute()
  ).map(({ text, subject }) => `${subject}\n${text}`.replaceAll('\u00a0', ' '))

/** Money that came and what became of it: in the payment, back at the customer, and neither. */
async function books({ id }: PlacedOrder): Promise<Record<'came' | 'counted' | 'returned' | 'left', number>> {
  const sums = { came: 0, counted: 0, returned: 0, left: 0 }
  for (const { amount, counted, returned } of await readTransfers(shop.db.query, id)) {
    sums.came += amount
    sums.counted += counted
    sums.returned += returned
    sums.left += amount - counted - returned
  }
  return sums
}
const faultsOf = async ({ number }: PlacedOrder) => (await orderFaults(shop.db)).filter((fault) => fault.includes(number))

test('too little leaves the order unpaid; parts add up until it is paid, and a known reference changes nothing', async () => {
  const placed = await toTransfer()
  const first: Partial<BookedState> = { ok: true, isNew: true, isPaid: false, missing: 34100, surplus: 0 }
  expect(await book(placed, 20000, 'FT 1')).toMatchObject(first)
  expect(await book(placed, 20000, 'FT 1')).toMatchObject({ ...first, isNew: false })
  expect(await book(placed, null, 'FT 1')).toMatchObject({ ...first, isNew: false })
  expect(await book(placed, 20001, 'FT 1')).toMatchObject({ reason: 'reference_taken' })
  expect(await order(placed.id)).toMatchObject({ status: 'opened', payment_state: 'unpaid' })
  expect([await pieces(placed.id), await attempts(placed.id), await cases(placed)]).toEqual([['held'], [], []])
  expect(await book(placed, 34099, 'FT 2')).toMatchObject({ isPaid: false, missing: 1 })
  expect(await book(placed, null, 'FT 3')).toMatchObject({ isPaid: true, missing: 0, surplus: 0 })
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'unfulfilled', payment_state: 'paid', payment_method: 'transfer' })
  expect((await attempts(placed.id)).map(({ gateway, state, amount }) => [gateway, state, amount])).toEqual([
    ['transfer', 'paid', DUE],
  ])
  expect(await books(placed)).toEqual({ came: DUE, counted: DUE, returned: 0, left: 0 })
  expect([await cases(placed), await faultsOf(placed)]).toEqual([[], []])
  expect(await mails(placed.id)).toContain('order paid')
  // Another order cannot have the same transfer.
  expect(await book(await toTransfer(), 20000, 'FT 1')).toMatchObject({ reason: 'reference_taken' })
})

test.each(LOCALES)(
  'a part is answered by a mail in %s: how much is missing, where to, with what reference, until when',
  async (market) => {
    const placed = await toTransfer(market)
    minutes(4 * DAY)
    await book(placed, 20000)
    await work()
    const [text] = await texts(placed, 'order transfer part')
    const parts = {
      ro: ['200,00 lei', '341,00 lei', 'RO49 AAAA'],
      en: ['€200.00', '€341.00', 'DE89 3704'],
      hu: ['200 Ft', '341 Ft', 'HU42 1177'],
    }[market]
    const { expires_at: until } = await order(placed.id)
    expect(until!.getTime()).toBe(shop.clock.now().getTime() + 5 * DAY * 60_000)
    for (const part of [...parts, placed.number, `/pay/${placed.token}`]) expect(text).toContain(part)
    const day = until!.toLocaleDateString(MARKETS[market].language, {
      day: 'numeric',
      month: 'long',
      timeZone: MARKETS[market].timeZone,
    })
    expect(text).toContain(day)
    // The order is not paid: nothing that was typed goes to an address that nobody has proven.
    expect(text).not.toContain('Țepeș')
  },
)

test('a part gives time for the rest, after which the order expires and the money is owed back', async () => {
  const placed = await toTransfer()
  minutes(4.9 * DAY)
  await work()
  await book(placed, 20000)
  minutes(DAY)
  await work()
  expect((await order(placed.id)).status).toBe('opened')
  minutes(4.1 * DAY)
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'canceled', payment_state: 'unpaid' })
  expect(await cases(placed)).toEqual([['transfer_surplus', 20000]])
  const [expired] = await texts(placed, 'order expired')
  expect(expired).toContain('îți transferăm înapoi în cont 200,00 lei')
  for (const other of ['Dacă ai trimis banii deja', 'Nu ți-am luat niciun ban']) expect(expired).not.toContain(other)
  expect(await closeCases(shop, placed.number, 'seen')).toEqual({ ok: false, reason: 'money_owed' })
  expect(await noteTransferred(shop, placed.number, 'sent', UNNAMED)).toEqual({
    ok: true,
    money: 20000,
    hasMail: true,
    currency: 'RON',
  })
  expect(await noteTransferred(shop, placed.number, 'sent', UNNAMED)).toEqual({ ok: false, reason: 'no_case' })
  await work()
  expect(await books(placed)).toEqual({ came: 20000, counted: 0, returned: 20000, left: 0 })
  expect(await texts(placed, 'order surplus')).toEqual([expect.stringContaining('Am transferat 200,00 lei în contul tău')])
  // What comes after that pays the order only if it is all that is due.
  expect(await book(placed, 34100)).toMatchObject({ isPaid: false, surplus: 34100 })
  expect(await cases(placed)).toEqual([['transfer_surplus', 34100]])
})

test('the rest that comes after expiry takes the order up again: nothing is owed any more', async () => {
  const placed = await toTransfer()
  await book(placed, 20000)
  minutes(6 * DAY)
  await work()
  expect(await cases(placed)).toEqual([['transfer_surplus', 20000]])
  expect(await book(placed, 34200)).toMatchObject({ isPaid: true, surplus: 100 })
  expect(await order(placed.id)).toMatchObject({ status: 'unfulfilled', payment_state: 'paid' })
  expect(await cases(placed)).toEqual([['transfer_surplus', 100]])
  expect(await books(placed)).toEqual({ came: 54200, counted: DUE, returned: 0, left: 100 })
  expect(await faultsOf(placed)).toEqual([])
})

test('a cancelled order owes back what has come for it, also what comes later', async () => {
  const placed = await toTransfer()
  await book(placed, 20000)
  expect(await cancelOrderByNumber(shop, placed.number)).toBe('canceled')
  expect(await cases(placed)).toEqual([['transfer_surplus', 20000]])
  expect(await book(placed, 300)).toMatchObject({ isPaid: false, missing: 0, surplus: 20300 })
  await work()
  const [canceled] = await texts(placed, 'order canceled')
  expect(canceled).toContain('îți transferăm înapoi în cont 203,00 lei')
  expect(canceled).not.toContain('Nu ți-am luat niciun ban')
  expect(await noteTransferred(shop, placed.number, 'sent', UNNAMED)).toMatchObject({ money: 20300 })
  expect([await cases(placed), await books(placed)]).toEqual([[], { came: 20300, counted: 0, returned: 20300, left: 0 }])
})

test('too much pays the order, and the excess goes back beside a refund of the order', async () => {
  const placed = await toTransfer()
  expect(await book(placed, DUE + 870, 'FT much')).toMatchObject({ isPaid: true, missing: 0, surplus: 870 })
  await work()
  expect(await cases(placed)).toEqual([['transfer_surplus', 870]])
  expect((await texts(placed, 'order paid'))[0]).toContain('îți transferăm înapoi în cont 8,70 lei')
  // A second transfer by mistake.
  expect(await book(placed, null)).toMatchObject({ reason: 'order_paid' })
  expect(await book(placed, 130)).toMatchObject({ isPaid: true, surplus: 1000 })
  expect(await cases(placed)).toEqual([['transfer_surplus', 1000]])
  const act = { kind: 'unsent', pieces: 'all', delivery: 'all', warehouse: null, isLost: false } as const
  expect(await refundOrder(shop, placed.number, { ...act, key: 'whole' }, UNNAMED)).toMatchObject({ ok: true, money: DUE })
  await work()
  expect(await noteTransferred(shop, placed.number, 'sent', UNNAMED)).toMatchObject({ money: DUE + 1000, hasMail: true })
  await work()
  expect(await books(placed)).toEqual({ came: 55100, counted: DUE, returned: 1000, left: 0 })
  expect((await attempts(placed.id)).map(({ state }) => state)).toEqual(['refunded'])
  expect(await mails(placed.id)).toEqual(expect.arrayContaining(['order refunded', 'order surplus']))
  expect([await cases(placed), await faultsOf(placed)]).toEqual([[], []])
})

test('who pays by card, or on delivery, after a part was transferred gets the part back', async () => {
  const byCard = await toTransfer()
  await book(byCard, 20000)
  await pay(await start(byCard))
  await work()
  expect(await order(byCard.id)).toMatchObject({ payment_state: 'paid', payment_method: 'card' })
  expect(await cases(byCard)).toEqual([['transfer_surplus', 20000]])
  expect((await texts(byCard, 'order paid'))[0]).toContain('îți transferăm înapoi în cont 200,00 lei')

  const onDelivery = await toTransfer()
  await book(onDelivery, 20000)
  expect(await chooseMethod(shop, onDelivery.token, { method: 'cash', due: DUE + 990 })).toBe('chosen')
  await work()
  expect(await cases(onDelivery)).toEqual([['transfer_surplus', 20000]])
  expect((await texts(onDelivery, 'order cash'))[0]).toContain('îți transferăm înapoi în cont 200,00 lei')
  expect(await book(onDelivery, 100)).toMatchObject({ reason: 'cash_in_parts' })
  expect([await faultsOf(byCard), await faultsOf(onDelivery)]).toEqual([[], []])
})

test('a part for an order that was to be paid by card waits for the rest of a transfer', async () => {
  const placed = await placedOrder(shop, { due: DUE })
  await start(placed)
  expect(await book(placed, 100)).toMatchObject({ isPaid: false, missing: DUE - 100 })
  minutes(61)
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'opened', payment_method: 'transfer' })
  expect(await book(placed, null)).toMatchObject({ isPaid: true })
  await work()
  expect((await attempts(placed.id)).map(({ state }) => state).toSorted()).toEqual(['expired', 'paid'])
})

test('nothing, half a forint and less than nothing are no amounts, and an order with nothing due takes none', async () => {
  const hungarian = await toTransfer('hu')
  for (const amount of [0, -100, 150]) expect(await book(hungarian, amount)).toMatchObject({ reason: 'amount_not_payable' })
  const free = await placedOrder(shop, { due: 0 })
  expect(await book(free, 100)).toMatchObject({ reason: 'nothing_due' })
  expect(await bookPayment(shop, 'NST-0', { reference: 'x', amount: 1 }, UNNAMED)).toMatchObject({ reason: 'order_not_found' })
})

test('an order of the greatest sum is transferred in parts', async () => {
  const due = 3_999_999_900
  const placed = await placedOrder(shop, { market: 'hu', due })
  expect(await book(placed, due - 100)).toMatchObject({ missing: 100 })
  expect(await book(placed, due)).toMatchObject({ isPaid: true, surplus: due - 100 })
  expect(await cases(placed)).toEqual([['transfer_surplus', due - 100]])
})
