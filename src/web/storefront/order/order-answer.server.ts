/** The answer of endpoints that show an order. */
import { refundsOf } from '#services/orders/customer-orders.ts'
import { readOrderDocuments } from '#services/orders/order-documents.ts'
import type { OrderRecord } from '#services/orders/place-order.ts'
import { readMarketTerms } from '#services/payment-terms/read-terms.ts'
import { offeredWallets } from '#services/payments/wallets.ts'
import type { Shop } from '#services/shop.ts'
import { json } from '#web/http/api/endpoint.ts'
import { orderView } from './order-view.server.ts'

/** Returns an order as it is now, with its documents and refunds, and how it can be paid. @param token of its address */
export async function answerOrder(shop: Shop, order: OrderRecord, token: string): Promise<Response> {
  const documents = (await readOrderDocuments(shop, [order.id])).get(order.id) ?? []
  const refunds = await refundsOf(shop, order)
  const terms = await readMarketTerms(shop.db.query, shop.config, order.market)
  const wallets = offeredWallets(shop, terms)
  return json(orderView(order, token, { documents, refunds, now: shop.clock.now(), terms, wallets }))
}
