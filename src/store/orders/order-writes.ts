/** Writes orders: one statement to place and one to change an order. Amounts are integer hundredths. */
import { sql, type RawBuilder } from 'kysely'
import type { Currency } from '#domain/market/market.ts'
import type { Allocated } from '#domain/stock/allocation.ts'
import type { OrderPaymentState, OrderStatus } from '#domain/orders/order-status.ts'
import type { OrderActor, Transition } from '#domain/orders/order-transitions.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { Query } from '#store/database/db.ts'
import { jsonRows, type JsonRow } from '#store/database/json-rows.ts'
import type { Tables } from '#store/database/tables.ts'
import { jobRow, type NewJob } from '#store/jobs/jobs.ts'
import { requireAllMoved, moveStock, type Move } from '#store/stock/stock.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import {
  callerRow,
  couponUseRows,
  lineRows,
  orderRow,
  placedEventRow,
  reservationRows,
  voucherUseRows,
  type NewOrder,
} from './order-rows.ts'

/**
 * Writes the order and reserves its pieces in one statement, so that the stock rows are locked for one round trip. `placed` is empty when an
 * order with this idempotency key exists; every other table is written from it, and so is not written either. Returns whether the
 * order was written: the transaction must be rolled back when it was not. @throws Error when not all pieces could be reserved
 */
export async function insertOrder(tx: Query, order: NewOrder, jobs: readonly NewJob[]): Promise<boolean> {
  const { lines, parts } = lineRows(order)
  const { rows } = await sql<{ placed: number; moved: number }>`
    with ${moveStock('reserve', order.held, { id: order.id, at: order.createdAt })},
    placed as (
      insert into "order" select * from ${jsonRows('order', [orderRow(order)])} on conflict (idempotency_key) do nothing returning id
    ),
    line as (${insertIfPlaced('order_line', lines)}),
    part as (${insertIfPlaced('order_line_part', parts)}),
    reservation as (${insertIfPlaced('stock_reservation', reservationRows(order))}),
    event as (${insertIfPlaced('order_event', [placedEventRow(order)])}),
    coupons as (${insertIfPlaced('coupon_use', couponUseRows(order))}),
    vouchers as (${insertIfPlaced('voucher_use', voucherUseRows(order))}),
    caller as (${insertIfPlaced('order_caller', [callerRow(order)])}),
    jobs as (${insertIfPlaced('job', jobs.map(jobRow))} on conflict (key) do nothing)
    select (select count(*)::integer from placed) as placed, (select count(*)::integer from moved) as moved`.execute(tx)
  requireAllMoved(rows[0]!.moved, order.held)
  return rows[0]!.placed === 1
}

/** Returns an insert of these rows that does nothing unless the statement's `placed` has a row. */
const insertIfPlaced = <Table extends keyof Tables>(table: Table, rows: readonly JsonRow<Table>[]): RawBuilder<unknown> =>
  sql`insert into ${sql.table(table)} select r.* from placed, ${jsonRows(table, rows)} r`

export interface OrderState {
  status: OrderStatus
  payment: OrderPaymentState
  currency: Currency
  /** Hundredths that vouchers do not pay. */
  due: number
  expiresAt: Date | null
  method: PaymentMethod
}

/** Locks the order's row for this transaction; every change of an order locks it before stock. */
export async function lockOrder(tx: Query, id: string): Promise<OrderState | null> {
  const row = await tx
    .selectFrom('order')
    .select(['status', 'payment_state', 'currency', 'due', 'expires_at', 'payment_method'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return null
  const { status, payment_state: payment, currency, due, expires_at: expiresAt, payment_method: method } = row
  return { status, payment, currency, due, expiresAt, method }
}

/** What is written into the history of an order. */
export interface NewEvent {
  kind: string
  data?: object
  by: OrderActor
  /** Name of the member of staff, and what they noted. */
  staffName?: string | null
  note?: string | null
}

export interface OrderChange {
  /** The change of its status: a row of the table of transitions (D-45). */
  transition?: Transition
  payment?: OrderPaymentState
  paidAt?: Date
  /** Changes of stock; this transaction holds the stock rows. */
  pieces?: { move: Move; of: readonly Allocated[]; state: 'taken' | 'released' }
  event: NewEvent
  jobs: readonly NewJob[]
}

/**
 * Changes an order whose row is locked, with stock, event and jobs, in one statement. @throws Error when it is not in the status that
 * the transition leaves
 */
export async function changeOrder(tx: Query, id: string, change: OrderChange, now: Date): Promise<void> {
  const { transition, payment, paidAt, pieces, event } = change
  const moved = pieces?.of ?? []
  const { rows } = await sql<{ moved: number; changed: number }>`
    with ${moveStock(pieces?.move ?? 'release', moved, { id, at: now })},
    r as (
      update stock_reservation set state = ${pieces?.state ?? null}
      where order_id = ${id} and state in ('held', 'taken') and ${pieces !== undefined}::boolean
    ),
    e as (${insertEvent(id, event, now)}),
    j as (insert into job select * from ${jsonRows('job', change.jobs.map(jobRow))} on conflict (key) do nothing),
    o as (
      update "order" set updated_at = ${now}, status = coalesce(${transition?.to ?? null}, status),
        payment_state = coalesce(${payment ?? null}, payment_state), paid_at = coalesce(${paidAt ?? null}::timestamptz, paid_at)
      where id = ${id} and status = coalesce(${transition?.from ?? null}, status)
      returning 1
    )
    select (select count(*)::integer from moved) as moved, (select count(*)::integer from o) as changed`.execute(tx)
  requireAllMoved(rows[0]!.moved, moved)
  if (rows[0]!.changed !== 1) throw new Error(`the order ${id} is not ${transition?.from ?? 'there'}`)
}

/** Returns a statement for a `with` clause that adds to the history of an order. */
const insertEvent = (
  orderId: string,
  { kind, data = {}, by, staffName = null, note = null }: NewEvent,
  now: Date,
): RawBuilder<unknown> => sql`
  insert into order_event (id, order_id, at, kind, data, actor, staff_name, note)
  values (${uuidv7(now)}, ${orderId}, ${now}, ${kind}, ${JSON.stringify(data)}::jsonb, ${by}, ${staffName}, ${note})`

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
