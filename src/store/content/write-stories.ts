/** Writes stories: drafts, their versions, and what of them is published. */
import { sql } from 'kysely'
import { BLOG_TAG } from '#domain/content/article.ts'
import type { StoryBlock } from '#domain/content/story.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import { retireSlugs } from '#store/catalog/retired-slugs.ts'
import type { Query } from '#store/database/db.ts'
import { announcePurge } from '#store/database/outbox.ts'
import { upsertRows } from '#store/database/upsert-rows.ts'
import { CONTENT_VERSION } from './stories.ts'

export interface StoryWrite {
  key: string
  kind: string
  name: string
  text: Record<Locale, { slug: string; content: StoryBlock }>
}

/**
 * Makes others wait who publish, withdraw or schedule, until the transaction ends. They take the rows of texts in any order, and the
 * version after each: two at once would wait for one another.
 */
export async function lockStories(tx: Query): Promise<void> {
  await sql`lock table story in share row exclusive mode`.execute(tx)
}

/** Raises the version of what is published. */
async function raiseContentVersion(tx: Query, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000)
  await sql`insert into setting (key, value) values (${CONTENT_VERSION}, to_jsonb(${seconds}::bigint))
    on conflict (key) do update set value = to_jsonb(greatest(${seconds}::bigint, (setting.value)::bigint + 1))`.execute(tx)
}

/**
 * Writes and publishes stories whose position is that in the list. Addresses that change lead to the new ones (D-3).
 * The catalog's version rises because every process knows the retired addresses.
 */
export async function putStories(
  tx: Query,
  stories: readonly StoryWrite[],
  { who, now }: { who: string; now: Date },
): Promise<void> {
  await raiseCatalogVersion(tx)
  await lockStories(tx)
  const known = await tx.selectFrom('story').select(['id', 'key']).execute()
  const last = Math.max(0, ...known.map(({ id }) => id))
  const ids = new Map(known.map(({ key, id }) => [key, id]))
  for (const { key } of stories) if (!ids.has(key)) ids.set(key, last + 1 + (ids.size - known.length))
  const texts = stories.flatMap(({ key, text }) =>
    LOCALES.map((locale) => {
      const { slug, content } = text[locale]
      const at = { draft_at: now, published_at: now, first_published_at: now, publish_at: null }
      return { story_id: ids.get(key)!, locale, slug, draft: content, published: content, ...at }
    }),
  )
  await retireChanged(tx, texts, now)
  const rows = stories.map(({ key, kind, name }, position) => ({ id: ids.get(key)!, key, kind, name, position, created_at: now }))
  await upsertRows(tx, 'story', rows, { key: ['id'], change: ['kind', 'name', 'position'] })
  for (const { story_id, locale, draft } of texts) await keepVersion(tx, { story_id, locale, content: draft, who, now })
  const change = ['slug', 'draft', 'draft_at', 'published', 'published_at', 'publish_at'] as const
  await sql`update story_text set first_published_at = ${now} where first_published_at is null
    and story_id = any(${texts.map(({ story_id }) => story_id)}::integer[])`.execute(tx)
  await upsertRows(tx, 'story_text', texts, { key: ['story_id', 'locale'], change })
  await markShown(
    tx,
    rows.map(({ id }) => id),
    now,
  )
  await raiseContentVersion(tx, now)
  const shown = new Set(stories.map(({ kind }) => whereShown(kind)))
  await announcePurge(tx, [...shown, ...rows.map(({ id }) => `story:${id}`)], now)
}

interface Address {
  story_id: number
  locale: Locale
  slug: string
}

async function retireChanged(tx: Query, texts: readonly Address[], now: Date): Promise<void> {
  const before = await tx.selectFrom('story_text').select(['story_id', 'locale', 'slug']).execute()
  const retired = before.filter((old) =>
    texts.some(({ story_id, locale, slug }) => story_id === old.story_id && locale === old.locale && slug !== old.slug),
  )
  const targets = retired.map(({ story_id, locale, slug }) => ({ target: story_id, locale, slug }))
  await retireSlugs(tx, 'page', targets, texts, now)
}

interface Version {
  story_id: number
  locale: Locale
  content: StoryBlock
  who: string
  now: Date
}

