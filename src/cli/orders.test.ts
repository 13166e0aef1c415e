import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { afterFile } from '#test/set-up/after-file.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { placedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { orderCommand } from './orders.ts'

const shop = await testShop()
const { work, start, pay } = paymentShop(shop)
const command = (...words: string[]) => orderCommand(shop.db, words, shop.clock.now(), shop.config)

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
  expect(await command('cancel', number)).toContain('cancelled')
  await expect(command('send')).rejects.toThrow('There is no command order send')
})

test('an order is sent and delivered by commands', async () => {
  const { number } = await paidOrder()
  await command('prepare', number)
  await expect(command('ship', number, '--pieces', 'BEAR')).rejects.toThrow('--pieces must be such as')
  await expect(command('ship', number, '--courier', 'dove')).rejects.toThrow('--courier must be one of')
  await expect(command('ship', number, '--from', 'nowhere')).rejects.toThrow('There is no such warehouse.')
  await expect(command('move', number)).rejects.toThrow('Say --warehouse')
  await expect(command('move', number, '--warehouse', 'bucharest')).rejects.toThrow('lies there')
  await expect(command('ship', 'NST-0')).rejects.toThrow('There is no such order.')
  await expect(command('deliver', number)).rejects.toThrow('No parcel')
  const sent = await command('ship', number, '--pieces', 'BEAR=1', '--courier', 'fan', '--awb', '2339300120170', '--by', 'Ana')
  expect(sent).toBe('Shipment 1: 2339300120170. The order is fulfilled.')
  expect(await command('show', number)).toContain(
    'shipment 1 from bucharest: 1 × Ursulețul Tudor, Miere, 34 cm\n  2339300120170  fan  registered',
  )
  expect(await command('deliver', number)).toBe('Delivered: 2339300120170.')
})

test('a label is printed and a parcel called back by commands', async () => {
  const { number } = await paidOrder()
  await command('prepare', number)
  await expect(command('ship', number, '--courier', 'fan')).rejects.toThrow('not connected with this courier')
  await expect(command('number', number)).rejects.toThrow('All parcels of the order have their numbers.')
  await command('ship', number)
  await work()
  const awb = /CN\d{9}RO/.exec(await command('show', number))![0]
  const folder = mkdtempSync(join(tmpdir(), 'nestling-label-'))
  afterFile(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'label.pdf')
  expect(await command('label', awb.toLowerCase(), '--out', file)).toBe(`The label of ${awb} is in ${file}.`)
  expect((await readFile(file, 'latin1')).slice(0, 8)).toBe('%PDF-1.7')
  await expect(command('label', awb)).rejects.toThrow('Say --out')
  await expect(command('label', 'CN999999999RO', '--out', file)).rejects.toThrow('There is no parcel of this number.')
  expect(await command('recall', awb, '--by', 'Ana')).toBe('The courier brings the parcel back.')
  expect(await command('show', number)).toContain('parcel recalled  staff Ana')
})

test('a courier that gives the numbers is chosen by name; what it refuses is given to another one', async () => {
  const sameday = { url: 'http://127.0.0.1:9', username: 'x', password: 'x', pickupPoint: 1, service: 7, lockerService: 15 }
  const connected = (...words: string[]) =>
    orderCommand(shop.db, words, shop.clock.now(), {
      ...shop.config,
      couriers: { ...shop.config.couriers, sameday, defaults: { ro: 'sameday', en: 'own', hu: 'own' } },
    })
  const { id, number } = await paidOrder()
  await connected('prepare', number)
  expect(await connected('ship', number, '--parcels', '2')).toContain('Shipment 1: its courier gives the numbers')
  expect(await connected('show', number)).toContain('shipment 1  without a number  sameday  not asked yet')
  const parcels = shop.db.query.selectFrom('parcel as p').innerJoin('shipment as s', 's.id', 'p.shipment_id')
  const ids = (await parcels.select('p.id').where('s.order_id', '=', id).execute()).map((parcel) => parcel.id)
  const refused = { asked_at: shop.clock.now(), refusal: 'this city is not served' }
  await shop.db.query.updateTable('parcel').set(refused).where('id', 'in', ids).execute()
  expect(await connected('show', number)).toContain('refused: this city is not served')
  expect(await connected('list', '--status', 'fulfilled')).toMatch(new RegExp(`${number} .* needs attention`))
  const given = await connected('number', number, '--courier', 'own', '--by', 'Ana')
  expect(given).toMatch(/^2 parcels for own\. The courier that was asked before may have made a parcel: look for \w{32}, \w{32}/)
  expect(await connected('show', number)).toMatch(/CN\d{9}RO {2}own {2}registered/)
})
