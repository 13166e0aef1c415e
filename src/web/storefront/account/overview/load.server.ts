/** Loads the overview of the account. */
import { account } from '#messages/customers/account.ts'
import { listOrders } from '#services/orders/customer-orders.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { ordersView } from '#web/storefront/account/account-orders-view.server.ts'
import { addressesView } from '#web/storefront/account/addresses.server.ts'
import type { OverviewPage } from './page.tsx'

const SHOWN_ORDERS = 3

export const load: Load<OverviewPage> = async ({ shop, visitor, now }) => {
  const customer = visitor.customer!
  const [list, { addresses }] = await Promise.all([listOrders(shop, customer.id), addressesView(shop, customer)])
  const { orders, claimable, total } = ordersView(list, now)
  const { firstName, lastName, email } = customer
  return {
    data: {
      firstName,
      lastName,
      email,
      orders: orders.slice(0, SHOWN_ORDERS),
      hasMoreOrders: total > SHOWN_ORDERS,
      claimable,
      address: addresses.find(({ isDelivery }) => isDelivery) ?? null,
    },
    head: { title: account(), alternates: alternatesOf('/my') },
  }
}
