/** Columns, filters and orders of rows of the list of orders. */
import { DELIVERY_METHODS, type DeliveryMethod } from '#domain/delivery/delivery.ts'
import { LOCALES } from '#domain/market/market.ts'
import { ORDER_STATUSES, PAYMENT_STATES } from '#domain/orders/order-status.ts'
import { ORDER_SORTS } from '#domain/orders/order-view.ts'
import * as say from '#messages/admin/orders.ts'
import { markets } from '#messages/admin/today.ts'
import { locale } from '#messages/text.ts'
import type { Column, Filter } from '#admin/list/column.ts'
import { Amount } from '#admin/ui/amount.tsx'
import { Icon, type IconName } from '#admin/ui/icon.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { OrderStatusMark, PaymentMark } from '#admin/ui/marks.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import type { ListedOrderView, OrderViewsView } from '#admin/schema/orders.ts'
import { isLate, Promised } from './promised.tsx'
import * as styles from './orders.module.css'

const METHOD_ICONS: Record<DeliveryMethod, IconName> = {
  courier: 'truck',
  locker: 'lockers',
  pickup: 'storefront',
  email: 'envelope-simple',
}

type Row = ListedOrderView
type About = Pick<OrderViewsView, 'warehouses' | 'today'>

const citiesOf = ({ warehouses }: Row, about: About): string => {
  const cities = about.warehouses.filter(({ id }) => warehouses.includes(id)).map(({ city }) => city[locale()])
  return [...new Set(cities)].join(', ')
}

export const columnsOf = (about: About): Column<Row>[] => [
  { id: 'number', name: say.order(), card: 'a', cell: ({ number }) => number },
  { id: 'placed', name: say.placed(), cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { id: 'customer', name: say.customer(), card: 'c', cell: (order) => <Customer order={order} /> },
  { id: 'items', name: say.items(), cell: (order) => <Items order={order} /> },
  {
    id: 'status',
    name: say.status(),
    card: 'e',
    cell: (order) => <OrderStatusMark status={order.status} isLate={isLate(order, about.today)} />,
  },
  { id: 'payment', name: say.payment(), cell: ({ payment }) => <PaymentMark payment={payment} /> },
  { id: 'from', name: say.sendFrom(), cell: (order) => citiesOf(order, about) },
  { id: 'delivery', name: say.delivery(), cell: (order) => <Method order={order} /> },
  {
    id: 'promised',
    name: say.promised(),
    card: 'd',
    sort: 'promised',
    cell: (order) => <Promised order={order} today={about.today} />,
  },
  {
    id: 'total',
    name: say.total(),
    card: 'b',
    align: 'right',
    cell: ({ total, currency }) => (
      <span className={styles.total}>
        <Amount amount={total} currency={currency} />
      </span>
    ),
  },
]

const Customer = ({ order: { market, name, city } }: { order: Row }) => (
  <span className={styles.customer}>
    <MarketFlag market={market} isNamed />
    <span>
      {name} <span className={styles.muted}>{city}</span>
    </span>
  </span>
)

const Items = ({ order: { pictures, pieces } }: { order: Row }) => (
  <span className={styles.items}>
    {pictures.map(({ src, tint }, position) => (
      // oxlint-disable-next-line react/no-array-index-key -- an order's pictures never change
      <img key={position} src={src} alt="" width={21} height={26} loading="lazy" style={{ background: `var(--tint-${tint})` }} />
    ))}
    <span className={styles.muted}>{pieces}</span>
  </span>
)

const Method = ({ order: { method } }: { order: Row }) => (
  <span className={styles.method}>
    <Icon name={METHOD_ICONS[method]} small />
    {say.methods[method]()}
  </span>
)

const optionsOf = <Value extends string>(values: readonly Value[], texts: Record<Value, () => string>) =>
  values.map((value) => ({ value, text: texts[value]() }))

export const filtersOf = ({ warehouses }: Pick<About, 'warehouses'>): Filter[] => [
  { name: 'status', label: say.status(), options: optionsOf(ORDER_STATUSES, say.statuses) },
  { name: 'payment', label: say.payment(), options: optionsOf(PAYMENT_STATES, say.payments) },
  { name: 'market', label: say.market(), options: optionsOf(LOCALES, markets) },
  { name: 'method', label: say.delivery(), options: optionsOf(DELIVERY_METHODS, say.methods) },
  { name: 'warehouse', label: say.sendFrom(), options: warehouses.map(({ id, city }) => ({ value: id, text: city[locale()] })) },
]

export const sortsOf = () => ORDER_SORTS.map((value) => ({ value, text: say.sorts[value]() }))
