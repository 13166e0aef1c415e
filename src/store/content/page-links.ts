/** Reads the links to text pages. */
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

export interface PageLink {
  key: string
  locale: Locale
  slug: string
  title: string
}

/** Returns the text pages of all languages in the order of their positions. */
export const readPageLinks = (query: Query): Promise<PageLink[]> =>
  query
    .selectFrom('page')
    .innerJoin('page_text', 'page_text.page_id', 'page.id')
    .select(['page.key', 'page_text.locale', 'page_text.slug', 'page_text.title'])
    .orderBy('page.position')
    .orderBy('page.id')
    .execute()
