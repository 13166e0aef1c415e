/** The rows of the list, and the keys that move among them. */
import { useEffect, useRef, useState } from 'react'
import * as say from '#messages/admin/orders.ts'
import { locale } from '#messages/text.ts'
import type { DeliveryMethod } from '#domain/delivery/delivery.ts'
import { Icon, type IconName } from '#admin/ui/icon.tsx'
import { MarketFlag, OrderStatusMark, PaymentMark } from '#admin/ui/marks.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Money } from '#admin/ui/money.tsx'
import type { ListedOrderView, OrderViewsView } from '#admin/schema/orders.ts'
import { isTyping } from '#admin/client/typing.ts'
import { isLate, Promised } from './promised.tsx'
import * as styles from './orders.module.css'

const METHOD_ICONS: Record<DeliveryMethod, IconName> = {
  courier: 'truck',
  locker: 'lockers',
  pickup: 'storefront',
  email: 'envelope-simple',
}

interface Props {
  orders: readonly ListedOrderView[]
  about: OrderViewsView
}

/** Returns which row J and K have reached; none before the first of them. */
function useRow(count: number): number | null {
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key]
      if (step === undefined || isTyping(event)) return
      setAt((now) => Math.min(Math.max((now ?? -1) + step, 0), count - 1))
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [count])
  return at
}

export function OrdersTable({ orders, about }: Props) {
  const at = useRow(orders.length)
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    if (at !== null) body.current?.rows[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const columns = [
    say.order(),
    say.placed(),
    say.customer(),
    say.items(),
    say.status(),
    say.payment(),
    say.sendFrom(),
    say.delivery(),
    say.promised(),
    say.total(),
  ]
  return (
    <>
      <div className={styles.wrap}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {orders.map((order, index) => (
              <Row key={order.id} order={order} about={about} isAt={index === at} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.foot}>
        {say.found(orders.length)}
        <span className={styles.keys} aria-hidden="true">
          <kbd>J</kbd> <kbd>K</kbd> {say.moveKeys()}
        </span>
      </p>
    </>
  )
}

function Row({ order, about, isAt }: { order: ListedOrderView; about: OrderViewsView; isAt: boolean }) {
  const cities = about.warehouses.filter(({ id }) => order.warehouses.includes(id)).map(({ city }) => city[locale()])
  return (
    <tr className={isAt ? styles.at : undefined} aria-current={isAt ? 'true' : undefined}>
      <th scope="row" className={styles.number}>
        {order.number}
      </th>
      <td className={`${styles.muted} ${styles.wide}`}>
        <Moment at={order.createdAt} />
      </td>
      <td className={styles.customer}>
        <MarketFlag market={order.market} />
        <span>
          {order.name} <span className={styles.town}>{order.city}</span>
        </span>
      </td>
      <td className={styles.wide}>
        <span className={styles.items}>
          {order.pictures.map(({ src, tint }, position) => (
            // oxlint-disable-next-line react/no-array-index-key -- an order's pictures never change
            <img
              key={position}
              src={src}
              alt=""
              width={21}
              height={26}
              loading="lazy"
              style={{ background: `var(--tint-${tint})` }}
            />
          ))}
          <span className={styles.pieces}>{order.pieces}</span>
        </span>
      </td>
      <td className={styles.status}>
        <OrderStatusMark status={order.status} isLate={isLate(order, about.today)} />
      </td>
      <td className={styles.wide}>
        <PaymentMark payment={order.payment} />
      </td>
      <td className={styles.wide}>{[...new Set(cities)].join(', ')}</td>
      <td className={`${styles.muted} ${styles.wide}`}>
        <span className={styles.method}>
          <Icon name={METHOD_ICONS[order.method]} small />
          {say.methods[order.method]()}
        </span>
      </td>
      <td className={styles.promised}>
        <Promised order={order} today={about.today} />
      </td>
      <td className={styles.total}>
        <Money amount={order.total} currency={order.currency} />
      </td>
    </tr>
  )
}
