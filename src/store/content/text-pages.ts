/** Reads text pages. */
import type { Block } from '#domain/content/content.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

export interface TextPage {
  id: number
  title: string
  description: string
  body: Block[]
  /** Its address in every language. */
  slugs: Partial<Record<Locale, string>>
}

/** Returns a page of text by its slug in a language, or null. */
export async function readTextPage(query: Query, locale: Locale, slug: string): Promise<TextPage | null> {
  const rows = await query
    .selectFrom('page_text')
    .select(['page_id', 'locale', 'slug', 'title', 'description', 'body'])
    .where('page_id', '=', (inner) =>
      inner.selectFrom('page_text').select('page_id').where('locale', '=', locale).where('slug', '=', slug),
    )
    .execute()
  const own = rows.find((row) => row.locale === locale)
  if (!own) return null
  return {
    id: own.page_id,
    title: own.title,
    description: own.description,
    body: own.body as Block[],
    slugs: Object.fromEntries(rows.map((row) => [row.locale, row.slug])),
  }
}

/** Returns the present slug of a page, or null. */
export async function readPageSlug(query: Query, page: number, locale: Locale): Promise<string | null> {
  const row = await query
    .selectFrom('page_text')
    .select('slug')
    .where('page_id', '=', page)
    .where('locale', '=', locale)
    .executeTakeFirst()
  return row?.slug ?? null
}
