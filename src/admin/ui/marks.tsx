/** Marks beside words: eggs hold goods, coins hold money, a round flag is a market. */
import type { ReactNode } from 'react'
import type { Locale } from '#domain/market/market.ts'
import type { OrderPaymentState, OrderStatus } from '#domain/orders/order-status.ts'
import { markets, payments, statuses } from '#messages/admin/orders.ts'
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

const FLAGS: Record<Locale, ReactNode> = {
  ro: (
    <>
      <path fill="#1f4ea1" d="M0 0h6v18H0z" />
      <path fill="#f6cf3b" d="M6 0h6v18H6z" />
      <path fill="#cf2a36" d="M12 0h6v18h-6z" />
    </>
  ),
  hu: (
    <>
      <path fill="#cd3442" d="M0 0h18v6H0z" />
      <path fill="#fff" d="M0 6h18v6H0z" />
      <path fill="#45734f" d="M0 12h18v6H0z" />
    </>
  ),
  en: (
    <>
      <path fill="#2a4b9b" d="M0 0h18v18H0z" />
      <circle cx="9" cy="9" r="4.6" fill="none" stroke="#f6cf3b" strokeWidth="1.7" strokeDasharray="1.7 1.9" />
    </>
  ),
}

export const MarketFlag = ({ market }: { market: Locale }) => (
  <svg className={styles.flag} viewBox="0 0 18 18" role="img" aria-label={markets[market]()}>
    {FLAGS[market]}
  </svg>
)
