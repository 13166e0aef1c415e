/** Orders with their lines, parts and addresses, read in one statement. Amounts are integer hundredths. */
import { sql, type Selectable } from 'kysely'
import type { Address } from '#domain/customers/address.ts'
import type { Gift } from '#domain/promotions/gift.ts'
import type { Billing } from '#domain/checkout/checkout.ts'
import type { DeliveryMethod } from '#domain/delivery/delivery.ts'
import { itemId } from '#domain/catalog/item-id.ts'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { OrderPaymentState, OrderStatus } from '#domain/orders/order-status.ts'
import type { ParcelStatus } from '#domain/orders/parcel.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import type { Query } from '#store/database/db.ts'
import type { Warehouse } from '#store/delivery/delivery.ts'
import type { Locker } from '#store/delivery/lockers.ts'
import type { Tables } from '#store/database/tables.ts'

/** The chosen delivery; a locker is stored with the order (D-47). */
export interface OrderDelivery {
  key: string
  method: DeliveryMethod
  /** Country of the warehouse it starts from. */
  shipsFrom: string
  /** ISO dates promised. */
  from: string
  to: string
  showroom: Pick<Warehouse, 'id' | 'city' | 'name' | 'address'> | null
  locker: Locker | null
  /** For the courier. */
  note: string
}

export interface OrderLinePart {
  item: string
  sku: string
  name: string
  qty: number
}

export interface OrderLine {
  kind: 'goods' | 'bundle' | 'voucher' | 'transport'
  item: string | null
  product: string | null
  sku: string
  name: string
  option: string
  brand: string
  image: string
  qty: number
  mrp: number
  /** The price of the catalog, which a coupon may have lowered to `unitPrice`. */
  catalogPrice: number
  unitPrice: number
  prior: number | null
  couponed: boolean
  /** Of a bought voucher. */
  gift: Gift | null
  discount: number
  total: number
  vatCountry: string
  /** Basis points. */
  vatRate: number
  vat: number
  parts: OrderLinePart[]
}

