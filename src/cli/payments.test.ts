import { expect, test } from 'vitest'
import { cancelOrderByNumber } from '#services/orders/cancel-order.ts'
import { chooseMethod } from '#services/payments/choose-method.ts'
import { openCase } from '#store/payments/cases.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { placedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { orderCommand } from './orders.ts'
import { paymentCommand } from './payments.ts'

const shop = await testShop({
  settings: { PAYMENT_TRANSFER_RO: 'RO49AAAA1B31007593840000; Nestling SRL', PAYMENT_CASH_RO: '9.90' },
})
const { work, start, pay, order } = paymentShop(shop)
const DUE = 54130
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const payments = async (...words: string[]) => plain(await paymentCommand(shop.db, words, shop.clock.now()))
const orders = async (...words: string[]) => plain(await orderCommand(shop.db, words, shop.clock.now(), shop.config))

async function chosen(method: 'transfer' | 'cash') {
  const placed = await placedOrder(shop, { delivery: 1990 })
  expect(await chooseMethod(shop, placed.token, { method, due: method === 'cash' ? DUE + 990 : DUE })).toBe('chosen')
  return placed
}

/** An order whose card was charged with a hundredth less than is due. */
async function underpaid() {
  const placed = await placedOrder(shop)
  const ref = await start(placed)
  await shop.db.query
    .updateTable('sandbox_payment')
    .set({ amount: DUE - 1 })
    .where('ref', '=', ref)
    .execute()
  await pay(ref)
  await work()
  return placed
}

test('a transfer is booked by its reference, once, and cash by its receipt', async () => {
  const transfer = await chosen('transfer')
  const booked = await orders('paid', transfer.number.toLowerCase(), '--reference', ' FT 17/3 ', '--by', 'Ana', '--note', 'bank')
  expect(booked).toBe('The order is paid. Mails follow when the shop runs.')
  expect(await orders('show', transfer.number)).toContain('unfulfilled, paid')
  expect(await orders('show', transfer.number)).toContain('paid  staff Ana: bank')
  await expect(orders('paid', transfer.number, '--reference', 'FT 18/3')).rejects.toThrow('The order is paid already.')
  const other = await chosen('transfer')
  await expect(orders('paid', other.number, '--reference', 'FT 17/3')).rejects.toThrow('booked by this reference')

  const cash = await chosen('cash')
  await orders('prepare', cash.number)
  await orders('ship', cash.number)
  expect(await orders('paid', cash.number, '--reference', 'receipt 4')).toContain('The order is paid.')
  expect(await orders('show', cash.number)).toContain('fulfilled, paid')
})

test('transfers of another amount add up, and what came too much is on the list until it was transferred back', async () => {
  const { number } = await chosen('transfer')
  const part = ['paid', number, '--reference', 'FT 30', '--amount', '500']
  expect(await orders(...part)).toBe('41.30 lei are still to be transferred. Mails follow when the shop runs.')
  expect(await orders(...part)).toBe('This was booked before. 41.30 lei are still to be transferred.')
  expect(await orders('show', number)).toContain('transfer FT 30: 500.00 lei; 500.00 lei not in the payment')
  await expect(orders('paid', number, '--reference', 'FT 31', '--amount', '0')).rejects.toThrow('more than nothing')
  await expect(orders('paid', number, '--reference', 'FT 31', '--amount', 'all')).rejects.toThrow('an amount in RON')
  shop.clock.advance(1)
  expect(await orders('paid', number, '--reference', 'FT 31', '--amount', '50.00')).toBe(
    'The order is paid. 8.70 lei came too much. Transfer them back, then say so with: payments transferred. Mails follow when the shop runs.',
  )
  await expect(orders('paid', number, '--reference', 'FT 32')).rejects.toThrow('Book what came too much with --amount')
  expect(await payments('attention')).toMatch(new RegExp(`${number} .*transfer_surplus: .*not given back: 8\\.70 RON`))
  await expect(payments('settle', number, '--note', 'seen')).rejects.toThrow('This money is owed to the customer.')
  await expect(payments('refund', number)).rejects.toThrow('The gateway holds no money for these cases.')
  expect(await payments('transferred', number)).toBe('Given back: 8.70 lei. The mail follows when the shop runs.')
  expect(await payments('attention')).not.toContain(number)
  const shown = await orders('show', number)
  expect(shown).toContain('transfer FT 30: 500.00 lei\n')
  expect(shown).toContain('transfer FT 31: 50.00 lei; 8.70 lei transferred back')
  const cash = await chosen('cash')
  await expect(orders('paid', cash.number, '--reference', 'receipt 9', '--amount', '5')).rejects.toThrow('booked as a whole')
})

