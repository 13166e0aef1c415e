/** What staff see of gift vouchers, and how they stop one (D-29). */
import type { Currency } from '#domain/market/market.ts'
import { lastLetters } from '#domain/promotions/voucher.ts'
import type { Grant } from '#domain/staff/roles.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import { findVoucher, lockVoucher, readLedger, stopVouchers, type VoucherRow } from '#store/promotions/vouchers.ts'
import { readVoucherOrigin, searchVouchers, sumCredit, type VoucherSearch } from '#store/promotions/staff-vouchers.ts'

export type VoucherStopRefusal = 'voucher_not_found' | 'voucher_stopped_already' | 'voucher_over_limit' | 'voucher_reason_missing'

/** Vouchers of one page of the list. */
export const VOUCHER_PAGE = 50

/** Returns the newest vouchers of a view, or those issued before one of them. */
export const listForStaff = (
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  search: Omit<VoucherSearch, 'most'>,
): Promise<VoucherRow[]> => searchVouchers(db.query, { ...search, most: VOUCHER_PAGE }, clock.now())

/** Returns the credit that holders can still spend, in each currency apart. */
export const owedCredit = ({ db, clock }: Pick<Shop, 'db' | 'clock'>) => sumCredit(db.query, clock.now())

/** Returns a voucher with every movement of its credit, null where there is none. */
export async function openVoucher({ db }: Pick<Shop, 'db'>, id: string) {
  const voucher = await findVoucher(db.query, id)
  if (!voucher) return null
  const [ledger, origin] = await Promise.all([readLedger(db.query, id), readVoucherOrigin(db.query, id)])
  return { voucher, ledger, ...origin }
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
): Promise<{ entry: string } | VoucherStopRefusal> {
  if (reason.trim() === '') return 'voucher_reason_missing'
  return db.transaction(async (tx) => {
    const voucher = await lockVoucher(tx, id)
    if (!voucher) return 'voucher_not_found'
    if (voucher.stopped_at !== null) return 'voucher_stopped_already'
    if (!isWithin(grant, voucher)) return 'voucher_over_limit'
    const now = clock.now()
    await stopVouchers(tx, [id], now)
    const change = { before: { isStopped: false }, after: { isStopped: true } }
    const act = { action: 'voucher.stopped', object: voucherObject(voucher), ...change, reason: reason.trim() }
    return { entry: await writeAudit(tx, actor, act, now) }
  })
}

export const voucherObject = ({ id, code }: Pick<VoucherRow, 'id' | 'code'>) => ({
  kind: 'voucher' as const,
  id,
  name: `…${lastLetters(code)}`,
})

/** Returns whether a role may give or take so much credit. */
export function isWithin(grant: Grant, { balance, currency }: { balance: number; currency: Currency }): boolean {
  if (grant === 'on_approval') return false
  return grant === 'always' || balance <= grant.limit[currency]
}
