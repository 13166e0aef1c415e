import { beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testDatabase } from '#test/database.ts'
import { OPENING } from '#test/clock.ts'
import { putCatalog } from '#test/catalog.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { priceCommand } from './prices.ts'

const db = await testDatabase()
const SKU = 'SKU-100'
const price = (...args: string[]) => priceCommand(db, args, OPENING)
const plain = async (...args: string[]) => (await price(...args)).replaceAll('\u00a0', ' ')

beforeEach(async () => {
  await sql`truncate brand, collection, warehouse, content_picture cascade`.execute(db.query)
  await putCatalog(db, [{ variants: [{ sale: 25_900 }] }])
})

test('a price is shown in three markets, with the lowest of 30 days and its history', async () => {
  const told = await plain('show', SKU)
  expect(told.match(/lowest of the last 30 days/g)).toHaveLength(3)
  expect(told).toContain('ro  259.00 lei, an ordinary price')
  expect(told).toContain('hu  20,720 Ft')
  expect(told).toMatch(/259\.00  2026-08-10 13:00 to now/)
})

test('a check says what would be, and writes nothing; set does it', async () => {
  const words = [SKU, '--market', 'ro', '--price', '259', '--reduced', '219.90', '--to', '2026-11-30T00:00']
  const told =
    'would be 219.90 lei, reduced from 259.00 lei, the lowest price of the 30 days before, recommended price 259.00 lei'
  expect(await plain('check', ...words)).toContain(told)
  expect(await plain('show', SKU)).toContain('ro  259.00 lei')
  expect(await plain('set', ...words, '--note', 'autumn')).toContain('until 2026-11-30 00:00; then 259.00 lei')
  expect(await plain('show', SKU)).toContain('ro  219.90 lei, reduced from 259.00 lei')
  expect(await plain('plan', 'list')).toContain('running')
})

test('an unlawful reduction is refused with the day from which it is lawful', async () => {
  await price('set', SKU, '--market', 'ro', '--price', '200')
  await price('set', SKU, '--market', 'ro', '--price', '259')
  const refused = plain('set', SKU, '--market', 'ro', '--price', '259', '--reduced', '219.90')
  await expect(refused).rejects.toThrow(/the lowest price of the 30 days before is 200\.00.*from 2026-12-18 12:00 on/)
})

test('a plan is listed and cancelled, and a change is taken back', async () => {
  await price('set', SKU, '--market', 'hu', '--price', '19990', '--from', '2026-12-01T08:00')
  const [, id = ''] = /^(\S+)  SKU-100  hu  19,990.Ft from 2026-12-01 08:00  waiting$/.exec(await price('plan', 'list')) ?? []
  expect(await price('plan', 'cancel', id)).toBe('It will not begin.')
  await expect(price('plan', 'cancel', id)).rejects.toThrow('It is cancelled already.')
  await price('set', SKU, '--market', 'ro', '--price', '1')
  const [entry] = await searchAudit({ db }, { most: 1 })
  expect(await plain('undo', entry!.id)).toContain('is 259.00 lei, an ordinary price')
})

test.each([
  [['paint'], 'There is no command price paint'],
  [['show', 'none'], 'There is no product with the SKU none'],
  [['set', SKU, '--price', '1'], 'Say the market'],
  [['set', SKU, '--market', 'ro'], 'Say the ordinary price'],
  [['set', SKU, '--market', 'hu', '--price', '1.50'], '--price must be an amount in HUF'],
  [['set', SKU, '--market', 'ro', '--price', '1', '--from', 'soon'], '--from must be a time'],
  [['set', 'none', '--market', 'ro', '--price', '1'], 'There is no price of none in ro'],
  [['plan', 'cancel', 'x'], 'There is no plan x'],
  [['undo', 'x'], 'There is no change of a price'],
])('%j is refused: %s', async (args, reason) => {
  await expect(price(...args)).rejects.toThrow(reason)
})
