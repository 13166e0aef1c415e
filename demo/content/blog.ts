/** The demo blog as its writers enter it. */
import type { Kind } from '#demo/art/kinds.ts'
import type { ArticleCategoryInput, ArticleInput, AuthorInput } from '#domain/content/content-input.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { AUTHORS } from './articles/authors.ts'
import { ARTICLE_CATEGORIES } from './articles/categories.ts'
import { ARTICLES } from './articles.ts'

export const articleCategoryInputs = (): ArticleCategoryInput[] => [...ARTICLE_CATEGORIES]
export const authorInputs = (): AuthorInput[] => [...AUTHORS]

/** The articles as of `now`: they appeared in the mornings of the days before. `find` gives the SKU of a kind, where there is one. */
export function articleInputs(now: Date, find: (kind: Kind) => readonly string[]): ArticleInput[] {
  const day = now.toISOString().slice(0, 10)
  const morning = Date.parse(`${day}T06:30:00Z`)
  const ago = (days: number): string => new Date(morning - days * DAY_MS).toISOString()
  return ARTICLES.map(({ publishedDaysAgo, updatedDaysAgo, points = [], ...article }) => ({
    ...article,
    date: ago(publishedDaysAgo),
    points: points.flatMap(({ kind, left, top }) => find(kind).map((product) => ({ product, left, top }))),
    ...(updatedDaysAgo !== undefined && { changed: ago(updatedDaysAgo) }),
  }))
}
