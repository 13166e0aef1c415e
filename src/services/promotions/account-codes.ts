/** The personal codes of a customer: those that partnerships have given (D-30, D-61). */
import type { Shop } from '#services/shop.ts'
import { readAccountCodes, type AccountCode } from '#store/customers/account-codes.ts'

export type AccountCodeState = 'active' | 'used' | 'expired' | 'stopped'

/** Returns the codes of a customer, the newest first, each with its state now; of a code of the partner's shop only that it was given is known. */
export async function listCodesOf(
  { db }: Pick<Shop, 'db'>,
  customerId: string,
  now: Date,
): Promise<(AccountCode & { state: AccountCodeState })[]> {
  const codes = await readAccountCodes(db.query, customerId)
  return codes.map((code) => ({ ...code, state: stateOf(code, now) }))
}

function stateOf({ coupon, validUntil }: AccountCode, now: Date): AccountCodeState {
  if (coupon?.isUsed) return 'used'
  if (coupon?.isStopped) return 'stopped'
  return validUntil !== null && now.getTime() > validUntil.getTime() ? 'expired' : 'active'
}
