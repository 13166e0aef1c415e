/** Writing by staff: new contents, copies, drafts, and versions that are brought back. */
import { AUTHORS, BLOG, BLOG_CATEGORIES } from '#domain/content/article.ts'
import { storyBlocks, type BlockInput, type StoryBlock } from '#domain/content/story.ts'
import { VERSION_JOINS_MS } from '#domain/content/text-state.ts'
import type { LocaleTexts } from '#domain/market/locale-texts.ts'
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import { foldedWords } from '#domain/search/fold.ts'
import { beginArticle, beginPage } from '#services/content/begin-stories.ts'
import { PARTS } from '#services/content/page-parts.ts'
import { storyKey } from '#services/content/write-articles.ts'
import { checkContent, saveDraft } from '#services/content/write-stories.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { insertDrafts } from '#store/content/create-stories.ts'
import { readVersion, readStaffStory, storyIdOf, type StaffStory } from '#store/content/staff-stories.ts'
import type { Query } from '#store/database/db.ts'
import { holdStory, inEditor, loggedObject, stop, type ContentRefusal, type EditorShop, type SeenVersions } from './held-story.ts'

/** Parts of the shop's own pages that staff may begin. */
export const BEGUN_PARTS = ['home', 'menu', 'footer', 'not-found', 'empty-search'] as const

export type BegunContent =
  | { kind: 'page'; name: string; title: LocaleTexts }
  | { kind: 'article'; name: string; title: LocaleTexts; category: string; author: string; cover: string }
  | { kind: 'article_category' | 'author'; name: string; title: LocaleTexts }
  | { kind: 'part'; name: (typeof BEGUN_PARTS)[number]; title: LocaleTexts; body?: Record<Locale, BlockInput[]> }

interface At {
  who: string
  now: Date
}

const slugOf = (title: string): string => foldedWords(title).join('-')

/** Returns the key of a content by its name. */
const keyOf = ({ kind, name }: BegunContent): string => (kind === 'page' || kind === 'part' ? name : storyKey[kind] + name)

async function begin(tx: Query, begun: BegunContent, at: At): Promise<void> {
  const { kind, name, title } = begun
  if (kind === 'page') return beginPage(tx, { name, title }, at)
  if (kind === 'article') {
    const { category, author, cover } = begun
    return beginArticle(tx, { name, title, category, author, cover }, at)
  }
  const isPart = kind === 'part'
  const slug = (locale: Locale): string =>
    isPart ? PARTS + name : kind === 'author' ? `${AUTHORS}/${name}` : `${BLOG_CATEGORIES}/${slugOf(title[locale])}`
  const text = perLocale((locale) => {
    const fields = { _uid: name, component: kind, ...(!isPart && { key: name }) }
    const body = begun.kind === 'part' && begun.body ? storyBlocks(name, begun.body[locale]) : []
    return { slug: slug(locale), content: { ...fields, title: title[locale], description: title[locale], body } }
  })
  for (const locale of LOCALES) checkContent({ key: keyOf(begun), kind }, text[locale].content, `${name}.${locale}`)
  await insertDrafts(tx, { key: keyOf(begun), kind, name: title.en, text }, at)
}

export type ContentBegun = { ok: true; id: number; entries: string[] } | ContentRefusal

/** Begins a content: its draft has a title in every language, and visitors see nothing. */
export const beginContent = (shop: EditorShop, actor: Actor, begun: BegunContent): Promise<ContentBegun> =>
  inEditor(shop, async (tx) => {
    const at = { who: actor.staffName, now: shop.clock.now() }
    await begin(tx, begun, at)
    return logBegun(tx, actor, keyOf(begun), at.now)
  })

async function logBegun(tx: Query, actor: Actor, key: string, now: Date): Promise<ContentBegun> {
  const id = (await storyIdOf(tx, key))!
  const story = (await readStaffStory(tx, id))!
  const after = Object.fromEntries(story.texts.map(({ locale, version }) => [locale, version]))
  const act = { action: 'content.begun', object: loggedObject(story), before: null, after }
  return { ok: true, id, entries: [await writeAudit(tx, actor, act, now)] }
}

/** Begins a page or an article with the drafts of another one. */
export const copyContent = (
  shop: EditorShop,
  actor: Actor,
  { id, name, title }: { id: number; name: string; title: LocaleTexts },
): Promise<ContentBegun> =>
  inEditor(shop, async (tx) => {
    const at = { who: actor.staffName, now: shop.clock.now() }
    const { story } = await holdStory(tx, id, {})
    const { kind } = story
    if (kind !== 'page' && kind !== 'article') return stop({ ok: false, code: 'not_found' })
    const key = kind === 'page' ? name : storyKey.article + name
    const text = perLocale((locale) => {
      const source = story.texts.find((one) => one.locale === locale) ?? story.texts[0]!
      const { date: _date, changed: _changed, ...draft } = source.draft
      const content = { ...draft, _uid: name, title: title[locale], ...(kind === 'article' && { key: name }) } as StoryBlock
      return { slug: (kind === 'article' ? `${BLOG}/` : '') + slugOf(title[locale]), content }
    })
    // The name and the addresses follow the rules of a new content.
    if (kind === 'page') await beginPage(tx, { name, title }, at)
    else {
      const { category, author, cover } = text.en.content as StoryBlock & Record<'category' | 'author' | 'cover', string>
      await beginArticle(tx, { name, title, category, author, cover }, at)
    }
    const begun = (await readStaffStory(tx, (await storyIdOf(tx, key))!))!
    for (const { locale } of begun.texts) await saveDraft(tx, { ...begun, locale }, text[locale].content, at)
    return logBegun(tx, actor, key, at.now)
  })

export type DraftKept = { ok: true; story: StaffStory } | ContentRefusal

/** Keeps drafts. Visitors see them when they are published; what one person types in one go is one version. */
export const keepDrafts = (
  shop: EditorShop,
  actor: Actor,
  { id, seen, drafts }: { id: number; seen: SeenVersions; drafts: Partial<Record<Locale, unknown>> },
): Promise<DraftKept> =>
  inEditor(shop, async (tx) => {
    const now = shop.clock.now()
    const { story, texts } = await holdStory(tx, id, seen)
    const joinsSince = new Date(now.getTime() - VERSION_JOINS_MS)
    for (const { locale } of texts)
      if (drafts[locale] !== undefined)
        await saveDraft(tx, { ...story, locale }, drafts[locale], { who: actor.staffName, now, joinsSince })
    return { ok: true, story: (await readStaffStory(tx, id))! }
  })

/** Makes an earlier version of a text its draft. */
export const bringBack = (
  shop: EditorShop,
  actor: Actor,
  { id, locale, seen, version }: { id: number; locale: Locale; seen: string; version: string },
): Promise<{ ok: true; entries: string[] } | ContentRefusal> =>
  inEditor(shop, async (tx) => {
    const now = shop.clock.now()
    const { story } = await holdStory(tx, id, { [locale]: seen })
    const content = await readVersion(tx, { id, locale, version })
    if (!content) return stop({ ok: false, code: 'not_found' })
    await saveDraft(tx, { ...story, locale }, content, { who: actor.staffName, now })
    const after = (await readStaffStory(tx, id))!.texts.find((one) => one.locale === locale)!.version
    const act = {
      action: 'content.brought_back',
      object: loggedObject(story),
      before: { [locale]: seen },
      after: { [locale]: after },
    }
    return { ok: true, entries: after === seen ? [] : [await writeAudit(tx, actor, act, now)] }
  })
