/** Loads a page of the customer's orders. */
import { orders } from '#messages/customers/account.ts'
import { listOrders } from '#services/orders/customer-orders.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import { notFound, type Load } from '#web/http/pages/page.ts'
import { ordersView } from '#web/storefront/account/account-orders-view.server.ts'
import type { OrdersPage } from './page.tsx'

/** `?page=2`; a page beyond the last is none. */
export const load: Load<OrdersPage> = async ({ shop, visitor, now }) => {
  const asked = visitor.query.get('page') ?? '1'
  if (!/^[1-9]\d{0,4}$/.test(asked)) notFound()
  const list = await listOrders(shop, visitor.customer!.id, Number(asked))
  if (list.page > list.pages) notFound()
  return { data: ordersView(list, now), head: { title: orders(), alternates: alternatesOf('/my/orders') } }
}
