/** A signed-in customer confirms the session by the identity that the account has: of use where there is no password (ASVS 7.5.1). */
import type { ProvenPerson } from '#domain/customers/identity.ts'
import { renewConfirmed, type Confirmation } from '#services/customers/confirm-session.ts'
import type { SignedIn } from '#services/customers/sessions.ts'
import type { LimitRefusal } from '#services/limits/limits.ts'
import type { IdentityProvider } from '#services/ports.ts'
import type { Shop } from '#services/shop.ts'
import { lockCustomer } from '#store/customers/customers.ts'
import { findIdentityOwner } from '#store/customers/identities.ts'
import { departFor, type LinkTarget } from './flow.ts'
import { readIdentity } from './links.ts'

interface Beginning extends Pick<LinkTarget, 'market'> {
  customer: Pick<SignedIn, 'id' | 'sessionId'>
  page: NonNullable<LinkTarget['confirms']>
  ip: string
}

/** Begins to confirm. The way back needs the same session. */
export async function beginConfirmation(
  shop: Pick<Shop, 'db' | 'clock' | 'tokens' | 'log'>,
  provider: IdentityProvider,
  { customer, market, page, ip }: Beginning,
): Promise<
  | { ok: true; url: string; sealed: string }
  | { ok: false; reason: 'identity_not_found' | 'google_unavailable' }
  | LimitRefusal<'too_many_sign_ins'>
> {
  if (!(await readIdentity(shop, customer.id))) return { ok: false, reason: 'identity_not_found' }
  const link = { sessionId: customer.sessionId, market, confirms: page }
  const departure = await departFor(shop, provider, { ip, link })
  return 'reason' in departure && departure.reason === 'OAuthSignin' ? { ok: false, reason: 'google_unavailable' } : departure
}

/** Confirms the session by the person who has come back; null for anybody else than its customer. */
export const confirmByIdentity = (
  shop: Pick<Shop, 'db' | 'clock' | 'tokens'>,
  { id, sessionId }: Pick<SignedIn, 'id' | 'sessionId'>,
  person: ProvenPerson,
): Promise<Confirmation | null> =>
  shop.db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, id)
    if (!customer || customer.disabledAt || (await findIdentityOwner(tx, person)) !== id) return null
    return renewConfirmed(shop, tx, sessionId)
  })
