/** Gift vouchers pay: their credit is deducted when the total is known, and what is left stays on them (D-23, D-29). */
import type { Currency } from '#domain/market/market.ts'

export interface Voucher {
  id: string
  /** Canonical, see `codes.ts`. */
  code: string
  currency: Currency
  /** Hundredths left on it. */
  balance: number
  validUntil: Date | null
  /** Taken out of use by the merchant. */
  isStopped: boolean
}

export type VoucherRefusal = 'error_invalid' | 'error_currency' | 'error_credit_used'

export interface VoucherOutcome {
  kind: 'voucher'
  code: string
  voucher: Voucher
  state: 'applied' | VoucherRefusal
  /** What it pays. */
  amount: number
}

/** How long a bought voucher can be spent. */
export const VOUCHER_YEARS = 2

/** What somebody who has the code may know of it: stopped and ended ones are refused like unknown ones. */
export function voucherRefusal(voucher: Voucher, { currency, now }: { currency: Currency; now: Date }): VoucherRefusal | null {
  if (voucher.isStopped || (voucher.validUntil !== null && now.getTime() > voucher.validUntil.getTime())) return 'error_invalid'
  if (voucher.currency !== currency) return 'error_currency'
  return voucher.balance > 0 ? null : 'error_credit_used'
}

/** Vouchers pay one after the other, each as much as it has and is still due. */
export function payWithVouchers(
  total: number,
  vouchers: readonly Voucher[],
  { currency, now }: { currency: Currency; now: Date },
): VoucherOutcome[] {
  let due = total
  return vouchers.map((voucher) => {
    const refused = voucherRefusal(voucher, { currency, now })
    const amount = refused ? 0 : Math.min(voucher.balance, due)
    due -= amount
    return { kind: 'voucher', code: voucher.code, voucher, state: refused ?? 'applied', amount }
  })
}

/** State of a voucher as its page tells it. */
export function voucherState(voucher: Voucher, now: Date): 'active' | 'used' | 'expired' | 'stopped' {
  if (voucher.isStopped) return 'stopped'
  if (voucher.balance === 0) return 'used'
  return voucher.validUntil !== null && now.getTime() > voucher.validUntil.getTime() ? 'expired' : 'active'
}
