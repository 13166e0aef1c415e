/** Endpoint of the recalls of what a customer has bought (LAW-41). */
import { href, MARKETS, type Market } from '#domain/market/market.ts'
import { recallsHref } from '#domain/market/page-paths.ts'
import { goodsIn } from '#domain/recalls/recalled-goods.ts'
import { listOwnedRecalls } from '#services/recalls/owned-recalls.ts'
import { json, parse, type ApiRoute, type CustomerContext } from '#web/http/api/endpoint.ts'
import { ownedRecallsAnswer, type OwnedRecallView } from '#web/schema/account-orders.ts'
import { localeQuery } from '#web/schema/values.ts'

/** Returns the recalls that run of what an account has ordered, the newest first, in the words of a market. */
export async function ownedRecallsView(
  shop: Parameters<typeof listOwnedRecalls>[0],
  customerId: string,
  market: Market,
): Promise<OwnedRecallView[]> {
  const owned = await listOwnedRecalls(shop, customerId)
  return owned.map(({ recall, goods, order }) => ({
    name: goodsIn(goods, market.locale).name,
    href: recallsHref(market, recall),
    order,
    orderHref: href(market, `/my/orders/${order}`),
  }))
}

async function list({ shop, customer, url }: CustomerContext): Promise<Response> {
  const { locale } = parse(Object.fromEntries(url.searchParams), localeQuery)
  return json({ recalls: await ownedRecallsView(shop, customer.id, MARKETS[locale]) })
}

export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/my/recalls',
    guard: 'customer',
    describe: {
      summary: 'Recalls that run of what the customer has ordered, the newest first',
      query: localeQuery,
      answers: { 200: ownedRecallsAnswer },
    },
    handler: list,
  },
]
