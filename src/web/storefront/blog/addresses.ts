/** Addresses of the blog. */
import { BLOG } from '#domain/content/article.ts'
import { href, type Market } from '#domain/market/market.ts'

export const blogHref = (market: Market): string => href(market, `/${BLOG}`)
export const feedHref = (market: Market): string => href(market, `/${BLOG}/feed.xml`)

/** Returns the address of a page of a list: `/b`, `/b/page/2`, `/b/page/2?q=somn`. */
export const pageHref = ({ path, search }: { path: string; search: string }, page: number): string =>
  (page === 1 ? path : `${path}/page/${page}`) + search

/** Returns the number of a page as its address writes it; null for anything else. The first page has no number. */
export const pageNumber = (text: string): number | null => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : null)
