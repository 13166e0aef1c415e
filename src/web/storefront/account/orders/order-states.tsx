/** States of an order as chips. */
import type { OrderPaymentState, OrderStatus } from '#domain/orders/order-status.ts'
import { paymentText, statusText } from '#messages/customers/orders.ts'
import * as styles from './order-states.module.css'

const LOOKS: Partial<Record<OrderStatus | OrderPaymentState, string | undefined>> = {
  unfulfilled: styles.wait,
  pending: styles.wait,
  fulfilled: styles.ok,
  canceled: styles.no,
  unpaid: styles.wait,
}

function State({ of, children }: { of: OrderStatus | OrderPaymentState; children: string }) {
  return <span className={`${styles.state} ${LOOKS[of] ?? ''}`}>{children}</span>
}

/** Status and payment; a cancelled order that was never paid says so by its status alone, and a refunded one too. */
export function OrderStates({ status, payment }: { status: OrderStatus; payment: OrderPaymentState }) {
  const isSaid = (status === 'canceled' && payment === 'unpaid') || (status === 'refunded' && payment === 'refunded')
  return (
    <>
      <State of={status}>{statusText(status)}</State>
      {!isSaid && <State of={payment}>{paymentText(payment)}</State>}
    </>
  )
}
