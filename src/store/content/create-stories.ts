/** Adds stories that nobody sees yet, and ends stories for good. */
import { sql } from 'kysely'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import type { Query } from '#store/database/db.ts'
import { refuseProblems } from '#store/database/input-refused.ts'
import { announceStories, keepVersion, type StoryWrite } from './write-stories.ts'

/** Adds a story that has a draft in every language, behind the others. @throws InputRefused for a key or an address that another has */
export async function insertDrafts(tx: Query, story: StoryWrite, { who, now }: { who: string; now: Date }): Promise<void> {
  // Writers of stories come one after the other.
  await raiseCatalogVersion(tx)
  const { key, kind, name, text } = story
  const taken = await tx
    .selectFrom('story')
    .innerJoin('story_text as t', 't.story_id', 'story.id')
    .select(['key', 'locale', 'slug'])
    .where((where) =>
      where.or([
        where('key', '=', key),
        ...LOCALES.map((locale) => where.and([where('locale', '=', locale), where('slug', '=', text[locale].slug)])),
      ]),
    )
    .execute()
  refuseProblems(
    taken.some((one) => one.key === key)
      ? [{ at: key, message: 'there is a content of this name' }]
      : taken.map((one) => ({ at: key, message: `the address /${one.slug} (${one.locale}) belongs to ${one.key}` })),
  )
  const { rows } = await sql<{ id: number }>`insert into story (id, key, kind, name, position, created_at)
    select coalesce(max(id), 0) + 1, ${key}, ${kind}, ${name}, coalesce(max(position) + 1, 0), ${now} from story
    returning id`.execute(tx)
  const { id } = rows[0]!
  for (const locale of LOCALES) {
    const { slug, content } = text[locale]
    await keepVersion(tx, { story_id: id, locale, content, who, now })
    await tx
      .insertInto('story_text')
      .values({ story_id: id, locale, slug, draft: JSON.stringify(content), draft_at: now })
      .execute()
  }
}

export interface StoryAddress {
  locale: Locale
  slug: string
}

/** Forgets a story with its texts and versions. Returns the addresses that visitors may know, former ones too. */
export async function deleteStories(tx: Query, id: number, now: Date): Promise<StoryAddress[]> {
  await raiseCatalogVersion(tx)
  const shown = await tx
    .selectFrom('story_text')
    .select(['locale', 'slug'])
    .where('story_id', '=', id)
    .where('first_published_at', 'is not', null)
    .execute()
  const former = await tx
    .deleteFrom('slug_history')
    .where('kind', '=', 'page')
    .where('target_id', '=', id)
    .returning(['locale', 'slug'])
    .execute()
  await announceStories(tx, { id }, now)
  await tx.deleteFrom('story_version').where('story_id', '=', id).execute()
  await tx.deleteFrom('story_text').where('story_id', '=', id).execute()
  await tx.deleteFrom('story').where('id', '=', id).execute()
  return [...shown, ...former]
}

/** Returns the keys of the articles that name a category or an author by its key, in a draft or for visitors. */
export async function articlesNaming(query: Query, field: 'category' | 'author', key: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select distinct story.key from story join story_text t on t.story_id = story.id
    where kind = 'article' and ${key} in (t.draft ->> ${field}::text, t.published ->> ${field}::text) order by 1`.execute(query)
  return rows.map((row) => row.key)
}
