/** Writes orders: one statement to place and one to change an order. Amounts are integer hundredths. */
import { sql, type RawBuilder } from 'kysely'
import type { Address } from '#domain/customers/address.ts'
import type { Allocated } from '#domain/stock/allocation.ts'
import type { Billing } from '#domain/checkout/checkout.ts'
import { variantOf } from '#domain/catalog/item-id.ts'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { OrderPaymentState, OrderStatus } from '#domain/orders/order-status.ts'
import type { Query } from '#store/database/db.ts'
import type { NewJob } from '#store/jobs/jobs.ts'
import type { OrderDelivery, OrderLine } from './orders.ts'
import { demandMoved, movePieces, type Move } from '#store/stock/stock.ts'
import { uuidv7 } from '#store/database/uuid.ts'

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

const bytes = (value: Buffer): string => `\\x${value.toString('hex')}`

/** Rows of a table from JSON whose keys are its columns. */
const rowsOf = (table: string, rows: readonly unknown[]): RawBuilder<unknown> =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`

const jobRow = (job: NewJob) => ({
  id: uuidv7(job.runAt),
  kind: job.kind,
  payload: job.payload,
  key: job.key ?? null,
  run_at: job.runAt,
  attempts: 0,
})

/**
 * Reserves the stock and writes the order with lines, parts, an event and jobs, in one statement. Returns false when
 * an order with this idempotency key exists: the transaction must then be given up.
 */
export async function insertOrder(tx: Query, order: NewOrder, jobs: readonly NewJob[]): Promise<boolean> {
  const { id, createdAt } = order
  const head = {
    id,
    token_hash: bytes(order.tokenHash),
    number: order.number,
    idempotency_key: order.idempotencyKey,
    request_hash: bytes(order.requestHash),
    market: order.market,
    currency: order.currency,
    status: 'opened',
    payment_state: 'unpaid',
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
    created_at: createdAt,
    updated_at: createdAt,
    expires_at: order.expiresAt,
  }
  const ids = order.lines.map(() => uuidv7(createdAt))
  const lines = order.lines.map((line, index) => ({
    id: ids[index],
    order_id: id,
    position: index + 1,
    kind: line.kind,
    variant_id: line.item === null ? null : variantOf(line.item),
    product_id: line.product,
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
    price: line.price,
    gift: line.gift,
  }))
  const parts = order.lines.flatMap((line, index) =>
    line.parts.map((part) => ({
      order_line_id: ids[index],
      variant_id: part.item,
      sku: part.sku,
      name: part.name,
      quantity: part.qty,
    })),
  )
  const held = order.held.map(({ item, warehouse, qty }) => ({
    order_id: id,
    variant_id: item,
    warehouse_id: warehouse,
    quantity: qty,
    state: 'held',
  }))
  const { coupons, vouchers, email, phone, customerId } = order.taken
  const state = 'held'
  const uses = coupons.map(({ couponId, amount }) => {
    return { order_id: id, coupon_id: couponId, amount, state, email, phone, customer_id: customerId }
  })
  const payments = vouchers.map(({ voucherId, amount }) => ({ order_id: id, voucher_id: voucherId, amount, state }))
  const event = [{ id: uuidv7(createdAt), order_id: id, at: createdAt, kind: 'placed', data: {} }]
  const { rows } = await sql<{ placed: number; moved: number }>`
    with moved as (${movePieces('reserve', order.held)}),
    placed as (
      insert into "order" select * from ${rowsOf('order', [head])} on conflict (idempotency_key) do nothing returning id
    ),
    l as (insert into order_line select r.* from placed, ${rowsOf('order_line', lines)} r),
    p as (insert into order_line_part select r.* from placed, ${rowsOf('order_line_part', parts)} r),
    s as (insert into stock_reservation select r.* from placed, ${rowsOf('stock_reservation', held)} r),
    e as (insert into order_event select r.* from placed, ${rowsOf('order_event', event)} r),
    cu as (insert into coupon_use select r.* from placed, ${rowsOf('coupon_use', uses)} r),
    vu as (insert into voucher_use select r.* from placed, ${rowsOf('voucher_use', payments)} r),
    oc as (insert into order_caller select placed.id, ${order.caller}::bytea, ${createdAt}::timestamptz from placed),
    j as (insert into job select r.* from placed, ${rowsOf('job', jobs.map(jobRow))} r on conflict (key) do nothing)
    select (select count(*)::integer from placed) as placed, (select count(*)::integer from moved) as moved`.execute(tx)
  demandMoved(rows[0]!.moved, order.held)
  return rows[0]!.placed === 1
}

export interface OrderState {
  status: OrderStatus
  payment: OrderPaymentState
  /** Hundredths that vouchers do not pay. */
  due: number
  expiresAt: Date | null
}

/** Locks the order's row for this transaction; every change of an order locks it before stock. */
export async function lockOrder(tx: Query, id: string): Promise<OrderState | null> {
  const row = await tx
    .selectFrom('order')
    .select(['status', 'payment_state', 'due', 'expires_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ? { status: row.status, payment: row.payment_state, due: row.due, expiresAt: row.expires_at } : null
}

export interface OrderChange {
  status?: OrderStatus
  payment?: OrderPaymentState
  paidAt?: Date
  /** Changes of stock; this transaction holds the stock rows. */
  pieces?: { move: Move; of: readonly Allocated[]; state: 'taken' | 'released' }
  event: { kind: string; data: object }
  jobs: readonly NewJob[]
}

/** Changes an order whose row is locked, with stock, event and jobs, in one statement. */
export async function changeOrder(tx: Query, id: string, change: OrderChange, now: Date): Promise<void> {
  const { status, payment, paidAt, pieces, event } = change
  const moved = pieces?.of ?? []
  const { rows } = await sql<{ moved: number }>`
    with moved as (${movePieces(pieces?.move ?? 'release', moved)}),
    r as (
      update stock_reservation set state = ${pieces?.state ?? null}
      where order_id = ${id} and state in ('held', 'taken') and ${pieces !== undefined}::boolean
    ),
    e as (insert into order_event (id, order_id, at, kind, data)
      values (${uuidv7(now)}, ${id}, ${now}, ${event.kind}, ${JSON.stringify(event.data)}::jsonb)),
    j as (insert into job select * from ${rowsOf('job', change.jobs.map(jobRow))} on conflict (key) do nothing),
    o as (
      update "order" set updated_at = ${now}, status = coalesce(${status ?? null}, status),
        payment_state = coalesce(${payment ?? null}, payment_state), paid_at = coalesce(${paidAt ?? null}::timestamptz, paid_at)
      where id = ${id}
    )
    select count(*)::integer as moved from moved`.execute(tx)
  demandMoved(rows[0]!.moved, moved)
}

/** Returns whether the order was canceled by a person, not by expiry. */
export async function wasCanceled(tx: Query, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('order_event')
    .select('id')
    .where('order_id', '=', id)
    .where('kind', '=', 'canceled')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
