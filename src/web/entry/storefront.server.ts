/** Composes the storefront for the server: pages, endpoints and pictures. */
import { seenIn } from '#catalog/columns/market-view.ts'
import { consentTerms } from '#domain/consent/consent.ts'
import { momentOf, type Campaign } from '#domain/content/campaign.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { CampaignBarData } from '#web/storefront/layout/campaign-bar.tsx'
import { linkOf, type BlockContext } from '#web/storefront/blocks/views/block-context.server.ts'
import { LOCALES, MARKETS, href, splitPath, perLocale, type Locale, type Market } from '#domain/market/market.ts'
import { MAX_QUERY_LENGTH } from '#domain/search/search.ts'
import { hasArticles } from '#services/blog/blog.ts'
import { readFrameContent } from '#services/content/frame-parts.ts'
import { canonicalPath } from '#domain/market/canonical-path.ts'
import type { Shop } from '#services/shop.ts'
import { originalFile } from '#services/pictures/original-file.ts'
import { uploadedPictures } from '#web/http/server/images.ts'
import type { Storefront } from '#web/http/server/storefront.ts'
import { writtenNotFound } from '#web/storefront/blocks/views/not-found.server.ts'
import { footerData } from '#web/storefront/layout/footer.server.ts'
import { shellData, shownNotFound } from '#web/storefront/layout/shell-data.server.ts'
import { drawnPictures } from '#web/storefront/pictures/drawn.server.ts'
import { trackRedirect } from '#web/storefront/track/api.server.ts'
import { endpoints } from './endpoints.server.ts'
import { loads } from './loads.server.ts'

/** Returns the address of the results for a search form that was sent without JavaScript: `/search?q=…`. */
function searchRedirect(url: URL): string | null {
  const { market, path } = splitPath(url.pathname)
  const asked = path === '/search' ? url.searchParams.get('q') : null
  if (asked === null) return null
  const query = asked.trim().slice(0, MAX_QUERY_LENGTH).toWellFormed().replaceAll('/', ' ')
  const words = canonicalPath(`/${encodeURIComponent(query)}`) ?? '/'
  return href(MARKETS[market.locale], `/search${words === '/' ? '' : words}`)
}

/** Returns the languages in which there is something to read. */
async function blogsThereAre(shop: Shop): Promise<Locale[]> {
  const read = await Promise.all(LOCALES.map((locale) => hasArticles(shop, locale)))
  return LOCALES.filter((_, at) => read[at])
}

const MIDNIGHT = 'T00:00'

/** Returns the end of a campaign in words; midnight is the last minute of the day before. */
function endInWords({ ends }: Campaign, { locale, language, timeZone }: Market): string {
  const moment = momentOf(ends, locale) - (ends.endsWith(MIDNIGHT) ? MINUTE_MS : 0)
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(moment)
}

/** Returns what each campaign says above the pages of a market, by its key. */
function barsOf(context: Pick<BlockContext, 'snapshot' | 'front' | 'market'>): Map<string, CampaignBarData> {
  const { front, market } = context
  return new Map(
    front.campaigns.map((campaign) => {
      const { bar, action } = campaign.text[market.locale]
      return [
        campaign.key,
        { text: bar, end: endInWords(campaign, market), link: linkOf(context, action, campaign.link ?? undefined) },
      ]
    }),
  )
}

export const storefront: Storefront = {
  loads,
  endpoints,
  pictures: (shop) => [
    drawnPictures(shop),
    uploadedPictures(
      shop.config.dataDir,
      (error) => shop.log.error('a picture cannot be stored', error),
      (hash) => originalFile(shop, hash),
    ),
  ],
  redirectOf: (url) => searchRedirect(url) ?? trackRedirect(url),
  writtenNotFound,
  draftFrame({ shop, front, market, now }, { parts, menuVersion }) {
    const context = { snapshot: seenIn(shop.catalog.current, market.locale), front, market }
    const terms = consentTerms(shop.config.integrations)
    const shell = shellData(context, parts, terms)
    return {
      shell: menuVersion === undefined ? shell : { ...shell, menu: menuVersion },
      footer: footerData(context, parts, { terms, now }),
    }
  },
  async readFrame(shop) {
    const { front: written, parts, isKept } = await readFrameContent(shop)
    const front = { ...written, blogs: isKept ? [] : await blogsThereAre(shop) }
    const terms = consentTerms(shop.config.integrations)
    const now = shop.clock.now()
    const contextIn = (locale: Locale) => ({ snapshot: seenIn(shop.catalog.current, locale), front, market: MARKETS[locale] })
    return {
      front,
      shells: perLocale((locale) => shellData(contextIn(locale), parts[locale], terms)),
      notFound: perLocale((locale) => shownNotFound(contextIn(locale))),
      footers: perLocale((locale) => footerData(contextIn(locale), parts[locale], { terms, now })),
      bars: perLocale((locale) => barsOf(contextIn(locale))),
    }
  },
}
