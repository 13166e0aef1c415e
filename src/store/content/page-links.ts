/** Reads what every page and mail names: the merchant, and the links to text pages. */
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

/** Returns the setting of the merchant, and the published pages of all languages in the order of their positions, in one statement. */
export async function readMerchantAndPages(query: Query): Promise<{ merchant: unknown; pages: PageLink[] }> {
  const { rows } = await sql<{ merchant: unknown; pages: PageLink[] }>`
    select (select value from setting where key = 'merchant') as merchant,
      (select coalesce(json_agg(json_build_object('key', s.key, 'locale', t.locale, 'slug', t.slug, 'title', t.published ->> 'title',
          'hasLayout', t.published -> 'layout' is not null) order by s.position, s.id), '[]')
        from story s join story_text t on t.story_id = s.id where s.kind = 'page' and t.published is not null) as pages`.execute(
    query,
  )
  return rows[0]!
}

/**
 * Returns the setting of the merchant, and the slug of a published page in one language, null where there is none, in one statement. Every
 * mail reads it: what the pages say is left alone, as unpacking it takes a millisecond.
 */
export async function readMerchantAndSlug(
  query: Query,
  { key, locale }: Pick<PageLink, 'key' | 'locale'>,
): Promise<{ merchant: unknown; slug: string | null }> {
  const { rows } = await sql<{ merchant: unknown; slug: string | null }>`
    select (select value from setting where key = 'merchant') as merchant,
      (select t.slug from story s join story_text t on t.story_id = s.id
        where s.kind = 'page' and s.key = ${key} and t.locale = ${locale} and t.published is not null
        order by s.position, s.id limit 1) as slug`.execute(query)
  return rows[0]!
}
