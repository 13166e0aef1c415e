/** Gives back what a withdrawal named, and closes it (LAW-6). */
import { mayFollow } from '#domain/withdrawals/withdrawal.ts'
import { previewRefund, refundOrder, type RefundAct, type Refunded } from '#services/orders/refund-order.ts'
import type { StaffAct } from '#services/orders/staff-act.ts'
import type { Shop } from '#services/shop.ts'
import { findWithdrawals, orderNumbersOf, type Withdrawal } from '#store/withdrawals/withdrawals.ts'
import { moveWithdrawal } from './staff-withdrawals.ts'

export type WithdrawalRefund =
  | Refunded
  | { ok: false; reason: 'withdrawal_not_found' | 'withdrawal_without_order' | 'withdrawal_step_refused' }

/**
 * Refunds the lines of a withdrawal; of the whole order also the delivery charge. The returned pieces go to `warehouse`, or are written off.
 * The withdrawal's number is the refund's key: after a crash in between, a repeated call closes the withdrawal and pays nothing twice.
 */
export async function refundWithdrawal(
  shop: Pick<Shop, 'db' | 'clock'>,
  number: string,
  warehouse: string | null,
  staff: StaffAct,
  amount: number | null = null,
): Promise<WithdrawalRefund> {
  const [found] = await findWithdrawals(shop.db.query, { number })
  if (!found) return { ok: false, reason: 'withdrawal_not_found' }
  if (!mayFollow(found.events.at(-1)!.state, 'closed')) return { ok: false, reason: 'withdrawal_step_refused' }
  const order = found.orderId && (await orderNumbersOf(shop.db.query, [found.orderId])).get(found.orderId)
  if (!order) return { ok: false, reason: 'withdrawal_without_order' }
  const key = `withdrawal ${found.number}`
  const refunded = await refundOrder(shop, order, { key, ...actOf(found, warehouse), amount }, staff)
  if (refunded.ok) await moveWithdrawal(shop, number, 'closed', staff, staff.actor)
  return refunded
}

/** What a withdrawal asks for: its lines, or the whole order with the delivery. */
const actOf = ({ lines }: Withdrawal, warehouse: string | null): Omit<RefundAct, 'key'> => ({
  kind: 'returned',
  pieces: lines.length === 0 ? 'all' : new Map(lines.map(({ line, quantity }) => [line, quantity])),
  delivery: lines.length === 0 ? 'all' : 0,
  warehouse,
  isLost: false,
})

/** Returns what refunding a withdrawal would give back; null where it names no order of the shop, or is settled. */
export async function previewWithdrawalRefund(
  shop: Pick<Shop, 'db' | 'clock'>,
  number: string,
): Promise<Awaited<ReturnType<typeof previewRefund>> | null> {
  const [found] = await findWithdrawals(shop.db.query, { number })
  if (!found?.orderId || !mayFollow(found.events.at(-1)!.state, 'closed')) return null
  const order = (await orderNumbersOf(shop.db.query, [found.orderId])).get(found.orderId)
  return order === undefined ? null : previewRefund(shop, order, actOf(found, null))
}
