/** Makes the lists of the blog: of all articles, of a category, of what was found. */
import { ARTICLES_A_PAGE, BLOG_CATEGORIES, BLOG_TAG, RECENT_ARTICLES } from '#domain/content/article.ts'
import { marketDay } from '#domain/market/market-day.ts'
import { href, LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import * as text from '#messages/content/blog.ts'
import type { ArticleCategory, ArticleHead, Blog } from '#domain/content/blog.ts'
import { articlesIn, readBlog } from '#services/blog/blog.ts'
import { notFound, redirect, type Head, type LoadContext } from '#web/http/pages/page.ts'
import { pictureOf } from '#web/storefront/blocks/views/block-context.server.ts'
import { blogHref, feedHref, pageHref } from './addresses.ts'
import type { BlogListView, CategoryLink, PostView } from './view.ts'

type Context = Pick<LoadContext, 'shop' | 'market'>

const PAIR_WIDTH = '(max-width: 640px) 100vw, (max-width: 1180px) 50vw, 460px'
const FIRST_WIDTH = '(max-width: 900px) 100vw, 760px'

export function postView({ shop, market }: Context, article: ArticleHead, sizes = PAIR_WIDTH): PostView {
  const { path, title, summary, category, publishedAt, minutes, cover } = article
  const context = { snapshot: shop.catalog.current, market }
  return {
    href: href(market, `/${path}`),
    title,
    summary,
    category: category?.name ?? '',
    date: marketDay(market, publishedAt),
    minutes,
    cover: pictureOf(context, cover, sizes),
  }
}

/** Returns the links to the blog and to its categories: those that have articles, and the one that is shown. */
function categoryLinks({ market }: Context, { blog, category: shown, query }: ListOf): CategoryLink[] {
  const isWhole = shown === null && query === null
  const all = { name: text.all(), href: blogHref(market), count: blog.articles.length, isShown: isWhole }
  const links = blog.categories.map((one) => ({
    name: one.name,
    href: href(market, `/${one.path}`),
    count: articlesIn(blog, one).length,
    isShown: one.id === shown?.id,
  }))
  return [all, ...links.filter(({ count, isShown }) => count > 0 || isShown)]
}

/** Returns the categories above one, by their addresses, the highest first. */
export const categoriesAbove = ({ categories }: Blog, { path }: ArticleCategory): ArticleCategory[] =>
  categories.filter((one) => path.startsWith(`${one.path}/`)).toSorted((a, b) => a.path.length - b.path.length)

export interface ListOf {
  blog: Blog
  articles: readonly ArticleHead[]
  category: ArticleCategory | null
  /** What was searched for. */
  query: string | null
  /** From 1. */
  page: number
  perPage?: number
}

export const lastPage = (count: number, perPage = ARTICLES_A_PAGE): number => Math.max(1, Math.ceil(count / perPage))

type Words = Pick<BlogListView, 'trail' | 'title' | 'lead'>

/** Returns one page of a list. A page beyond the last is not found. */
export function listView(context: LoadContext, list: ListOf, words: Words): BlogListView {
  const { blog, articles, category, query, page, perPage = ARTICLES_A_PAGE } = list
  const last = lastPage(articles.length, perPage)
  if (page > last) notFound()
  context.tag(BLOG_TAG, 'listing')
  const shown = articles.slice((page - 1) * perPage, page * perPage)
  const [first, ...others] = shown
  const isLarge = query === null && first !== undefined
  const ids = new Set(shown.map(({ id }) => id))
  const recent = blog.articles.filter(({ id }) => !ids.has(id)).slice(0, RECENT_ARTICLES)
  return {
    ...words,
    categories: categoryLinks(context, list),
    first: isLarge ? postView(context, first, FIRST_WIDTH) : null,
    posts: (isLarge ? others : shown).map((one) => postView(context, one)),
    recent: recent.map((one) => postView(context, one)),
    searched: query,
    pages: { path: pathOf(context, category), search: query === null ? '' : `?q=${encodeURIComponent(query)}`, page, last },
    hasCounts: category !== null,
  }
}

const pathOf = ({ market }: Context, category: ArticleCategory | null): string =>
  category ? href(market, `/${category.path}`) : blogHref(market)

/** The first page has no number in its address. */
export function firstPageHasNoNumber(context: LoadContext, number: number | null, category: ArticleCategory | null = null): void {
  if (number === 1) redirect(pathOf(context, category) + context.url.search, 301)
}

/** Returns what the pages of the blog have in their heads. */
export const blogHead = ({ front, market }: Pick<LoadContext, 'front' | 'market'>): Pick<Head, 'feed'> => ({
  feed: { href: feedHref(market), title: text.feedTitle({ shop: front.merchant.name }) },
})

/**
 * Returns the addresses of a page of a list in each language. Visitors are led to the list where a language has fewer pages; search
 * engines are told of the pages that there are.
 */
export async function listAlternates(
  { shop }: Pick<LoadContext, 'shop'>,
  page: number,
  pathIn: (locale: Locale) => string | undefined,
): Promise<Required<Pick<Head, 'alternates' | 'hreflang'>>> {
  const alternates: Head['alternates'] = {}
  const hreflang: Head['hreflang'] = {}
  for (const locale of LOCALES) {
    const own = pathIn(locale)
    if (own === undefined) continue
    const blog = await readBlog(shop, locale)
    const list = own.startsWith(`${BLOG_CATEGORIES}/`) ? articlesIn(blog, { path: own }) : blog.articles
    const at = { path: href(MARKETS[locale], `/${own}`), search: '' }
    const isThere = list.length > 0 && page <= lastPage(list.length)
    alternates[locale] = pageHref(at, isThere ? page : 1)
    if (isThere) hreflang[locale] = alternates[locale]
  }
  return { alternates, hreflang }
}
