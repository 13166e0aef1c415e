/** The blog of a language: its articles without their texts, its categories and authors. */
import { BLOG_CATEGORIES, readingMinutes } from '#domain/content/article.ts'
import type { ArticleCategory, ArticleHead, Author, Blog } from '#domain/content/blog.ts'
import { ContentUnavailable } from '#domain/content/content-unavailable.ts'
import type { ContentOf, ContentKind } from '#domain/content/content-kinds.ts'
import { storyText } from '#domain/content/plain-text.ts'
import { MOST_STORIES, type Story } from '#domain/content/story.ts'
import type { Locale } from '#domain/market/market.ts'
import { readBlock } from '#services/content/block-schema.ts'
import { readContent } from '#services/content/content-schema.ts'
import { findByAddress } from '#services/content/text-pages.ts'
import type { Shop } from '#services/shop.ts'
import { findArticles, indexArticles } from './article-index.ts'

/** An article with its text. */
export interface ArticleStory extends Story {
  content: ContentOf<'article'>
}

type Reads = Pick<Shop, 'content' | 'memory'>

/** Returns the blog of a language. It is read again when anything was published since. @throws ContentUnavailable */
export async function readBlog(shop: Reads, locale: Locale): Promise<Blog> {
  const { blogs } = shop.memory
  // Read before the stories: what is published meanwhile is seen next time.
  const version = await shop.content.version()
  const kept = blogs.get(locale)
  if (kept?.version === version) return kept.blog
  const blog = loadBlog(shop, locale)
  blogs.set(locale, { version, blog })
  blog.catch(() => blogs.get(locale)?.blog === blog && blogs.delete(locale))
  return blog
}

/** Returns whether there is anything to read in a language; yes while the content service of another system does not answer. */
export async function hasArticles(shop: Reads & Pick<Shop, 'log'>, locale: Locale): Promise<boolean> {
  try {
    return (await readBlog(shop, locale)).articles.length > 0
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    shop.log.error('the blog could not be read', error)
    return true
  }
}

async function loadBlog(shop: Reads, locale: Locale): Promise<Blog> {
  const [stories, categories, authors] = await Promise.all([
    storiesOf(shop, 'article', locale),
    storiesOf(shop, 'article_category', locale),
    storiesOf(shop, 'author', locale),
  ])
  const known = {
    categories: new Map(categories.map(toCategory).map((one) => [one.key, one])),
    authors: new Map(authors.map(toAuthor).map((one) => [one.key, one])),
  }
  const read = stories
    .map((story) => {
      const text = textOf(story)
      return { head: toHead(story, text, known), text }
    })
    .toSorted((a, b) => b.head.publishedAt.getTime() - a.head.publishedAt.getTime() || a.head.id - b.head.id)
  const texts = read.map(({ head, text }) => ({
    title: head.title,
    about: [head.summary, head.category?.name, head.author?.name].join(' '),
    body: text,
  }))
  return {
    articles: read.map(({ head }) => head),
    categories: [...known.categories.values()],
    authors: [...known.authors.values()],
    index: indexArticles(texts, locale),
  }
}

type StoryOf<K extends ContentKind> = Story & { content: ContentOf<K> }

/** Returns all published stories of a kind. */
async function storiesOf<K extends ContentKind>({ content }: Reads, kind: K, locale: Locale): Promise<StoryOf<K>[]> {
  const found: StoryOf<K>[] = []
  for (let page = 1; ; page++) {
    const { stories, total } = await content.stories({ locale, mode: 'published', kind, page, perPage: MOST_STORIES })
    for (const story of stories) {
      const read = readContent(kind, story.content)
      if (read) found.push({ ...story, content: read })
    }
    if (stories.length === 0 || page * MOST_STORIES >= total) return found
  }
}

const textOf = ({ content }: StoryOf<'article'>): string => storyText(content.body.flatMap((block) => readBlock(block) ?? []))

function toHead(
  story: StoryOf<'article'>,
  text: string,
  { categories, authors }: { categories: ReadonlyMap<string, ArticleCategory>; authors: ReadonlyMap<string, Author> },
): ArticleHead {
  const { id, uuid, fullSlug: path, alternates, content } = story
  const { key = '', title, summary, description, cover, category, author, date, changed } = content
  const publishedAt = date === undefined ? (story.firstPublishedAt ?? story.createdAt) : new Date(date)
  const changedAt = changed === undefined ? null : new Date(changed)
  return {
    id,
    uuid,
    key,
    path,
    title,
    summary: summary || description,
    description,
    cover,
    category: categories.get(category ?? '') ?? null,
    author: authors.get(author ?? '') ?? null,
    publishedAt,
    changedAt: changedAt && changedAt > publishedAt ? changedAt : null,
    minutes: readingMinutes(text),
    alternates,
  }
}

const toCategory = ({ id, fullSlug: path, alternates, content }: StoryOf<'article_category'>): ArticleCategory => ({
  id,
  key: content.key!,
  path,
  name: content.title,
  lead: content.description,
  alternates,
})

const toAuthor = ({ content }: StoryOf<'author'>): Author => ({
  key: content.key!,
  name: content.title,
  role: content.role ?? '',
  life: content.description,
})

/** Returns what the blog says of an article, or would of a draft. */
export function headOf({ categories, authors }: Blog, story: ArticleStory): ArticleHead {
  return toHead(story, textOf(story), {
    categories: new Map(categories.map((one) => [one.key, one])),
    authors: new Map(authors.map((one) => [one.key, one])),
  })
}

/** Returns a published article by its address; a retired address returns the present one (D-3), an unknown one null. */
export async function findArticle(
  shop: Pick<Shop, 'content' | 'catalog'>,
  locale: Locale,
  path: string,
): Promise<ArticleStory | { movedTo: string } | null> {
  const found = await findByAddress(shop, locale, path, (story): story is Story => story.kind === 'article')
  if (found === null || 'movedTo' in found) return found
  const content = readContent('article', found.content)
  return content && { ...found, content }
}

/** Returns a category by its address below `/b/c/`; a retired address returns the present one (D-3), an unknown one null. */
export async function findCategory(
  shop: Pick<Shop, 'content' | 'catalog' | 'memory'>,
  locale: Locale,
  slug: string,
): Promise<ArticleCategory | { movedTo: string } | null> {
  const path = `${BLOG_CATEGORIES}/${slug}`
  const { categories } = await readBlog(shop, locale)
  const known = categories.find((one) => one.path === path)
  if (known) return known
  return findByAddress(shop, locale, path, (_): _ is never => false)
}

/** Returns the articles of a category and of those below it. */
export const articlesIn = ({ articles }: Blog, { path }: Pick<ArticleCategory, 'path'>): ArticleHead[] =>
  articles.filter(({ category }) => category !== null && (category.path === path || category.path.startsWith(`${path}/`)))

/** Returns the articles that are found by a text, the best first. */
export const searchArticles = ({ articles, index }: Blog, query: string): ArticleHead[] =>
  findArticles(index, query).map((at) => articles[at]!)
