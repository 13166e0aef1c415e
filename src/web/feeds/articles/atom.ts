/** `/b/feed.xml`, `/en/b/feed.xml`, `/hu/b/feed.xml`: the newest articles of a language as a feed (Atom 1.0, RFC 4287). */
import { BLOG, FEED_ARTICLES } from '#domain/content/article.ts'
import { href, LOCALES, MARKETS, type Market } from '#domain/market/market.ts'
import { feedTitle, title } from '#messages/content/blog.ts'
import type { ArticleHead } from '#domain/content/blog.ts'
import { readBlog } from '#services/blog/blog.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import type { Shop } from '#services/shop.ts'
import type { ApiContext, ApiRoute } from '#web/http/api/endpoint.ts'
import { cachedText } from '#web/http/text-cache.ts'
import { withLocale } from '#web/http/locale.ts'
import { element, escapeXml } from '#web/feeds/xml.ts'

const link = (rel: string, address: string, type: string): string =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(address)}"/>`

/** Of the last change that a reader would notice. */
const updatedAt = ({ publishedAt, changedAt }: ArticleHead): Date => changedAt ?? publishedAt

async function write(shop: Shop, market: Market): Promise<string> {
  const { publicUrl } = shop.config
  const { articles } = await readBlog(shop, market.locale)
  const { name } = await readMerchant(shop)
  const shown = articles.slice(0, FEED_ARTICLES)
  const blog = publicUrl + href(market, `/${BLOG}`)
  // A feed without entries says when it was asked for.
  const updated = shown.reduce((last, one) => (updatedAt(one) > last ? updatedAt(one) : last), new Date(0))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${market.language}">\n`,
    element('id', blog),
    element('title', feedTitle({ shop: name })),
    element('subtitle', title()),
    element('updated', (shown.length > 0 ? updated : shop.clock.now()).toISOString()),
    link('self', `${blog}/feed.xml`, 'application/atom+xml'),
    link('alternate', blog, 'text/html'),
    `<author>${element('name', name)}</author>\n`,
    ...shown.map((one) => entry(one, market, publicUrl)),
    '</feed>\n',
  ].join('')
}

/** The id of an entry stays when its address changes; each language has its own. */
function entry(article: ArticleHead, market: Market, publicUrl: string): string {
  const { uuid, path, title: name, summary, author, category, publishedAt } = article
  return [
    '<entry>',
    element('id', `tag:${new URL(publicUrl).hostname},2026:${BLOG}/${market.locale}/${uuid}`),
    element('title', name),
    link('alternate', publicUrl + href(market, `/${path}`), 'text/html'),
    element('published', publishedAt.toISOString()),
    element('updated', updatedAt(article).toISOString()),
    ...(author ? [`<author>${element('name', author.name)}</author>`] : []),
    ...(category ? [`<category term="${escapeXml(category.key)}" label="${escapeXml(category.name)}"/>`] : []),
    element('summary', summary),
    '</entry>\n',
  ].join('')
}

const feedOf =
  (market: Market) =>
  async ({ shop, request }: ApiContext): Promise<Response> =>
    cachedText(shop, request, {
      key: `articles ${market.locale}`,
      version: String(await shop.content.version()),
      contentType: 'application/atom+xml; charset=utf-8',
      async *write() {
        yield await withLocale(market.locale, () => write(shop, market))
      },
    })

export const routes: ApiRoute[] = LOCALES.map((locale) => ({
  method: 'GET',
  path: href(MARKETS[locale], `/${BLOG}/feed.xml`),
  guard: 'public',
  handler: feedOf(MARKETS[locale]),
}))
