/** `/feeds/google-ro.xml`, `/feeds/meta-ro.csv` and their like: what shopping engines fetch, a feed a market (D-4). */
import { isSeen, seenIn } from '#catalog/columns/market-view.ts'
import { detailsOf } from '#catalog/products/details.ts'
import { href, isLocale, MARKETS, type Market } from '#domain/market/market.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import type { Shop } from '#services/shop.ts'
import { problem, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { cachedText } from '#web/http/text-cache.ts'
import type { FeedFormat } from './feed-format.ts'
import { feedItems } from './feed-item.ts'
import { google } from './google.ts'
import { meta } from './meta.ts'

const FORMATS: Record<string, { format: FeedFormat; ending: string }> = {
  google: { format: google, ending: 'xml' },
  meta: { format: meta, ending: 'csv' },
}
/** Products read and written between two pauses: a few milliseconds of work. */
const SLICE = 10

async function* write(shop: Pick<Shop, 'db' | 'catalog' | 'config'>, format: FeedFormat, market: Market): AsyncGenerator<string> {
  const { publicUrl } = shop.config
  const snapshot = seenIn(shop.catalog.current, market.locale)
  yield format.head(await readMerchant(shop), publicUrl + href(market, '/'))
  for (let from = 0; from < snapshot.products.length; from += SLICE) {
    const products = snapshot.products.slice(from, from + SLICE).filter((one) => isSeen(snapshot, one))
    const details = await detailsOf(
      shop.db,
      products.map(({ id }) => id),
      market,
    )
    const items = products.flatMap((product) => {
      const own = details.get(product.id)
      return own ? feedItems(snapshot, product, own, market) : []
    })
    yield items.map((item) => format.item(item, market, publicUrl)).join('')
  }
  yield format.foot
}

async function feed({ shop, request, params }: ApiContext): Promise<Response> {
  const [, name = '', locale, ending] = /^([a-z]+)-([a-z]{2})\.([a-z]+)$/.exec(params.file ?? '') ?? []
  const known = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined
  if (!known || known.ending !== ending || !isLocale(locale)) return problem(404, 'not_found')
  const { version, changesAt } = shop.catalog.current
  return cachedText(shop, request, {
    key: `feed ${params.file}`,
    version: `${version} ${changesAt}`,
    contentType: known.format.contentType,
    write: () => write(shop, known.format, MARKETS[locale]),
  })
}

export const routes: ApiRoute[] = [{ method: 'GET', path: '/feeds/:file', guard: 'public', handler: feed }]
