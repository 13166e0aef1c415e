/** Loads the personal details of the customer. */
import { details as title } from '#messages/customers/account.ts'
import { readDetails } from '#services/customers/details.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import { notFound, type Load } from '#web/http/pages/page.ts'
import { detailsView } from '#web/storefront/account/details.server.ts'
import type { DetailsPage } from './page.tsx'

export const load: Load<DetailsPage> = async ({ shop, visitor }) => {
  const details = await readDetails(shop, visitor.customer!.id)
  // Deleted since the session was read.
  if (!details) notFound()
  return { data: detailsView(details), head: { title: title(), alternates: alternatesOf('/my/details') } }
}
