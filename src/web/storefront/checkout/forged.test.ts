/**
 * Whatever is sent, the shop refuses it or asks its own price: what each accepted cart costs is worked out again by the naive implementation of
 * `test/oracle`, from ids, quantities and codes alone. `FUZZ_RUNS=50000` before a release. PGlite has
 * a third of the runs, because it is the slower one: the forgeries differ in what is sent, not in what is stored.
 */
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Currency, Locale } from '#domain/market/market.ts'
import { newVoucher } from '#services/promotions/vouchers.ts'
import { insertCoupons } from '#store/promotions/coupons.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { insertVouchers } from '#store/promotions/vouchers.ts'
import { callerOf } from '#test/endpoint-calls.ts'
import { forge, forgeries, nasty } from '#test/forged-requests.ts'
import { forgetLimits, setStock, ITEMS, orderOf, insertTestItems } from '#test/goods.ts'
import { priceByTheBook, type OracleCoupon, type OracleLine } from '#test/oracle/promotions.ts'
import { testShop, type TestShop } from '#test/shop.ts'

const RUNS = Number(process.env.FUZZ_RUNS ?? 500)
const QUOTES = Math.ceil(RUNS * 0.6)
const ORDERS = RUNS - QUOTES

const CURRENCY: Record<Locale, Currency> = { ro: 'RON', en: 'EUR', hu: 'HUF' }
const RATE: Record<string, number> = { RON: 1, EUR: 1 / 5, HUF: 80 }
/** Prices in lei as `test/goods.ts` has them. */
const PRICES: Record<string, { mrp: number; sale?: number; isVoucher?: true; bundled?: number[] }> = {
  [ITEMS.body]: { mrp: 5000 },
  [ITEMS.hat]: { mrp: 7000, sale: 5000 },
  [ITEMS.pram]: { mrp: 140_000 },
  [ITEMS.book]: { mrp: 3000 },
  [ITEMS.voucher]: { mrp: 10_000, isVoucher: true },
  [ITEMS.set]: { mrp: 14_000, bundled: [5000, 5000, 5000] },
  [ITEMS.otherSet]: { mrp: 14_000, bundled: [5000, 5000, 5000] },
}
const data = {
  max_amount: 0,
  min_purchase: 0,
  currency: 'RON',
  customer_is_logged_in: false,
  vendors: [],
  products: [],
  tags: [],
}
const COUPONS: OracleCoupon[] = [
  { code: 'PUI25', valid: true, usage: 0, data: { ...data, type: 1, amount: 2500, min_purchase: 20_000 } },
  { code: 'ZECE', valid: true, usage: 0, data: { ...data, type: 0, amount: 10 } },
  { code: 'MOST', valid: true, usage: 0, data: { ...data, type: 0, amount: 50, max_amount: 1000 } },
  { code: 'TREI', valid: true, usage: 0, data: { ...data, type: 3, amount: 40 } },
  { code: 'CACIULA', valid: true, usage: 0, data: { ...data, type: 3, amount: 45, applies_to: 2, products: ['_10102'] } },
  { code: 'OPRIT', valid: false, usage: 0, data: { ...data, type: 0, amount: 50 } },
  { code: 'CONT', valid: true, usage: 0, data: { ...data, type: 0, amount: 50, customer_is_logged_in: true } },
  { code: 'EURO', valid: true, usage: 0, data: { ...data, type: 0, amount: 50, currency: 'EUR' } },
  { code: 'FORINT', valid: true, usage: 0, data: { ...data, type: 1, amount: 200_000, currency: 'HUF' } },
]
const VOUCHERS = [
  { code: 'ABCD-EFGH-JKMN-2345', currency: 'RON', market: 'ro' },
  { code: 'ABCD-EFGH-JKMN-2346', currency: 'RON', market: 'ro' },
  { code: 'ABCD-EFGH-JKMN-2347', currency: 'EUR', market: 'en' },
] as const

let shop: TestShop
let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  shop = await testShop()
  const now = shop.clock.now()
  await insertTestItems(shop.db.query, now)
  await shop.catalog.refresh()
  call = callerOf(shop)
  await insertCoupons(
    shop.db.query,
    COUPONS.map(({ code, valid, data: { applies_to, start: _, end: __, max_uses: ___, currency, ...rest } }) => ({
      ...rest,
      currency: currency as Currency,
      applies_to: applies_to === 2 ? 'products' : null,
      id: uuidv7(now),
      code,
      valid,
      created_at: now,
    })),
  )
  const wish = { amount: 40_000_000, validUntil: null, recipient: null, name: '', message: '' }
  const vouchers = VOUCHERS.map(({ code, currency, market }) =>
    newVoucher(shop.tokens, { ...wish, currency, market }, now, { code }),
  )
  await shop.db.transaction((tx) => insertVouchers(tx, vouchers, now))
  for (const item of [ITEMS.body, ITEMS.hat, ITEMS.pram, ITEMS.book]) await setStock(shop.db.query, item, [1e8, 1e8])
})
beforeEach(() => told.clear())

