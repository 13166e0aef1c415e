/** Lines and sums of an order. */
import { plainText } from '#domain/pricing/money.ts'
import { delivery, deliveryFree, pieces, subtotal, vatIncluded } from '#messages/shopping/sums.ts'
import { withoutCode } from '#messages/codes.ts'
import { inLocale, inOneLine } from '#messages/text.ts'
import type { OrderView } from '#web/schema/order.ts'
import { discountRows, paymentRows } from '#web/storefront/cart/code-rows.ts'
import { GiftLine } from '#web/storefront/cart/gift-line.tsx'
import { Price } from '#web/ui/price.tsx'
import type { SummaryLine } from '#web/storefront/cart/summary.tsx'
import type { TotalRow } from '#web/storefront/cart/totals.tsx'
import { tintClass } from '#web/ui/tint.ts'
import * as linesStyles from '#web/ui/lines.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as tileStyles from '#web/ui/tile.module.css'
import * as cartLineStyles from '#web/storefront/cart/cart-line.module.css'
import * as styles from './order-lines.module.css'

export const orderLines = (order: OrderView): SummaryLine[] =>
  order.lines.map((line, at) => ({
    key: String(at),
    name: line.name,
    option: line.option,
    image: line.image,
    tint: line.tint,
    qty: line.qty,
    total: line.unitPrice * line.qty,
    was: wasOf(line),
    isCouponed: isLowered(line),
    parts: line.parts,
  }))

type Line = OrderView['lines'][number]

const isLowered = ({ price, unitPrice }: Line): boolean => unitPrice < price

/** Returns the price of all pieces without codes, where a code lowered it. */
const wasOf = (line: Line): number | null => (isLowered(line) ? line.price * line.qty : null)

const ofKind = ({ codes }: OrderView, kind: 'coupon' | 'voucher') => codes.filter((code) => code.kind === kind)

/** Rows above an order's total: goods before codes, what each coupon took off, delivery. */
export function orderRows(order: OrderView): TotalRow[] {
  return [
    { label: subtotal(), amount: order.lines.reduce((sum, { price, qty }) => sum + price * qty, 0) },
    ...discountRows(ofKind(order, 'coupon')),
    order.deliveryPrice === 0 ? { label: delivery(), text: deliveryFree() } : { label: delivery(), amount: order.deliveryPrice },
  ]
}

/** Returns what vouchers paid of an order. */
export const orderPayments = (order: OrderView): TotalRow[] => paymentRows(ofKind(order, 'voucher'))

/** The VAT in the total, by rate: 'din care TVA 21%: 98,30 lei'. */
export const vatLabel = (order: OrderView): string =>
  order.vat
    .filter(({ vat }) => vat > 0)
    .map(({ rate, vat }) => vatIncluded({ rate, amount: plainText(vat, order.currency, order.market) }))
    .join(', ')

/** The goods of an order, a row each; to be shown inside `OrderMarket`. */
export function OrderLines({ order }: { order: OrderView }) {
  return inLocale(order.market, () => (
    <ul>
      {order.lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an order's lines never change
        <li className={`${linesStyles.line} ${linesStyles.priced} ${styles.orderLine}`} key={at}>
          <div className={`${tileStyles.tile} ${tintClass[line.tint]}`}>
            <img src={line.image} alt="" width="56" height="70" />
          </div>
          <div>
            <h3>{line.href ? <a href={line.href}>{line.name}</a> : line.name}</h3>
            <p className={linesStyles.meta}>{[line.option, inOneLine(pieces(line.qty))].filter(Boolean).join(' · ')}</p>
            <GiftLine gift={line.gift} />
            {line.parts.map((part) => (
              <p className={linesStyles.meta} key={part.name}>
                {part.qty} × {part.name}
              </p>
            ))}
          </div>
          <span className={`${textStyles.small} ${cartLineStyles.linePrice}`}>
            <Price amount={line.unitPrice * line.qty} currency={order.currency} was={wasOf(line)} wasName={withoutCode()} />
          </span>
        </li>
      ))}
    </ul>
  ))
}
