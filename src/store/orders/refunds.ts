/** Refunds of orders: their lines, and the vouchers that get their credit back. Amounts are integer hundredths. */
import { sql } from 'kysely'
import { lineName } from '#domain/orders/line-name.ts'
import type { PaidBy, RefundableLine, RefundKind, RefundPlan } from '#domain/orders/refund.ts'
import type { RefundablePieces } from '#domain/orders/refund-stock.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'

/** What can be given back of an order. */
export interface RefundState {
  lines: RefundableLine[]
  paid: PaidBy
  /** Pieces of each line, of a bundle those of its parts. */
  pieces: RefundablePieces[]
}

/** Returns what can be given back. The order's row must be locked. */
export async function readRefundState(tx: Query, orderId: string): Promise<RefundState> {
  const lines = await sql<RefundableLine>`
    select l.id, l.position::integer as position, l.kind, l.quantity::integer as qty, l.total, l.vat,
      jsonb_build_object('qty', coalesce(sum(r.quantity), 0), 'amount', coalesce(sum(r.amount), 0), 'vat', coalesce(sum(r.vat), 0)) as refunded
    from order_line l left join refund_line r on r.order_line_id = l.id
    where l.order_id = ${orderId} group by l.id order by l.position`.execute(tx)
  const pieces = await sql<RefundablePieces>`
    with piece as (
      select l.id, l.position, l.variant_id, 1 as each, l.quantity from order_line l
        where l.order_id = ${orderId} and l.kind = 'goods' and l.variant_id is not null
      union all
      select l.id, l.position, p.variant_id, p.quantity, l.quantity from order_line l
        join order_line_part p on p.order_line_id = l.id where l.order_id = ${orderId}
    )
    select p.id as "lineId", p.variant_id::text as item, p.each::integer as each, (p.quantity * p.each)::integer as qty,
      coalesce((select sum(s.quantity) from shipment_line s where s.order_line_id = p.id and s.variant_id = p.variant_id), 0)::integer as sent,
      (p.each * coalesce((select sum(rl.quantity) from refund_line rl join refund r on r.id = rl.refund_id
        where rl.order_line_id = p.id and r.kind = 'unsent'), 0))::integer as unsent,
      (p.each * coalesce((select sum(rl.quantity) from refund_line rl join refund r on r.id = rl.refund_id
        where rl.order_line_id = p.id and r.kind = 'returned'), 0))::integer as returned
    from piece p order by p.position, p.variant_id`.execute(tx)
  const paid = await sql<PaidBy>`
    select (o.due - coalesce((select sum(r.money) from refund r where r.order_id = o.id), 0))::bigint as money,
      coalesce((
        select jsonb_agg(jsonb_build_object('voucherId', u.voucher_id, 'amount', u.amount - coalesce((
            select sum(v.amount) from refund_voucher v join refund r on r.id = v.refund_id
            where r.order_id = o.id and v.voucher_id = u.voucher_id), 0)) order by u.voucher_id)
        from voucher_use u where u.order_id = o.id), '[]') as vouchers
    from "order" o where o.id = ${orderId}`.execute(tx)
  return { lines: lines.rows, pieces: pieces.rows, paid: paid.rows[0]! }
}

export interface NewRefund {
  orderId: string
  key: string
  kind: RefundKind
  attemptId: string | null
  plan: Pick<RefundPlan, 'lines' | 'money' | 'vouchers'>
  /** Where returned pieces went. */
  warehouse: string | null
}

/** Stores a refund with its lines. Returns its id and position. */
export async function insertRefund(tx: Query, refund: NewRefund, now: Date): Promise<{ id: string; position: number }> {
  const id = uuidv7(now)
  const { orderId, plan } = refund
  const credit = plan.vouchers.reduce((sum, { amount }) => sum + amount, 0)
  const { rows } = await sql<{ position: number }>`
    insert into refund (id, order_id, position, key, kind, at, money, credit, attempt_id)
    select ${id}, ${orderId}, coalesce(max(position), 0) + 1, ${refund.key}, ${refund.kind}, ${now}, ${plan.money}, ${credit},
      ${refund.attemptId}
    from refund where order_id = ${orderId} returning position`.execute(tx)
  await tx
    .insertInto('refund_line')
    .values(
      plan.lines.map((line) => ({
        refund_id: id,
        order_line_id: line.id,
        quantity: line.quantity,
        amount: line.amount,
        vat: line.vat,
        warehouse_id: line.quantity > 0 ? refund.warehouse : null,
      })),
    )
    .execute()
  if (plan.vouchers.length > 0)
    await tx
      .insertInto('refund_voucher')
      .values(plan.vouchers.map(({ voucherId, amount }) => ({ refund_id: id, voucher_id: voucherId, amount })))
      .execute()
  return { id, position: rows[0]!.position }
}

