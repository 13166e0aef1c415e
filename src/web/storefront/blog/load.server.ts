/** Loads the list of all articles, and what is found among them. */
import { BLOG, FOUND_A_PAGE } from '#domain/content/article.ts'
import { perLocale, MARKETS } from '#domain/market/market.ts'
import { MAX_QUERY_LENGTH } from '#domain/search/search.ts'
import * as text from '#messages/content/blog.ts'
import { readBlog, searchArticles } from '#services/blog/blog.ts'
import { notFound, redirect, type Load, type LoadContext } from '#web/http/pages/page.ts'
import { breadcrumbs } from '#web/storefront/listing/listing.server.ts'
import { blogHref, pageHref, pageNumber } from './addresses.ts'
import { blogHead, firstPageHasNoNumber, listAlternates, listView } from './list-view.server.ts'
import type { BlogListView } from './view.ts'

/** Returns what is searched for; null on the list itself. */
function queryOf({ url }: Pick<LoadContext, 'url'>): string | null {
  const given = url.searchParams.get('q')
  return given === null ? null : given.trim().replace(/\s+/g, ' ').slice(0, MAX_QUERY_LENGTH).toWellFormed()
}

export const load: Load<BlogListView> = async (context) => {
  const { market, params, shop } = context
  const number = params.number === undefined ? null : pageNumber(params.number)
  if (params.number !== undefined && number === null) notFound()
  const query = queryOf(context)
  if (query === '') redirect(blogHref(market), 301)
  firstPageHasNoNumber(context, number)
  const blog = await readBlog(shop, market.locale)
  return query === null ? wholeBlog(context, blog, number ?? 1) : foundIn(context, blog, number ?? 1, query)
}

type Blog = Awaited<ReturnType<typeof readBlog>>

async function wholeBlog(context: LoadContext, blog: Blog, page: number): ReturnType<Load<BlogListView>> {
  const { front, market, url } = context
  const { name: shopName } = front.merchant
  const list = { blog, articles: blog.articles, category: null, query: null, page }
  const trail =
    page === 1 ? [{ name: text.blog() }] : [{ name: text.blog(), href: blogHref(market) }, { name: text.furtherPage({ page }) }]
  const data = listView(context, list, { trail, title: text.title(), lead: '' })
  const about = text.description({ shop: shopName })
  const title = `${text.blog()}: ${text.title()}`
  return {
    data,
    head: {
      ...blogHead(context),
      title: page === 1 ? title : text.titleOnPage({ title, page }),
      description: page === 1 ? about : `${about} ${text.onPage({ page })}`,
      ...(blog.articles.length === 0 && { robots: 'noindex, follow' }),
      ...(await listAlternates(context, page, () => BLOG)),
      jsonLd: [breadcrumbs([{ name: text.blog(), href: blogHref(market) }], market, url)],
    },
  }
}

async function foundIn(context: LoadContext, blog: Blog, page: number, query: string): ReturnType<Load<BlogListView>> {
  const { market } = context
  const articles = searchArticles(blog, query)
  const title = articles.length > 0 ? text.found(articles.length, { query }) : text.nothingFound({ query })
  const list = { blog, articles, category: null, query, page, perPage: FOUND_A_PAGE }
  const data = listView(context, list, {
    trail: [{ name: text.blog(), href: blogHref(market) }, { name: text.search() }],
    title,
    lead: '',
  })
  return {
    data,
    head: {
      ...blogHead(context),
      title,
      robots: 'noindex, follow',
      canonical: pageHref(data.pages, page),
      // Other languages find other articles.
      alternates: perLocale((locale) => blogHref(MARKETS[locale])),
    },
  }
}
