/** Coupons that a page shows to everybody, and what it must say with them. */
import { couponRefusal, type Coupon } from '#domain/promotions/coupon.ts'
import { canonicalCode } from '#domain/promotions/codes.ts'
import type { Currency } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { priceKey, readLowestPrices } from '#store/catalog/lowest-prices.ts'
import { readAdvertised, readCoupons } from '#store/promotions/coupons.ts'

export interface ShownCoupons {
  /** Those that are advertised to everybody and that a visitor without an account can use now, by the code as it was asked for. */
  coupons: ReadonlyMap<string, Coupon>
  /** The lowest price of each variant in the 30 days before its code began (LAW-24). */
  lowest: ReadonlyMap<number, number>
}

/** Reads codes that a page shows in a currency, each with the variants that it is shown with. */
export async function readShownCoupons(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  codes: ReadonlyMap<string, readonly number[]>,
  currency: Currency,
): Promise<ShownCoupons> {
  const coupons = new Map<string, Coupon>()
  const lowest = new Map<number, number>()
  if (codes.size === 0) return { coupons, lowest }
  const now = clock.now()
  const asked = [...new Set(codes.keys().map(canonicalCode))]
  const advertised = await readAdvertised(db.query, asked)
  const found = (await readCoupons(db.query, asked)).filter((one) => advertised.has(one.code))
  for (const [code, variants] of codes) {
    const coupon = found.find((one) => one.code === canonicalCode(code))
    if (!coupon || couponRefusal(coupon, { now, isSignedIn: false, subtotal: Infinity, currency }) !== null) continue
    coupons.set(code, coupon)
    const prices = await readLowestPrices(db.query, variants, { currencies: [currency], before: coupon.start ?? now })
    for (const variant of variants) {
      const price = prices.get(priceKey(variant, currency))
      if (price !== undefined) lowest.set(variant, price)
    }
  }
  return { coupons, lowest }
}
