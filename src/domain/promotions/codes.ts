/** Codes that customers type: one field for coupons and gift vouchers. */
import { COUPON_REFUSALS, type Coupon } from './coupon.ts'
import type { CouponOutcome } from './discount.ts'
import type { Voucher, VoucherOutcome } from './voucher.ts'

export type TypedCode =
  | { kind: 'coupon'; code: string; coupon: Coupon }
  | { kind: 'voucher'; code: string; voucher: Voucher }
  | { kind: 'unknown'; code: string; state: 'error_not_exist' | 'error_invalid' }
  /** `retryAfter`: seconds until codes are answered again. */
  | { kind: 'unknown'; code: string; state: 'error_too_many_tries'; retryAfter: number }

/** Outcome of a typed code; also the key of its message (SPEC-8). */
export const CODE_STATES = [
  'applied',
  'error_not_exist',
  ...COUPON_REFUSALS,
  /** The cart has no eligible line. */
  'error_not_applicable',
  'error_credit_used',
  /** Too many wrong codes from this caller: codes are not checked for a while. */
  'error_too_many_tries',
] as const

/** Maximum codes of a cart, and characters of a typed code. */
export const MAX_CODES = 20
export const MAX_CODE_LENGTH = 64

export type CodeOutcome = CouponOutcome | VoucherOutcome | Extract<TypedCode, { kind: 'unknown' }>

/** Crockford's alphabet: without I, L, O and U. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The same without 0 and 1, which could be misread beside the letters of a merchant's prefix. */
const DRAWN_LETTERS = CROCKFORD.slice(2)

/** Letters and digits that a merchant puts before generated codes. */
const PREFIX = '[A-Z0-9]{2,20}'

/** `series`: many coupons of one offer, `partner`: for a partner's customers (D-30), `reward`: for a newsletter address (D-31). */
export type DrawnKind = 'voucher' | 'series' | 'partner' | 'reward'
export type CodeKind = DrawnKind | 'coupon'

interface CodeShape {
  letters: string
  /** Random letters of a code. */
  length: number
  /** Random letters between two hyphens; all of them where it equals `length`. */
  group: number
  /** Begins with the merchant's prefix and a hyphen. */
  hasPrefix: boolean
}

/**
 * The shape of every kind of code that is drawn (D-88). The length of the last group tells the kinds apart, so no generator
 * produces a code of another kind. A voucher has 80 bits (D-29). A coupon that a merchant names may have any other shape.
 */
export const CODE_SHAPES: Record<DrawnKind, CodeShape> = {
  voucher: { letters: CROCKFORD, length: 16, group: 4, hasPrefix: false },
  series: { letters: DRAWN_LETTERS, length: 10, group: 10, hasPrefix: true },
  partner: { letters: DRAWN_LETTERS, length: 11, group: 11, hasPrefix: true },
  reward: { letters: DRAWN_LETTERS, length: 13, group: 13, hasPrefix: true },
}

const DRAWN_KINDS = Object.keys(CODE_SHAPES) as DrawnKind[]

/** A hyphen between two groups may be left out when the code is typed. */
const patternOf = ({ letters, length, group, hasPrefix }: CodeShape): RegExp =>
  new RegExp(
    `^${hasPrefix ? `${PREFIX}-` : ''}${Array(length / group)
      .fill(`[${letters}]{${group}}`)
      .join('-?')}$`,
  )

const PATTERNS = Object.fromEntries(DRAWN_KINDS.map((kind) => [kind, patternOf(CODE_SHAPES[kind])])) as Record<DrawnKind, RegExp>
/** Pattern of a coupon's code. */
const COUPON = /^[A-Z0-9][A-Z0-9_-]{2,39}$/
const WHOLE_PREFIX = new RegExp(`^${PREFIX}$`)

export const isCodePrefix = (text: string): boolean => WHOLE_PREFIX.test(text)

/** Returns the one kind that claims a canonical code, null when no code looks like this (D-88). */
export function kindOfCode(code: string): CodeKind | null {
  return DRAWN_KINDS.find((kind) => PATTERNS[kind].test(code)) ?? (COUPON.test(code) ? 'coupon' : null)
}

/** Returns a code of this kind in canonical form. `pick(n)`: a random whole number from 0 to n − 1. `prefix`: of kinds that have one. */
export function drawCode(kind: DrawnKind, pick: (count: number) => number, prefix = ''): string {
  const { letters, length, group, hasPrefix } = CODE_SHAPES[kind]
  const drawn = Array.from({ length }, () => letters[pick(letters.length)]).join('')
  const grouped = grouping(drawn, group)
  return hasPrefix ? `${prefix}-${grouped}` : grouped
}

const grouping = (letters: string, group: number): string => (letters.match(new RegExp(`.{1,${group}}`, 'g')) ?? []).join('-')

/**
 * Returns a code as it is stored and compared: upper case without spaces, vouchers in groups of four; '' when nothing is left.
 */
export function canonicalCode(typed: string): string {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\s/g, '')
    // Word processors put dashes where hyphens were.
    .replace(/\p{Pd}/gu, '-')
  return isVoucherCode(code) ? grouping(code.replaceAll('-', ''), CODE_SHAPES.voucher.group) : code
}

/** Returns each code once, in the order typed. */
export const canonicalCodes = (typed: readonly string[]): string[] => [...new Set(typed.map(canonicalCode))].filter(Boolean)

/**
 * Returns whether a code has the form of a voucher's code: a wrong one gets the one refusal of vouchers without details (D-29).
 */
export const isVoucherCode = (code: string): boolean => PATTERNS.voucher.test(code)
