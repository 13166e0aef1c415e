/** Loads the passkeys and the sessions of the customer. */
import { security as title } from '#messages/customers/account.ts'
import { readDetails } from '#services/customers/details.ts'
import { listPasskeys } from '#services/customers/passkeys/passkeys.ts'
import { listSessions } from '#services/customers/sessions.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import { notFound, type Load } from '#web/http/pages/page.ts'
import { passkeyView } from '#web/storefront/account/passkeys.server.ts'
import type { SecurityPage } from './page.tsx'

export const load: Load<SecurityPage> = async ({ shop, visitor }) => {
  const { id, sessionId, email } = visitor.customer!
  const [details, passkeys, sessions] = await Promise.all([readDetails(shop, id), listPasskeys(shop, id), listSessions(shop, id)])
  // Deleted since the session was read.
  if (!details) notFound()
  return {
    data: {
      email,
      hasPassword: details.hasPassword,
      passkeys: passkeys.map(passkeyView),
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
