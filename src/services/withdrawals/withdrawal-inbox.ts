/** The inbox of withdrawals, as staff read it. */
import { DAY_MS } from '#domain/time/durations.ts'
import { refundDeadline, WITHDRAWAL_DAYS, withdrawalDeadline, type WithdrawalView } from '#domain/withdrawals/withdrawal.ts'
import type { Shop } from '#services/shop.ts'
import { readOrder, type OrderRecord } from '#store/orders/orders.ts'
import { countOpenWithdrawals, readWithdrawalPage, type InboxWithdrawal } from '#store/withdrawals/inbox.ts'
import { findWithdrawals, lastDelivery, type Withdrawal } from '#store/withdrawals/withdrawals.ts'

/** Withdrawals of one page. */
export const WITHDRAWAL_PAGE = 50

const WEEK_DAYS = 7

/** A withdrawal of the list, with the day until which its money must go back. */
export type ListedWithdrawal = InboxWithdrawal & { dueAt: Date }

/** Returns a page of withdrawals. */
export async function listWithdrawals(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { view, after }: { view: WithdrawalView; after: string | null },
): Promise<ListedWithdrawal[]> {
  const rows = await readWithdrawalPage(db.query, {
    isOpen: view === 'all' ? null : view !== 'settled',
    before: view === 'due' ? new Date(clock.now().getTime() - (WITHDRAWAL_DAYS - WEEK_DAYS) * DAY_MS) : null,
    isUnmatched: view === 'unmatched',
    after,
    most: WITHDRAWAL_PAGE,
  })
  return rows.map((one) => ({ ...one, dueAt: refundDeadline(one.declaredAt, one.locale) }))
}

export interface OpenedForStaff {
  withdrawal: Withdrawal
  dueAt: Date
  order: OrderRecord | null
  /** When its last parcel was delivered, and until when a statement was in time; null where that is not known. */
  deliveredAt: Date | null
  inTimeUntil: Date | null
}

/** Returns a withdrawal with its order; null where there is none. */
export async function openForStaff({ db }: Pick<Shop, 'db'>, number: string): Promise<OpenedForStaff | null> {
  const [withdrawal] = await findWithdrawals(db.query, { number })
  if (!withdrawal) return null
  const { orderId, declaredAt, locale } = withdrawal
  const order = orderId === null ? null : await readOrder(db.query, { id: orderId })
  const deliveredAt = order && (await lastDelivery(db.query, order.id))
  return {
    withdrawal,
    dueAt: refundDeadline(declaredAt, order?.market ?? locale),
    order,
    deliveredAt,
    inTimeUntil: order && deliveredAt && withdrawalDeadline(deliveredAt, order.market),
  }
}

/** Returns how many withdrawals wait for the merchant. */
export const countWithdrawals = ({ db }: Pick<Shop, 'db'>): Promise<number> => countOpenWithdrawals(db.query)
