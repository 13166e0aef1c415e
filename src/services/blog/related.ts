/** What to read next. */
import { RELATED_ARTICLES } from '#domain/content/article.ts'
import type { ArticleHead, Blog } from '#domain/content/blog.ts'
import { articlesIn } from './blog.ts'

/** Returns the articles that one names, then the newest of its category, then the newest of all; never itself. */
export function relatedArticles(blog: Blog, of: ArticleHead, named: readonly string[]): ArticleHead[] {
  const byKey = new Map(blog.articles.map((one) => [one.key, one]))
  const first = named.flatMap((key) => byKey.get(key) ?? [])
  const beside = of.category ? articlesIn(blog, of.category) : []
  const all = new Set([...first, ...beside, ...blog.articles])
  return Array.from(all)
    .filter(({ id }) => id !== of.id)
    .slice(0, RELATED_ARTICLES)
}
