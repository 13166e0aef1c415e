/** Loads what the customer has agreed to. */
import { privacy as title } from '#messages/customers/account.ts'
import { readDetails } from '#services/customers/details.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import { notFound, type Load } from '#web/http/pages/page.ts'
import { consentsView } from '#web/storefront/account/details.server.ts'
import type { PrivacyPage } from './page.tsx'

export const load: Load<PrivacyPage> = async ({ shop, visitor }) => {
  const { id, email } = visitor.customer!
  const [details, consents] = await Promise.all([readDetails(shop, id), consentsView(shop, id)])
  // Deleted since the session was read.
  if (!details) notFound()
  return {
    data: { email, hasPassword: details.hasPassword, ...consents },
    head: { title: title(), alternates: alternatesOf('/my/privacy') },
  }
}
