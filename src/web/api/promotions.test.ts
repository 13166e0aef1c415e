import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newVoucher } from '#services/vouchers.ts'
import { insertCoupons } from '#store/coupons.ts'
import { uuidv7 } from '#store/uuid.ts'
import { insertVouchers } from '#store/vouchers.ts'
import { callerOf } from '#test/calls.ts'
import { fillShelf, GOODS, orderOf, stockGoods } from '#test/goods.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { quoteAnswer } from './answers.ts'

const RUNS = Number(process.env.FUZZ_RUNS ?? 600)
const VOUCHER = 'ABCD-EFGH-JKMN-2345'
let shop: TestShop
let call: ReturnType<typeof callerOf>
let token = ''
let keys = 0
beforeAll(async () => {
  shop = await testShop()
  await stockGoods(shop.db.query, shop.clock.now())
  await shop.catalogue.refresh()
  call = callerOf(shop)
  const now = shop.clock.now()
  const base = { currency: 'RON' as const, created_at: now }
  await insertCoupons(
    shop.db.query,
    [
      { code: 'PUI25', type: 1, amount: 2500, min_purchase: 20_000 },
      { code: 'ZECE', type: 0, amount: 10 },
      { code: 'TREI', type: 3, amount: 40 },
      { code: 'OPRIT', type: 0, amount: 50, valid: false },
      { code: 'EURO', type: 0, amount: 50, currency: 'EUR' as const },
    ].map((coupon) => ({ ...base, ...coupon, id: uuidv7(now) })),
  )
  const wish = { market: 'ro' as const, amount: 5_000_000, currency: 'RON' as const, validUntil: null, recipient: null }
  const voucher = newVoucher(shop.tokens, { ...wish, name: 'Mara', message: 'La mulți ani!' }, now, { code: VOUCHER })
  await shop.db.transaction((tx) => insertVouchers(tx, [voucher], now))
  token = shop.tokens.voucherToken(voucher.id)
})
beforeEach(async () => {
  for (const item of [GOODS.body, GOODS.hat, GOODS.book]) await fillShelf(shop.db.query, item, [90, 90])
})

const cart = {
  market: 'ro',
  lines: [
    { item: GOODS.body, qty: 2 },
    { item: GOODS.hat, qty: 1 },
  ],
  destination: { country: 'RO', zip: '540056' },
  delivery: 'courier',
}
const quote = (change: object) => call('POST', '/api/cart/quote', { ...cart, ...change })

test('a quote tells of every code what became of it, and of every line why', async () => {
  const { body } = await quote({ codes: ['pui25', 'ZECE', 'EURO', VOUCHER.toLowerCase(), 'nimic', 'Zece'] })
  expect(quoteAnswer.strict().parse(body)).toEqual(body)
  expect(body).toMatchObject({ subtotal: 15_000, discount: 1000, delivery: 1999, total: 15_999, vouchers: 15_999, due: 0 })
  expect(body.codes).toMatchObject([
    {
      code: 'PUI25',
      state: 'error_min_purchase',
      minPurchase: 20_000,
      missing: 10_000,
      amount: 0,
      warnings: ['not_for_discounted'],
    },
    { code: 'ZECE', state: 'applied', type: 0, discount: 10, amount: 1000, appliesTo: 'order' },
    { code: 'EURO', state: 'error_currency', currency: 'EUR' },
    { code: VOUCHER, kind: 'voucher', state: 'applied', type: 2, amount: 15_999, credit: 5_000_000 },
    { code: 'NIMIC', kind: 'unknown', state: 'error_not_exist' },
  ])
  expect(body.lines[0].coupons).toEqual([
    { code: 'PUI25', amount: 0, why: 'below_minimum', missing: 10_000 },
    { code: 'ZECE', amount: 1000, why: 'applied', missing: null },
  ])
  expect(body.lines[1].coupons).toMatchObject([{ why: 'on_sale' }, { why: 'on_sale' }])
})

test('a line lowered by a coupon shows both prices and is on sale', async () => {
  const { body } = await quote({ codes: ['TREI'] })
  expect(body.lines[0]).toMatchObject({ price: 5000, sale: 3000, on_sale: true, couponed: true, total: 6000 })
  expect(body.codes).toMatchObject([{ state: 'applied', type: 3, amount: 4800, warnings: ['higher_discount_applies'] }])
})

