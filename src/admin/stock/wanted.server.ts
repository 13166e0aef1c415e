/** Endpoints of what customers wait for: numbers alone. */
import { PRODUCT_ID } from '#domain/catalog/item-id.ts'
import { sizeLabel } from '#domain/catalog/size.ts'
import { optionText } from '#domain/products/option-text.ts'
import { findWaitingOf, findWanted } from '#services/alerts/read-wanted.ts'
import { json, problem, type ApiRoute } from '#web/http/api/endpoint.ts'
import { waitingAnswer, wantedAnswer, type WantedView } from '#admin/schema/goods/wanted.ts'

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/stock-wanted',
    guard: 'staff',
    action: 'stock.read',
    describe: { summary: 'The variants that most customers wait for, with how many they are', answers: { 200: wantedAnswer } },
    async handler({ shop }) {
      const { variants, ...sums } = await findWanted(shop)
      // Sizes and colours are Romanian, as everywhere in the office.
      const views = variants.map(({ size, color, since, ...one }): WantedView['variants'][number] => ({
        ...one,
        option: optionText(sizeLabel(size, 'ro'), color),
        since: since.toISOString(),
      }))
      return json({ variants: views, ...sums })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/products/:id/waiting',
    guard: 'staff',
    action: 'products.read',
    describe: {
      summary: 'How many customers wait for each variant of a product, by market',
      answers: { 200: waitingAnswer },
      refusals: [404],
    },
    async handler({ shop, params: { id = '' } }) {
      if (!PRODUCT_ID.test(id)) return problem(404, 'product_not_found')
      return json({ variants: await findWaitingOf(shop, Number(id)) })
    },
  },
]
