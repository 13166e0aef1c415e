/** Each refusal of the commands that send orders and give money back, and its sentence. */
import { beforeAll, expect, test } from 'vitest'
import { paymentShop } from '#test/payment-shop.ts'
import { SHUT_ALL_WEEK } from '#test/goods.ts'
import { ITEM, placedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { orderCommand } from './orders.ts'

const shop = await testShop()
const { work, start, pay } = paymentShop(shop)
const command = (...words: string[]) => orderCommand(shop.db, words, shop.clock.now(), shop.config)
/** A warehouse that has the goods on its books, and no pieces of them. */
beforeAll(async () => {
  const { query } = shop.db
  const bucharest = await query.selectFrom('warehouse').selectAll().where('id', '=', 'bucharest').executeTakeFirstOrThrow()
  const texts = {
    city: JSON.stringify(bucharest.city),
    name: JSON.stringify(bucharest.name),
    opening: JSON.stringify(SHUT_ALL_WEEK),
  }
  await query
    .insertInto('warehouse')
    .values({ ...bucharest, ...texts, id: 'cluj', position: 2 })
    .execute()
  await query
    .insertInto('stock')
    .values({ variant_id: Number(ITEM), warehouse_id: 'cluj', on_hand: 0 })
    .execute()
})

async function paid(): Promise<string> {
  const placed = await placedOrder(shop, { delivery: 1990 })
  await pay(await start(placed))
  await work()
  return placed.number
}
async function prepared(): Promise<string> {
  const number = await paid()
  await command('prepare', number)
  return number
}

test('sending is refused for what the order does not have, and for where it does not lie', async () => {
  const number = await prepared()
  for (const [words, sentence] of [
    [['--pieces', 'BEAR=2'], 'That is more than is left to be sent.'],
    [['--pieces', 'FOX=1'], 'The order has no such SKU.'],
    [['--from', 'cluj'], 'The warehouse does not have the pieces.'],
    [['--courier', 'pickup'], 'An order that is collected has the courier pickup'],
    [['--awb', 'CN123456785RO'], 'Numbers that another courier gave'],
    [['--courier', 'fan', '--awb', 'AB'], 'Numbers that another courier gave'],
    [['--courier', 'fan', '--awb', Array.from({ length: 21 }, (_, at) => `FAN00000${at}`).join()], 'at most 20 parcels'],
    [['--parcels', '21'], '--parcels'],
    [['--courier', 'sameday'], 'not connected with this courier'],
  ] as const)
    await expect(command('ship', number, ...words), words.join(' ')).rejects.toThrow(sentence)
  expect(await command('ship', number, '--courier', 'fan', '--awb', 'FAN0001')).toContain('The order is fulfilled.')
  await expect(command('ship', number)).rejects.toThrow('does not allow this')
  await expect(command('prepare', number)).rejects.toThrow('does not allow this')
  await expect(command('move', number, '--warehouse', 'cluj')).rejects.toThrow(/does not allow this|everything was sent/)
  const other = await prepared()
  await expect(command('ship', other, '--courier', 'fan', '--awb', 'FAN0001')).rejects.toThrow('Another parcel has this number.')
})

test('another warehouse sends an order only if it has the pieces', async () => {
  const number = await prepared()
  await expect(command('move', number, '--warehouse', 'nowhere')).rejects.toThrow('There is no such warehouse.')
  await expect(command('move', number, '--warehouse', 'cluj')).rejects.toThrow('The warehouse does not have the pieces.')
  await expect(command('move', 'NST-0', '--warehouse', 'cluj')).rejects.toThrow('There is no such order.')
  await shop.db.query.updateTable('stock').set({ on_hand: 1 }).where('warehouse_id', '=', 'cluj').execute()
  expect(await command('move', number, '--warehouse', 'cluj', '--by', 'Ana')).toBe('The order is sent from cluj.')
})

test('a parcel that arrived is not called back, and an order that arrived is not delivered again', async () => {
  const number = await prepared()
  await command('ship', number)
  await work()
  const awb = /CN\d{9}RO/.exec(await command('show', number))![0]
  expect(await command('deliver', number)).toBe(`Delivered: ${awb}.`)
  await expect(command('deliver', number)).rejects.toThrow('No parcel of the order is on its way.')
  await expect(command('recall', awb)).rejects.toThrow('The parcel has been delivered.')
  await expect(command('recall', 'CN999999999RO')).rejects.toThrow('There is no parcel of this number.')
  for (const words of [['deliver'], ['prepare'], ['note', '--note', 'x'], ['cancel'], ['number']])
    await expect(command(words[0]!, 'NST-0', ...words.slice(1)), words[0]).rejects.toThrow('There is no such order.')
})

test('money goes back for what was ordered, paid and not refunded before, and only so', async () => {
  const unpaid = await placedOrder(shop, { delivery: 1990 })
  const refund = (number: string, ...words: string[]) => command('refund', number, ...words)
  await expect(refund(unpaid.number, '--kind', 'kept', '--lines', 'all')).rejects.toThrow('Nothing of the order is left')
  await expect(refund('NST-0', '--kind', 'kept', '--lines', 'all')).rejects.toThrow('There is no such order.')
  const number = await prepared()
  for (const [words, sentence] of [
    [['--lines', 'all'], '--kind must be one of'],
    [['--kind', 'lost', '--lines', 'all'], '--kind must be one of'],
    [['--kind', 'kept', '--lines', '1'], '--lines must be such as'],
    [['--kind', 'kept', '--lines', '9=1'], 'The order has no such line.'],
    [['--kind', 'kept', '--lines', '1=2'], 'That is more than was ordered'],
    [['--kind', 'kept', '--delivery', '19.91'], 'more than is left of the delivery charge'],
    [['--kind', 'kept'], 'Say what to refund'],
    [['--kind', 'returned', '--lines', '1=1', '--to', 'cluj'], 'These pieces were not sent'],
  ] as const)
    await expect(refund(number, ...words), words.join(' ')).rejects.toThrow(sentence)
  await command('ship', number)
  await expect(refund(number, '--kind', 'unsent', '--lines', '1=1')).rejects.toThrow('These pieces were sent.')
  await expect(refund(number, '--kind', 'returned', '--lines', '1=1', '--to', 'nowhere')).rejects.toThrow(
    'There is no such warehouse',
  )
  expect(await refund(number, '--kind', 'kept', '--delivery', '5')).toContain('Refund 1: 5.00')
  expect(await refund(number, '--kind', 'returned', '--lines', 'all', '--delivery', 'all', '--to', 'cluj')).toContain(
    'is refunded',
  )
  await expect(refund(number, '--kind', 'kept', '--delivery', '1')).rejects.toThrow(
    'Nothing of the order is left to be given back.',
  )
})
