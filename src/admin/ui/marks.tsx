/** Marks beside words: an egg for the state of the goods, a coin for that of the money. */
import type { OrderPaymentState, OrderStatus } from '#domain/orders/order-status.ts'
import { payments, statuses } from '#messages/admin/orders.ts'
import * as styles from './marks.module.css'

const EGGS: Record<OrderStatus, string | undefined> = {
  opened: styles.opened,
  unfulfilled: styles.unfulfilled,
  pending: styles.pending,
  'partially fulfilled': styles.partial,
  fulfilled: styles.fulfilled,
  canceled: styles.canceled,
  refunded: styles.returned,
}
const COINS: Record<OrderPaymentState, string | undefined> = {
  unpaid: styles.unpaid,
  paid: styles.paid,
  'partly refunded': styles.part,
  refunded: styles.refunded,
}

/** The egg alone: the word stands beside it otherwise. */
export const OrderEgg = ({ status, isLate = false }: { status: OrderStatus; isLate?: boolean }) => (
  <i className={[styles.egg, EGGS[status], isLate && styles.late].filter(Boolean).join(' ')} aria-hidden="true" />
)

/** `isLate`: what was promised is over. */
export const OrderStatusMark = ({ status, isLate = false }: { status: OrderStatus; isLate?: boolean }) => (
  <span className={styles.mark}>
    <OrderEgg status={status} isLate={isLate} />
    {statuses[status]()}
  </span>
)

export const PaymentMark = ({ payment }: { payment: OrderPaymentState }) => (
  <span className={styles.mark}>
    <i className={`${styles.coin} ${COINS[payment]}`} aria-hidden="true" />
    {payments[payment]()}
  </span>
)
