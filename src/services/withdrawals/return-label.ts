/** Prints the label for the way back of withdrawn goods (LAW-3): the customer sticks it on the box, whichever courier takes it. */
import { readMerchant } from '#services/content/shop-front.ts'
import type { Shop } from '#services/shop.ts'
import { findWithdrawals } from '#store/withdrawals/withdrawals.ts'
import { readReturnLines } from './return-address.ts'

/**
 * Returns the label of a declared withdrawal as PDF, in its language; null for any other token. Its bars are the number of the withdrawal. The
 * sender is what was declared, never the address of an order: whoever knows an order's number can declare.
 */
export async function returnLabel(
  { db, tokens, printLabel }: Pick<Shop, 'db' | 'tokens' | 'printLabel'>,
  token: string,
): Promise<{ number: string; pdf: Uint8Array } | null> {
  const [found] = await findWithdrawals(db.query, { tokenHash: tokens.hash(token) })
  if (!found) return null
  const { number, locale, name, email, declaredAt } = found
  const merchant = await readMerchant({ db })
  const pdf = await printLabel({
    awb: number,
    locale,
    at: declaredAt,
    shopName: merchant.name,
    logo: merchant.logo,
    from: [name, email],
    to: await readReturnLines(db.query, merchant, locale),
    collect: null,
  })
  return { number, pdf }
}
