import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_PICTURE } from '#domain/catalog/picture.ts'
import type { Coupon, CouponScope, CouponType } from '#domain/promotions/coupon.ts'
import { discountLines } from '#domain/promotions/discount.ts'
import { CURRENCIES, type Currency } from '#domain/market/market.ts'
import type { Item } from '#domain/catalog/product.ts'
import { payWithVouchers, type Voucher } from '#domain/promotions/voucher.ts'
import { priceByTheBook, type OracleCart, type OracleCoupon, type OracleLine } from './promotions.ts'

const RUNS = Number(process.env.ORACLE_RUNS ?? 20_000)
const NOW = Date.parse('2026-11-21T12:00:00Z')
const VENDORS = ['1', '2', '3']
const TAGS = ['night', 'gifts', 'wood']

const carts: fc.Arbitrary<OracleCart> = fc.constantFrom(...CURRENCIES).chain((currency) => {
  const unit = currency === 'HUF' ? 100 : 1
  const money = (max: number) => fc.integer({ min: 0, max: Math.floor(max / unit) }).map((n) => n * unit)
  const line: fc.Arbitrary<OracleLine> = fc
    .record({
      product: fc.integer({ min: 1, max: 6 }).map(String),
      name: fc.constantFrom('Body', 'Pijama de noapte', 'Cadou VOUCHER', 'Voucher cadou', 'Ajándékutalvány', 'Set'),
      sku: fc.constantFrom('SKU', 'SKU', 'SKU', 'gift-voucher-10'),
      vendor: fc.constantFrom(...VENDORS),
      tags: fc.uniqueArray(fc.constantFrom(...TAGS)),
      mrp: fc.oneof(money(300), money(50_000), money(2_000_000)),
      off: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100 })),
      qty: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 99 })),
      noPromo: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
      isVoucher: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
      bundled: fc.oneof(
        { weight: 3, arbitrary: fc.constant<number[]>([]) },
        { weight: 1, arbitrary: fc.array(money(60_000), { minLength: 1, maxLength: 3 }) },
      ),
    })
    .map(({ off, ...rest }) => ({
      ...rest,
      id: `10${rest.product}`,
      sale: rest.mrp - Math.floor((rest.mrp * off) / 100 / unit) * unit,
    }))
  const coupon: fc.Arbitrary<Omit<OracleCoupon, 'code'>> = fc.constantFrom<CouponType>(0, 0, 1, 2, 3, 3).chain((type) =>
    fc.record({
      valid: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
      usage: fc.integer({ min: 0, max: 5 }),
      data: fc.record(
        {
          type: fc.constant(type),
          amount: type === 1 ? money(60_000).map((n) => Math.max(unit, n)) : fc.integer({ min: 1, max: 100 }),
          max_amount: fc.oneof(fc.constant(0), money(20_000)),
          min_purchase: fc.oneof(fc.constant(0), fc.constant(0), money(100_000)),
          currency: fc.constantFrom(currency, currency, currency, ...CURRENCIES),
          start: fc.constantFrom(NOW - 1, NOW, NOW + 1, NOW - 86_400_000),
          end: fc.constantFrom(NOW - 1, NOW, NOW + 1, NOW + 86_400_000),
          max_uses: fc.integer({ min: 0, max: 5 }),
          customer_is_logged_in: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
          applies_to: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
          vendors: fc.uniqueArray(fc.constantFrom(...VENDORS)),
          products: fc.uniqueArray(fc.integer({ min: 1, max: 6 }).map((n) => `_${n}`)),
          tags: fc.uniqueArray(fc.constantFrom(...TAGS)),
        },
        {
          requiredKeys: [
            'type',
            'amount',
            'max_amount',
            'min_purchase',
            'currency',
            'customer_is_logged_in',
            'vendors',
            'products',
            'tags',
          ],
        },
      ),
    }),
  )
  return fc.record({
    currency: fc.constant(currency as string),
    now: fc.constant(NOW),
    authenticated: fc.boolean(),
    lines: fc.array(line, { maxLength: 8 }),
    coupons: fc.array(coupon, { maxLength: 4 }).map((all) => all.map((one, at) => ({ ...one, code: `C${at}` }))),
    vouchers: fc.array(
      fc.record(
        {
          balance: money(100_000),
          currency: fc.constantFrom<string>(currency, currency, ...CURRENCIES),
          until: fc.constantFrom(NOW - 1, NOW, NOW + 1),
          stopped: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
        },
        { requiredKeys: ['balance', 'currency', 'stopped'] },
      ),
      { maxLength: 3 },
    ),
    delivery: money(3000),
  })
})

function itemOf(line: OracleLine): Item {
  const base = { size: null, color: '', picture: NO_PICTURE, weightG: 1, volumeCm3: 1, bulky: false }
  return {
    ...base,
    id: line.id,
    product: line.product,
    kind: line.isVoucher ? 'voucher' : line.bundled.length > 0 ? 'bundle' : 'simple',
    sku: line.sku,
    slug: 's',
    name: line.name,
    brand: 'b',
    vendor: line.vendor,
    tags: line.tags,
    noPromo: line.noPromo,
    vatClass: 'standard',
    virtual: line.isVoucher,
    mrp: line.mrp,
    catalogPrice: line.sale,
    prior: null,
    parts: line.bundled.map((catalogPrice, at) => ({ ...base, item: String(at), qty: 1, sku: 'p', name: 'p', catalogPrice })),
  }
}

