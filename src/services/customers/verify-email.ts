/** Verification of an account's address by the link of a mail (D-60). */
import { emailKey } from '#domain/customers/email.ts'
import { countAccountMail } from '#services/limits/account-limits.ts'
import type { LimitRefusal } from '#services/limits/limits.ts'
import type { Shop } from '#services/shop.ts'
import { isSecretToken } from '#services/tokens.ts'
import { lockCustomer, markVerified } from '#store/customers/customers.ts'
import { deleteMailTokens, useMailToken } from '#store/customers/mail-tokens.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { customerMailJob } from './customer-mails.ts'
import { requestLink } from './mail-links.ts'

type LinkShop = Pick<Shop, 'db' | 'clock' | 'tokens' | 'jobSignal'>

export type LinkRefusal = { ok: false; reason: 'token_invalid' } | LimitRefusal<'too_many_requests'>

/** Uses the token of a verification mail, once. The account gets the name and password of the registration that the link belongs to. */
export async function verifyEmail(
  shop: LinkShop,
  { token, ip }: { token: string; ip: string },
): Promise<{ ok: true; email: string } | LinkRefusal> {
  const limited = await countAccountMail(shop, ip)
  if (limited) return limited
  if (!isSecretToken(token)) return { ok: false, reason: 'token_invalid' }
  const now = shop.clock.now()
  const email = await shop.db.transaction(async (tx) => {
    const used = await useMailToken(tx, { hash: shop.tokens.hash(token), purpose: 'verify' }, now)
    const customer = used && (await lockCustomer(tx, used.customerId))
    if (!customer || customer.emailVerifiedAt || customer.disabledAt || emailKey(used.email) !== customer.emailKey) return null
    await markVerified(tx, customer.id, used, now)
    await deleteMailTokens(tx, customer.id)
    await enqueue(tx, customerMailJob({ mail: 'welcome', customerId: customer.id }, now))
    return customer.email
  })
  shop.jobSignal.wake()
  return email === null ? { ok: false, reason: 'token_invalid' } : { ok: true, email }
}

/** Sends another link to an address that waits for its verification; the same answer for every address. */
export const resendVerification = (shop: LinkShop, email: string, ip: string) =>
  requestLink(shop, { purpose: 'verify', email, ip })
