/** Endpoints of what fits: the ages that products are for, and products for the customer's children. */
import { seenIn } from '#catalog/columns/market-view.ts'
import { agesOf } from '#catalog/products/ages.ts'
import { goodsForChild } from '#catalog/products/for-child.ts'
import { MAX_CHILD_RAILS, ROW_CARDS } from '#domain/catalog/list-lengths.ts'
import { marketDay } from '#domain/market/market-day.ts'
import { MARKETS } from '#domain/market/market.ts'
import { listChildren } from '#services/customers/children.ts'
import { json, parse, type ApiContext, type ApiRoute, type CustomerContext } from '#web/http/api/endpoint.ts'
import {
  agesAnswer,
  agesQuery,
  childGoodsAnswer,
  childGoodsQuery,
  type ChildGoodsView,
  type ProductAgesView,
} from '#web/schema/fit.ts'
import { cardsOf } from '#web/storefront/card/card-view.server.ts'

/**
 * `GET /api/ages?ids=10001,10002`: ages and sizes by age of up to 100 products, the same for everybody. A signed-in customer's browser
 * asks for those of the cards that it shows, and finds out itself what fits whom (LAW-51). Products without an age, and those that
 * cannot be bought or promoted, are left out. 400 for anything else.
 */
async function ages({ shop, url }: ApiContext): Promise<Response> {
  const { ids } = parse(Object.fromEntries(url.searchParams), agesQuery)
  const snapshot = shop.catalog.current
  const docs = ids.flatMap((id) => snapshot.byId.get(id) ?? [])
  const found = await agesOf(shop.db, snapshot, docs)
  const answer = found.map((one): ProductAgesView => ({ ...one, product: String(one.product) }))
  return json(answer, { headers: { 'cache-control': 'private, max-age=60' } })
}

/** `GET /api/my/children/goods?market=ro`: cards that fit the youngest children; the server knows whose, so the address says nothing. */
async function childGoods({ shop, url, customer }: CustomerContext): Promise<Response> {
  const market = MARKETS[parse(Object.fromEntries(url.searchParams), childGoodsQuery).market]
  const snapshot = seenIn(shop.catalog.current, market.locale)
  const today = marketDay(market, shop.clock.now())
  const rails: ChildGoodsView['rails'] = []
  for (const { id, dateOfBirth: birth } of await listChildren(shop, customer.id)) {
    if (rails.length === MAX_CHILD_RAILS) break
    const docs = await goodsForChild(shop.db, snapshot, market.currency, { birth, today }, ROW_CARDS)
    if (docs.length > 0) rails.push({ child: id, cards: cardsOf(snapshot, docs, market) })
  }
  return json({ rails } satisfies ChildGoodsView)
}

export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/ages',
    guard: 'public',
    describe: { summary: 'Ages and sizes by age of products', query: agesQuery, answers: { 200: agesAnswer } },
    handler: ages,
  },
  {
    method: 'GET',
    path: '/api/my/children/goods',
    guard: 'customer',
    describe: { summary: 'Products that fit the children', query: childGoodsQuery, answers: { 200: childGoodsAnswer } },
    handler: childGoods,
  },
]
