/** Loads an article. */
import { BLOG, BLOG_TAG } from '#domain/content/article.ts'
import { href, LOCALES, MARKETS } from '#domain/market/market.ts'
import { findArticle, headOf, readBlog } from '#services/blog/blog.ts'
import { articleJsonLd } from '#web/feeds/structured-data/article.ts'
import { faqJsonLd } from '#web/feeds/structured-data/faq.ts'
import { notFound, redirect, type Load } from '#web/http/pages/page.ts'
import { blogHead } from '#web/storefront/blog/list-view.server.ts'
import type { ArticleView } from '#web/storefront/blog/view.ts'
import { breadcrumbs } from '#web/storefront/listing/listing.server.ts'
import { articleView } from './article-view.server.ts'

export const load: Load<ArticleView> = async (context) => {
  const { shop, front, market, params, url, tag } = context
  const path = `${BLOG}/${params.slug}`
  const story = await findArticle(shop, market.locale, path)
  if (story === null) notFound()
  if ('movedTo' in story) redirect(href(market, `/${story.movedTo}`), 301)
  tag(`story:${story.id}`, BLOG_TAG)
  const blog = await readBlog(shop, market.locale)
  const head = headOf(blog, story)
  const { article, parts } = await articleView(context, { blog, head, content: story.content })
  const own = href(market, `/${path}`)
  const alternates = LOCALES.flatMap((locale) => {
    const there = story.alternates[locale]
    return there ? [[locale, href(MARKETS[locale], `/${there}`)]] : []
  })
  const questions = article.blocks.flatMap((block) => (block.kind === 'faq' ? block.data.questions : []))
  const { cover } = article
  return {
    data: article,
    parts,
    head: {
      ...blogHead(context),
      title: story.content.title,
      description: story.content.description,
      alternates: Object.fromEntries(alternates),
      ...(cover && {
        preload: [{ href: cover.src, as: 'image' as const, imagesrcset: cover.srcSet, imagesizes: cover.sizes }],
      }),
      jsonLd: [
        articleJsonLd({ head, cover: cover?.src ?? null, path: own }, front.merchant, market, url),
        breadcrumbs([...article.trail, { name: story.content.title, href: own }], market, url),
        ...(questions.length > 0 ? [faqJsonLd(questions)] : []),
      ],
    },
  }
}
