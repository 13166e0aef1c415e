/** Loads the data of a text page. */
import type { Block } from '#domain/content/content.ts'
import { href, LOCALES, MARKETS } from '#domain/market/market.ts'
import { findTextPage } from '#services/content/text-pages.ts'
import { breadcrumbs } from '#web/storefront/listing/listing.server.ts'
import { notFound, redirect, type Load } from '#web/http/pages/page.ts'

export interface ContentView {
  title: string
  body: Block[]
}

/** The last route of all: a page of text, or 'Page not found' (SPEC-5). */
export const load: Load<ContentView> = async ({ shop, market, params, url, tag }) => {
  const slug = params['*'] ?? ''
  const page = await findTextPage(shop, market.locale, slug)
  if (page === null) notFound()
  if ('movedTo' in page) redirect(href(market, `/${page.movedTo}`), 301)
  tag(`page:${page.id}`)
  const alternates = LOCALES.flatMap((locale) => {
    const own = page.slugs[locale]
    return own ? [[locale, href(MARKETS[locale], `/${own}`)]] : []
  })
  return {
    data: { title: page.title, body: page.body },
    head: {
      title: page.title,
      description: page.description,
      alternates: Object.fromEntries(alternates),
      jsonLd: [breadcrumbs([{ name: page.title, href: href(market, `/${slug}`) }], market, url)],
    },
  }
}