/** How often the shop answered how. */
const told = new Map<string, number>()
const tell = (what: string | number) => void told.set(String(what), (told.get(String(what)) ?? 0) + 1)

const balances = async () =>
  new Map((await shop.db.query.selectFrom('voucher').select(['code', 'balance']).execute()).map((row) => [row.code, row.balance]))

function lineOf(item: string, qty: number, currency: Currency): OracleLine {
  const { mrp, sale = mrp, isVoucher = false, bundled = [] } = PRICES[item]!
  const rate = RATE[currency]!
  const number = item.replace('voucher-', '')
  return {
    id: item,
    product: `10${number}`,
    name: '',
    sku: '',
    vendor: '1',
    tags: [],
    mrp: mrp * rate,
    sale: sale * rate,
    qty,
    noPromo: false,
    isVoucher,
    bundled: bundled.map((price) => price * rate),
  }
}

/** Returns what delivery costs, by the rules of `test/goods.ts`. */
function deliveryOf(key: string | null, lines: OracleLine[], worth: number): number {
  const isBulky = lines.some(({ id }) => id === ITEMS.pram)
  if (key === 'locker') return 1299
  if (key !== 'courier') return 0
  return isBulky ? 1999 + 4900 : worth >= 25_000 ? 0 : 1999
}

interface Answered {
  currency: Currency
  lines: { item: string; qty: number }[]
  codes: string[]
  /** Key of the delivery that is paid for. */
  delivery: string | null
  /** Where the rules of another market set it. */
  charge: number
  credit: ReadonlyMap<string, number>
}

/** The same cart by the book: prices, discounts, total and what is left to pay. */
function byTheBook({ currency, lines: bought, codes, delivery, charge, credit }: Answered) {
  const lines = bought.map(({ item, qty }) => lineOf(item, qty, currency))
  const cart = {
    currency,
    now: shop.clock.now().getTime(),
    authenticated: false,
    lines,
    coupons: codes.flatMap((code) => COUPONS.find((one) => one.code === code) ?? []),
    vouchers: codes.flatMap((code) =>
      VOUCHERS.filter((one) => one.code === code).map((one) => ({
        balance: credit.get(code)!,
        currency: one.currency,
        stopped: false,
      })),
    ),
  }
  const goods = priceByTheBook({ ...cart, delivery: 0 })
  const worth = goods.prices.reduce(
    (sum, price, at) => sum + (lines[at]!.isVoucher ? 0 : price * lines[at]!.qty - goods.discounts[at]!),
    0,
  )
  const isCharged = currency === 'RON' ? deliveryOf(delivery, lines, worth) : charge
  return { ...priceByTheBook({ ...cart, delivery: isCharged }), delivery: isCharged }
}

const items = Object.keys(PRICES)
const codes = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...COUPONS.map(({ code }) => code), ...VOUCHERS.map(({ code }) => code)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(' zece ', 'abcdefghjkmn2345', 'NIMIC', 'ABCD-EFGH-JKMN-9999', '', '__proto__', 'ß', '\u0000'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 70 }) },
)
const lines = fc.array(
  fc.record(
    {
      item: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...items) },
        fc.constantFrom(ITEMS.draft, '105', 'voucher-101', '999'),
      ),
      qty: fc.integer({ min: 1, max: 9 }),
      gift: fc.record({ name: fc.string({ maxLength: 9 }), message: fc.constantFrom('', 'La mulți ani!') }),
    },
    { requiredKeys: ['item', 'qty'] },
  ),
  { minLength: 1, maxLength: 5 },
)
const places: Record<Locale, { destination: object; delivery: string; charge: number }> = {
  ro: { destination: { country: 'RO', zip: '540056' }, delivery: 'courier', charge: 1999 },
  en: { destination: { country: 'DE', zip: '04107' }, delivery: 'courier', charge: 900 },
  hu: { destination: { country: 'HU', zip: '1114' }, delivery: 'courier', charge: 149_000 },
}
const carts = fc
  .record({ market: fc.constantFrom<Locale>('ro', 'ro', 'en', 'hu'), lines, codes: fc.array(codes, { maxLength: 5 }) })
  .map((cart) => ({ ...cart, destination: places[cart.market].destination, delivery: places[cart.market].delivery }))

