/** The purchase that statistics and pixels are told of: its number, its value without VAT, and nothing about who bought what (LAW-49). */
import type { Currency } from '#domain/market/market.ts'
import type { OrderPaymentState, OrderStatus } from '#domain/orders/order-status.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { DAY_MS } from '#domain/time/durations.ts'

export interface Purchase {
  /** Number of the order: the same in every report, so that a repeated one counts once. */
  id: string
  /** Of the goods, without VAT and delivery, in units of the currency. */
  value: number
  currency: Currency
  /** When it was placed, ms. */
  at: number
}

interface OrderFacts {
  status: OrderStatus
  payment: OrderPaymentState
  method: PaymentMethod
  number: string
  currency: Currency
  createdAt: Date
  /** `total` with VAT, after discounts; in hundredths. */
  lines: readonly { kind: string; total: number; vat: number }[]
}

/** Services refuse older ones. */
const REPORTED_MS = 7 * DAY_MS

/** Returns whether a purchase is still reported. */
export const isRecentPurchase = ({ at }: Pick<Purchase, 'at'>, now: number): boolean => now - at < REPORTED_MS

/** Returns whether an order is a purchase: it is paid, or goes ahead and is paid on delivery. */
export const isReportable = ({ status, payment, method }: Pick<OrderFacts, 'status' | 'payment' | 'method'>): boolean =>
  status !== 'canceled' && (payment === 'paid' || (payment === 'unpaid' && method === 'cash'))

export function purchaseOf({ number, currency, createdAt, lines }: OrderFacts): Purchase {
  const goods = lines.filter(({ kind }) => kind !== 'transport')
  const net = goods.reduce((sum, { total, vat }) => sum + total - vat, 0)
  return { id: number, value: net / 100, currency, at: createdAt.getTime() }
}
