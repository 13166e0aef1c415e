/** The rows that a new order writes, one builder for each table. Amounts are integer hundredths. */
import type { Address } from '#domain/customers/address.ts'
import type { Allocated } from '#domain/stock/allocation.ts'
import type { Billing } from '#domain/checkout/checkout.ts'
import { transitionOf } from '#domain/orders/order-transitions.ts'
import { variantOf } from '#domain/catalog/item-id.ts'
import type { Currency, Locale } from '#domain/market/market.ts'
import { hex, type JsonRow } from '#store/database/json-rows.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { OrderDelivery, OrderLine } from './orders.ts'

export interface NewOrder {
  id: string
  tokenHash: Buffer
  number: string
  idempotencyKey: string
  requestHash: Buffer
  market: Locale
  currency: Currency
  email: string
  phone: string
  address: Address
  billing: Billing & { vatNumberTyped: string }
  delivery: OrderDelivery
  subtotal: number
  discount: number
  deliveryPrice: number
  total: number
  voucherPaid: number
  due: number
  /** The agreed texts (LAW-13). */
  terms: unknown
  newsletter: boolean
  createdAt: Date
  expiresAt: Date
  lines: OrderLine[]
  held: Allocated[]
  /** Keyed hash of the caller, for limits. */
  caller: Buffer
  /** Coupons used and what vouchers pay, with who uses them. */
  taken: {
    coupons: readonly { couponId: string; amount: number }[]
    vouchers: readonly { voucherId: string; amount: number }[]
    email: string
    phone: string
    customerId: string | null
  }
}

const PLACED = transitionOf(null, 'place', 'customer')!

/** Returns the row of `order`: opened and unpaid. */
export const orderRow = (order: NewOrder): JsonRow<'order'> => ({
  id: order.id,
  token_hash: hex(order.tokenHash),
  number: order.number,
  idempotency_key: order.idempotencyKey,
  request_hash: hex(order.requestHash),
  market: order.market,
  currency: order.currency,
  status: PLACED.to,
  payment_state: 'unpaid',
  customer_id: order.taken.customerId,
  email: order.email,
  phone: order.phone,
  delivery_address: order.address,
  billing: order.billing,
  delivery: order.delivery,
  subtotal: order.subtotal,
  discount: order.discount,
  delivery_price: order.deliveryPrice,
  total: order.total,
  voucher_paid: order.voucherPaid,
  due: order.due,
  terms: order.terms,
  newsletter: order.newsletter,
  created_at: order.createdAt,
  updated_at: order.createdAt,
  expires_at: order.expiresAt,
  paid_at: null,
  payment_method: 'card',
  payment_fee: 0,
  is_to_be_forgotten: false,
})

/** Returns the row of `order_line` at this position, counted from 1. */
const lineRow = (order: NewOrder, line: OrderLine, id: string, position: number): JsonRow<'order_line'> => ({
  id,
  order_id: order.id,
  position,
  kind: line.kind,
  variant_id: line.item === null ? null : variantOf(line.item),
  product_id: line.product === null ? null : Number(line.product),
  sku: line.sku,
  name: line.name,
  option: line.option,
  brand: line.brand,
  image: line.image,
  quantity: line.qty,
  mrp: line.mrp,
  unit_price: line.unitPrice,
  prior: line.prior,
  couponed: line.couponed,
  discount: line.discount,
  total: line.total,
  vat_country: line.vatCountry,
  vat_rate_bp: line.vatRate,
  vat: line.vat,
  price: line.catalogPrice,
  gift: line.gift,
})

const partRows = (line: OrderLine, lineId: string): JsonRow<'order_line_part'>[] =>
  line.parts.map((part) => ({
    order_line_id: lineId,
    variant_id: Number(part.item),
    sku: part.sku,
    name: part.name,
    quantity: part.qty,
  }))

/** Returns the rows of `order_line` and of `order_line_part`, which names its line by its id. */
export function lineRows(order: NewOrder): { lines: JsonRow<'order_line'>[]; parts: JsonRow<'order_line_part'>[] } {
  const ids = order.lines.map(() => uuidv7(order.createdAt))
  return {
    lines: order.lines.map((line, index) => lineRow(order, line, ids[index]!, index + 1)),
    parts: order.lines.flatMap((line, index) => partRows(line, ids[index]!)),
  }
}

/** Returns the rows of `stock_reservation`: the pieces held for the order. */
export const reservationRows = ({ id, held }: NewOrder): JsonRow<'stock_reservation'>[] =>
  held.map(({ item, warehouse, qty }) => ({
    order_id: id,
    variant_id: Number(item),
    warehouse_id: warehouse,
    quantity: qty,
    state: 'held',
    shipped: 0,
  }))

/** Returns the rows of `coupon_use`. */
export const couponUseRows = ({ id, taken }: NewOrder): JsonRow<'coupon_use'>[] =>
  taken.coupons.map(({ couponId, amount }) => ({
    order_id: id,
    coupon_id: couponId,
    amount,
    state: 'held',
    email: taken.email,
    phone: taken.phone,
    customer_id: taken.customerId,
  }))

/** Returns the rows of `voucher_use`. */
export const voucherUseRows = ({ id, taken }: NewOrder): JsonRow<'voucher_use'>[] =>
  taken.vouchers.map(({ voucherId, amount }) => ({ order_id: id, voucher_id: voucherId, amount, state: 'held' }))

/** Returns the row of `order_event`. */
export const placedEventRow = ({ id, createdAt }: NewOrder): JsonRow<'order_event'> => ({
  id: uuidv7(createdAt),
  order_id: id,
  at: createdAt,
  kind: 'placed',
  data: {},
  actor: 'customer',
  staff_name: null,
  note: null,
})

/** Returns the row of `order_caller`, which limits count. */
export const callerRow = ({ id, caller, createdAt }: NewOrder): JsonRow<'order_caller'> => ({
  order_id: id,
  caller: hex(caller),
  created_at: createdAt,
})
