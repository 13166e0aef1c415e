/** Loads the sessions of the customer. */
import { security as title } from '#messages/customers/account.ts'
import { readDetails } from '#services/customers/details.ts'
import { listSessions } from '#services/customers/sessions.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import { notFound, type Load } from '#web/http/pages/page.ts'
import type { SecurityPage } from './page.tsx'

export const load: Load<SecurityPage> = async ({ shop, visitor }) => {
  const { id, sessionId, email } = visitor.customer!
  const [details, sessions] = await Promise.all([readDetails(shop, id), listSessions(shop, id)])
  // Deleted since the session was read.
  if (!details) notFound()
  return {
    data: {
      email,
      hasPassword: details.hasPassword,
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
