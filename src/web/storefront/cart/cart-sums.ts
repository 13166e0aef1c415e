/** Rows of the cart's sums. */
import { productsCount } from '#messages/cart.ts'
import { leftToPay } from '#messages/codes.ts'
import type { Quote } from '#web/schema/cart.ts'
import { discountsOf, goodsOf, leftOf, paymentsOf, pieceCount, totalOf, type ShownLine } from './cart-view.ts'
import { discountRows, paymentRows } from './code-rows.ts'
import type { TotalsProps } from './totals.tsx'

/** Returns the sum of a cart, the same for drawer and cart page: goods at the shop's prices, coupons, total, vouchers, what is left. */
export function cartSums(
  shown: readonly ShownLine[],
  quote: Quote,
): Required<Pick<TotalsProps, 'rows' | 'total' | 'paid' | 'left'>> {
  const total = totalOf(shown, quote)
  return {
    rows: [{ label: productsCount({ count: pieceCount(shown) }), amount: goodsOf(shown) }, ...discountRows(discountsOf(quote))],
    total,
    paid: paymentRows(paymentsOf(quote)),
    left: { label: leftToPay(), amount: leftOf(total, quote) },
  }
}
