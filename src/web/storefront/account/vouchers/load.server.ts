/** Loads the vouchers of the customer. */
import { vouchers as title } from '#messages/customers/account.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { vouchersView } from '#web/storefront/account/vouchers.server.ts'
import type { VouchersPage } from './page.tsx'

export const load: Load<VouchersPage> = async ({ shop, visitor, now }) => ({
  data: await vouchersView(shop, visitor.customer!.id, now),
  head: { title: title(), alternates: alternatesOf('/my/vouchers') },
})
