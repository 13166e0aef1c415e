/** Loads the vouchers and personal codes of the customer. */
import { vouchers as title } from '#messages/customers/account.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { vouchersView } from '#web/storefront/account/vouchers.server.ts'
import type { VouchersPage } from './page.tsx'

export const load: Load<VouchersPage> = async ({ shop, market, visitor, now }) => ({
  data: await vouchersView(shop, { customerId: visitor.customer!.id, locale: market.locale }, now),
  head: { title: title(), alternates: alternatesOf('/my/vouchers') },
})
