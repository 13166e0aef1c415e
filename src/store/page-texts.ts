import type { Block } from '#domain/content.ts'
import type { Locale } from '#domain/market.ts'
import type { Query } from './db.ts'

/** A text page in one language, by its key (`terms`, `withdrawal` …), or null. */
export async function readPageText(
  query: Query,
  key: string,
  locale: Locale,
): Promise<{ slug: string; title: string; body: Block[] } | null> {
  const row = await query
    .selectFrom('page')
    .innerJoin('page_text', 'page_text.page_id', 'page.id')
    .select(['page_text.slug', 'page_text.title', 'page_text.body'])
    .where('page.key', '=', key)
    .where('page_text.locale', '=', locale)
    .executeTakeFirst()
  return row ? { ...row, body: row.body as Block[] } : null
}