test('a booking without a reference, of no order, and of an order with nothing due is refused', async () => {
  const { number } = await chosen('transfer')
  for (const words of [[], ['--reference', ' '], ['--reference', 'x'.repeat(101)]])
    await expect(orders('paid', number, ...words)).rejects.toThrow('Say --reference with at most 100 characters')
  await expect(orders('paid', number, '--reference', 'FT 19', '--by', 'x'.repeat(500))).rejects.toThrow('--by must have at most')
  await expect(orders('paid', 'NST-0', '--reference', 'FT 19')).rejects.toThrow('There is no such order.')
  await expect(orders('paid', '--reference', 'FT 19')).rejects.toThrow('Say the number of one order')
  const free = await placedOrder(shop, { due: 0 })
  await expect(orders('paid', free.number, '--reference', 'FT 19')).rejects.toThrow('Nothing of the order is left to be paid.')
  expect(await orders('paid', number, '--reference', 'x'.repeat(100))).toContain('The order is paid.')
})

test('what was sent and not taken comes back by cancelling, and money of a transfer is given back by hand', async () => {
  const refused = await chosen('cash')
  await orders('prepare', refused.number)
  await orders('ship', refused.number)
  expect(await orders('cancel', refused.number, '--note', 'refused at the door')).toContain('The order is cancelled.')
  await expect(orders('cancel', refused.number)).rejects.toThrow('does not allow this')
  expect(await order(refused.id)).toMatchObject({ status: 'canceled', payment_state: 'unpaid' })
  await expect(payments('transferred', refused.number)).rejects.toThrow('No money of such an order waits')

  const transfer = await chosen('transfer')
  await orders('paid', transfer.number, '--reference', 'FT 20')
  await cancelOrderByNumber(shop, transfer.number)
  await work()
  expect(await payments('attention')).toMatch(new RegExp(`${transfer.number} .*refund_by_hand: .*541\\.30.*transfer FT 20`))
  await expect(payments('settle', transfer.number, '--note', 'seen')).rejects.toThrow('This money is owed to the customer.')
  expect(await payments('transferred', transfer.number, '--by', 'Ana')).toContain('Given back: 541.30')
  await expect(payments('transferred', transfer.number)).rejects.toThrow('No money of such an order waits')
  expect(await orders('show', transfer.number)).toContain('canceled, refunded')
})

test('money that does not fit is listed, asked about, refunded and settled by commands', async () => {
  const { number } = await underpaid()
  expect(await payments('attention')).toMatch(new RegExp(`${number} .*amount_mismatch: .*the gateway says paid 541\\.29 RON`))
  expect(await payments('check', number)).toBe('The gateway is asked again when the shop runs.')
  expect(await payments('refund', number)).toBe('The refund is asked for when the shop runs.')
  await work()
  await expect(payments('check', number)).rejects.toThrow('There is no open case of such an order.')
  await expect(payments('refund', number)).rejects.toThrow('There is no open case of such an order.')
  expect(await payments('attention')).toBe('No order needs attention.')

  const kept = await underpaid()
  await expect(payments('settle', kept.number)).rejects.toThrow('Say --note with what was decided.')
  await expect(payments('settle', kept.number, '--note', '  ')).rejects.toThrow('Say --note with what was decided.')
  expect(await payments('settle', kept.number, '--note', 'a rounding')).toBe('The order is off the list.')
  await expect(payments('settle', kept.number, '--note', 'again')).rejects.toThrow('There is no open case of such an order.')
})

test('a case for which the gateway holds nothing cannot be refunded', async () => {
  const placed = await placedOrder(shop)
  await start(placed)
  const attempt = shop.db.query.selectFrom('payment_attempt').select('id').where('order_id', '=', placed.id)
  const { id: attemptId } = await attempt.executeTakeFirstOrThrow()
  await openCase(shop.db.query, { orderId: placed.id, attemptId, reason: 'payment_unresolved' }, shop.clock.now())
  await expect(payments('refund', placed.number)).rejects.toThrow('The gateway holds no money for these cases.')
})

test('commands without an order, and unknown ones, say what to write', async () => {
  for (const action of ['check', 'refund', 'settle', 'transferred'])
    await expect(payments(action)).rejects.toThrow('Say the number of the order.')
  await expect(payments('check', 'NST-1', 'NST-2')).rejects.toThrow('Say the number of the order.')
  await expect(payments('book')).rejects.toThrow(/There is no command payments book\.\n {2}payments attention/)
})
