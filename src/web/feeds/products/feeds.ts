/** `/feeds/google-ro.xml`, `/feeds/meta-ro.csv` and their like: what shopping engines fetch, a feed a market (D-4). */
import { isSeen, seenIn } from '#catalog/columns/market-view.ts'
import { detailsOf } from '#catalog/products/details.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import { feedId, feedOfFile, FeedTally, type FeedKey, type FeedName } from '#domain/feeds/product-feed.ts'
import { href, MARKETS } from '#domain/market/market.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { requestFeedPictures } from '#services/feeds/draw-pictures.ts'
import { noteFeedMade, noteFeedRead, readFeedState } from '#services/feeds/product-feeds.ts'
import type { Shop } from '#services/shop.ts'
import { problem, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { cachedText, renewText, type Text } from '#web/http/text-cache.ts'
import type { FeedFormat } from './feed-format.ts'
import { feedItems, itemGaps } from './feed-item.ts'
import { google } from './google.ts'
import { meta } from './meta.ts'

const FORMATS: Record<FeedName, FeedFormat> = { google, meta }
/** Products read and written between two pauses: a few milliseconds of work. */
const SLICE = 10

type FeedShop = Pick<Shop, 'db' | 'clock' | 'catalog' | 'config' | 'log' | 'memory'>

/** Writes a feed, and notes what it wrote and left out once it is whole. */
async function* write(shop: FeedShop, key: FeedKey): AsyncGenerator<string> {
  const startedAt = shop.clock.now()
  const tally = new FeedTally()
  const market = MARKETS[key.market]
  const format = FORMATS[key.feed]
  const snapshot = seenIn(shop.catalog.current, market.locale)
  yield format.head(await readMerchant(shop), shop.config.publicUrl + href(market, '/'))
  for (let from = 0; from < snapshot.products.length; from += SLICE)
    yield await writeSlice(shop, key, { snapshot, tally, products: snapshot.products.slice(from, from + SLICE) })
  yield format.foot
  // The engine has its feed whether or not this can be written.
  const known = snapshot.products.map(({ id }) => id)
  await noteFeedMade(shop, key, { tally, known, startedAt }).catch((error: unknown) =>
    shop.log.error('what a feed left out could not be noted', error),
  )
  await requestFeedPictures(shop.db.query, shop.clock.now()).catch((error: unknown) =>
    shop.log.error('the pictures of a feed could not be asked for', error),
  )
}

interface Slice {
  snapshot: Snapshot
  products: readonly CatalogProduct[]
  tally: FeedTally
}

async function writeSlice({ db, config }: FeedShop, key: FeedKey, { snapshot, products, tally }: Slice): Promise<string> {
  const market = MARKETS[key.market]
  const format = FORMATS[key.feed]
  const seen = products.filter((one) => isSeen(snapshot, one))
  for (const { id } of products) if (!isSeen(snapshot, { id })) tally.note('withheld', id)
  const details = await detailsOf(
    db,
    seen.map(({ id }) => id),
    market,
  )
  let text = ''
  for (const product of seen) {
    const own = details.get(product.id)
    const items = own ? feedItems(snapshot, product, own, market) : (['no_text'] as const)
    for (const item of items) {
      const gap = typeof item === 'string' ? item : format.leavesOut(item)
      if (gap !== null || typeof item === 'string') {
        if (gap !== null) tally.note(gap, product.id)
        continue
      }
      tally.write(product.id)
      for (const lack of [...itemGaps(item), format.minds(item)]) if (lack !== null) tally.note(lack, product.id)
      text += format.item(item, market, config.publicUrl)
    }
  }
  return text
}

const textOf = (shop: FeedShop, key: FeedKey, asked: string): Text => {
  const { version, changesAt } = shop.catalog.current
  return {
    key: `feed ${feedId(key)}`,
    version: `${version} ${changesAt} ${asked}`,
    contentType: FORMATS[key.feed].contentType,
    write: () => write(shop, key),
  }
}

async function feed({ shop, request, params }: ApiContext): Promise<Response> {
  const key = feedOfFile(params.file ?? '')
  const state = key && (await readFeedState(shop, key))
  if (!state?.isOn) return problem(404, 'not_found')
  const response = await cachedText(shop, request, textOf(shop, key!, state.asked))
  await noteFeedRead(shop, key!)
  return response
}

/** Writes a feed anew for staff, who asked for it at a moment. Returns at once; a failure is in the log. */
export function renewFeed(shop: FeedShop, key: FeedKey, askedAt: Date): void {
  renewText(shop, textOf(shop, key, askedAt.toISOString())).catch((error: unknown) =>
    shop.log.error('a feed could not be written', error),
  )
}

export const routes: ApiRoute[] = [{ method: 'GET', path: '/feeds/:file', guard: 'public', handler: feed }]
