/** Writes the slugs that lead to another address (D-3). */
import { sql } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'
import { jsonRows } from '#store/database/json-rows.ts'
import type { RetiredSlug } from './catalog.ts'

/** Records addresses that lead to another one from now on (D-3), and forgets those that name something again. */
export async function retireSlugs(
  tx: Query,
  kind: RetiredSlug['kind'],
  retired: readonly { target: number; locale: Locale; slug: string }[],
  live: readonly { locale: Locale; slug: string }[],
  now: Date,
): Promise<void> {
  if (retired.length > 0)
    await sql`insert into slug_history (kind, locale, slug, target_id, retired_at)
      select kind, locale, slug, target_id, retired_at
      from ${jsonRows(
        'slug_history',
        retired.map(({ target, locale, slug }) => ({ kind, locale, slug, target_id: target, retired_at: now })),
      )}
      on conflict (kind, locale, slug) do update set target_id = excluded.target_id, retired_at = excluded.retired_at`.execute(tx)
  await sql`delete from slug_history h
    using unnest(${live.map(({ locale }) => locale)}::text[], ${live.map(({ slug }) => slug)}::text[]) as l(locale, slug)
    where h.kind = ${kind} and h.locale = l.locale and h.slug = l.slug`.execute(tx)
}
