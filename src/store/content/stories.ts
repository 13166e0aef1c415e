/** Reads stories. */
import { sql, type Expression, type SqlBool } from 'kysely'
import {
  lastPart,
  withoutHidden,
  type Story,
  type StoryMode,
  type StoryName,
  type StoryPage,
  type StoryQuestion,
} from '#domain/content/story.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'
import { readSetting } from '#store/database/settings.ts'

/** Stories in a language that have something to show in this mode. */
const visible = (query: Query, locale: Locale, mode: StoryMode, fallback: Locale = locale) =>
  query
    .selectFrom('story')
    .innerJoin('story_text as t', 't.story_id', 'story.id')
    .where((where) =>
      where.or([
        where('t.locale', '=', locale),
        sql<SqlBool>`t.locale = ${fallback} and not exists (select from story_text o where o.story_id = story.id
          and o.locale = ${locale} and (o.published is not null or ${mode === 'draft'}::boolean))`,
      ]),
    )
    .$if(mode === 'published', (q) => q.where('t.published', 'is not', null))

type Visible = ReturnType<typeof visible>

async function toStories(found: Visible, mode: StoryMode): Promise<Story[]> {
  const rows = await found
    .select(['story.id', 'uuid', 'kind', 'name', 'tags', 'created_at', 'slug', 'locale', 'published_at', 'first_published_at'])
    .select(mode === 'draft' ? 't.draft as content' : 't.published as content')
    .select(
      sql<Story['alternates']>`(select jsonb_object_agg(o.locale, o.slug) from story_text o
        where o.story_id = story.id and (o.published is not null or ${mode === 'draft'}::boolean))`.as('alternates'),
    )
    .execute()
  return rows.map(({ slug, created_at, published_at, first_published_at, content, ...rest }) => ({
    ...rest,
    slug: lastPart(slug),
    fullSlug: slug,
    createdAt: created_at,
    publishedAt: published_at,
    firstPublishedAt: first_published_at,
    content: withoutHidden(content),
  }))
}

/** Returns a story in a language, or null. */
export async function readStory(query: Query, name: StoryName, locale: Locale, mode: StoryMode): Promise<Story | null> {
  const all = visible(query, locale, mode)
  const found =
    'slug' in name
      ? all.where('t.slug', '=', name.slug)
      : 'uuid' in name
        ? all.where('story.uuid', '=', name.uuid)
        : all.where('story.id', '=', name.id)
  return (await toStories(found, mode))[0] ?? null
}

/** Returns one page of the stories that are asked for. */
export async function readStories(query: Query, question: StoryQuestion): Promise<StoryPage> {
  const { locale, fallback, mode, order = 'position', descending = false, page, perPage } = question
  const found = conditions(question).reduce<Visible>((q, one) => q.where(one), visible(query, locale, mode, fallback))
  const counted = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const sorted = found.orderBy(order, (by) => (descending ? by.desc() : by.asc()).nullsLast()).orderBy('story.id')
  const stories = await toStories(sorted.limit(perPage).offset((page - 1) * perPage), mode)
  return { stories, total: counted.total }
}

function conditions({ mode, startsWith, slugs, uuids, kind, tags, search }: StoryQuestion): Expression<SqlBool>[] {
  const content = mode === 'draft' ? sql`t.draft` : sql`t.published`
  const exact = slugs?.filter((slug) => !slug.endsWith('*'))
  const beginnings = slugs?.flatMap((slug) => (slug.endsWith('*') ? [slug.slice(0, -1)] : []))
  return [
    startsWith !== undefined && sql<SqlBool>`starts_with(t.slug, ${startsWith})`,
    exact &&
      sql<SqlBool>`(t.slug = any(${exact}::text[]) or exists (select from unnest(${beginnings}::text[]) as b where starts_with(t.slug, b)))`,
    uuids && sql<SqlBool>`story.uuid = any(${uuids}::uuid[])`,
    kind !== undefined && sql<SqlBool>`story.kind = ${kind}`,
    tags && sql<SqlBool>`story.tags && ${tags}::text[]`,
    // What is behind a calendar's doors is not found by a search before its day (DOM-6).
    search !== undefined &&
      sql<SqlBool>`strpos(lower(story.name || case when ${mode === 'published'}::boolean
        and strpos(${content}::text, '"component": "advent"') > 0 then '' else ' ' || ${content}::text end), lower(${search})) > 0`,
  ].filter((one) => typeof one === 'object')
}

/** Returns the version of what is published: it rises with every publication, in seconds since 1970 as far as time allows (contract C3). */
export const readContentVersion = async (query: Query): Promise<number> =>
  ((await readSetting(query, CONTENT_VERSION)) as number | null) ?? 1

/** The setting that holds it. */
export const CONTENT_VERSION = 'content_version'

/** A text of a story for the merchant. */
export interface StoryState {
  id: number
  key: string
  kind: string
  name: string
  locale: Locale
  slug: string
  draft_at: Date
  published_at: Date | null
  publish_at: Date | null
  /** The draft is not what visitors see. */
  isChanged: boolean
  versions: number
}

/** Returns the texts of all stories, or of one by its key. */
export const listStoryStates = (query: Query, key?: string): Promise<StoryState[]> =>
  query
    .selectFrom('story')
    .innerJoin('story_text as t', 't.story_id', 'story.id')
    .select(['story.id', 'key', 'kind', 'name', 'locale', 'slug', 'draft_at', 'published_at', 'publish_at'])
    .select(sql<boolean>`t.draft is distinct from t.published`.as('isChanged'))
    .select(
      sql<number>`(select count(*)::integer from story_version v where v.story_id = t.story_id and v.locale = t.locale)`.as(
        'versions',
      ),
    )
    .$if(key !== undefined, (q) => q.where('key', '=', key!))
    .orderBy('position')
    .orderBy('story.id')
    .orderBy('locale')
    .execute()