/** Records a content unless it is that of the draft. */
export async function keepVersion(tx: Query, { story_id, locale, content, who, now }: Version): Promise<void> {
  const written = JSON.stringify(content)
  await sql`insert into story_version (story_id, locale, at, who, content)
    select ${story_id}, ${locale}, ${now}, ${who}, ${written}::jsonb where not exists (
      select from story_text where story_id = ${story_id} and locale = ${locale} and draft = ${written}::jsonb)`.execute(tx)
}

/** Notes that visitors see the versions that are published. */
async function markShown(tx: Query, ids: readonly number[], now: Date): Promise<void> {
  await sql`update story_version v set shown_at = ${now} from story_text t
    where t.story_id = any(${ids}::integer[]) and v.story_id = t.story_id and v.locale = t.locale
      and v.shown_at is null and v.content = t.published`.execute(tx)
}

/**
 * Forgets the last version of a text if the same person wrote it since a moment, visitors never saw it, and the next one differs: what is
 * typed in one go is one version.
 */
async function joinVersions(tx: Query, { story_id, locale, content, who }: Version, since: Date): Promise<void> {
  await sql`delete from story_version v using story_text t
    where v.id = (select id from story_version where story_id = ${story_id} and locale = ${locale} order by at desc limit 1)
      and t.story_id = v.story_id and t.locale = v.locale and t.draft <> ${JSON.stringify(content)}::jsonb
      and v.who = ${who} and v.at >= ${since} and v.shown_at is null
      and v.id <> (select id from story_version where story_id = ${story_id} and locale = ${locale} order by at limit 1)`.execute(
    tx,
  )
}

/** Replaces the draft of a text. `joinsSince`: see above. */
export async function putDraft(tx: Query, version: Version, joinsSince?: Date): Promise<void> {
  if (joinsSince) await joinVersions(tx, version, joinsSince)
  await keepVersion(tx, version)
  await tx
    .updateTable('story_text')
    .set({ draft: JSON.stringify(version.content), draft_at: version.now })
    .where('story_id', '=', version.story_id)
    .where('locale', '=', version.locale)
    .execute()
}

export interface StoryTextName {
  id: number
  locale: Locale
}

/** Shows visitors the draft from now on. */
export async function publishDraft(tx: Query, name: StoryTextName, now: Date): Promise<void> {
  await lockStories(tx)
  await sql`update story_text set published = draft, published_at = ${now}, publish_at = null,
      first_published_at = coalesce(first_published_at, ${now})
    where story_id = ${name.id} and locale = ${name.locale}`.execute(tx)
  await markShown(tx, [name.id], now)
  await announceStories(tx, name, now)
}

/** Shows visitors a version from now on; the draft stays as it is. */
export async function showVersion(tx: Query, name: StoryTextName, version: string, now: Date): Promise<void> {
  await lockStories(tx)
  await sql`update story_text t set published = v.content, published_at = ${now}, first_published_at = coalesce(first_published_at, ${now})
    from story_version v where v.id = ${version} and v.story_id = t.story_id and v.locale = t.locale
      and t.story_id = ${name.id} and t.locale = ${name.locale}`.execute(tx)
  await announceStories(tx, name, now)
}

/** Shows visitors nothing from now on. */
export async function withdrawText(tx: Query, name: StoryTextName, now: Date): Promise<void> {
  await lockStories(tx)
  await tx
    .updateTable('story_text')
    .set({ published: null, published_at: null, publish_at: null })
    .where('story_id', '=', name.id)
    .where('locale', '=', name.locale)
    .execute()
  await announceStories(tx, name, now)
}

export async function setPublishAt(tx: Query, { id, locale }: StoryTextName, at: Date | null): Promise<void> {
  await lockStories(tx)
  await tx.updateTable('story_text').set({ publish_at: at }).where('story_id', '=', id).where('locale', '=', locale).execute()
}

/** Footers name the pages, and lists of the blog the articles; other languages of a story lead to it. */
const whereShown = (kind: string): string => (kind === 'page' || kind === 'part' ? 'shell' : BLOG_TAG)

/** Makes known that what visitors see of a story has changed. */
export async function announceStories(tx: Query, { id }: Pick<StoryTextName, 'id'>, now: Date): Promise<void> {
  await raiseContentVersion(tx, now)
  const { kind } = await tx.selectFrom('story').select('kind').where('id', '=', id).executeTakeFirstOrThrow()
  await announcePurge(tx, [whereShown(kind), `story:${id}`], now)
}
