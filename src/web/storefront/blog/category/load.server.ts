/** Loads the list of a category's articles: `/b/c/somn`, its further pages `/b/c/somn/page/2`. */
import { href } from '#domain/market/market.ts'
import * as text from '#messages/content/blog.ts'
import { articlesIn, findCategory, readBlog } from '#services/blog/blog.ts'
import { notFound, redirect, type Load } from '#web/http/pages/page.ts'
import { breadcrumbs } from '#web/storefront/listing/listing.server.ts'
import { blogHref, pageNumber } from '#web/storefront/blog/addresses.ts'
import {
  blogHead,
  categoriesAbove,
  firstPageHasNoNumber,
  listAlternates,
  listView,
} from '#web/storefront/blog/list-view.server.ts'
import type { BlogListView } from '#web/storefront/blog/view.ts'

/** A path that ends so is a page of the category before it. */
const PAGE = /^(.+)\/page\/([^/]+)$/

export const load: Load<BlogListView> = async (context) => {
  const { shop, market, params, url } = context
  const path = params['*'] ?? ''
  const [, slug = path, asked] = PAGE.exec(path) ?? []
  const number = asked === undefined ? null : pageNumber(asked)
  if (slug === '' || (asked !== undefined && number === null)) notFound()
  const category = await findCategory(shop, market.locale, slug)
  if (category === null) notFound()
  if ('movedTo' in category) redirect(href(market, `/${category.movedTo}`), 301)
  firstPageHasNoNumber(context, number, category)
  const blog = await readBlog(shop, market.locale)
  context.tag(`story:${category.id}`)
  const page = number ?? 1
  const articles = articlesIn(blog, category)
  const { name, lead } = category
  const above = [
    { name: text.blog(), href: blogHref(market) },
    ...categoriesAbove(blog, category).map((one) => ({ name: one.name, href: href(market, `/${one.path}`) })),
  ]
  const data = listView(
    context,
    { blog, articles, category, query: null, page },
    { trail: [...above, { name }], title: name, lead },
  )
  const title = `${name} · ${text.blog()}`
  return {
    data,
    head: {
      ...blogHead(context),
      title: page === 1 ? title : text.titleOnPage({ title, page }),
      description: page === 1 ? lead : `${lead} ${text.onPage({ page })}`,
      ...(articles.length === 0 && { robots: 'noindex, follow' }),
      ...(await listAlternates(context, page, (locale) => category.alternates[locale])),
      jsonLd: [breadcrumbs([...above, { name, href: data.pages.path }], market, url)],
    },
  }
}
