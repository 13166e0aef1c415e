/** Makes the home page, in the season of the shop or with a campaign that is only tried. */
import { pageContent } from '#domain/content/story.ts'
import { href, MARKETS, perLocale } from '#domain/market/market.ts'
import { findPart } from '#services/content/page-parts.ts'
import { shopJsonLd } from '#web/feeds/structured-data/shop.ts'
import type { LoadContext, Page } from '#web/http/pages/page.ts'
import type { ShownBlock } from '#web/storefront/blocks/view.ts'
import { writtenBody } from '#web/storefront/blocks/views/written-page.server.ts'
import { inColours, withCampaign } from './campaign-hero.ts'
import { defaultHome } from './default-home.ts'

export interface HomeView {
  blocks: ShownBlock[]
}

export async function homeView(context: LoadContext): Promise<Page<HomeView>> {
  const { shop, front, campaign, market, url, tag } = context
  const { name } = front.merchant
  const story = await findPart(shop, market.locale, 'home')
  if (story) tag(`story:${story.id}`)
  const written = story?.content ?? pageContent('home', { title: name, description: '', body: defaultHome(name) }, 'part')
  const { blocks, parts, preload } = await writtenBody(context, withCampaign(written.body, campaign, market.locale), {
    source: 'home',
  })
  return {
    data: { blocks: inColours(blocks, campaign) },
    parts,
    head: {
      title: written.title.includes(name) ? written.title : `${name}: ${written.title}`,
      ...(written.description && { description: written.description }),
      alternates: perLocale((locale) => href(MARKETS[locale], '/')),
      preload,
      jsonLd: shopJsonLd(front.merchant, market, url),
    },
  }
}
