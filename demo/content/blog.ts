/** The demo blog as its writers enter it. */
import type { ArticleCategoryInput, ArticleInput, AuthorInput } from '#domain/content/content-input.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { AUTHORS } from './articles/authors.ts'
import { ARTICLE_CATEGORIES } from './articles/categories.ts'
import { ARTICLES } from './articles.ts'

export const articleCategoryInputs = (): ArticleCategoryInput[] => [...ARTICLE_CATEGORIES]
export const authorInputs = (): AuthorInput[] => [...AUTHORS]

/** The articles as of `now`: they appeared in the mornings of the days before. */
export function articleInputs(now: Date): ArticleInput[] {
  const day = now.toISOString().slice(0, 10)
  const morning = Date.parse(`${day}T06:30:00Z`)
  const ago = (days: number): string => new Date(morning - days * DAY_MS).toISOString()
  return ARTICLES.map(({ publishedDaysAgo, updatedDaysAgo, ...article }) => ({
    ...article,
    date: ago(publishedDaysAgo),
    ...(updatedDaysAgo !== undefined && { changed: ago(updatedDaysAgo) }),
  }))
}
