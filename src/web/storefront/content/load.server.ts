/** Loads the data of a written page. */
import { href, LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { contactHref } from '#domain/market/page-paths.ts'
import type { ShopFront } from '#domain/content/frame-content.ts'
import { LEGAL_PAGES } from '#domain/content/story.ts'
import { isFull } from './full.ts'
import { findPage } from '#services/content/text-pages.ts'
import { faqJsonLd } from '#web/feeds/structured-data/faq.ts'
import { breadcrumbs } from '#web/storefront/listing/listing.server.ts'
import { writtenBody } from '#web/storefront/blocks/views/written-page.server.ts'
import { anchored } from '#web/storefront/blog/article/anchored.server.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { ContentView } from './view.ts'
import { notFound, redirect, type Load, type LoadContext } from '#web/http/pages/page.ts'

/** Returns whether a page is of the law's concern: such a page follows no season. */
const isLegal = ({ pages }: ShopFront, locale: Locale, slug: string): boolean =>
  pages.some((page) => page.slug === slug && page.locale === locale && LEGAL_PAGES.includes(page.key))

/** Headings that are worth a table of contents. */
const LEAST_CONTENTS = 3

/** Returns who answers questions about a page. */
const helpOf = ({ shop, front: { merchant }, market }: LoadContext): NonNullable<ContentView['long']>['help'] => ({
  image: scenePath(shop.catalog.current, 'write'),
  email: merchant.email,
  phone: merchant.phone,
  href: contactHref(market),
})

/** The last route of all: a written page, or 'Page not found' (SPEC-5). */
export const load: Load<ContentView> = async (context) => {
  const { shop, front, market, params, url, tag } = context
  const slug = params['*'] ?? ''
  const page = await findPage(shop, market.locale, slug)
  if (page === null) notFound()
  if ('movedTo' in page) redirect(href(market, `/${page.movedTo}`), 301)
  const { title, description, body, layout } = page.content
  tag(`story:${page.id}`)
  const alternates = LOCALES.flatMap((locale) => {
    const own = page.alternates[locale]
    return own ? [[locale, href(MARKETS[locale], `/${own}`)]] : []
  })
  const { body: text, contents } = anchored(body)
  const { blocks, parts, preload } = await writtenBody(context, text)
  const isLong = blocks[0]?.kind === 'text' && contents.length >= LEAST_CONTENTS
  const questions = blocks.flatMap((block) => (block.kind === 'faq' ? block.data.questions : []))
  return {
    data: { title, blocks, isFull: isFull(layout), ...(isLong && { long: { contents, help: helpOf(context) } }) },
    parts,
    layout: isLegal(front, market.locale, slug) ? 'default' : layout,
    head: {
      title,
      description,
      alternates: Object.fromEntries(alternates),
      preload,
      jsonLd: [
        breadcrumbs([{ name: title, href: href(market, `/${slug}`) }], market, url),
        ...(questions.length > 0 ? [faqJsonLd(questions)] : []),
      ],
    },
  }
}
