/** What staff see of gift vouchers, and how they stop one (D-29). */
import type { Currency } from '#domain/market/market.ts'
import { lastLetters } from '#domain/promotions/voucher.ts'
import type { Grant } from '#domain/staff/roles.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import {
  findVoucher,
  findVouchersBefore,
  lockVoucher,
  readLedger,
  stopVouchers,
  type VoucherRow,
} from '#store/promotions/vouchers.ts'

export type VoucherStopRefusal = 'voucher_not_found' | 'voucher_stopped_already' | 'voucher_over_limit' | 'voucher_reason_missing'

/** Vouchers of one page of the list. */
export const VOUCHER_PAGE = 50

/** Returns the newest vouchers, or those issued before `before`. */
export const listForStaff = ({ db }: Pick<Shop, 'db'>, before: string | null): Promise<VoucherRow[]> =>
  findVouchersBefore(db.query, before, VOUCHER_PAGE)

/** Returns a voucher with every movement of its credit, null where there is none. */
export async function openVoucher({ db }: Pick<Shop, 'db'>, id: string) {
  const voucher = await findVoucher(db.query, id)
  return voucher ? { voucher, ledger: await readLedger(db.query, id) } : null
}

/**
 * Stops a voucher: nobody can spend it any more. It takes away what is left on it, so a role with a limit stops only those with no more
 * than that; credit that orders took stays with them.
 */
export async function stopVoucher(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  id: string,
  { reason, grant }: { reason: string; grant: Grant },
  actor: Actor,
): Promise<'stopped' | VoucherStopRefusal> {
  if (reason.trim() === '') return 'voucher_reason_missing'
  return db.transaction(async (tx) => {
    const voucher = await lockVoucher(tx, id)
    if (!voucher) return 'voucher_not_found'
    if (voucher.stopped_at !== null) return 'voucher_stopped_already'
    if (!isWithin(grant, voucher)) return 'voucher_over_limit'
    const now = clock.now()
    await stopVouchers(tx, [id], now)
    const object = { kind: 'voucher' as const, id, name: `…${lastLetters(voucher.code)}` }
    const change = { before: { isStopped: false }, after: { isStopped: true } }
    const act = { action: 'voucher.stopped', object, ...change, reason: reason.trim() }
    await writeAudit(tx, actor, act, now)
    return 'stopped'
  })
}

function isWithin(grant: Grant, { balance, currency }: { balance: number; currency: Currency }): boolean {
  if (grant === 'on_approval') return false
  return grant === 'always' || balance <= grant.limit[currency]
}
