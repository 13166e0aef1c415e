import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { couponCommand } from './coupons.ts'
import { csvRow } from '#domain/imports/csv-row.ts'
import { dayOf } from './promotion-options.ts'
import { voucherCommand } from './vouchers.ts'
import { MARKETS } from '#domain/market/market.ts'

const db = await testDatabase()
const now = new Date('2026-11-21T12:00:00Z')
const config = { secret: 'the secret of a shop that is only a test', publicUrl: 'https://nestling.example' }
const coupon = (...args: string[]) => couponCommand(db, args, now)
const voucher = (...args: string[]) => voucherCommand(db, args, now, config)

beforeAll(async () => {
  await coupon(
    'create',
    'pui25',
    '--amount',
    '25',
    '--min',
    '200',
    '--uses',
    '100',
    '--until',
    '2026-11-30',
    '--campaign',
    'toamna',
  )
})

test('a coupon is created, shown and stopped', async () => {
  expect(await coupon('show', 'PUI25')).toBe(
    'PUI25  25.00\u00a0lei off  from 200.00\u00a0lei  used 0 of 100  until 2026-11-30  campaign toamna',
  )
  await coupon('create', 'MIRA10', '--percent', '10', '--vendors', '3,4', '--currency', 'eur', '--max', '12.50')
  expect(await coupon('list')).toContain('MIRA10  10 % off (EUR)  at most €12.50  vendors: 3, 4  used 0')
  await coupon('create', 'LINII', '--best', '15', '--products', '10423,_10424', '--signed-in')
  expect(await coupon('show', 'linii')).toContain('products: _10423, _10424  signed in only')
  expect(await coupon('stop', 'MIRA10')).toBe('The coupon is stopped.')
  await expect(coupon('stop', 'MIRA10')).rejects.toThrow('stopped already')
  expect(await coupon('show', 'MIRA10')).toContain('stopped')
})

test('its days are days of the market and end at midnight there', async () => {
  const row = await db.query.selectFrom('coupon').select('ends_at').where('code', '=', 'PUI25').executeTakeFirstOrThrow()
  expect(row.ends_at).toEqual(new Date('2026-11-30T21:59:59.999Z'))
  const day = (text: string, end = false) => dayOf({ day: text }, 'day', MARKETS.hu, end)?.toISOString()
  expect(day('2026-11-21')).toBe('2026-11-20T23:00:00.000Z')
  expect(day('2026-07-01')).toBe('2026-06-30T22:00:00.000Z')
  // The clock goes back an hour on this day, and forward on that.
  expect([day('2026-10-25'), day('2026-10-25', true)]).toEqual(['2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'])
  expect([day('2026-03-29'), day('2026-03-29', true)]).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'])
})

test('a series of codes has different single-use codes, and is stopped as one', async () => {
  const csv = await coupon('codes', '2500', '--prefix', 'pui', '--percent', '5', '--campaign', '=HYPERLINK("x")')
  const [head, ...rows] = csv.split('\n')
  expect(head).toBe('code,campaign')
  expect(new Set(rows).size).toBe(2500)
  expect(rows[0]).toMatch(/^PUI-[2-9A-HJKMNP-TV-Z]{10},"'=HYPERLINK\(""x""\)"$/)
  const limits = await db.query.selectFrom('coupon').select('max_uses').where('code', 'like', 'PUI-%').distinct().execute()
  expect(limits).toEqual([{ max_uses: 1 }])
  expect(await coupon('stop', '--campaign', '=HYPERLINK("x")')).toBe('2500 coupons are stopped.')
})

test('codes of every prefix are found in every spelling (D-88)', async () => {
  for (const prefix of ['BABY24', 'BABY', 'BABY2026']) {
    const [, row = ''] = (await coupon('codes', '1', '--prefix', prefix, '--percent', '5')).split('\n')
    const code = row.split(',')[0]!
    expect(await coupon('show', code.toLowerCase())).toContain(`${code}  5 % off`)
  }
})

