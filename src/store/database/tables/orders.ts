/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Generated } from 'kysely'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { Courier, ParcelStatus } from '#domain/orders/parcel.ts'
import type { ParcelEventKind } from '#domain/orders/parcel-event.ts'
import type { OrderPaymentState, OrderStatus } from '#domain/orders/order-status.ts'
import type { OrderActor } from '#domain/orders/order-transitions.ts'
import type { WithdrawalState, DeclaredLine, WithdrawalDraft } from '#domain/withdrawals/withdrawal.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { Json, JsonDefault, JsonOptional, Optional } from './column-types.ts'

export interface OrdersTables {
  order: {
    id: string
    token_hash: Buffer
    number: string
    idempotency_key: string
    request_hash: Buffer
    market: Locale
    currency: Currency
    status: OrderStatus
    payment_state: OrderPaymentState
    customer_id: Optional<string>
    email: string
    phone: string
    delivery_address: Json<unknown>
    billing: Json<unknown>
    delivery: Json<unknown>
    subtotal: number
    discount: Generated<number>
    delivery_price: number
    total: number
    voucher_paid: Generated<number>
    due: number
    terms: Json<unknown>
    newsletter: Generated<boolean>
    created_at: Date
    updated_at: Date
    expires_at: Optional<Date>
    paid_at: Optional<Date>
    is_to_be_forgotten: Generated<boolean>
    payment_method: Generated<PaymentMethod>
    payment_fee: Generated<number>
  }
  order_line: {
    id: string
    order_id: string
    position: number
    kind: 'goods' | 'bundle' | 'voucher' | 'transport'
    variant_id: Optional<number>
    product_id: Optional<number>
    sku: string
    name: string
    option: Generated<string>
    brand: Generated<string>
    image: Generated<string>
    quantity: number
    mrp: number
    unit_price: number
    prior: Optional<number>
    couponed: Generated<boolean>
    discount: Generated<number>
    total: number
    vat_country: string
    vat_rate_bp: number
    vat: number
    price: number
    gift: JsonOptional<unknown>
  }
  order_line_part: {
    order_line_id: string
    variant_id: number
    sku: string
    name: string
    quantity: number
  }
  order_event: {
    id: string
    order_id: string
    at: Date
    kind: string
    data: JsonDefault<unknown>
    actor: Optional<OrderActor>
    staff_name: Optional<string>
    note: Optional<string>
  }
  order_caller: {
    order_id: string
    caller: Buffer
    created_at: Date
  }
  attempt_count: {
    scope: string
    subject: Buffer
    count: number
    until: Date
  }
  shipment: {
    id: string
    order_id: string
    position: number
    warehouse_id: string
    created_at: Date
  }
  shipment_line: {
    shipment_id: string
    order_line_id: string
    variant_id: number
    quantity: number
  }
  parcel: {
    id: string
    shipment_id: string
    courier: Courier
    awb: Optional<string>
    status: ParcelStatus
    status_at: Date
    created_at: Date
    delivered_at: Optional<Date>
    sync_at: Optional<Date>
    sync_failures: Generated<number>
    asked_at: Optional<Date>
    refusal: Optional<string>
  }
  parcel_event: {
    parcel_id: string
    courier_key: string
    at: Date
    kind: ParcelEventKind
    place: string
  }
  courier_cursor: {
    courier: Courier
    told_until: Date
  }
  demo_parcel: {
    awb: string
    registered_at: Date
    from_place: string
    to_place: string
    country: string
    to_point: boolean
    canceled_at: Optional<Date>
  }
  withdrawal: {
    id: string
    token_hash: Buffer
    number: string
    locale: Locale
    statement: string
    statement_hash: Buffer
    order_reference: string
    name: string
    email: string
    order_id: Optional<string>
    lines: Json<DeclaredLine[]>
    declared_at: Date
    is_late: boolean
  }
  withdrawal_draft: {
    id: string
    token_hash: Buffer
    content: Json<WithdrawalDraft>
    created_at: Date
  }
  withdrawal_event: {
    withdrawal_id: string
    position: number
    state: WithdrawalState
    at: Date
    staff_name: Optional<string>
    note: Optional<string>
  }
  refund: {
    id: string
    order_id: string
    position: number
    key: string
    kind: 'unsent' | 'returned' | 'kept' | 'canceled'
    at: Date
    money: number
    credit: number
    attempt_id: Optional<string>
    money_sent_at: Optional<Date>
  }
  refund_line: {
    refund_id: string
    order_line_id: string
    quantity: number
    amount: number
    vat: number
    warehouse_id: Optional<string>
  }
  refund_voucher: {
    refund_id: string
    voucher_id: string
    amount: number
  }
}