/** Money of a refund and the payment it goes back through. */
export interface RefundMoney {
  id: string
  orderId: string
  position: number
  money: number
  credit: number
  attemptId: string | null
  moneySentAt: Date | null
}

export async function findRefund(
  query: Query,
  by: { id: string } | { orderId: string; key: string },
): Promise<RefundMoney | null> {
  const row = await query
    .selectFrom('refund')
    .select(['id', 'order_id', 'position', 'money', 'credit', 'attempt_id', 'money_sent_at'])
    .where((where) =>
      'id' in by ? where('id', '=', by.id) : where.and([where('order_id', '=', by.orderId), where('key', '=', by.key)]),
    )
    .executeTakeFirst()
  if (!row) return null
  const { id, order_id: orderId, position, money, credit, attempt_id: attemptId, money_sent_at: moneySentAt } = row
  return { id, orderId, position, money, credit, attemptId, moneySentAt }
}

type ByRefund = { id: string } | { canceledAttempt: string }
const ofRefund = (by: ByRefund) =>
  'id' in by ? sql<boolean>`id = ${by.id}` : sql<boolean>`attempt_id = ${by.canceledAttempt} and kind = 'canceled'`

/** Notes that the money of a refund was sent. Returns false when it was noted before. */
export async function markMoneySent(tx: Query, by: ByRefund, now: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('refund')
    .set({ money_sent_at: now })
    .where(ofRefund(by))
    .where('money_sent_at', 'is', null)
    .returning('id')
    .execute()
  return changed.length > 0
}

/** Notes that the money of a refund was not sent after all. */
export const markMoneyUnsent = async (tx: Query, by: ByRefund): Promise<void> => {
  await tx.updateTable('refund').set({ money_sent_at: null }).where(ofRefund(by)).execute()
}

/** Returns the payment whose money a refund gives back: the one of earlier refunds, otherwise the first that was not given back as a whole. */
export async function findPaymentToRefund(tx: Query, orderId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select a.id from payment_attempt a join "order" o on o.id = a.order_id
    where a.order_id = ${orderId} and a.amount = o.due and a.provider_ref is not null
      and a.state in ('paid', 'partly_refunded', 'disputed')
    order by exists (select from refund r where r.attempt_id = a.id) desc, a.refund_requested_at is null desc, a.created_at, a.id
    limit 1`.execute(tx)
  return rows[0]?.id ?? null
}

/** Returns whether parts of an order were refunded through this payment. */
export async function hasRefundsOfParts(tx: Query, attemptId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('refund')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .where('kind', '<>', 'canceled')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A refund as it is shown. */
export interface RefundRecord {
  position: number
  kind: RefundKind
  at: Date
  money: number
  credit: number
  moneySentAt: Date | null
  /** `quantity` 0: of the delivery charge. */
  lines: { name: string; quantity: number; amount: number }[]
}

/** Returns the refunds of an order, the first first; names with their variant. */
export async function readRefunds(query: Query, orderId: string): Promise<RefundRecord[]> {
  const { rows } = await sql<Omit<RefundRecord, 'lines'> & { lines: (RefundRecord['lines'][number] & { option: string })[] }>`
    select r.position::integer as position, r.kind, r.at, r.money, r.credit, r.money_sent_at as "moneySentAt",
      (select jsonb_agg(jsonb_build_object('name', l.name, 'option', l.option, 'quantity', rl.quantity, 'amount', rl.amount) order by l.position)
        from refund_line rl join order_line l on l.id = rl.order_line_id where rl.refund_id = r.id) as lines
    from refund r where r.order_id = ${orderId} order by r.position`.execute(query)
  return rows.map(({ lines, ...refund }) => ({
    ...refund,
    lines: lines.map(({ option, ...line }) => ({ ...line, name: lineName({ name: line.name, option }) })),
  }))
}
