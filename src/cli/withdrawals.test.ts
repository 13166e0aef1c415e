import { beforeAll, expect, test } from 'vitest'
import { confirmWithdrawal, draftWithdrawal, openWithdrawal } from '#services/withdrawals/withdrawals.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { placedOrder, seedOneProduct, sentOrder } from '#test/placed-order.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { testShop } from '#test/shop.ts'
import { withdrawalCommand } from './withdrawals.ts'

const shop = await testShop()
beforeAll(() => seedOneProduct(shop.db, 20, shop.clock.now()))

/** Returns the number of a new withdrawal. */
async function withdrawn(reference: string, email = 'ana@example.ro'): Promise<string> {
  const typed = { name: 'Ana', reference, email, goods: '', lines: [], isPart: false }
  const ip = newAddress()
  const draft = await draftWithdrawal(shop, { ...typed, locale: 'ro', statement: 'Mă retrag.', orderId: null }, ip)
  if (draft.kind !== 'draft') throw new Error(draft.kind)
  await confirmWithdrawal(shop, draft.token, ip)
  const opened = await openWithdrawal(shop, draft.token)
  if (opened?.kind !== 'declared') throw new Error('not recorded')
  return opened.withdrawal.number
}
const command = (...args: string[]) => withdrawalCommand(shop.db, args, shop.clock.now())

test('a withdrawal goes from received to closed, with who and when', async () => {
  const number = await withdrawn('NST-00000000')
  expect(await command('list', '--state', 'received')).toContain(`${number}  `)
  await expect(command('close', number)).rejects.toThrow('does not allow')
  await command('accept', number, '--by', 'Maria')
  await command('arrive', number.toLowerCase())
  expect(await command('close', number, '--note', 'box was open')).toBe('The withdrawal is closed.')
  const shown = await command('show', number)
  for (const text of ['typed: NST-00000000', 'Mă retrag.', 'accepted  Maria', 'closed: box was open'])
    expect(shown).toContain(text)
  await expect(command('refuse', number, '--note', 'late')).rejects.toThrow('does not allow')
})

test('a refusal needs its reason', async () => {
  const number = await withdrawn('NST-00000000')
  await expect(command('refuse', number)).rejects.toThrow('--note')
  await command('refuse', number, '--note', 'It was used.')
  expect(await command('show', number)).toContain('refused: It was used.')
})

test('an order of this number under another address is pointed out', async () => {
  const order = await placedOrder(shop)
  expect(await command('show', await withdrawn(order.number))).toContain(`There is an order ${order.number}, under another`)
  expect(await command('show', await withdrawn(order.number, 'Ioana.Marinescu@example.ro'))).toContain(
    `received  ${order.number}`,
  )
})

test('what was withdrawn from is refunded once, and that closes the withdrawal', async () => {
  const order = await sentOrder(shop)
  const number = await withdrawn(order.number, 'ioana.marinescu@example.ro')
  await expect(command('refund', number)).rejects.toThrow('does not allow')
  await command('arrive', number)
  // Nothing was paid through a gateway.
  await expect(command('refund', number)).rejects.toThrow('no payment')
  await shop.db.query
    .insertInto('payment_attempt')
    .values({
      id: uuidv7(shop.clock.now()),
      order_id: order.id,
      gateway: 'sandbox',
      provider_ref: 'paid',
      amount: 54_130,
      currency: 'RON',
      state: 'paid',
      created_at: shop.clock.now(),
      updated_at: shop.clock.now(),
    })
    .execute()
  expect(await command('refund', number, '--to', 'bucharest', '--by', 'Maria')).toContain(
    'Refund 1: 541.30\u00a0lei by card. The order is refunded.',
  )
  expect(await command('show', number)).toContain('closed  Maria')
  await expect(command('refund', number)).rejects.toThrow('does not allow')
})

test('the merchant names where goods are sent back to', async () => {
  expect(await command('address', 'bucharest')).toBe('Goods are sent back to bucharest.')
  await expect(command('address', 'nowhere')).rejects.toThrow('There is no such warehouse.')
  await expect(command('address')).rejects.toThrow('Say the warehouse')
  expect(await command('address', 'seat')).toBe('Goods are sent back to the seat.')
})
