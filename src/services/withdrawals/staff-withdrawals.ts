/** What staff do with withdrawals (LAW-4). No money moves here. */
import { mayFollow, type WithdrawalState } from '#domain/withdrawals/withdrawal.ts'
import type { StaffAct } from '#services/orders/staff-act.ts'
import { CONSOLE, writeAudit, type Actor } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import { findWithdrawals, insertWithdrawalEvent, lockWithdrawal } from '#store/withdrawals/withdrawals.ts'

export type WithdrawalRefusal = 'withdrawal_not_found' | 'withdrawal_step_refused' | 'reason_missing'

/** Moves a withdrawal on and records who did it, when and why. A refusal needs its reason, which the customer reads. */
export async function moveWithdrawal(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  number: string,
  to: WithdrawalState,
  { staffName, note }: StaffAct,
  actor: Actor = CONSOLE,
): Promise<'moved' | WithdrawalRefusal> {
  if (to === 'refused' && note === null) return 'reason_missing'
  return db.transaction(async (tx) => {
    const id = await lockWithdrawal(tx, number)
    const [found] = id === null ? [] : await findWithdrawals(tx, { id })
    if (!found) return 'withdrawal_not_found'
    const { state } = found.events.at(-1)!
    if (!mayFollow(state, to)) return 'withdrawal_step_refused'
    const now = clock.now()
    await insertWithdrawalEvent(tx, found.id, { position: found.events.length + 1, state: to, staffName, note }, now)
    const object = { kind: 'withdrawal' as const, id: found.id, name: found.number }
    const act = { action: 'withdrawal.moved', object, before: { state }, after: { state: to }, reason: note }
    await writeAudit(tx, actor, act, now)
    return 'moved'
  })
}
