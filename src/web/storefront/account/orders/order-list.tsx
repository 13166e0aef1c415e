/** Orders of the account, a row each. */
import { href } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import { pieces } from '#messages/shopping/sums.ts'
import { dateInWords } from '#messages/dates.ts'
import * as text from '#messages/customers/orders.ts'
import type { ListedOrderView } from '#web/schema/account-orders.ts'
import { useMarket } from '#web/ui/market.tsx'
import { Price } from '#web/ui/price.tsx'
import { tintClass } from '#web/ui/tint.ts'
import { CancelOrder } from './cancel-order.tsx'
import { OrderStates } from './order-states.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as tileStyles from '#web/ui/tile.module.css'
import * as styles from './order-list.module.css'

export function OrderList({ orders }: { orders: readonly ListedOrderView[] }) {
  return (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <OrderRow key={order.number} order={order} />
      ))}
    </ul>
  )
}

/** Path of an order's page: addresses of pages are in small letters. */
const orderPath = (number: string): string => `/my/orders/${number.toLowerCase()}`

function OrderRow({ order }: { order: ListedOrderView }) {
  const market = useMarket()
  const { number, pictures } = order
  return (
    <li className={styles.order}>
      <div>
        <a className={textStyles.link} href={href(market, orderPath(number))}>
          {number}
        </a>
        <p className={`${textStyles.small} ${textStyles.muted}`}>{dateInWords(order.createdAt)}</p>
      </div>
      <div className={styles.pictures} aria-hidden="true">
        {pictures.map(({ src, tint }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- an order's pictures never change
          <span className={`${tileStyles.tile} ${tintClass[tint] ?? ''}`} key={at}>
            <img src={src} alt="" width="40" height="50" loading="lazy" />
          </span>
        ))}
      </div>
      <div className={styles.states}>
        <OrderStates status={order.status} payment={order.payment} />
      </div>
      <div className={styles.sum}>
        <Price amount={order.total} currency={order.currency} />
        <p className={`${textStyles.extraSmall} ${textStyles.muted}`}>{pieces(order.pieces)}</p>
      </div>
      {order.pay && (
        <div className={styles.unpaid}>
          <CancelOrder number={number} pay={order.pay} isListed />
          <PayLink order={order} to={order.pay} />
        </div>
      )}
    </li>
  )
}

function PayLink({ order: { number, due, currency }, to }: { order: ListedOrderView; to: string }) {
  const { locale } = useMarket()
  const amount = plainText(due, currency, locale)
  return (
    <a
      className={`${buttonStyles.button} ${buttonStyles.dark} ${buttonStyles.medium}`}
      href={to}
      aria-label={text.payOrder({ amount, number })}
    >
      {text.pay({ amount })}
    </a>
  )
}
