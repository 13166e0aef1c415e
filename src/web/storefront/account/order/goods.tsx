/** What was ordered: each line at the price that was paid, with its share of the discounts. */
import { plainText } from '#domain/pricing/money.ts'
import { pieces } from '#messages/shopping/sums.ts'
import { withoutCode } from '#messages/codes.ts'
import * as text from '#messages/customers/orders.ts'
import { inLocale } from '#messages/text.ts'
import type { OrderView } from '#web/schema/order.ts'
import { OrderSum } from '#web/storefront/order/order-sum.tsx'
import { GiftLine } from '#web/storefront/cart/gift-line.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Price } from '#web/ui/price.tsx'
import { tintClass } from '#web/ui/tint.ts'
import * as tileStyles from '#web/ui/tile.module.css'
import * as styles from './goods.module.css'

/** To be shown inside `OrderMarket`. */
export function Goods({ order }: { order: OrderView }) {
  return inLocale(order.market, () => (
    <>
      <ul>
        {order.lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- an order's lines never change
          <GoodsLine key={at} order={order} line={line} />
        ))}
      </ul>
      <div className={styles.sum}>
        <OrderSum order={order} isPaid={order.payment !== 'unpaid'} />
      </div>
    </>
  ))
}

function GoodsLine({ order, line }: { order: OrderView; line: OrderView['lines'][number] }) {
  const { currency, market } = order
  const was = line.price * line.qty
  return inLocale(market, () => (
    <li className={styles.line}>
      <div className={`${tileStyles.tile} ${tintClass[line.tint] ?? ''}`}>
        <img src={line.image} alt="" width="76" height="95" loading="lazy" />
      </div>
      <div>
        <h3>{line.href ? <a href={line.href}>{line.name}</a> : line.name}</h3>
        <p className={styles.meta}>{[line.option, pieces(line.qty)].filter(Boolean).join(' · ')}</p>
        <GiftLine gift={line.gift} />
        {line.parts.map((part) => (
          <p className={styles.meta} key={part.name}>
            {part.qty} × {part.name}
          </p>
        ))}
        {line.discount > 0 && (
          <p className={styles.share}>
            <Icon name="tag" small />
            {text.discountShare({ amount: plainText(-line.discount, currency, market) })}
          </p>
        )}
      </div>
      <div className={styles.price}>
        <Price amount={line.total} currency={currency} was={was} wasName={withoutCode()} />
      </div>
    </li>
  ))
}
