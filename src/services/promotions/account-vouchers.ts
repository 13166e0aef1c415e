/** Vouchers that a signed-in customer has or adds to the account (D-29, D-61). */
import { MAX_SAVED_VOUCHERS } from '#domain/customers/account-limits.ts'
import { MARKETS } from '#domain/market/market.ts'
import { canonicalCode } from '#domain/promotions/codes.ts'
import type { SignedIn } from '#services/customers/sessions.ts'
import type { Shop } from '#services/shop.ts'
import { readCartFacts } from '#store/cart/cart-facts.ts'
import { countSavedVouchers, readAccountVouchers, saveVoucher, type AccountVoucher } from '#store/customers/account-vouchers.ts'
import { lockCustomer } from '#store/customers/customers.ts'
import { guessesOf, typedCodes } from './codes.ts'

export interface ListedVoucher extends AccountVoucher {
  /** Public token of its page; null for a voucher whose token was not derived from a key of the shop. */
  token: string | null
}

/** Returns the vouchers of the customer that were not stopped, the newest first. */
export async function listVouchersOf({ db, tokens }: Pick<Shop, 'db' | 'tokens'>, customerId: string): Promise<ListedVoucher[]> {
  const vouchers = await readAccountVouchers(db.query, customerId)
  return vouchers.map((voucher) => {
    const token = tokens.voucherToken(voucher.id, voucher.tokenHash)
    return { ...voucher, token: tokens.hash(token).equals(voucher.tokenHash) ? token : null }
  })
}

export type VoucherAnswer =
  | { ok: true }
  | { ok: false; reason: 'error_invalid' | 'too_many_vouchers' }
  | { ok: false; reason: 'error_too_many_tries'; retryAfter: number }

/** Adds a voucher by its typed code, which counts as a guess of the caller like a code in a cart (D-29). */
export async function addVoucher(
  { db, clock, tokens }: Pick<Shop, 'db' | 'clock' | 'tokens'>,
  { id, market }: Pick<SignedIn, 'id' | 'market'>,
  { code: typed, ip }: { code: string; ip: string },
): Promise<VoucherAnswer> {
  const now = clock.now()
  const code = canonicalCode(typed)
  const { locale, currency } = MARKETS[market]
  const user = { email: null, phone: null, customerId: id }
  const asked = { codes: [code], user, ...guessesOf([code], { tokens, ip }) }
  const facts = await readCartFacts(db.query, { ids: [], locale, currency, now }, asked)
  const [found] = await typedCodes(db.query, [code], facts, { tokens, ip, now })
  if (found?.kind === 'unknown' && found.state === 'error_too_many_tries')
    return { ok: false, reason: found.state, retryAfter: found.retryAfter }
  if (found?.kind !== 'voucher') return { ok: false, reason: 'error_invalid' }
  return db.transaction(async (tx) => {
    await lockCustomer(tx, id)
    if ((await countSavedVouchers(tx, id)) >= MAX_SAVED_VOUCHERS) return { ok: false, reason: 'too_many_vouchers' }
    await saveVoucher(tx, id, found.voucher.id, now)
    return { ok: true }
  })
}
