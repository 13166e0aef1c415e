/** Finding what a typed code is, and not answering those who guess (D-29). */
import { createHash } from 'node:crypto'
import { isVoucherCode, type CodeOutcome, type TypedCode } from '#domain/promotions/codes.ts'
import type { Shop } from '#src/server/open-shop.ts'
import type { CartFacts } from '#store/cart/cart-facts.ts'
import { recordMisses } from '#store/promotions/code-misses.ts'

/** Different wrong codes that one address may try in an hour. */
const MOST_MISSES = 20
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What canonical codes are, in their order. Whoever tried too many wrong ones learns nothing, not even of codes that exist. */
export function typedCodes(
  codes: readonly string[],
  { coupons, vouchers, misses }: Pick<CartFacts, 'coupons' | 'vouchers' | 'misses'>,
): TypedCode[] {
  return codes.map((code): TypedCode => {
    if (misses >= MOST_MISSES) return { kind: 'unknown', code, state: 'error_too_many_tries' }
    const coupon = coupons.find((one) => one.code === code)
    if (coupon) return { kind: 'coupon', code, coupon }
    const voucher = vouchers.find((one) => one.code === code)
    if (voucher) return { kind: 'voucher', code, voucher }
    return { kind: 'unknown', code, state: isVoucherCode(code) ? 'error_invalid' : 'error_not_exist' }
  })
}

/** Whoever guesses: an address, of IPv6 the network that one household has. */
const clientOf = (ip: string): string => (ip.includes(':') ? `${ip.split(':').slice(0, 4).join(':')}::/64` : ip)

/** Whose wrong codes count against an asker, and since when. */
export const guessesOf = (ip: string, now: Date) => ({ client: clientOf(ip), since: new Date(now.getTime() - HOUR) })

/** Writes down which codes did not exist. */
export async function noteMisses(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  ip: string,
  codes: readonly CodeOutcome[],
): Promise<void> {
  const missed = codes.filter((code) => code.kind === 'unknown' && code.state !== 'error_too_many_tries')
  if (missed.length === 0) return
  const hashes = missed.map(({ code }) => createHash('sha256').update(code).digest())
  const now = clock.now()
  await recordMisses(db.query, clientOf(ip), hashes, { now, forget: new Date(now.getTime() - DAY) })
}
