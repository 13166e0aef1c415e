/** What became of a typed code, in the words of the wire. */
import type { CodeOutcome } from '#domain/promotions/codes.ts'
import type { QuoteCode } from '#web/storefront/contract.ts'

const nothing = {
  amount: 0,
  type: null,
  discount: null,
  maxAmount: null,
  minPurchase: null,
  missing: null,
  currency: null,
  validUntil: null,
  appliesTo: null,
  credit: null,
  retryAfter: null,
} as const

/** A voucher refused as invalid reveals nothing else (D-29). */
export function codeView(outcome: CodeOutcome): QuoteCode {
  const { code, state } = outcome
  switch (outcome.kind) {
    case 'unknown':
      return {
        ...nothing,
        code,
        kind: 'unknown',
        state,
        retryAfter: outcome.state === 'error_too_many_tries' ? outcome.retryAfter : null,
        warnings: [],
      }
    case 'voucher': {
      if (state === 'error_invalid') return { ...nothing, code, kind: 'unknown', state, warnings: [] }
      const { currency, validUntil, balance } = outcome.voucher
      const until = validUntil?.toISOString() ?? null
      return {
        ...nothing,
        code,
        kind: 'voucher',
        state,
        amount: outcome.amount,
        type: 2,
        currency,
        validUntil: until,
        credit: balance,
        warnings: [],
      }
    }
    case 'coupon': {
      const { coupon, amount, missing, warnings } = outcome
      return {
        code,
        kind: 'coupon',
        state,
        amount,
        type: coupon.type,
        discount: coupon.amount,
        maxAmount: coupon.maxAmount || null,
        minPurchase: coupon.minPurchase || null,
        missing,
        currency: coupon.currency,
        validUntil: coupon.end?.toISOString() ?? null,
        appliesTo: coupon.appliesTo.kind,
        credit: null,
        retryAfter: null,
        warnings,
      }
    }
  }
}
