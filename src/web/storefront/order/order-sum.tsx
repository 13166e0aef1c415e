/** The summary of an order. */
import { total, totalPaid, totalToPay, withTaxes } from '#messages/shopping/sums.ts'
import { leftToPay, paidByCard } from '#messages/codes.ts'
import { paidByCash, paidByTransfer } from '#messages/payments/methods.ts'
import { inLocale } from '#messages/text.ts'
import type { OrderView } from '#web/schema/order.ts'
import { orderPayments, orderRows, vatLabel } from './order-lines.tsx'
import { Totals } from '#web/storefront/cart/totals.tsx'

const PAID_BY = { card: paidByCard, transfer: paidByTransfer, cash: paidByCash }

/** The sum of an order; to be shown inside `OrderMarket`. */
export function OrderSum({ order, isPaid = false }: { order: OrderView; isPaid?: boolean }) {
  const toPay = order.voucherPaid > 0 || order.status === 'canceled' ? total : totalToPay
  return inLocale(order.market, () => (
    <Totals
      rows={orderRows(order)}
      total={order.total}
      label={isPaid ? totalPaid() : toPay()}
      note={order.delivery.method === 'email' ? '' : vatLabel(order) || withTaxes()}
      paid={orderPayments(order)}
      left={{ label: isPaid && order.due > 0 ? PAID_BY[order.method]() : leftToPay(), amount: order.due }}
    />
  ))
}
