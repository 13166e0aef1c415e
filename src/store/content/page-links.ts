/** Reads the links to text pages. */
import { sql } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

export interface PageLink {
  key: string
  locale: Locale
  slug: string
  title: string
  /** Whether it has a layout of its own: a page of a campaign, which is linked from that. */
  hasLayout: boolean
}

/** Returns the published pages of all languages in the order of their positions. */
export const readPageLinks = (query: Query): Promise<PageLink[]> =>
  query
    .selectFrom('story')
    .innerJoin('story_text', 'story_text.story_id', 'story.id')
    .select(['story.key', 'story_text.locale', 'story_text.slug', sql<string>`story_text.published ->> 'title'`.as('title')])
    .select(sql<boolean>`story_text.published -> 'layout' is not null`.as('hasLayout'))
    .where('story.kind', '=', 'page')
    .where('story_text.published', 'is not', null)
    .orderBy('story.position')
    .orderBy('story.id')
    .execute()
