/** Writes the blog: articles, their categories and authors. All or nothing, checked, published. @throws InputRefused */
import { z } from 'zod'
import { AUTHORS, BLOG, BLOG_CATEGORIES, BLOG_WORDS } from '#domain/content/article.ts'
import { PICTURE_POINTS } from '#domain/content/block-fields.ts'
import type { ArticleCategoryInput, ArticleInput, AuthorInput } from '#domain/content/content-input.ts'
import { storyBlocks, type StoryBlock } from '#domain/content/story.ts'
import { LOCALES, perLocale } from '#domain/market/market.ts'
import { checkInput, checkUnique, filled, inEveryLanguage, key, slug } from '#services/checked-input.ts'
import { readKnownNames, type KnownNames } from '#store/content/known-names.ts'
import type { Query } from '#store/database/db.ts'
import { refuseProblems, type InputProblem } from '#store/database/input-refused.ts'
import { putChecked } from './write-stories.ts'

interface At {
  who: string
  now: Date
}

const { most, of } = PICTURE_POINTS
const percent = z.int().min(of.left.least).max(of.left.most)
const time = z.iso.datetime({ offset: true })
/** The name of a content in every language and service. */
export const storyName = key.regex(/^[a-z0-9-]+$/, 'use lower-case letters a to z, digits and hyphens')
const ownSlug = slug.refine((one) => !BLOG_WORDS.includes(one), 'this address of the blog is a page of the shop’s own')
const categorySlug = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'use parts of lower-case letters a to z, digits and hyphens')

const articleSchema = z.strictObject({
  key: storyName,
  category: storyName,
  author: storyName,
  cover: key,
  date: time.optional(),
  changed: time.optional(),
  products: z.array(key).optional(),
  collections: z.array(key),
  related: z.array(storyName),
  points: z
    .array(z.strictObject({ product: key, left: percent, top: percent }))
    .max(most)
    .optional(),
  text: inEveryLanguage(
    z.strictObject({
      slug: ownSlug,
      title: filled,
      summary: filled,
      description: filled,
      body: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
})

const categorySchema = z.strictObject({
  key: storyName,
  text: inEveryLanguage(z.strictObject({ slug: categorySlug, name: filled, lead: filled })),
}) satisfies z.ZodType<ArticleCategoryInput>

const authorSchema = z.strictObject({
  key: storyName,
  text: inEveryLanguage(z.strictObject({ name: filled, role: filled, life: filled })),
}) satisfies z.ZodType<AuthorInput>

/** Keys of stories, of which every kind has its own. */
export const storyKey = { article: 'articles/', article_category: 'article-categories/', author: 'authors/' } as const

/** Writes and publishes the categories, in the order in which the blog lists them. */
export async function writeArticleCategories(tx: Query, categories: readonly ArticleCategoryInput[], at: At): Promise<void> {
  checkInput('articleCategories', categorySchema, categories)
  checkUnique('articleCategories', categories, (one) => one.key)
  for (const locale of LOCALES) checkUnique('articleCategories', categories, ({ text }) => `${text[locale].slug} (${locale})`)
  const stories = categories.map(({ key, text }) => ({
    key: storyKey.article_category + key,
    kind: 'article_category',
    name: text.en.name,
    text: perLocale((locale) => {
      const { slug, name: title, lead: description } = text[locale]
      const content: StoryBlock = { _uid: key, component: 'article_category', key, title, description, body: [] }
      return { slug: `${BLOG_CATEGORIES}/${slug}`, content }
    }),
  }))
  await putChecked(tx, stories, at)
}

export async function writeAuthors(tx: Query, authors: readonly AuthorInput[], at: At): Promise<void> {
  checkInput('authors', authorSchema, authors)
  checkUnique('authors', authors, (one) => one.key)
  const stories = authors.map(({ key, text }) => ({
    key: storyKey.author + key,
    kind: 'author',
    name: text.en.name,
    text: perLocale((locale) => {
      const { name: title, role, life: description } = text[locale]
      const content: StoryBlock = { _uid: key, component: 'author', key, title, role, description, body: [] }
      return { slug: `${AUTHORS}/${key}`, content }
    }),
  }))
  await putChecked(tx, stories, at)
}

/** Writes and publishes articles. What they name has to be there, other articles among them. */
export async function writeArticles(tx: Query, articles: readonly ArticleInput[], at: At): Promise<void> {
  checkInput<unknown>('articles', articleSchema, articles)
  checkUnique('articles', articles, (one) => one.key)
  for (const locale of LOCALES) checkUnique('articles', articles, ({ text }) => `${text[locale].slug} (${locale})`)
  const known = await readKnownNames(tx)
  refuseProblems(articles.flatMap((one, place) => unknownNames(one, articles, known, `articles[${place}]`)))
  const stories = articles.map(({ key, text, ...facts }) => ({
    key: storyKey.article + key,
    kind: 'article',
    name: text.en.title,
    text: perLocale((locale) => ({
      slug: `${BLOG}/${text[locale].slug}`,
      content: articleContent(key, facts, text[locale]),
    })),
  }))
  await putChecked(tx, stories, at)
}

function articleContent(
  key: string,
  { products = [], collections, related, ...facts }: Omit<ArticleInput, 'key' | 'text'>,
  { title, summary, description, body }: ArticleInput['text']['en'],
): StoryBlock {
  return {
    _uid: key,
    component: 'article',
    key,
    title,
    summary,
    description,
    ...facts,
    products: products.map((product) => ({ product })),
    collections: collections.map((collection) => ({ collection })),
    related: related.map((article) => ({ article })),
    body: storyBlocks(key, body),
  }
}

function unknownNames(
  { category, author, cover, collections, related }: ArticleInput,
  articles: readonly ArticleInput[],
  known: KnownNames,
  at: string,
): InputProblem[] {
  const written = new Set(articles.map(({ key }) => key))
  const names: [field: string, what: string, name: string, isKnown: boolean][] = [
    ['category', 'category', category, known.stories.has(storyKey.article_category + category)],
    ['author', 'author', author, known.stories.has(storyKey.author + author)],
    ['cover', 'picture', cover, known.pictures.has(cover)],
    ...collections.map((one) => ['collections', 'collection', one, known.collections.has(one)] as (typeof names)[number]),
    ...related.map(
      (one) =>
        ['related', 'article', one, written.has(one) || known.stories.has(storyKey.article + one)] as (typeof names)[number],
    ),
  ]
  return names
    .filter(([, , , isKnown]) => !isKnown)
    .map(([field, what, one]) => ({ at: `${at}.${field}`, message: `there is no ${what} ${one}` }))
}