test('a voucher that is not valid tells nothing but that', async () => {
  const { body } = await quote({ codes: ['ABCD-EFGH-JKMN-9999'] })
  expect(body.codes).toMatchObject([{ kind: 'unknown', state: 'error_invalid', credit: null, currency: null }])
})

test('the page of a voucher gets its balance; malformed and unknown ids get the same bytes (D-8)', async () => {
  const { status, body, headers } = await call('GET', `/api/vouchers/${token}`)
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(body).toMatchObject({ code: VOUCHER, market: 'ro', currency: 'RON', amount: 5_000_000, state: 'active', name: 'Mara' })
  const unknown = ['a'.repeat(32), '1', token.toUpperCase(), `${token}a`, '%00', VOUCHER]
  const answers = await Promise.all(unknown.map((id) => call('GET', `/api/vouchers/${id}`)))
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 404, body: { code: 'voucher_invalid' } })
})

const typed = fc.oneof(
  fc.constantFrom('PUI25', 'pui25 ', 'ZECE', 'TREI', 'OPRIT', 'EURO', VOUCHER, VOUCHER.replaceAll('-', '')),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    'ß',
    'ŉ',
    "' or 1=1 --",
    '__proto__',
    'constructor',
    '%',
    'x'.repeat(64),
    'x'.repeat(65),
    '🍼',
  ),
  fc.string({ unit: 'binary', maxLength: 70 }),
)
const nasty = fc.oneof(
  fc.constantFrom<unknown>(null, '', -1, 0.5, 1e21, 2 ** 31, [], {}, true, '\u0000', '\ud800'),
  fc.jsonValue(),
)
const forgery = fc.record(
  { discount: nasty, vouchers: nasty, due: nasty, coupons: nasty, contact: nasty, gift: nasty, usage: nasty },
  { requiredKeys: [] },
)
const asked = fc.record({
  codes: fc.oneof({ weight: 6, arbitrary: fc.array(typed, { maxLength: 6 }) }, { weight: 1, arbitrary: nasty }),
  more: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: forgery }),
  lines: fc.array(fc.record({ item: fc.constantFrom(GOODS.body, GOODS.hat, GOODS.book), qty: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 4,
  }),
})

test('forged codes are refused, or the sums hold and only what exists takes anything off', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(asked, async ({ codes, more, lines }) => {
      await shop.db.query.deleteFrom('code_miss').execute()
      const { status, body } = await quote({ ...more, codes, lines })
      expect([200, 400]).toContain(status)
      if (status !== 200) return
      const sum = (of: { total: number }[]) => of.reduce((all, { total }) => all + total, 0)
      expect(body.total).toBe(sum(body.lines) + body.delivery)
      expect(body.due).toBe(body.total - body.vouchers)
      expect(body.due).toBeGreaterThanOrEqual(0)
      for (const { code, state, amount } of body.codes) {
        if (!['PUI25', 'ZECE', 'TREI', VOUCHER].includes(code)) expect([state === 'applied', amount]).toEqual([false, 0])
      }
      for (const { total } of body.lines) expect(total).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: RUNS },
  )
  expect(shop.errors).toEqual([])
})

test('orders with forged codes are refused, or at the very price that was quoted', { timeout: 600_000 }, async () => {
  const { codes: _, ...order } = { ...orderOf(), codes: [], terms: true }
  await fc.assert(
    fc.asyncProperty(asked, fc.boolean(), async ({ codes, more, lines }, isHonest) => {
      await shop.db.query.deleteFrom('code_miss').execute()
      for (const { item } of lines) await fillShelf(shop.db.query, item, [90, 90])
      const { status: quoted, body: price } = await quote({ codes, lines })
      if (quoted !== 200) return
      const due = isHonest ? { due: price.due } : { due: Math.max(0, price.due - 1) }
      const body = { ...order, lines, codes, total: price.total, ...due, ...more }
      const { status, body: answer } = await call('POST', '/api/orders', body, { 'idempotency-key': `forged-codes-${++keys}` })
      expect([201, 400, 409, 422]).toContain(status)
      if (status !== 201) return
      const { body: view } = await call('GET', `/api/orders/${answer.id}`)
      expect([view.total, view.due, view.voucherPaid]).toEqual([price.total, price.due, price.vouchers])
      expect(isHonest || price.due === 0 || 'due' in more).toBe(true)
    }),
    { numRuns: Math.ceil(RUNS / 2) },
  )
  expect(shop.errors).toEqual([])
})
