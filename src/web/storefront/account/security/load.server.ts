/** Loads the passkeys, the account at Google and the sessions of the customer. */
import { security as title } from '#messages/customers/account.ts'
import { outcomes } from '#messages/customers/google.ts'
import { readDetails } from '#services/customers/details.ts'
import { readIdentity } from '#services/customers/identities/links.ts'
import { listPasskeys } from '#services/customers/passkeys/passkeys.ts'
import { listSessions } from '#services/customers/sessions.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import { notFound, type Load } from '#web/http/pages/page.ts'
import { passkeyView } from '#web/storefront/account/passkeys.server.ts'
import type { GoogleOutcome } from './google-account.tsx'
import type { SecurityPage } from './page.tsx'

const OUTCOMES = Object.keys(outcomes) as GoogleOutcome[]

export const load: Load<SecurityPage> = async ({ shop, visitor }) => {
  const { id, sessionId, email } = visitor.customer!
  const [details, passkeys, identity, sessions] = await Promise.all([
    readDetails(shop, id),
    listPasskeys(shop, id),
    readIdentity(shop, id),
    listSessions(shop, id),
  ])
  // Deleted since the session was read.
  if (!details) notFound()
  return {
    data: {
      email,
      hasPassword: details.hasPassword,
      passkeys: passkeys.map(passkeyView),
      google: (shop.google || identity) && {
        identity: identity && { email: identity.email, createdAt: identity.createdAt.toISOString() },
        outcome: OUTCOMES.find((outcome) => outcome === visitor.query.get('google')) ?? null,
        isOffered: shop.google !== null,
      },
      sessions: sessions.map(({ id: own, browser, createdAt, lastUsedAt }) => ({
        id: own,
        browser,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: own === sessionId,
      })),
    },
    head: { title: title(), alternates: alternatesOf('/my/security') },
  }
}
