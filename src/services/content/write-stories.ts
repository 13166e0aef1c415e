/** Writes stories: pages from an import, and what a merchant does with a draft. @throws InputRefused */
import { z } from 'zod'
import type { PartInput, TextPageInput } from '#domain/content/content-input.ts'
import { LAYOUTS } from '#domain/content/layout.ts'
import {
  AGREED_PAGES,
  LEGAL_PAGES,
  isPageContent,
  isTextBlock,
  pageContent,
  type StoryBlock,
  type WrittenContent,
} from '#domain/content/story.ts'
import { LOCALES, perLocale } from '#domain/market/market.ts'
import { checkInput, checkUnique, filled, inEveryLanguage, key, slug } from '#services/checked-input.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import type { Query } from '#store/database/db.ts'
import { refuseProblems } from '#store/database/input-refused.ts'
import { readStory, type StoryState } from '#store/content/stories.ts'
import {
  publishDraft,
  putDraft,
  putStories,
  setPublishAt,
  withdrawText,
  type StoryTextName,
  type StoryWrite,
} from '#store/content/write-stories.ts'
import { contentSchemaOf } from './content-schema.ts'
import { PARTS } from './page-parts.ts'

/** Kinds of content that are begun without blocks. */
const BEGUN_KINDS: readonly string[] = ['page', 'article']

const written = { title: filled, description: filled, body: z.array(z.record(z.string(), z.unknown())) }
const pageSchema = z.strictObject({
  key,
  layout: z.enum(LAYOUTS).optional(),
  text: inEveryLanguage(z.strictObject({ slug, ...written })),
})
const partSchema = z.strictObject({
  name: key.regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/, 'use lower-case letters a to z, digits and hyphens'),
  text: inEveryLanguage(z.strictObject(written)),
})

/** Writes and publishes pages, in the order in which the footer lists them. All or nothing. */
export async function writeTextPages(
  tx: Query,
  pages: readonly TextPageInput[],
  { who, now }: { who: string; now: Date },
): Promise<void> {
  checkInput<unknown>('pages', pageSchema, pages)
  checkUnique('pages', pages, (page) => page.key)
  for (const locale of LOCALES) checkUnique('pages', pages, ({ text }) => `${text[locale].slug} (${locale})`)
  const stories = pages.map(({ key, layout, text }) => ({
    key,
    kind: 'page',
    name: text.en.title,
    text: perLocale((locale) => ({ slug: text[locale].slug, content: pageContent(key, { ...text[locale], layout }) })),
  }))
  await putChecked(tx, stories, { who, now })
}

/** Writes and publishes parts: what pages of the shop's own show, such as `home`. All or nothing. */
export async function writeParts(
  tx: Query,
  parts: readonly PartInput[],
  { who, now }: { who: string; now: Date },
): Promise<void> {
  checkInput<unknown>('parts', partSchema, parts)
  checkUnique('parts', parts, (part) => part.name)
  const stories = parts.map(({ name, text }) => ({
    key: name,
    kind: 'part',
    name: text.en.title,
    text: perLocale((locale) => ({ slug: PARTS + name, content: pageContent(name, text[locale], 'part') })),
  }))
  await putChecked(tx, stories, { who, now })
}

/** Writes and publishes stories whose contents follow the rules of their kinds. @throws InputRefused */
export async function putChecked(tx: Query, stories: readonly StoryWrite[], at: { who: string; now: Date }): Promise<void> {
  for (const { key, kind, text } of stories)
    for (const locale of LOCALES) checkContent({ key, kind }, text[locale].content, `${key}.${locale}`)
  await putStories(tx, stories, at)
}

/** @throws InputRefused for a content that does not follow the rules of its kind */
export function checkContent({ key, kind }: Pick<StoryState, 'key' | 'kind'>, content: StoryBlock, at: string): void {
  checkInput<unknown>(at, contentSchemaOf(kind, key), [content])
  if (LEGAL_PAGES.includes(key) && isPageContent(content) && content.layout !== undefined)
    refuseProblems([{ at: `${at}.layout`, message: 'a legal page has the layout default in every season' }])
  if (!AGREED_PAGES.includes(key) || !isPageContent(content)) return
  const other = content.body.find((block) => !isTextBlock(block))
  refuseProblems(other ? [{ at, message: `customers agree to this page: it consists of text, not of ${other.component}` }] : [])
}

/** Saves a draft. Visitors see it when it is published. `joinsSince`: what the same person wrote since then is the same version. */
export async function saveDraft(
  tx: Query,
  { id, key, kind, locale }: Pick<StoryState, 'id' | 'key' | 'kind' | 'locale'>,
  content: unknown,
  { who, now, joinsSince }: { who: string; now: Date; joinsSince?: Date },
): Promise<void> {
  checkInput<unknown>('content', contentSchemaOf(kind, key), [content])
  const checked = content as StoryBlock
  refuseProblems(checked.component === kind ? [] : [{ at: 'content.component', message: `this is a ${kind}` }])
  checkContent({ key, kind }, checked, 'content')
  await putDraft(tx, { story_id: id, locale, content: checked, who, now }, joinsSince)
}

/** Publishes the draft now. */
export async function publishStory(tx: Query, name: StoryTextName, now: Date): Promise<void> {
  await refuseEmpty(tx, name)
  await publishDraft(tx, name, now)
}

/** A page or an article that was only begun is not shown: nothing stands below its title. */
async function refuseEmpty(tx: Query, { id, locale }: StoryTextName): Promise<void> {
  const story = await readStory(tx, { id }, locale, 'draft')
  const isBegun = story !== null && story.firstPublishedAt === null && BEGUN_KINDS.includes(story.kind)
  const isEmpty = isBegun && (story.content as WrittenContent).body.length === 0
  refuseProblems(isEmpty ? [{ at: `/${story.fullSlug} (${locale})`, message: 'the draft has nothing below its title yet' }] : [])
}

/** Takes a text away from visitors. */
export async function unpublishStory(tx: Query, { id, key, locale }: StoryState, now: Date): Promise<void> {
  refuseProblems(AGREED_PAGES.includes(key) ? [{ at: key, message: 'customers agree to this page: it stays published' }] : [])
  await withdrawText(tx, { id, locale }, now)
}

/** Publishes the draft at a time: what the draft is then. A later call replaces the time. */
export async function scheduleStory(tx: Query, { id, locale }: StoryTextName, at: Date): Promise<void> {
  await refuseEmpty(tx, { id, locale })
  await setPublishAt(tx, { id, locale }, at)
  await enqueue(tx, { kind: 'story.publish', payload: { storyId: id, locale }, runAt: at })
}
