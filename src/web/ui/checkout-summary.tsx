import {
  delivery,
  deliveryFree,
  deliveryStepTwo,
  discount,
  loadingCart,
  orderSummary,
  subtotal,
  totalToPay,
  withTaxes,
  yourOrder,
} from '#messages/cart.ts'
import type { CartLine, Quote } from '#web/contract.ts'
import { shownLines } from '#web/ui/cart-view.ts'
import { Summary, SummaryLines, Totals, type TotalRow } from '#web/ui/summary.tsx'

interface Props {
  lines: readonly CartLine[]
  quote: Quote | null
  busy: boolean
}

/** Rows above the total of a quote: goods, discounts, delivery. */
export function quoteRows(quote: Quote): TotalRow[] {
  return [
    { label: subtotal(), amount: quote.subtotal },
    ...(quote.discount > 0 ? [{ label: discount(), amount: -quote.discount, off: true }] : []),
    quote.delivery === null
      ? { label: delivery(), text: deliveryStepTwo() }
      : quote.delivery === 0
        ? { label: delivery(), text: deliveryFree() }
        : { label: delivery(), amount: quote.delivery },
  ]
}

/** The order beside the first two steps, from the newest quote. */
export function CheckoutSummary({ lines, quote, busy }: Props) {
  const shown = shownLines(lines, quote).flatMap(({ quoted, qty, total }) =>
    quoted
      ? [{ key: quoted.item, name: quoted.name, option: quoted.option, image: quoted.image, tint: quoted.tint, qty, total }]
      : [],
  )
  return (
    <Summary title={yourOrder()} label={orderSummary()}>
      <SummaryLines lines={shown} />
      {quote ? (
        <Totals busy={busy} rows={quoteRows(quote)} total={quote.total} label={totalToPay()} note={withTaxes()} />
      ) : (
        <p className="sm mute" role="status">
          {busy ? loadingCart() : ''}
        </p>
      )}
    </Summary>
  )
}