/** Returns the order that an idempotency key made, and a hash of what it was made from. */
export async function findByIdempotencyKey(
  query: Query,
  key: string,
): Promise<{ id: string; tokenHash: Buffer; number: string; due: number; requestHash: Buffer } | null> {
  const row = await query
    .selectFrom('order')
    .select(['id', 'token_hash', 'number', 'due', 'request_hash'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row ? { id: row.id, tokenHash: row.token_hash, number: row.number, due: row.due, requestHash: row.request_hash } : null
}

export interface OrderRecord {
  id: string
  tokenHash: Buffer
  number: string
  market: Locale
  currency: Currency
  status: OrderStatus
  payment: OrderPaymentState
  /** Reason of the oldest open case of its payments. */
  needsAttention: string | null
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
  terms: unknown
  newsletter: boolean
  createdAt: Date
  expiresAt: Date | null
  paidAt: Date | null
  method: PaymentMethod
  /** What it costs on top, a part of `deliveryPrice`. */
  methodFee: number
  /** What has come by transfer and is not in its payment: it counts while the order waits, and is owed back of any other. */
  transferred: number
  /** Ended by a person, not by expiry. */
  isCanceled: boolean
  /** Goods first, delivery last. `tint` of its picture and `slug` as the catalog has them now. */
  lines: (OrderLine & { tint: string; slug: string | null })[]
  /** Its parcels, also those without a number. */
  parcels: { status: ParcelStatus; deliveredAt: Date | null }[]
  /** Codes with an effect: coupons first. */
  codes: { code: string; kind: 'coupon' | 'voucher'; amount: number }[]
  /** The newest payment attempt. */
  attempt: { state: PaymentState; reason: string | null } | null
}

interface OrderRow extends Selectable<Tables['order']>, Pick<OrderRecord, 'codes' | 'attempt' | 'transferred'> {
  parcels: { status: ParcelStatus; deliveredAt: string | null }[]
  attention: string | null
  isCanceled: boolean
  lines: (Omit<OrderRecord['lines'][number], 'item'> & { item: number | null })[]
}

/** Returns an order with everything on it, by its id or the hash of its public token. */
export async function readOrder(query: Query, by: { id: string } | { tokenHash: Buffer }): Promise<OrderRecord | null> {
  const { rows } = await sql<OrderRow>`
    select o.*,
      (select jsonb_agg(jsonb_build_object('kind', l.kind, 'item', l.variant_id, 'product', l.product_id::text, 'sku', l.sku,
          'name', l.name, 'option', l.option, 'brand', l.brand, 'image', l.image, 'qty', l.quantity, 'mrp', l.mrp,
          'catalogPrice', l.price, 'unitPrice', l.unit_price, 'prior', l.prior, 'couponed', l.couponed, 'gift', l.gift, 'discount', l.discount, 'total', l.total,
          'vatCountry', l.vat_country, 'vatRate', l.vat_rate_bp, 'vat', l.vat, 'tint', coalesce(i.tint, 'oat'), 'slug', t.slug,
          'parts', coalesce((select jsonb_agg(jsonb_build_object('item', part.variant_id::text, 'sku', part.sku, 'name', part.name,
              'qty', part.quantity) order by part.variant_id) from order_line_part part where part.order_line_id = l.id), '[]'))
          order by l.position)
        from order_line l
          left join lateral (select tint from product_picture where product_id = l.product_id and address = l.image limit 1) i on true
          left join product p on p.id = l.product_id and p.published_at is not null and not o.market = any(p.withheld_in)
          left join product_text t on t.product_id = p.id and t.locale = o.market
        where l.order_id = o.id) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('status', p.status, 'deliveredAt', p.delivered_at)), '[]')
        from shipment s join parcel p on p.shipment_id = s.id where s.order_id = o.id) as parcels,
      coalesce((select jsonb_agg(jsonb_build_object('code', used.code, 'kind', used.kind, 'amount', used.amount) order by used.kind, used.code)
        from (
          select c.code, 'coupon' as kind, u.amount from coupon_use u join coupon c on c.id = u.coupon_id where u.order_id = o.id
          union all
          select v.code, 'voucher', u.amount from voucher_use u join voucher v on v.id = u.voucher_id where u.order_id = o.id
        ) used), '[]') as codes,
      (select jsonb_build_object('state', a.state, 'reason', a.reason) from payment_attempt a
        where a.order_id = o.id order by a.created_at desc, a.id desc limit 1) as attempt,
      (select coalesce(sum(amount - counted - returned), 0)::bigint from bank_transfer where order_id = o.id) as transferred,
      exists (select 1 from order_event e where e.order_id = o.id and e.kind = 'canceled') as "isCanceled",
      (select c.reason from payment_case c where c.order_id = o.id and c.settled_at is null order by c.opened_at, c.id limit 1) as attention
    from "order" o where ${'id' in by ? sql`o.id = ${by.id}` : sql`o.token_hash = ${by.tokenHash}`}`.execute(query)
  const row = rows[0]
  return row ? orderFrom(row) : null
}

const orderFrom = (row: OrderRow): OrderRecord => ({
  id: row.id,
  tokenHash: row.token_hash,
  number: row.number,
  market: row.market,
  currency: row.currency,
  status: row.status,
  payment: row.payment_state,
  needsAttention: row.attention,
  email: row.email,
  phone: row.phone,
  address: row.delivery_address as OrderRecord['address'],
  billing: row.billing as OrderRecord['billing'],
  delivery: row.delivery as OrderRecord['delivery'],
  subtotal: row.subtotal,
  discount: row.discount,
  deliveryPrice: row.delivery_price,
  total: row.total,
  voucherPaid: row.voucher_paid,
  due: row.due,
  terms: row.terms,
  newsletter: row.newsletter,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  paidAt: row.paid_at,
  method: row.payment_method,
  methodFee: row.payment_fee,
  transferred: row.transferred,
  isCanceled: row.isCanceled,
  lines: row.lines.map((line) => ({ ...line, item: line.item === null ? null : itemId(line.item, line.kind) })),
  parcels: row.parcels.map(({ status, deliveredAt }) => ({
    status,
    deliveredAt: deliveredAt === null ? null : new Date(deliveredAt),
  })),
  codes: row.codes,
  attempt: row.attempt,
})
