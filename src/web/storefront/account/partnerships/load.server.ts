/** Loads the customer's partnerships. */
import { partnerships as title } from '#messages/customers/account.ts'
import { listPartnerships } from '#services/promotions/partnerships.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import { notFound, type Load } from '#web/http/pages/page.ts'
import type { PartnershipsPage } from './page.tsx'

export const load: Load<PartnershipsPage> = async ({ shop, market, visitor: { customer } }) => ({
  data: { partnerships: customer ? await listPartnerships(shop, customer.id, market) : notFound() },
  head: { title: title(), robots: 'noindex, nofollow', alternates: alternatesOf('/my/partnerships') },
})
