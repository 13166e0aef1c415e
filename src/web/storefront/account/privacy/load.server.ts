/** Loads what the customer has agreed to. */
import { privacy as title } from '#messages/customers/account.ts'
import { readDetails } from '#services/customers/details.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import { notFound, type Load } from '#web/http/pages/page.ts'
import { consentsView } from '#web/storefront/account/details.server.ts'
import { confirmingOf } from '#web/storefront/account/confirm/confirming.server.ts'
import type { PrivacyPage } from './page.tsx'

export const load: Load<PrivacyPage> = async ({ shop, visitor }) => {
  const customer = visitor.customer!
  const { id, email } = customer
  const [details, consents] = await Promise.all([readDetails(shop, id), consentsView(shop, id)])
  // Deleted since the session was read.
  if (!details) notFound()
  const confirming = await confirmingOf(shop, { customer, details, query: visitor.query })
  return {
    data: { email, confirming, ...consents },
    head: { title: title(), alternates: alternatesOf('/my/privacy') },
  }
}
