/** The identities of a signed-in customer: shown, linked and unlinked. Changes need a session that was confirmed a short time ago. */
import type { ProvenPerson } from '#domain/customers/identity.ts'
import { isConfirmed } from '#services/customers/confirm-session.ts'
import { customerMailJob } from '#services/customers/customer-mails.ts'
import type { SignedIn } from '#services/customers/sessions.ts'
import type { LimitRefusal } from '#services/limits/limits.ts'
import type { IdentityProvider } from '#services/ports.ts'
import type { Shop } from '#services/shop.ts'
import { lockCustomer } from '#store/customers/customers.ts'
import {
  deleteIdentities,
  findIdentityOwner,
  insertIdentity,
  readIdentities,
  type LinkedIdentity,
} from '#store/customers/identities.ts'
import { readPasskeys } from '#store/customers/passkeys.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { departFor, type LinkTarget } from './flow.ts'

export type { LinkedIdentity }

interface Refused<Reason> {
  ok: false
  reason: Reason
}

/** Returns the identity of a customer, null without one. */
export const readIdentity = async ({ db }: Pick<Shop, 'db'>, customerId: string): Promise<LinkedIdentity | null> =>
  (await readIdentities(db.query, customerId))[0] ?? null

/** Begins to link. The way back needs the same session. */
export async function beginLink(
  shop: Pick<Shop, 'db' | 'clock' | 'tokens' | 'log'>,
  provider: IdentityProvider,
  { customer, market, ip }: { customer: SignedIn; market: LinkTarget['market']; ip: string },
): Promise<
  | { ok: true; url: string; sealed: string }
  | Refused<'confirmation_required' | 'identity_linked' | 'google_unavailable'>
  | LimitRefusal<'too_many_sign_ins'>
> {
  if (!isConfirmed(customer, shop.clock.now())) return { ok: false, reason: 'confirmation_required' }
  if (await readIdentity(shop, customer.id)) return { ok: false, reason: 'identity_linked' }
  const departure = await departFor(shop, provider, { ip, link: { sessionId: customer.sessionId, market } })
  return 'reason' in departure && departure.reason === 'OAuthSignin' ? { ok: false, reason: 'google_unavailable' } : departure
}

/** What became of a link: `taken` by another account, or the account has another identity. */
export type LinkOutcome = 'linked' | 'taken'

/** Links the person who has come back, and tells the customer by mail. Linked already: nothing changes. */
export async function linkIdentity(
  { db, clock, jobSignal }: Pick<Shop, 'db' | 'clock' | 'jobSignal'>,
  customerId: string,
  { person, browser }: { person: ProvenPerson; browser: string },
): Promise<LinkOutcome> {
  const outcome = await db.transaction(async (tx): Promise<LinkOutcome> => {
    const now = clock.now()
    // Locked, so that two links at the same moment see each other.
    if (!(await lockCustomer(tx, customerId))) return 'taken'
    const owner = await findIdentityOwner(tx, person)
    if (owner !== null) return owner === customerId ? 'linked' : 'taken'
    if ((await readIdentities(tx, customerId)).length > 0) return 'taken'
    if (!(await insertIdentity(tx, { ...person, customerId }, now))) return 'taken'
    await enqueue(tx, customerMailJob({ mail: 'identity_linked', customerId, browser }, now))
    return 'linked'
  })
  jobSignal.wake()
  return outcome
}

/** Unlinks where a password or a passkey is left to sign in with, and tells the customer by mail. `browser`: name of the one that asks. */
export async function unlinkIdentity(
  { db, clock, jobSignal }: Pick<Shop, 'db' | 'clock' | 'jobSignal'>,
  { id, confirmedAt }: Pick<SignedIn, 'id' | 'confirmedAt'>,
  browser: string,
): Promise<{ ok: true } | Refused<'confirmation_required' | 'identity_not_found' | 'only_way_in'>> {
  const now = clock.now()
  if (!isConfirmed({ confirmedAt }, now)) return { ok: false, reason: 'confirmation_required' }
  const answer = await db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, id)
    if (!customer || (await readIdentities(tx, id)).length === 0) return { ok: false, reason: 'identity_not_found' } as const
    const isOnlyWay = customer.passwordHash === null && (await readPasskeys(tx, id)).length === 0
    if (isOnlyWay) return { ok: false, reason: 'only_way_in' } as const
    await deleteIdentities(tx, id)
    await enqueue(tx, customerMailJob({ mail: 'identity_unlinked', customerId: id, browser }, now))
    return { ok: true } as const
  })
  jobSignal.wake()
  return answer
}
