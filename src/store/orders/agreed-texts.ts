/** Stores and reads the texts that orders were agreed on, by hash. */
import { sql } from 'kysely'
import type { Block } from '#domain/content/content.ts'
import { AGREED_PAGES } from '#domain/content/story.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

/** Stores the present texts of the contract. Returns their hashes by page. */
export async function storeAgreedTexts(query: Query, locale: Locale, now: Date): Promise<Record<string, string>> {
  const { rows } = await sql<{ key: string; sha256: string }>`
    with current as (
      select key, title, body, encode(sha256(convert_to(title || body::text, 'UTF8')), 'hex') as sha256
      from story s join story_text t on t.story_id = s.id and t.locale = ${locale}
        cross join lateral (select t.published ->> 'title' as title,
          jsonb_path_query_array(t.published, '$.body[*] ? (@.component == "text").text[*]') as body) as shown
      where s.kind = 'page' and s.key = any(${AGREED_PAGES}::text[]) and t.published is not null
    ),
    stored as (
      insert into agreed_text (sha256, page_key, locale, title, body, first_agreed_at)
      select sha256, key, ${locale}, title, body, ${now} from current on conflict (sha256) do nothing
    )
    select key, sha256 from current`.execute(query)
  return Object.fromEntries(rows.map(({ key, sha256 }) => [key, sha256]))
}

/** Returns a text as it was agreed to, by its hash. */
export async function readAgreedText(query: Query, sha256: string): Promise<{ title: string; body: Block[] } | null> {
  const row = await query.selectFrom('agreed_text').select(['title', 'body']).where('sha256', '=', sha256).executeTakeFirst()
  return row ? { title: row.title, body: row.body as Block[] } : null
}
