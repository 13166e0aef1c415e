import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newVoucher } from '#services/promotions/vouchers.ts'
import { insertCoupons } from '#store/promotions/coupons.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { insertVouchers } from '#store/promotions/vouchers.ts'
import { callerOf } from '#test/endpoint-calls.ts'
import { couponOf } from '#test/coupon.ts'
import type { CouponScope } from '#domain/promotions/coupon.ts'
import { codeView } from './code-view.server.ts'
import { quoteCode } from '#web/schema/codes.ts'
import { setStock, ITEMS, insertTestItems } from '#test/goods.ts'
import { testShop, type TestShop } from '#test/shop.ts'

const VOUCHER = 'ABCD-EFGH-JKMN-2345'
let shop: TestShop
let call: ReturnType<typeof callerOf>
let token = ''
beforeAll(async () => {
  shop = await testShop()
  await insertTestItems(shop.db.query, shop.clock.now())
  await shop.catalog.refresh()
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
  for (const item of [ITEMS.body, ITEMS.hat, ITEMS.book]) await setStock(shop.db.query, item, [90, 90])
})

const cart = {
  market: 'ro',
  lines: [
    { item: ITEMS.body, qty: 2 },
    { item: ITEMS.hat, qty: 1 },
  ],
  destination: { country: 'RO', zip: '540056' },
  delivery: 'courier',
}
const quote = (change: object) => call('POST', '/api/cart/quote', { ...cart, ...change })

test('a quote has the outcome of every code and the reason of every line', async () => {
  const { body } = await quote({ codes: ['pui25', 'ZECE', 'EURO', VOUCHER.toLowerCase(), 'nimic', 'Zece'] })
  expect(body).toMatchObject({ subtotal: 15_000, discount: 1000, delivery: 1999, total: 15_999, vouchers: 15_999, due: 0 })
  expect(body.codes).toMatchObject([
    {
      code: 'PUI25',
      state: 'error_min_purchase',
      data: { min_purchase: 20_000 },
      missing: 10_000,
      amount: 0,
      warnings: ['not_for_discounted'],
    },
    { code: 'ZECE', state: 'applied', data: { type: 0, amount: 10 }, amount: 1000 },
    { code: 'EURO', state: 'error_currency', data: { currency: 'EUR' } },
    { code: VOUCHER, kind: 'voucher', state: 'applied', data: { type: 2, amount: 5_000_000 }, amount: 15_999 },
    { code: 'NIMIC', kind: 'unknown', state: 'error_not_exist' },
  ])
  expect(body.lines[0].coupons).toEqual([
    { code: 'PUI25', amount: 0, why: 'below_minimum', missing: 10_000 },
    { code: 'ZECE', amount: 1000, why: 'applied', missing: null },
  ])
  expect(body.lines[1].coupons).toMatchObject([{ why: 'on_sale' }, { why: 'on_sale' }])
})

test.each([
  [{ kind: 'order' }, { vendors: [], products: [], tags: [] }],
  [
    { kind: 'vendors', vendors: ['3'] },
    { applies_to: 1, vendors: ['3'], products: [], tags: [] },
  ],
  [
    { kind: 'products', products: ['_10101'] },
    { applies_to: 2, vendors: [], products: ['_10101'], tags: [] },
  ],
  [
    { kind: 'tags', tags: ['bumbac'] },
    { applies_to: 3, vendors: [], products: [], tags: ['bumbac'] },
  ],
] as [CouponScope, object][])('a coupon is sent in the format of D-22: %j', (appliesTo, lists) => {
  const coupon = couponOf('TREI', {
    usage: 4,
    type: 3,
    amount: 15,
    maxAmount: 5000,
    minPurchase: 20_000,
    start: new Date('2026-11-01T00:00:00Z'),
    maxUses: 50,
    customerIsLoggedIn: true,
    appliesTo,
  })
  const sent = codeView({
    kind: 'coupon',
    code: 'TREI',
    coupon,
    state: 'applied',
    amount: 700,
    missing: null,
    subtotal: 0,
    warnings: [],
  })
  const { code, valid, usage, data } = quoteCode.parse(sent)
  expect({ code, valid, usage, data }).toEqual({
    code: 'TREI',
    valid: true,
    usage: 4,
    data: {
      type: 3,
      amount: 15,
      max_amount: 5000,
      min_purchase: 20_000,
      currency: 'RON',
      start: '2026-11-01T00:00:00.000Z',
      end: null,
      max_uses: 50,
      customer_is_logged_in: true,
      ...lists,
    },
  })
})

test('a line reduced by a coupon has both prices and is on sale', async () => {
  const { body } = await quote({ codes: ['TREI'] })
  expect(body.lines[0]).toMatchObject({ price: 5000, sale: 3000, on_sale: true, couponed: true, total: 6000 })
  expect(body.codes).toMatchObject([{ state: 'applied', data: { type: 3 }, amount: 4800, warnings: ['higher_discount_applies'] }])
})

test('an invalid voucher is answered without details', async () => {
  const { body } = await quote({ codes: ['ABCD-EFGH-JKMN-9999'] })
  expect(body.codes).toMatchObject([{ kind: 'unknown', state: 'error_invalid', data: null }])
})

test('the page of a voucher has its balance; malformed and unknown ids get the same bytes (D-8)', async () => {
  const { status, body, headers } = await call('GET', `/api/vouchers/${token}`)
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(body).toMatchObject({ code: VOUCHER, market: 'ro', currency: 'RON', amount: 5_000_000, state: 'active', name: 'Mara' })
  const unknown = ['a'.repeat(32), '1', token.toUpperCase(), `${token}a`, '%00', VOUCHER]
  const answers = await Promise.all(unknown.map((id) => call('GET', `/api/vouchers/${id}`)))
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 404, body: { code: 'voucher_invalid' } })
})
