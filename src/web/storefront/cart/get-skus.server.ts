/** Endpoint `get-skus`: current prices of items (D-11). */
import { ITEM_ID, MAX_IDS } from '#domain/catalog/item-id.ts'
import { MARKETS, type Currency } from '#domain/market/market.ts'
import { isOnSale } from '#domain/catalog/product.ts'
import { priceItems, type PricedItem } from '#services/cart/items.ts'
import { json, parse, problem, readUncheckedJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { localeQuery } from '#web/schema/values.ts'
import { itemsAnswer, itemsRequest, type PricedItemView } from '#web/schema/cart.ts'

/** The wire's names: RON plain, the other currencies with their suffix (SPEC-3); `on_sale` in the currency asked for. */
export const itemView = ({ prices, isBundle, ...item }: PricedItem, currency: Currency): PricedItemView => ({
  ...item,
  mrp: prices.RON.mrp,
  sale: prices.RON.catalogPrice,
  mrp_eur: prices.EUR.mrp,
  sale_eur: prices.EUR.catalogPrice,
  mrp_huf: prices.HUF.mrp,
  sale_huf: prices.HUF.catalogPrice,
  on_sale: isOnSale(prices[currency]),
  is_bundle: isBundle,
})

/** Returns how many ids a body lists, 0 for one that has no list. */
function lengthOf(given: unknown): number {
  const list = Array.isArray(given) ? given : (given as { ids?: unknown } | null)?.ids
  return Array.isArray(list) ? list.length : 0
}

/** `POST /api/aws/get-skus`: fresh prices by variant or product id, in the order asked (D-11). */
export const routes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/aws/get-skus',
    guard: 'public',
    describe: { summary: 'Fresh prices of items', query: localeQuery, body: itemsRequest, answers: { 200: itemsAnswer } },
    async handler({ shop, request, url }) {
      const given = await readUncheckedJson(request)
      // Before anything else is looked at: a list that is too long is too long whatever stands in it.
      if (lengthOf(given) > MAX_IDS) return problem(413, 'too_many_ids', { detail: `at most ${MAX_IDS} ids` })
      const { locale } = parse(Object.fromEntries(url.searchParams), localeQuery)
      const asked = parse(given, itemsRequest)
      const wanted = Array.isArray(asked) ? asked : asked.ids
      // What is no id of ours is unknown, and the unknown is left out.
      const known = wanted.filter((id) => ITEM_ID.test(id))
      const { currency } = MARKETS[locale]
      return json((await priceItems(shop, { ids: known, locale })).map((item) => itemView(item, currency)))
    },
  },
]
