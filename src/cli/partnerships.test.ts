import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { partnershipOf } from '#test/customers/partnership.ts'
import { couponCommand } from './coupons.ts'
import { partnershipCommand } from './partnerships.ts'

const db = await testDatabase()
const now = new Date('2026-11-21T12:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'nestling-partnerships-'))
afterAll(() => rmSync(folder, { recursive: true }))

const partnership = (...args: string[]) => partnershipCommand(db, args, now)
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

test('the example is created, shown, listed and stopped', async () => {
  const example = file('example.json', await partnership('example'))
  expect(await partnership('create', example)).toBe('The partnership first-days is ready.')
  await expect(partnership('create', example)).rejects.toThrow('there is a partnership first-days already')
  const line = 'first-days  First Days  in ro  generator  0 of 200 codes taken  0 used  since 2026-12-01  until 2027-02-28'
  const shown = await partnership('show', 'first-days')
  expect(shown.split('\n')).toEqual([
    line,
    '  ro  15% la prima comandă',
    '  en  15% off your first order',
    '  hu  15% az első rendelésre',
    '  rules: registered for 30 days; paid orders: 1; spent 200.00\u00a0lei; a child of 0 to below 12 months; receives the newsletter',
    expect.stringContaining('coupon: {"type":0,'),
  ])
  expect(await partnership('list')).toBe(line)
  expect(await partnership('stop', 'first-days')).toBe(
    'The partnership is stopped. To stop its coupons too: coupon stop --campaign "partnership first-days"',
  )
  await expect(partnership('stop', 'first-days')).rejects.toThrow('stopped already')
  expect(await partnership('list')).toContain('stopped 2026-11-21')
})

test('a pool is filled from a file of codes, each of which counts once', async () => {
  const created = await partnership('create', file('carti.json', JSON.stringify(partnershipOf('carti'))))
  expect(created).toBe('The partnership carti is ready. Fill its pool with: partnership fill carti <file>')
  const codes = file('codes.txt', '\uFEFFBOOK-1\r\nBOOK-2\n\n  BOOK-1  \nbook-1\n')
  expect(await partnership('fill', 'carti', codes)).toBe('3 codes are added. 1 came twice or were there already.')
  expect(await partnership('fill', 'carti', codes)).toBe('0 codes are added. 4 came twice or were there already.')
  expect(await partnership('show', 'carti')).toContain('external  0 codes taken, 3 left\n')
  expect(await partnership('show', 'carti')).toContain('rules: none, every customer is eligible')
})

test('a pool is filled with the coupons of a campaign', async () => {
  const pool = partnershipOf('toamna', { markets: ['ro'], source: { kind: 'coupons' } })
  await partnership('create', file('toamna.json', JSON.stringify(pool)))
  await couponCommand(db, ['codes', '25', '--prefix', 'TOAMNA', '--percent', '10', '--campaign', 'toamna'], now)
  expect(await partnership('fill', 'toamna', '--campaign', 'toamna')).toBe('25 codes are added.')
  expect(await partnership('show', 'toamna')).toContain('coupons  0 codes taken, 25 left  0 used')
})

test.each([
  [['create'], 'Say the file'],
  [['create', '/no/such/file.json'], 'cannot be read'],
  [['fill', 'carti'], 'a file of codes or --campaign'],
  [['fill', 'carti', 'codes.txt', '--campaign', 'x'], 'a file of codes or --campaign'],
  [['fill', 'carti', '--campaign', 'x'], 'takes codes of the partner from a file'],
  [['fill', 'nimic', '--campaign', 'x'], 'there is no such partnership'],
  [['show', 'nimic'], 'There is no such partnership'],
  [['stop'], 'There is no such partnership'],
  [['give'], 'There is no command'],
])('partnership %j is refused', async (args, message) => {
  await expect(partnership(...args)).rejects.toThrow(message)
})

test.each([
  ['{', 'is no JSON'],
  ['null', 'partnerships[0]'],
  ['{"key": "x"}', 'partnerships[0].partner'],
  [JSON.stringify({ ...partnershipOf('x'), codes: [] }), 'codes'],
  [JSON.stringify({ ...partnershipOf('x'), text: { ro: partnershipOf('x').text.ro } }), 'partnerships[0].text.en'],
])('the file %j is refused', async (text, message) => {
  await expect(partnership('create', file('wrong.json', text))).rejects.toThrow(message)
})
