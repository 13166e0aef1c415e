import { expect, test } from 'vitest'
import { paymentShop } from '#test/payment-shop.ts'
import { placedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { orderCommand } from './orders.ts'

const shop = await testShop()
const { work, start, pay } = paymentShop(shop)
const command = (...words: string[]) => orderCommand(shop.db, words, shop.clock.now())

async function paidOrder() {
  const placed = await placedOrder(shop)
  await pay(await start(placed))
  await work()
  return placed
}

test('the commands list orders, show one with its history, and name what they refuse', async () => {
  const { number } = await paidOrder()
  expect(await command('list', '--status', 'unfulfilled')).toContain(`${number}  2026-`)
  expect(await command('list', '--status', 'refunded')).toBe('There are no such orders.')
  await expect(command('list', '--status', 'sent')).rejects.toThrow('--status must be one of')
  expect(await command('prepare', number, '--by', 'Ana')).toBe('The order is being prepared.')
  await expect(command('prepare', number)).rejects.toThrow('does not allow this')
  expect(await command('note', number, '--note', 'fragile')).toBe('The note is stored.')
  await expect(command('note', number)).rejects.toThrow('Say --note')
  const shown = await command('show', number.toLowerCase())
  for (const line of ['pending, paid', '1 × BEAR', 'Str. Țepeș Vodă 14', 'pending  staff Ana', 'note  staff: fragile'])
    expect(shown).toContain(line)
  await expect(command('show', 'NST-0')).rejects.toThrow('There is no such order.')
  expect(await command('cancel', number)).toContain('called off')
  await expect(command('ship')).rejects.toThrow('There is no command order ship')
})
