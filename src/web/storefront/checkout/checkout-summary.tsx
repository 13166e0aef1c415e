/** The summary beside the checkout form. */
import { deliveryStepTwo, loadingCart } from '#messages/cart.ts'
import {
  delivery,
  deliveryFree,
  orderSummary,
  subtotal,
  total,
  totalToPay,
  withTaxes,
  yourOrder,
} from '#messages/shopping/sums.ts'
import { leftToPay } from '#messages/codes.ts'
import type { CartLine, Quote } from '#web/schema/cart.ts'
import { discountsOf, goodsOf, isOnlyVouchers, paymentsOf, shownLines } from '#web/storefront/cart/cart-view.ts'
import { Codes } from '#web/storefront/codes/code-field.tsx'
import { discountRows, paymentRows } from '#web/storefront/cart/code-rows.ts'
import { Summary, SummaryLines } from '#web/storefront/cart/summary.tsx'
import { Totals, type TotalsProps } from '#web/storefront/cart/totals.tsx'
import * as textStyles from '#web/ui/text.module.css'

interface Props {
  lines: readonly CartLine[]
  quote: Quote | null
  busy: boolean
}

/** Returns the sum of a quote: goods before codes, what each coupon takes off, delivery, total, what vouchers pay, what is left. */
export function quoteSums(quote: Quote): TotalsProps {
  return {
    rows: [
      { label: subtotal(), amount: goodsOf(shownLines(quote.lines, quote)) },
      ...discountRows(discountsOf(quote)),
      quote.delivery === null
        ? { label: delivery(), text: deliveryStepTwo() }
        : quote.delivery === 0
          ? { label: delivery(), text: deliveryFree() }
          : { label: delivery(), amount: quote.delivery },
    ],
    total: quote.total,
    label: quote.vouchers > 0 ? total() : totalToPay(),
    note: isOnlyVouchers(quote.lines) ? '' : withTaxes(),
    paid: paymentRows(paymentsOf(quote)),
    left: { label: leftToPay(), amount: quote.due },
  }
}

/** The order beside the first two steps, from the newest quote. */
export function CheckoutSummary({ lines, quote, busy }: Props) {
  const shown = shownLines(lines, quote).flatMap(({ quoted, ...line }) =>
    quoted
      ? [
          {
            ...line,
            name: quoted.name,
            option: quoted.option,
            image: quoted.image,
            tint: quoted.tint,
            parts: quoted.skus_bundled,
          },
        ]
      : [],
  )
  return (
    <Summary title={yourOrder()} label={orderSummary()}>
      <SummaryLines lines={shown} />
      <Codes quote={quote} dark />
      {quote ? (
        <Totals busy={busy} {...quoteSums(quote)} />
      ) : (
        <p className={`${textStyles.small} ${textStyles.muted}`} role="status">
          {busy ? loadingCart() : ''}
        </p>
      )}
    </Summary>
  )
}