test.each([
  [['create', 'PUI25', '--percent', '5'], 'exists already'],
  [['create', 'BABY24-23456789AB', '--percent', '5'], 'shape of codes that are drawn'],
  [['create', 'A', '--percent', '5'], 'A code has'],
  [['create', 'ABCD-EFGH-JKMN-2345', '--percent', '5'], 'no voucher code'],
  [['create', 'CINCI'], 'Say one of --percent'],
  [['create', 'CINCI', '--percent', '5', '--amount', '5'], 'Say one of --percent'],
  [['create', 'CINCI', '--percent', '101'], '--percent must be'],
  [['create', 'CINCI', '--amount', '5.5'], '--amount must be'],
  [['create', 'CINCI', '--amount', '5.50', '--currency', 'HUF'], '--amount must be'],
  [['create', 'CINCI', '--amount', '5', '--currency', 'USD'], '--currency must be'],
  [['create', 'CINCI', '--percent', '5', '--until', '2026-02-30'], '--until must be'],
  [['create', 'CINCI', '--percent', '5', '--from', '2026-12-01', '--until', '2026-11-30'], '--from is after'],
  [['create', 'CINCI', '--percent', '5', '--tags', 'a', '--vendors', '1'], 'Say one of --vendors'],
  [['create', 'CINCI', '--percent', '5', '--vendors', '_3'], 'only a product may begin with an underscore'],
  [['create', 'CINCI', '--percent', '5', '--vendors', 'mira'], 'are ids'],
  [['create', 'CINCI', '--procent', '5'], 'procent'],
  [['codes', '0', '--prefix', 'PUI', '--percent', '5'], '--count must be'],
  [['show', 'NIMIC'], 'There is no coupon NIMIC'],
  [['constructor'], 'There is no command'],
])('coupon %j is refused', async (args, message) => {
  await expect(coupon(...args)).rejects.toThrow(message)
})

test('a voucher is created, shown and stopped', async () => {
  const [code = '', page] = (await voucher('create', '--amount', '100', '--name', 'Mara', '--email', 'mara@exemplu.ro')).split(
    '\n',
  )
  expect(page).toMatch(/^https:\/\/nestling\.example\/v\/[a-z2-7]{32}$/)
  expect(await voucher('list')).toBe(`${code}  100.00\u00a0lei of 100.00\u00a0lei  active  until 2028-11-21  mara@exemplu.ro`)
  expect(await voucher('show', code.toLowerCase())).toContain('2026-11-21 12:00  issued  100.00\u00a0lei')
  expect((await db.query.selectFrom('job').select('kind').execute()).map(({ kind }) => kind)).toEqual(['voucher.mail'])
  expect(await voucher('stop', code)).toBe('The voucher is stopped.')
  await expect(voucher('stop', code)).rejects.toThrow('stopped already')
  expect(await voucher('list')).toContain('stopped')
  const [hungarian = ''] = (await voucher('create', '--amount', '2000', '--currency', 'HUF', '--until', '2027-01-31')).split('\n')
  expect(await voucher('show', hungarian)).toContain('2,000\u00a0Ft of 2,000\u00a0Ft  active  until 2027-01-31')
})

test.each([
  [['create'], 'Say --amount'],
  [['create', '--amount', '0'], 'Say --amount'],
  [['create', '--amount', '5', '--email', 'mara'], 'no address'],
  [['create', '--amount', '5', '--until', '2026-11-20'], 'is over'],
  [['show', 'ABCD-EFGH-JKMN-2345'], 'no such voucher'],
  [['give'], 'There is no command'],
])('voucher %j is refused', async (args, message) => {
  await expect(voucher(...args)).rejects.toThrow(message)
})

test('formulas are escaped in CSV', () => {
  expect(csvRow(['=1+1', '+40', '-5', '@x', 'a,b', 'a"b', -5])).toBe('\'=1+1,\'+40,\'-5,\'@x,"a,b","a""b",-5\n')
})
