/** What another system's content service gave last of menu, footer and the page 404: a shop that starts shows it without waiting. */
import { sql } from 'kysely'
import type { FrameContent, FrameParts } from '#domain/content/frame-content.ts'
import type { PageStory } from '#domain/content/story.ts'
import { LOCALES, perLocale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'
import { readSetting } from '#store/database/settings.ts'

const KEPT = 'kept_frame'

/** A story as JSON: its moments are texts. */
type Written = Omit<PageStory, 'createdAt' | 'publishedAt' | 'firstPublishedAt'> & {
  createdAt: string
  publishedAt: string | null
  firstPublishedAt: string | null
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

const storyOf = ({ createdAt, publishedAt, firstPublishedAt, ...story }: Written): PageStory => ({
  ...story,
  createdAt: new Date(createdAt),
  publishedAt: momentOf(publishedAt),
  firstPublishedAt: momentOf(firstPublishedAt),
})

/** Returns the parts of every language; null where none were read yet. */
export async function readKeptFrame(query: Query): Promise<FrameContent['parts'] | null> {
  const kept = (await readSetting(query, KEPT)) as Partial<Record<string, Record<string, Written>>> | null
  if (!kept) return null
  return perLocale((locale) => {
    const parts = Object.entries(kept[locale] ?? {}).map(([name, story]) => [name, storyOf(story)])
    return Object.fromEntries(parts) as FrameParts
  })
}

/** The row changes only when the parts do. */
export async function writeKeptFrame(query: Query, parts: FrameContent['parts']): Promise<void> {
  const value = JSON.stringify(Object.fromEntries(LOCALES.map((locale) => [locale, parts[locale]])))
  await sql`insert into setting (key, value) values (${KEPT}, ${value}::jsonb)
    on conflict (key) do update set value = excluded.value where setting.value <> excluded.value`.execute(query)
}
