/** Loads an order of the customer. */
import { order as orderTitle } from '#messages/customers/orders.ts'
import { withdrawalHref } from '#domain/market/withdrawal-path.ts'
import { viewCustomerOrder } from '#services/orders/customer-orders.ts'
import { readMarketTerms } from '#services/payment-terms/read-terms.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import { notFound, type Load } from '#web/http/pages/page.ts'
import { customerOrderView } from '#web/storefront/account/account-orders-view.server.ts'
import type { OrderPage } from './page.tsx'

/** Another customer's order, a guest's and none are the same: a page that does not exist (D-61). */
export const load: Load<OrderPage> = async ({ shop, market, params, visitor, now }) => {
  // Addresses of pages are in small letters, numbers of orders in capitals.
  const number = params.number!.toUpperCase()
  const found = await viewCustomerOrder(shop, visitor.customer!.id, number)
  if (!found) notFound()
  const terms = await readMarketTerms(shop.db.query, shop.config, found.order.market)
  return {
    data: { ...customerOrderView(found, { now, terms }), withdrawal: withdrawalHref(market, found.token) },
    head: { title: orderTitle({ number }), alternates: alternatesOf(`/my/orders/${params.number}`) },
  }
}
