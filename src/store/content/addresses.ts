/** Reads whether an address has something of the database behind it. */
import { sql } from 'kysely'
import { BLOG } from '#domain/content/article.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

/** The present slug of what has this one, or had it before; null where nothing has. */
type SlugFinder = (query: Query, locale: Locale, slug: string) => Promise<string | null>

const first = async (found: Promise<readonly { slug: string }[]>): Promise<string | null> => (await found)[0]?.slug ?? null

/** What has the slug now comes before what had it. */
export const presentProductSlug: SlugFinder = (query, locale, slug) =>
  first(
    query
      .selectFrom('product_text')
      .select('slug')
      .where('locale', '=', locale)
      .where(
        sql<boolean>`(slug = ${slug} or product_id = (select target_id from slug_history
          where kind = 'product' and locale = ${locale} and slug = ${slug}))`,
      )
      .orderBy(sql`slug = ${slug}`, 'desc')
      .execute(),
  )

export const presentBrandSlug: SlugFinder = (query, locale, slug) =>
  first(
    query
      .selectFrom('brand')
      .select('slug')
      .where(
        sql<boolean>`(slug = ${slug} or id = (select target_id from slug_history
          where kind = 'brand' and locale = ${locale} and slug = ${slug}))`,
      )
      .orderBy(sql`slug = ${slug}`, 'desc')
      .execute(),
  )

export const presentPageSlug: SlugFinder = (query, locale, slug) => presentStorySlug(query, locale, slug, ['page'])

/** Of an article or a category of the blog, below its address. */
export const presentBlogSlug: SlugFinder = async (query, locale, slug) =>
  (await presentStorySlug(query, locale, `${BLOG}/${slug}`, ['article', 'article_category']))?.slice(BLOG.length + 1) ?? null

const presentStorySlug = (query: Query, locale: Locale, slug: string, kinds: readonly string[]): Promise<string | null> =>
  first(
    query
      .selectFrom('story_text as t')
      .innerJoin('story', 'story.id', 't.story_id')
      .select('t.slug')
      .where('story.kind', 'in', kinds)
      .where('t.locale', '=', locale)
      .where('t.published', 'is not', null)
      .where(
        sql<boolean>`(t.slug = ${slug} or t.story_id = (select target_id from slug_history
          where kind = 'page' and locale = ${locale} and slug = ${slug}))`,
      )
      .orderBy(sql`t.slug = ${slug}`, 'desc')
      .execute(),
  )
