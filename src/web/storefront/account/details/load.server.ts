/** Loads the personal details of the customer. */
import { details as title } from '#messages/customers/account.ts'
import { readDetails } from '#services/customers/details.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import { notFound, type Load } from '#web/http/pages/page.ts'
import { detailsView } from '#web/storefront/account/details.server.ts'
import { confirmingOf } from '#web/storefront/account/confirm/confirming.server.ts'
import type { DetailsPage } from './page.tsx'

export const load: Load<DetailsPage> = async ({ shop, visitor }) => {
  const customer = visitor.customer!
  const details = await readDetails(shop, customer.id)
  // Deleted since the session was read.
  if (!details) notFound()
  const confirming = await confirmingOf(shop, { customer, details, query: visitor.query })
  return {
    data: { details: detailsView(details), confirming },
    head: { title: title(), alternates: alternatesOf('/my/details') },
  }
}
