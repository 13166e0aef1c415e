/**
 * Prices of lines under coupons of type 3 (SPEC-4, D-24). It always starts from fresh prices, so that pricing twice gives
 * the same result, and a cart without its coupon reverts. Lines that no longer exist do not get here: `fitToStock` drops
 * them, and a cart of which nothing is found is empty.
 */
import { couponDiscount, ineligible, type Coupon } from './coupon.ts'
import type { Currency } from '#domain/market/market.ts'
import { isOnSale, reductionBase, type Item } from '#domain/catalog/product.ts'

export interface Repriced {
  /** Price of one piece. */
  unitPrice: number
  onSale: boolean
  /** A coupon of type 3 covers the line, whether or not it could lower the price. */
  couponed: boolean
  /** The coupon whose price this is; null where the line's own reduction is the larger, or there is none. */
  lowestBy: Coupon | null
}

/** Returns what is taken off one piece already, measured on the same base as a coupon's discount (D-24). */
export const ownReduction = (item: Item): number => reductionBase(item) - item.catalogPrice

/**
 * Price of one piece of an item under coupons of type 3 that hold for the cart. The largest reduction wins, of equal ones the item's own,
 * then the coupon typed first.
 */
export function reprice(item: Item, coupons: readonly Coupon[], currency: Currency): Repriced {
  const eligible = coupons.filter((coupon) => ineligible(item, coupon.appliesTo) === null)
  const base = reductionBase(item)
  let largest = ownReduction(item)
  let lowestBy: Coupon | null = null
  for (const coupon of eligible) {
    const reduction = couponDiscount(coupon, base, currency)
    if (reduction <= largest) continue
    largest = reduction
    lowestBy = coupon
  }
  const couponed = eligible.length > 0
  return { unitPrice: lowestBy ? base - largest : item.catalogPrice, onSale: couponed || isOnSale(item), couponed, lowestBy }
}
