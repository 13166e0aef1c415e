import { plainText } from '#domain/money.ts'
import { delivery, deliveryFree, discount, pieces, subtotal } from '#messages/cart.ts'
import { vatIncluded } from '#messages/order.ts'
import type { OrderView } from '#web/contract.ts'
import { Price } from '#web/ui/price.tsx'
import type { SummaryLine, TotalRow } from '#web/ui/summary.tsx'
import '#web/styles/card.css'
import '#web/styles/lines.css'

export const orderLines = (order: OrderView): SummaryLine[] =>
  order.lines.map(({ name, option, image, tint, qty, total }, at) => ({ key: String(at), name, option, image, tint, qty, total }))

/** Rows above an order's total. */
export function orderRows(order: OrderView): TotalRow[] {
  return [
    { label: subtotal(), amount: order.subtotal },
    ...(order.discount > 0 ? [{ label: discount(), amount: -order.discount, off: true }] : []),
    order.deliveryPrice === 0 ? { label: delivery(), text: deliveryFree() } : { label: delivery(), amount: order.deliveryPrice },
  ]
}

/** The VAT in the total, by rate: 'din care TVA 21%: 98,30 lei'. */
export const vatWords = (order: OrderView): string =>
  order.vat
    .filter(({ vat }) => vat > 0)
    .map(({ rate, vat }) => vatIncluded({ rate, amount: plainText(vat, order.currency, order.market) }))
    .join(', ')

/** The goods of an order, a row each. */
export function OrderLines({ order }: { order: OrderView }) {
  return (
    <ul>
      {order.lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an order's lines never change
        <li className="line order-line" key={at}>
          <div className={`tile t-${line.tint}`}>
            <img src={line.image} alt="" width="56" height="70" />
          </div>
          <div>
            <h3>{line.href ? <a href={line.href}>{line.name}</a> : line.name}</h3>
            <p className="meta">{[line.option, pieces(line.qty)].filter(Boolean).join(' · ')}</p>
            {line.parts.map((part) => (
              <p className="meta" key={part.name}>
                {part.qty} × {part.name}
              </p>
            ))}
          </div>
          <span className="sm line-price">
            <Price amount={line.total} currency={order.currency} />
          </span>
        </li>
      ))}
    </ul>
  )
}
