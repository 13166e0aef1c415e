/** Resolves typed codes. Codes are counted as guesses before they are answered (D-29). */
import { isVoucherCode, type TypedCode } from '#domain/promotions/codes.ts'
import { CODE_GUESS_LIMIT, secondsUntil, windowEnd } from '#domain/checkout/limits.ts'
import { voucherRefusal } from '#domain/promotions/voucher.ts'
import type { Shop } from '#services/shop.ts'
import type { CartFacts } from '#store/cart/cart-facts.ts'
import { countGuesses, releaseGuesses } from '#store/promotions/code-guesses.ts'
import type { Query } from '#store/database/db.ts'

type CodeFacts = Pick<CartFacts, 'coupons' | 'vouchers' | 'counted'>

interface Asker {
  tokens: Shop['tokens']
  /** Address of the caller. */
  ip: string
  now: Date
}

/** Returns what the store needs to count these canonical codes as guesses of the caller. */
export const guessesOf = (codes: readonly string[], { tokens, ip }: Pick<Asker, 'tokens' | 'ip'>) => ({
  caller: tokens.subject('caller', ip),
  hashes: codes.map((code) => tokens.subject('code', code).toString('hex')),
})

/**
 * Returns what canonical codes are, in their order. A code that this caller has not typed in the current window is counted first; when
 * the limit is reached, nothing is answered about it, not even whether it exists. Codes that exist do not stay counted.
 */
export async function typedCodes(
  query: Query,
  codes: readonly string[],
  facts: CodeFacts,
  { tokens, ip, now }: Asker,
): Promise<TypedCode[]> {
  const { caller, hashes } = guessesOf(codes, { tokens, ip })
  const fresh = hashes.filter((hash) => !facts.counted.includes(hash))
  const found = codes.map((code) => lookUp(code, facts, now))
  if (fresh.length === 0) return found
  const guess = { caller, hashes: fresh, most: CODE_GUESS_LIMIT.most, until: windowEnd(CODE_GUESS_LIMIT, now), now }
  const { isAllowed, until } = await countGuesses(query, guess)
  if (!isAllowed) {
    const retryAfter = secondsUntil(until, now)
    return found.map((one, at) => {
      if (!fresh.includes(hashes[at]!)) return one
      return { kind: 'unknown', code: one.code, state: 'error_too_many_tries', retryAfter }
    })
  }
  const existing = found.filter(({ kind }, at) => kind !== 'unknown' && fresh.includes(hashes[at]!)).length
  if (existing > 0) await releaseGuesses(query, { caller, count: existing, until })
  return found
}

/** Stopped and expired vouchers are answered like codes that do not exist (D-29). */
function lookUp(code: string, { coupons, vouchers }: CodeFacts, now: Date): TypedCode {
  const coupon = coupons.find((one) => one.code === code)
  if (coupon) return { kind: 'coupon', code, coupon }
  const voucher = vouchers.find((one) => one.code === code)
  if (voucher && voucherRefusal(voucher, { currency: voucher.currency, now }) !== 'error_invalid')
    return { kind: 'voucher', code, voucher }
  return { kind: 'unknown', code, state: voucher || isVoucherCode(code) ? 'error_invalid' : 'error_not_exist' }
}
