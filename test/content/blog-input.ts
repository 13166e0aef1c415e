/** A small blog for tests. */
import type { Block } from '#domain/content/content.ts'
import type { ArticleInput, AuthorInput, ArticleCategoryInput } from '#domain/content/content-input.ts'
import type { BlockInput } from '#domain/content/story.ts'
import { perLocale } from '#domain/market/market.ts'
import { writeArticleCategories, writeArticles, writeAuthors } from '#services/content/write-articles.ts'
import { writeContentPictures } from '#services/content/write-content.ts'
import type { Shop } from '#services/shop.ts'

type Where = Pick<Shop, 'db' | 'clock'>

/** An article `{key}` at `{key}-ro` and so on, in the category `sleep`. */
export const articleInput = (
  key: string,
  given: Partial<ArticleInput> = {},
  body: (Block | BlockInput)[] = [],
): ArticleInput => ({
  key,
  category: 'sleep',
  author: 'anca',
  cover: 'night',
  collections: [],
  related: [],
  text: perLocale((locale) => ({
    slug: `${key}-${locale}`,
    title: `Title of ${key} ${locale}`,
    summary: `Summary of ${key}`,
    description: `Description of ${key} ${locale}`,
    body,
  })),
  ...given,
})

const category = (key: string, slug = key): ArticleCategoryInput => ({
  key,
  text: perLocale((locale) => ({
    slug: `${slug}-${locale}`,
    name: `Category ${key} ${locale}`,
    lead: `Lead of ${key} ${locale}`,
  })),
})

export const CATEGORIES: ArticleCategoryInput[] = [category('sleep'), category('play')]
export const ANCA: AuthorInput = {
  key: 'anca',
  text: perLocale(() => ({ name: 'Anca Moldovan', role: 'midwife', life: 'Writes about nights.' })),
}

/** Writes what articles name. */
export const writeSurroundings = ({ db, clock }: Where, categories = CATEGORIES): Promise<void> =>
  db.transaction(async (tx) => {
    const at = { who: 'test', now: clock.now() }
    await writeContentPictures(tx, [{ key: 'night', address: '/scenes/night.svg', width: 1040, height: 780 }])
    await writeArticleCategories(tx, categories, at)
    await writeAuthors(tx, [ANCA], at)
  })

export const writeBlog = ({ db, clock }: Where, articles: readonly ArticleInput[]): Promise<void> =>
  db.transaction((tx) => writeArticles(tx, articles, { who: 'test', now: clock.now() }))
