/** Stores and reads the texts that orders were agreed on, by hash. */
import { sql } from 'kysely'
import type { Block } from '#domain/content/content.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

/** Pages whose text is part of the contract. */
const AGREED_PAGES = ['terms', 'privacy', 'returns', 'withdrawal', 'withdrawal-form']

/** Stores the present texts of the contract. Returns their hashes by page. */
export async function storeAgreedTexts(query: Query, locale: Locale, now: Date): Promise<Record<string, string>> {
  const { rows } = await sql<{ key: string; sha256: string }>`
    with current as (
      select p.key, t.title, t.body, encode(sha256(convert_to(t.title || t.body::text, 'UTF8')), 'hex') as sha256
      from page p join page_text t on t.page_id = p.id and t.locale = ${locale}
      where p.key = any(${AGREED_PAGES}::text[])
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
