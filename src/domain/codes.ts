/** Codes that customers type: one field for coupons and gift vouchers alike. */
import type { Coupon } from './coupon.ts'
import type { CouponOutcome } from './discount.ts'
import type { Voucher, VoucherOutcome } from './voucher.ts'

export type TypedCode =
  | { kind: 'coupon'; code: string; coupon: Coupon }
  | { kind: 'voucher'; code: string; voucher: Voucher }
  | { kind: 'unknown'; code: string; state: UnknownState }

export type UnknownState = 'error_not_exist' | 'error_invalid' | 'error_too_many_tries'

export type CodeOutcome = CouponOutcome | VoucherOutcome | Extract<TypedCode, { kind: 'unknown' }>

/** 80 bits in letters that cannot be mistaken for one another, in four groups (D-29). */
const VOUCHER = /^[0-9A-HJKMNP-TV-Z]{16}$/

/** As codes are stored and compared: upper case without spaces, vouchers in groups of four. '' when nothing is left. */
export function canonicalCode(typed: string): string {
  const code = typed.normalize('NFKC').toUpperCase().replace(/\s/g, '')
  const letters = code.replaceAll('-', '')
  return VOUCHER.test(letters) ? letters.replace(/(.{4})(?=.)/g, '$1-') : code
}

/** Each code once, in the order typed. */
export const canonicalCodes = (typed: readonly string[]): string[] => [...new Set(typed.map(canonicalCode))].filter(Boolean)

/** Has it the shape of a voucher's code? Then a wrong one gets the one refusal of vouchers, and nothing else is told (D-29). */
export const isVoucherCode = (code: string): boolean => VOUCHER.test(code.replaceAll('-', ''))
