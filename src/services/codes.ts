/** Finding what a typed code is, and not answering those who guess (D-29). */
import { createHash } from 'node:crypto'
import { isVoucherCode, type CodeOutcome, type TypedCode } from '#domain/codes.ts'
import type { Shop } from '#src/shop.ts'
import { countMisses, recordMisses } from '#store/code-misses.ts'
import { findCoupons, type CouponUser } from '#store/coupons.ts'
import type { Query } from '#store/db.ts'
import { findVouchers } from '#store/vouchers.ts'

/** Different wrong codes that one address may try in an hour. */
const MOST_MISSES = 20
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What canonical codes are, in their order. Blocked callers learn nothing, not even of codes that exist. */
export async function lookUpCodes(
  query: Query,
  codes: readonly string[],
  { user, isBlocked }: { user: CouponUser; isBlocked: boolean },
): Promise<TypedCode[]> {
  if (codes.length === 0) return []
  if (isBlocked) return codes.map((code) => ({ kind: 'unknown', code, state: 'error_too_many_tries' }))
  const coupons = await findCoupons(query, codes, user)
  const rest = codes.filter((code) => isVoucherCode(code))
  const vouchers = rest.length > 0 ? await findVouchers(query, rest) : []
  return codes.map((code): TypedCode => {
    const coupon = coupons.find((one) => one.code === code)
    if (coupon) return { kind: 'coupon', code, coupon }
    const voucher = vouchers.find((one) => one.code === code)
    if (voucher) return { kind: 'voucher', code, voucher }
    return { kind: 'unknown', code, state: isVoucherCode(code) ? 'error_invalid' : 'error_not_exist' }
  })
}

/** Whoever guesses: an address, of IPv6 the network that one household has. */
const clientOf = (ip: string): string => (ip.includes(':') ? `${ip.split(':').slice(0, 4).join(':')}::/64` : ip)

/** Has this address tried too many wrong codes in the last hour? */
export async function isGuessing({ db, clock }: Pick<Shop, 'db' | 'clock'>, ip: string): Promise<boolean> {
  return (await countMisses(db.query, clientOf(ip), new Date(clock.now().getTime() - HOUR))) >= MOST_MISSES
}

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
