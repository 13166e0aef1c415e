/** Endpoint of the choice of a size or colour on a card. */
import { seenIn } from '#catalog/columns/market-view.ts'
import { productAt } from '#catalog/columns/snapshot.ts'
import { productDetails } from '#catalog/products/details.ts'
import { MARKETS } from '#domain/market/market.ts'
import { json, parse, problem, type ApiRoute } from '#web/http/api/endpoint.ts'
import { choicesAnswer, choicesQuery, type CardChoices } from '#web/schema/card.ts'
import { choicesOf } from '#web/storefront/product/choices.server.ts'

/**
 * `GET /api/choices?market=ro&product=10001`: colours, sizes and variants of a product, with what is out of stock. 404 for a product
 * that is not sold in the market, 400 for anything else.
 */
export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/choices',
    guard: 'public',
    describe: {
      summary: 'Sizes and colours of a product, for the choice on its card',
      query: choicesQuery,
      answers: { 200: choicesAnswer },
      refusals: [404],
    },
    async handler({ shop, url }) {
      const asked = parse(Object.fromEntries(url.searchParams), choicesQuery)
      const market = MARKETS[asked.market]
      const snapshot = seenIn(shop.catalog.current, asked.market)
      const doc = snapshot.byId.get(Number(asked.product))
      if (doc === undefined) return problem(404, 'not_found')
      const product = productAt(snapshot, doc)
      const details = await productDetails(shop.db, product.id, market)
      if (!details) return problem(404, 'not_found')
      const { colors, sizes, variants } = choicesOf(snapshot, product, details, market)
      const answer: CardChoices = {
        colors: colors.map(({ name, swatch, tint, pictures }) => ({ name, swatch, tint, image: pictures[0]?.src ?? '' })),
        sizes: sizes.map(({ label, measure, ages }) => ({ label, measure, ...(ages && { ages }) })),
        variants: variants.map(({ item, color, size, sale, max, only }) => ({
          item,
          color,
          size,
          sale,
          ...(max === 0 && { isOut: true as const }),
          ...(only && { only }),
        })),
      }
      return json(answer, { headers: { 'cache-control': 'private, max-age=60' } })
    },
  },
]
