/** Reads stories for staff: every text with its draft, what of it is published, and its versions. */
import { sql } from 'kysely'
import type { StoryBlock } from '#domain/content/story.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

/** The state of a text. */
interface TextState {
  locale: Locale
  slug: string
  draftAt: Date
  publishedAt: Date | null
  publishAt: Date | null
  /** The draft is not what visitors see. */
  isChanged: boolean
}

export interface ListedText extends TextState {
  id: number
  key: string
  kind: string
  name: string
  title: string
  layout: string | null
  cover: string | null
  category: string | null
  author: string | null
  date: string | null
  blocks: number
  /** Who wrote the draft. */
  who: string
}

export interface StaffText extends TextState {
  draft: StoryBlock
  /** Another draft has another one. */
  version: string
}

export interface StaffStory {
  id: number
  key: string
  kind: string
  name: string
  texts: StaffText[]
}

const STATE = ['locale', 'slug', 'draft_at as draftAt', 'published_at as publishedAt', 'publish_at as publishAt'] as const
const isChanged = sql<boolean>`t.draft is distinct from t.published`.as('isChanged')

/** Returns the texts of the stories of these kinds, with words in their name, address or draft. */
export async function listTexts(
  query: Query,
  { kinds, words }: { kinds: readonly string[]; words: string | null },
): Promise<ListedText[]> {
  const field = <N extends string>(name: N) => sql<string | null>`t.draft ->> ${sql.lit(name)}`.as(name)
  return query
    .selectFrom('story')
    .innerJoin('story_text as t', 't.story_id', 'story.id')
    .select(['story.id', 'key', 'kind', 'name', ...STATE])
    .select([isChanged, field('layout'), field('cover'), field('category'), field('author'), field('date')])
    .select([
      sql<string>`coalesce(t.draft ->> 'title', '')`.as('title'),
      sql<number>`jsonb_array_length(t.draft -> 'body')`.as('blocks'),
      sql<string>`coalesce((select who from story_version v where v.story_id = t.story_id and v.locale = t.locale
        order by at desc limit 1), '')`.as('who'),
    ])
    .where('kind', 'in', [...kinds])
    .$if(words !== null, (all) =>
      all.where(
        sql<boolean>`exists (select from story_text o where o.story_id = story.id
          and strpos(lower(story.name || ' ' || o.slug || ' ' || o.draft::text), lower(${words})) > 0)`,
      ),
    )
    .orderBy('position')
    .orderBy('story.id')
    .orderBy('locale')
    .execute()
}

/** Returns a story with its drafts; null without one. */
export async function readStaffStory(query: Query, id: number): Promise<StaffStory | null> {
  const rows = await query
    .selectFrom('story')
    .innerJoin('story_text as t', 't.story_id', 'story.id')
    .select(['story.id', 'key', 'kind', 'name', ...STATE, 'draft'])
    .select([isChanged, sql<string>`md5(t.draft::text)`.as('version')])
    .where('story.id', '=', id)
    .execute()
  const [first] = rows
  if (!first) return null
  const texts = rows.map(({ id: _id, key: _key, kind: _kind, name: _name, ...text }) => text)
  return { id: first.id, key: first.key, kind: first.kind, name: first.name, texts }
}

/** Returns the id of a story by its key; null without one. */
export const storyIdOf = async (query: Query, key: string): Promise<number | null> =>
  (await query.selectFrom('story').select('id').where('key', '=', key).executeTakeFirst())?.id ?? null

/** Returns the version that visitors see in each language that they see. */
export async function readShownVersions(query: Query, id: number): Promise<Partial<Record<Locale, string>>> {
  const rows = await query
    .selectFrom('story_text as t')
    .innerJoin('story_version as v', (on) => on.onRef('v.story_id', '=', 't.story_id').onRef('v.locale', '=', 't.locale'))
    .distinctOn('t.locale')
    .select(['t.locale', 'v.id'])
    .where('t.story_id', '=', id)
    .whereRef('v.content', '=', 't.published')
    .orderBy('t.locale')
    .orderBy('v.at', 'desc')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.locale, row.id]))
}

export interface StoryVersion {
  id: string
  at: Date
  who: string
  shownAt: Date | null
  isDraft: boolean
  isShown: boolean
}

/** Returns the versions of a text, the newest first. */
export const listVersions = (
  query: Query,
  { id, locale, most }: { id: number; locale: Locale; most: number },
): Promise<StoryVersion[]> =>
  query
    .selectFrom('story_version as v')
    .innerJoin('story_text as t', (on) => on.onRef('v.story_id', '=', 't.story_id').onRef('v.locale', '=', 't.locale'))
    .select(['v.id', 'v.at', 'v.who', 'v.shown_at as shownAt'])
    .select([
      sql<boolean>`v.content = t.draft`.as('isDraft'),
      sql<boolean>`t.published is not null and v.content = t.published`.as('isShown'),
    ])
    .where('v.story_id', '=', id)
    .where('v.locale', '=', locale)
    .orderBy('v.at', 'desc')
    .limit(most)
    .execute()

/** Returns the content of a version of a text; null without one. */
export async function readVersion(
  query: Query,
  { id, locale, version }: { id: number; locale: Locale; version: string },
): Promise<StoryBlock | null> {
  const found = await query
    .selectFrom('story_version')
    .select('content')
    .where('id', '=', version)
    .where('story_id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst()
  return found?.content ?? null
}

/** Returns the content of the version that a draft with this `version` had; null where it is no longer kept. */
export async function readFormerDraft(
  query: Query,
  { id, locale, version }: { id: number; locale: Locale; version: string },
): Promise<StoryBlock | null> {
  const found = await query
    .selectFrom('story_version')
    .select('content')
    .where('story_id', '=', id)
    .where('locale', '=', locale)
    .where(sql<string>`md5(content::text)`, '=', version)
    .limit(1)
    .executeTakeFirst()
  return found?.content ?? null
}
