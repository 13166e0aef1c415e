/** Loads the data of a text page. */
import { href, LOCALES, MARKETS } from '#domain/market/market.ts'
import { findPage } from '#services/content/text-pages.ts'
import { breadcrumbs } from '#web/storefront/listing/listing.server.ts'
import { viewOf, type ContentView } from './content-view.server.ts'
import { notFound, redirect, type Load } from '#web/http/pages/page.ts'

/** The last route of all: a page of text, or 'Page not found' (SPEC-5). */
export const load: Load<ContentView> = async ({ shop, market, params, url, tag }) => {
  const slug = params['*'] ?? ''
  const page = await findPage(shop, market.locale, slug)
  if (page === null) notFound()
  if ('movedTo' in page) redirect(href(market, `/${page.movedTo}`), 301)
  const { title, description } = page.content
  tag(`story:${page.id}`)
  const alternates = LOCALES.flatMap((locale) => {
    const own = page.alternates[locale]
    return own ? [[locale, href(MARKETS[locale], `/${own}`)]] : []
  })
  return {
    data: viewOf(page.content),
    head: {
      title,
      description,
      alternates: Object.fromEntries(alternates),
      jsonLd: [breadcrumbs([{ name: title, href: href(market, `/${slug}`) }], market, url)],
    },
  }
}