const scopes = (data: OracleCoupon['data']): CouponScope =>
  data.applies_to === 1
    ? { kind: 'vendors', vendors: data.vendors }
    : data.applies_to === 2
      ? { kind: 'products', products: data.products }
      : data.applies_to === 3
        ? { kind: 'tags', tags: data.tags }
        : { kind: 'order' }

const couponOf = ({ code, valid, usage, data }: OracleCoupon): Coupon => ({
  id: code,
  code,
  valid,
  usage,
  type: data.type,
  amount: data.amount,
  maxAmount: data.max_amount,
  minPurchase: data.min_purchase,
  currency: data.currency as Currency,
  start: data.start === undefined ? null : new Date(data.start),
  end: data.end === undefined ? null : new Date(data.end),
  maxUses: data.max_uses ?? 0,
  maxUsesPerCustomer: 0,
  usageByCustomer: 0,
  customerIsLoggedIn: data.customer_is_logged_in,
  appliesTo: scopes(data),
})

function priceByTheShop(cart: OracleCart) {
  const currency = cart.currency as Currency
  const now = new Date(cart.now)
  const { lines, coupons } = discountLines(
    cart.lines.map((line) => ({ item: itemOf(line), qty: line.qty })),
    cart.coupons.map(couponOf),
    { currency, now, isSignedIn: cart.authenticated },
  )
  const total = lines.reduce((sum, { unitPrice, line, discount }) => sum + unitPrice * line.qty - discount, cart.delivery)
  const vouchers = cart.vouchers.map((voucher, at): Voucher => ({
    id: String(at),
    code: String(at),
    currency: voucher.currency as Currency,
    balance: voucher.balance,
    validUntil: voucher.until === undefined ? null : new Date(voucher.until),
    isStopped: voucher.stopped,
  }))
  const paid = payWithVouchers(total, vouchers, { currency, now }).map(({ amount }) => amount)
  return {
    lines,
    coupons,
    prices: lines.map(({ unitPrice }) => unitPrice),
    couponed: lines.map((line) => line.couponed),
    onSale: lines.map((line) => line.onSale),
    discounts: lines.map(({ discount }) => discount),
    reasons: coupons.map(({ state }) => state),
    amounts: coupons.map(({ amount }) => amount),
    total,
    paid,
    due: total - paid.reduce((sum, amount) => sum + amount, 0),
  }
}

test('the oracle imports nothing from the rules that it checks', () => {
  expect(readFileSync(new URL('promotions.ts', import.meta.url), 'utf8')).not.toMatch(/^\s*(import|export .* from)\b|\bimport\(/m)
})

test('the shop prices every cart as the specification does', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const { lines: _, coupons: __, ...shop } = priceByTheShop(cart)
      expect(shop).toEqual(priceByTheBook(cart))
    }),
    { numRuns: RUNS },
  )
})

test.each([
  [15, 85_000],
  [17, 83_000],
  [18, 82_000],
])('the oracle prices the bundle of the specification at %i percent', (amount, price) => {
  const data = { type: 3 as const, amount, max_amount: 0, min_purchase: 0, currency: 'RON', customer_is_logged_in: false }
  const coupon = { code: 'C', valid: true, usage: 0, data: { ...data, vendors: [], products: [], tags: [] } }
  const set = { id: '1', product: '1', name: 'Set', sku: 'SET', vendor: '1', tags: [], noPromo: false, isVoucher: false }
  const line = { ...set, mrp: 85_000, sale: 85_000, qty: 1, bundled: [60_000, 40_000] }
  const cart = { currency: 'RON', now: NOW, authenticated: false, vouchers: [], delivery: 0 }
  expect(priceByTheBook({ ...cart, lines: [line], coupons: [coupon] }).prices).toEqual([price])
})

test('the discounts of lines add up to that of the coupon, and never exceed the goods', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const { lines, coupons } = priceByTheShop(cart)
      for (const coupon of coupons) {
        const told = lines.flatMap((line) => line.coupons.filter(({ code }) => code === coupon.code))
        expect(told.reduce((sum, { amount }) => sum + amount, 0)).toBe(coupon.amount)
        expect(told.every(({ amount, why }) => amount === 0 || why === 'applied')).toBe(true)
      }
      for (const { line, unitPrice, discount } of lines) {
        expect(unitPrice).toBeGreaterThanOrEqual(0)
        expect(unitPrice).toBeLessThanOrEqual(line.item.catalogPrice)
        expect(discount).toBeLessThanOrEqual(unitPrice * line.qty)
        if (cart.currency === 'HUF') expect([unitPrice % 100, discount % 100]).toEqual([0, 0])
      }
    }),
    { numRuns: Math.min(RUNS, 2000) },
  )
})

test('a cart without its coupons has its current prices again', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const { lines, discounts } = priceByTheShop({ ...cart, coupons: [] })
      for (const { line, ...price } of lines) {
        expect(price).toMatchObject({
          unitPrice: line.item.catalogPrice,
          onSale: line.item.catalogPrice < line.item.mrp,
          couponed: false,
          coupons: [],
        })
      }
      expect(discounts.every((discount) => discount === 0)).toBe(true)
    }),
    { numRuns: Math.min(RUNS, 500) },
  )
})
