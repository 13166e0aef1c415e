/** What staff do with withdrawals (LAW-4). No money moves here. */
import { mayFollow, type WithdrawalState } from '#domain/withdrawals/withdrawal.ts'
import type { StaffAct } from '#services/orders/staff-act.ts'
import type { Shop } from '#services/shop.ts'
import { findWithdrawals, insertWithdrawalEvent, lockWithdrawal } from '#store/withdrawals/withdrawals.ts'

/** Moves a withdrawal on and records who did it, when and why. A refusal needs its reason, which the customer reads. */
export async function moveWithdrawal(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  number: string,
  to: WithdrawalState,
  { staffName, note }: StaffAct,
): Promise<'moved' | 'withdrawal_not_found' | 'withdrawal_step_refused' | 'reason_missing'> {
  if (to === 'refused' && note === null) return 'reason_missing'
  return db.transaction(async (tx) => {
    const id = await lockWithdrawal(tx, number)
    const [found] = id === null ? [] : await findWithdrawals(tx, { id })
    if (!found) return 'withdrawal_not_found'
    const { state } = found.events.at(-1)!
    if (!mayFollow(state, to)) return 'withdrawal_step_refused'
    const event = { position: found.events.length + 1, state: to, staffName, note }
    await insertWithdrawalEvent(tx, found.id, event, clock.now())
    return 'moved'
  })
}
