import { beforeAll, expect, test } from 'vitest'
import { quoteCart } from '#services/cart/quote.ts'
import { viewVoucher } from '#services/promotions/vouchers.ts'
import type { Locale } from '#domain/market/market.ts'
import { testShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
/** One piece at its full price, of the first product if it can be. */
let item = ''
beforeAll(async () => {
  shop = await testShop({ products: 200 })
  const plain = await shop.db.query
    .selectFrom('variant as v')
    .innerJoin('product as p', 'p.id', 'v.product_id')
    .innerJoin('price as pr', 'pr.variant_id', 'v.id')
    .innerJoin('stock as s', 's.variant_id', 'v.id')
    .select('v.id')
    .where('p.kind', '=', 'simple')
    .where('p.no_promo', '=', false)
    .where('pr.currency', '=', 'RON')
    .whereRef('pr.sale', '=', 'pr.mrp')
    .where('pr.sale', '>', 5000)
    .where('pr.sale', '<', 20_000)
    .where('s.on_hand', '>', 5)
    .orderBy('v.id')
    .executeTakeFirstOrThrow()
  item = String(plain.id)
})

const states = async (market: Locale, codes: string[], qty = 1) => {
  const quote = await quoteCart(shop, { market, lines: [{ item, qty }], codes })
  return Object.fromEntries(quote.codes.map(({ code, state }) => [code, state]))
}

test('the campaign has a code for every reason of refusal', async () => {
  const codes = ['CUIB20', 'TOAMNA10', 'FAMILIE10', 'VARA20', 'CRACIUN20', 'OPRIT', 'PRIMII100', 'AUTUMN10', 'NIMIC']
  expect(await states('ro', codes)).toEqual({
    CUIB20: 'error_min_purchase',
    TOAMNA10: 'applied',
    FAMILIE10: 'error_logged_in',
    VARA20: 'error_invalid',
    CRACIUN20: 'error_invalid',
    OPRIT: 'error_invalid',
    PRIMII100: 'error_usage',
    AUTUMN10: 'error_currency',
    NIMIC: 'error_not_exist',
  })
  expect(await states('ro', ['CUIB20'], 4)).toEqual({ CUIB20: 'applied' })
})

test.each([
  ['ro', 'TOT30', 'N3ST-DEM0-CAD0-0100', 'demovoucherleidemovoucherlei2222'],
  ['en', 'AUTUMN10', 'N3ST-DEM0-G1FT-0100', 'demovouchereurodemovouchereuro22'],
  ['hu', 'OSZ10', 'N3ST-DEM0-AJNK-0100', 'demovoucherforintdemovoucher2222'],
] as const)('the market %s has a coupon, a voucher and its page', async (market, coupon, voucher, token) => {
  expect(await states(market, [coupon, voucher])).toEqual({ [coupon]: 'applied', [voucher]: 'applied' })
  expect((await viewVoucher(shop, token))?.code).toBe(voucher)
})
