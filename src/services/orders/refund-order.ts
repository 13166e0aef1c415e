/** Gives money back for parts of an order: by line and of the delivery (D-50, SHIP-7). */
import { transitionOf } from '#domain/orders/order-transitions.ts'
import { planRefund, type RefundKind, type RefundPlan, type RefundQuestion, type RefundRefusal } from '#domain/orders/refund.ts'
import type { TakenPieces } from '#domain/orders/shipment.ts'
import { planRefundStock, type RefundStock, type RefundStockRefusal } from '#domain/orders/refund-stock.ts'
import type { Currency } from '#domain/market/market.ts'
import { stockShownJobs } from '#services/stock/stock-shown.ts'
import type { Query } from '#store/database/db.ts'
import { enqueue, type NewJob } from '#store/jobs/jobs.ts'
import { changeOrder, type OrderState } from '#store/orders/order-writes.ts'
import {
  findPaymentToRefund,
  findRefund,
  insertRefund,
  readRefundState,
  type RefundMoney,
  type RefundState,
} from '#store/orders/refunds.ts'
import { readShippingState, writeTaken } from '#store/orders/shipments.ts'
import { movePayments, restoreCredit } from '#store/promotions/vouchers.ts'
import { lockStock } from '#store/stock/stock.ts'
import { creditNoteJob } from './document-job.ts'
import { orderMailJob } from './order-mail.ts'
import { releaseCoupons } from './order-promotions.ts'
import { auditOrder, type StaffAct } from './staff-act.ts'
import { withOrder, type LockedOrder, type OrderShop } from './with-order.ts'

export interface RefundAct {
  /** A repeated call with it gives the same refund. */
  key: string
  kind: Exclude<RefundKind, 'canceled'>
  /** Position of a line → pieces. */
  pieces: RefundQuestion['pieces'] | 'all'
  /** Of the delivery charge, in hundredths. */
  delivery: RefundQuestion['delivery']
  /** Where returned pieces go; null: they are written off. Pieces that were not sent go back where they lie, unless `isLost`. */
  warehouse: string | null
  /** Pieces that were not sent do not exist any more. */
  isLost: boolean
  /** What was agreed to, money and credit together; another amount is refused. Null: whatever it is. */
  amount?: number | null
}

type Refusal =
  | RefundRefusal
  | RefundStockRefusal
  | 'order_not_found'
  | 'order_not_paid'
  | 'order_step_refused'
  | 'payment_not_found'
  | 'amount_changed'

export type Refunded =
  | { ok: true; position: number; money: number; credit: number; currency: Currency; status: string }
  | { ok: false; reason: Refusal }

const refuse = (reason: Refusal): Refunded => ({ ok: false, reason })

/** Refunds parts of an order. The gateway is asked by a job; pieces, credit and status change at once. */
export async function refundOrder(shop: OrderShop, number: string, act: RefundAct, staff: StaffAct): Promise<Refunded> {
  const refunded = await withOrder(shop, number, async (tx, order, now): Promise<Refunded> => {
    const before = await findRefund(tx, { orderId: order.id, key: act.key })
    if (before) return answer(before, order)
    if (order.payment === 'unpaid' || order.payment === 'refunded') return refuse('order_not_paid')
    if (order.status === 'canceled' || order.status === 'opened') return refuse('order_step_refused')
    const state = await readRefundState(tx, order.id)
    const planned = await planOf(tx, order, state, act)
    if (typeof planned === 'string') return refuse(planned)
    const { money, vouchers } = planned.refund
    const amount = vouchers.reduce((sum, voucher) => sum + voucher.amount, money)
    if (act.amount !== undefined && act.amount !== null && act.amount !== amount) return refuse('amount_changed')
    return write(tx, order, act, planned, staff, now)
  })
  return refunded === 'order_not_found' ? refuse(refunded) : refunded
}

/** What a refund would give back, and through which means. Amounts in hundredths. */
export interface PlannedRefund {
  ok: true
  money: number
  credit: number
  currency: Currency
  lines: { position: number; quantity: number; amount: number; vat: number }[]
  isWhole: boolean
}

/** Returns what `refundOrder` would do now; nothing is written. */
export async function previewRefund(
  shop: OrderShop,
  number: string,
  act: Omit<RefundAct, 'key'>,
): Promise<PlannedRefund | { ok: false; reason: Refusal }> {
  const planned = await withOrder(shop, number, async (tx, order): Promise<PlannedRefund | Refusal> => {
    if (order.payment === 'unpaid' || order.payment === 'refunded') return 'order_not_paid'
    if (order.status === 'canceled' || order.status === 'opened') return 'order_step_refused'
    const state = await readRefundState(tx, order.id)
    const found = await planOf(tx, order, state, { ...act, key: '' })
    if (typeof found === 'string') return found
    const { money, vouchers, lines, isWhole } = found.refund
    const positions = new Map(state.lines.map(({ id, position }) => [id, position]))
    return {
      ok: true,
      money,
      credit: vouchers.reduce((sum, { amount }) => sum + amount, 0),
      currency: order.currency,
      lines: lines.map(({ id, ...line }) => ({ position: positions.get(id)!, ...line })),
      isWhole,
    }
  })
  return typeof planned === 'string' ? { ok: false, reason: planned } : planned
}

const answer = (
  { position, money, credit }: Pick<RefundMoney, 'position' | 'money' | 'credit'>,
  order: OrderState,
): Refunded => ({
  ok: true,
  position,
  money,
  credit,
  currency: order.currency,
  status: order.status,
})

interface Planned {
  refund: RefundPlan
  stock: RefundStock
  /** Pieces that the order has taken. */
  before: TakenPieces[]
  attemptId: string | null
}