test('forged quotes are refused or have the correct prices', { timeout: 3_600_000 }, async () => {
  const credit = await balances()
  await fc.assert(
    fc.asyncProperty(carts, forgeries, async (cart, forgery) => {
      await forgetLimits(shop.db.query)
      const { status, body } = await call('POST', '/api/cart/quote', forge(cart, forgery))
      tell(status)
      expect([200, 400]).toContain(status)
      if (status !== 200) return
      expect(body.currency).toBe(CURRENCY[body.market as Locale])
      const book = byTheBook({
        currency: body.currency,
        lines: body.lines,
        codes: body.codes.map(({ code }: { code: string }) => code),
        delivery: body.delivery === null ? null : cart.delivery,
        charge: body.delivery === null ? 0 : places[body.market as Locale].charge,
        credit,
      })
      expect(body.lines.map(({ sale }: { sale: number }) => sale)).toEqual(book.prices)
      expect(body.lines.map(({ discount }: { discount: number }) => discount)).toEqual(book.discounts)
      expect([body.total, body.vouchers, body.due]).toEqual([book.total, book.total - book.due, book.due])
    }),
    { numRuns: QUOTES },
  )
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(shop.errors).toEqual([])
  if (process.env.FUZZ_RUNS) process.stdout.write(`${QUOTES} quotes: ${JSON.stringify(Object.fromEntries(told))}\n`)
})

test('forged orders are refused or stored at the correct, shown price', { timeout: 3_600_000 }, async () => {
  const { total: _, ...rest } = orderOf()
  const form = { ...rest, terms: true }
  await fc.assert(
    fc.asyncProperty(
      carts,
      forgeries,
      fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, nasty),
      async ({ lines: wanted, codes: typed }, forgery, due) => {
        await forgetLimits(shop.db.query)
        const cart = { market: 'ro', lines: wanted, codes: typed, ...places.ro }
        const { charge: ___, ...question } = cart
        const { status: quoted, body: price } = await call('POST', '/api/cart/quote', question)
        if (quoted !== 200) return tell('no quote')
        const credit = await balances()
        const validLines = price.lines.map(({ item, qty, gift }: { item: string; qty: number; gift: object | null }) => ({
          item,
          qty,
          ...(gift && { gift }),
        }))
        const delivery = price.options?.[0]?.key ?? 'courier'
        const honest = await call('POST', '/api/cart/quote', { ...question, lines: validLines, delivery })
        const order = {
          ...form,
          lines: validLines,
          codes: typed,
          delivery,
          total: honest.body.total,
          due: due ?? honest.body.due,
        }
        const key = crypto.randomUUID()
        const { status } = await call('POST', '/api/orders', forge(order, forgery), { 'idempotency-key': key })
        tell(status)
        expect([201, 400, 409, 422]).toContain(status)
        const written = await shop.db.query.selectFrom('order').selectAll().where('idempotency_key', '=', key).executeTakeFirst()
        expect(written !== undefined).toBe(status === 201)
        if (!written) return
        const rows = await shop.db.query
          .selectFrom('order_line')
          .selectAll()
          .where('order_id', '=', written.id)
          .orderBy('position')
          .execute()
        const goods = rows.filter(({ kind }) => kind !== 'transport')
        const book = byTheBook({
          currency: 'RON',
          lines: goods.map((row) => ({
            item: `${row.kind === 'voucher' ? 'voucher-' : ''}${row.variant_id}`,
            qty: row.quantity,
          })),
          codes: honest.body.codes.map(({ code }: { code: string }) => code),
          delivery: (written.delivery as { key: string }).key,
          charge: 0,
          credit,
        })
        expect(goods.map((row) => row.unit_price)).toEqual(book.prices)
        expect(goods.map((row) => row.discount)).toEqual(book.discounts)
        expect([written.currency, written.total, written.due]).toEqual(['RON', book.total, book.due])
        expect([written.total, written.voucher_paid]).toEqual([honest.body.total, honest.body.vouchers])
      },
    ),
    { numRuns: ORDERS },
  )
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(shop.errors).toEqual([])
  if (process.env.FUZZ_RUNS) process.stdout.write(`${ORDERS} orders: ${JSON.stringify(Object.fromEntries(told))}\n`)
})
