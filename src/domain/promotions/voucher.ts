/** Gift vouchers are payments: their credit is deducted from the total, and the rest stays on them (D-23, D-29). */
import type { Currency } from '#domain/market/market.ts'

export interface Voucher {
  id: string
  /** Canonical, see `codes.ts`. */
  code: string
  currency: Currency
  /** Remaining credit in hundredths. */
  balance: number
  validUntil: Date | null
  /** Stopped by the merchant. */
  isStopped: boolean
}

export type VoucherRefusal = 'error_invalid' | 'error_currency' | 'error_credit_used'

export interface VoucherOutcome {
  kind: 'voucher'
  code: string
  voucher: Voucher
  state: 'applied' | VoucherRefusal
  /** Amount it pays. */
  amount: number
}

/** Validity of a bought voucher. */
export const VOUCHER_YEARS = 2

/** Returns why a voucher cannot be used, null when it can. Stopped and ended vouchers are refused like unknown ones (D-29). */
export function voucherRefusal(voucher: Voucher, { currency, now }: { currency: Currency; now: Date }): VoucherRefusal | null {
  if (voucher.isStopped || (voucher.validUntil !== null && now.getTime() > voucher.validUntil.getTime())) return 'error_invalid'
  if (voucher.currency !== currency) return 'error_currency'
  return voucher.balance > 0 ? null : 'error_credit_used'
}

/** Lets vouchers pay one after the other, each at most its credit and the remaining amount. */
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

export const VOUCHER_STATES = ['active', 'used', 'expired', 'stopped'] as const
export type VoucherState = (typeof VOUCHER_STATES)[number]

/** Views of the list of the back office: states, and all of them. */
export const VOUCHER_VIEWS = [...VOUCHER_STATES, 'all'] as const
export type VoucherView = (typeof VOUCHER_VIEWS)[number]

/** Returns the state of a voucher for its page. */
export function voucherState(voucher: Voucher, now: Date): VoucherState {
  if (voucher.isStopped) return 'stopped'
  if (voucher.balance === 0) return 'used'
  return voucher.validUntil !== null && now.getTime() > voucher.validUntil.getTime() ? 'expired' : 'active'
}

/** Letters of a code that staff see: who reads a list cannot spend what is in it. */
export const SHOWN_LETTERS = 4

export const lastLetters = (code: string): string => code.slice(-SHOWN_LETTERS)