/** Locks the stock rows of the order's pieces. */
async function planOf(
  tx: Query,
  order: OrderState & { id: string },
  state: RefundState,
  act: RefundAct,
): Promise<Planned | Refusal> {
  const pieces = act.pieces === 'all' ? everyPiece(state) : act.pieces
  const { taken } = await readShippingState(tx, order.id)
  const levels = await lockStock(
    tx,
    state.pieces.map(({ item }) => item),
  )
  const counts = new Map(
    state.lines.flatMap(({ id, position }) => (pieces.has(position) ? [[id, pieces.get(position)!] as const] : [])),
  )
  const stock = planRefundStock({ counts, pieces: state.pieces, taken, levels }, act)
  if (typeof stock === 'string') return stock
  const delivery = stock.isNothingSent ? 'all' : act.delivery
  const refund = planRefund(state.lines, { pieces, delivery }, state.paid, order.currency)
  if (typeof refund === 'string') return refund
  const attemptId = refund.money > 0 ? await findPaymentToRefund(tx, order.id) : null
  if (refund.money > 0 && attemptId === null) return 'payment_not_found'
  return { refund, stock, before: taken, attemptId }
}

const everyPiece = ({ lines }: RefundState): Map<number, number> =>
  new Map(
    lines
      .filter(({ kind, qty, refunded }) => (kind === 'goods' || kind === 'bundle') && refunded.qty < qty)
      .map(({ position, qty, refunded }) => [position, qty - refunded.qty]),
  )

async function write(
  tx: Query,
  order: LockedOrder,
  act: RefundAct,
  { refund, stock, before, attemptId }: Planned,
  staff: StaffAct,
  now: Date,
): Promise<Refunded> {
  const { id: orderId } = order
  const warehouse = act.kind === 'returned' ? act.warehouse : null
  const stored = await insertRefund(tx, { orderId, key: act.key, kind: act.kind, attemptId, plan: refund, warehouse }, now)
  await writeTaken(tx, orderId, { ...stock, before, takeFree: [], kind: 'order_refunded' }, now)
  if (refund.isWhole) await releaseCoupons(tx, orderId)
  if (refund.vouchers.length > 0) await restoreCredit(tx, orderId, refund.vouchers, now)
  if (refund.isWhole) await movePayments(tx, orderId, ['counted'], 'released')
  const action = refund.isWhole ? 'refund' : stock.isAllSent ? 'drop rest' : null
  const transition = (action && transitionOf(order.status, action, 'staff')) ?? undefined
  const credit = refund.vouchers.reduce((sum, { amount }) => sum + amount, 0)
  const event = {
    kind: refund.isWhole ? 'refunded' : 'partly refunded',
    data: { refund: stored.position, money: refund.money, credit },
    by: 'staff',
    staffName: staff.staffName,
    note: staff.note,
  } as const
  await changeOrder(
    tx,
    orderId,
    {
      transition,
      payment: refund.isWhole ? 'refunded' : 'partly refunded',
      event,
      jobs: [
        moneyJob(orderId, { ...stored, attemptId }, now),
        creditNoteJob(stored.id, now),
        ...stockShownJobs(
          stock.restock.map(({ item }) => item),
          now,
        ),
      ],
    },
    now,
  )
  await auditRefund(tx, order, { act, refund, position: stored.position, status: transition?.to ?? order.status }, staff, now)
  return answer({ ...stored, money: refund.money, credit }, { ...order, status: transition?.to ?? order.status })
}

/** Writes what was given back into the audit log. */
function auditRefund(
  tx: Query,
  order: LockedOrder,
  { act, refund, position, status }: { act: RefundAct; refund: RefundPlan; position: number; status: string },
  staff: StaffAct,
  now: Date,
): Promise<string> {
  const credit = refund.vouchers.reduce((sum, { amount }) => sum + amount, 0)
  const { kind, warehouse } = act
  const payment = refund.isWhole ? 'refunded' : 'partly refunded'
  const lines = refund.lines.map(({ id, quantity, amount }) => ({ line: id, quantity, amount }))
  const before = { status: order.status, payment: order.payment }
  const after = { status, payment, refund: position, kind, money: refund.money, credit, warehouse, lines }
  return auditOrder(tx, order, staff, { action: 'order.refunded', before, after }, now)
}

/** Returns the job that sends the money, which then writes the mail; or the mail's, where only credit goes back. */
const moneyJob = (
  orderId: string,
  { id, position, attemptId }: { id: string; position: number; attemptId: string | null },
  now: Date,
): NewJob =>
  attemptId === null
    ? orderMailJob(orderId, 'refunded', now, { refund: position })
    : { kind: 'payment.refund', payload: { attemptId, refundId: id }, key: `refund:${id}`, runAt: now }

/** Stores what a cancelled order gives back: all that was not refunded before. Pieces, credit and payment are the caller's. */
export async function noteCancellation(tx: Query, orderId: string, now: Date): Promise<void> {
  const { lines, paid } = await readRefundState(tx, orderId)
  const open = lines.filter(({ total, qty, refunded }) => refunded.amount < total || refunded.qty < qty)
  const plan = {
    lines: open.map(({ id, kind, qty, total, vat, refunded }) => ({
      id,
      quantity: kind === 'transport' ? 0 : qty - refunded.qty,
      amount: total - refunded.amount,
      vat: vat - refunded.vat,
    })),
    money: paid.money,
    vouchers: paid.vouchers.filter(({ amount }) => amount > 0),
  }
  const attemptId = paid.money > 0 ? await findPaymentToRefund(tx, orderId) : null
  const { id } = await insertRefund(tx, { orderId, key: 'canceled', kind: 'canceled', attemptId, plan, warehouse: null }, now)
  await enqueue(tx, creditNoteJob(id, now))
}
