/** Endpoints of product feeds in the back office (D-4). */
import { feedId, feedOfId, feedPath, type FeedKey } from '#domain/feeds/product-feed.ts'
import { MARKETS } from '#domain/market/market.ts'
import { askFeed, GAP_PAGE, readFeedGap, readFeeds, switchFeed, type ProductFeed } from '#services/feeds/product-feeds.ts'
import { renewFeed } from '#web/feeds/products/feeds.ts'
import { BODY_LIMIT, json, parse, problem, readJson, type OfficeContext, type StaffRoute } from '#web/http/api/endpoint.ts'
import * as wire from '#admin/schema/settings/feeds.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

const viewOf = ({ feed, market, askedAt, madeAt, readAt, ...one }: ProductFeed, publicUrl: string): wire.FeedView => ({
  ...one,
  id: feedId({ feed, market }),
  feed,
  market,
  currency: MARKETS[market].currency,
  address: publicUrl + feedPath({ feed, market }),
  isAsked: askedAt !== null && (madeAt === null || madeAt < askedAt),
  madeAt: iso(madeAt),
  readAt: iso(readAt),
})

const keyOf = ({ params }: Pick<OfficeContext, 'params'>): FeedKey | null => feedOfId(params.feed ?? '')

export const routes: readonly StaffRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/feeds',
    guard: 'staff',
    action: 'products.read',
    describe: {
      summary: 'Product feeds: whether each is on, when it was written and read last, what it left out',
      answers: { 200: wire.feedsAnswer },
    },
    async handler({ shop }: OfficeContext) {
      const feeds = await readFeeds(shop)
      return json({ feeds: feeds.map((one) => viewOf(one, shop.config.publicUrl)) } satisfies wire.FeedsView)
    },
  },
  {
    method: 'GET',
    path: '/admin/api/feeds/:feed/products',
    guard: 'staff',
    action: 'products.read',
    describe: {
      summary: 'Products that the last writing of a feed left out, or wrote without something',
      query: wire.gapQuery,
      answers: { 200: wire.gapAnswer },
      refusals: [404],
    },
    async handler(context: OfficeContext) {
      const { gap, from } = parse(Object.fromEntries(context.url.searchParams), wire.gapQuery)
      const key = keyOf(context)
      if (!key) return problem(404, 'feed_not_found')
      const products = await readFeedGap(context.shop, key, { gap, locale: context.language, from })
      return json({ products, next: products.length === GAP_PAGE ? from + GAP_PAGE : null } satisfies wire.GapView)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/feeds/:feed/switch',
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary: 'Switch a feed on or off; an engine that reads one that is off is told that there is none',
      body: wire.switchFeedRequest,
      answers: { 200: wire.feedSwitched },
      refusals: [404, 409],
    },
    async handler(context: OfficeContext) {
      const wanted = await readJson(context.request, wire.switchFeedRequest, BODY_LIMIT)
      const key = keyOf(context)
      if (!key) return problem(404, 'feed_not_found')
      const { shop, actor } = context
      const answer = await switchFeed(shop, actor, key, wanted)
      if (answer.ok) return json({ entries: answer.entries } satisfies wire.FeedSwitched)
      const current = (await readFeeds(shop)).find((one) => feedId(one) === feedId(key))!
      return problem(409, answer.reason, { current: viewOf(current, shop.config.publicUrl) })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/feeds/:feed/make',
    guard: 'staff',
    action: 'products.change',
    describe: {
      summary: 'Write a feed anew; the answer does not wait for it',
      body: wire.makeFeedRequest,
      answers: { 200: wire.feedAsked },
      refusals: [404],
    },
    async handler(context: OfficeContext) {
      await readJson(context.request, wire.makeFeedRequest, BODY_LIMIT)
      const key = keyOf(context)
      if (!key) return problem(404, 'feed_not_found')
      const askedAt = await askFeed(context.shop, context.actor, key)
      renewFeed(context.shop, key, askedAt)
      return json({ askedAt: askedAt.toISOString() })
    },
  },
]
