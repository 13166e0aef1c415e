/** Taking acts on contents back, while nothing of what they changed has changed since. */
import { z } from 'zod'
import { AGREED_PAGES } from '#domain/content/story.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { canonicalJson } from '#domain/staff/audit-entry.ts'
import { saveDraft, scheduleStory } from '#services/content/write-stories.ts'
import { writeAudit, type Actor, type StoredEntry } from '#services/staff/audit.ts'
import { deleteStories } from '#store/content/create-stories.ts'
import { readFormerDraft, readStaffStory, type StaffStory } from '#store/content/staff-stories.ts'
import { lockStories, setPublishAt, showVersion, withdrawText } from '#store/content/write-stories.ts'
import type { Query } from '#store/database/db.ts'
import type { Undone as UndoAnswer } from '#services/staff/undo-handler.ts'
import type { EditorShop } from './held-story.ts'
import { shownIn } from './publish-content.ts'

type Values = Partial<Record<Locale, string | null>>

const values = z.partialRecord(z.enum(LOCALES), z.string().nullable()).nullable()

interface Held {
  tx: Query
  story: StaffStory
  before: Values
  after: Values
  actor: Actor
  now: Date
}

const entriesOf = (of: Values): [Locale, string | null][] => Object.entries(of) as [Locale, string | null][]
const same = (a: Values, b: Values): boolean => canonicalJson(a) === canonicalJson(b)

async function undoShown({ tx, story, before, after, now }: Held): Promise<UndoAnswer> {
  const present = await shownIn(tx, story.id, Object.keys(after) as Locale[])
  if (!same(present, after)) return 'changed_since'
  if (AGREED_PAGES.includes(story.key) && Object.values(before).includes(null)) return 'not_undoable'
  for (const [locale, version] of entriesOf(before))
    if (version === null) await withdrawText(tx, { id: story.id, locale }, now)
    else await showVersion(tx, { id: story.id, locale }, version, now)
  // What was planned since then stays planned.
  for (const { locale, publishAt } of story.texts)
    if (publishAt !== null && locale in before) await setPublishAt(tx, { id: story.id, locale }, publishAt)
  return 'done'
}

async function undoPlan({ tx, story, before, after, now }: Held): Promise<UndoAnswer> {
  const isThere = story.texts.every(
    ({ locale, publishAt }) => after[locale] === undefined || (publishAt?.toISOString() ?? null) === after[locale],
  )
  const wanted = entriesOf(before).map(([locale, at]) => [locale, at === null ? null : new Date(at)] as const)
  if (!isThere || wanted.some(([, at]) => at !== null && at <= now)) return 'changed_since'
  for (const [locale, at] of wanted)
    if (at === null) await setPublishAt(tx, { id: story.id, locale }, null)
    else await scheduleStory(tx, { id: story.id, locale }, at)
  return 'done'
}

const isDraftStill = ({ story, after }: Held): boolean =>
  story.texts.every(({ locale, version }) => after[locale] === undefined || after[locale] === version)

async function undoBegun(held: Held): Promise<UndoAnswer> {
  const { tx, story, now } = held
  if (!isDraftStill(held) || story.texts.some(({ publishedAt, publishAt }) => publishedAt ?? publishAt)) return 'changed_since'
  await deleteStories(tx, story.id, now)
  return 'done'
}

async function undoBroughtBack(held: Held): Promise<UndoAnswer> {
  const { tx, story, before, actor, now } = held
  if (!isDraftStill(held)) return 'changed_since'
  for (const [locale, version] of entriesOf(before)) {
    const content = version === null ? null : await readFormerDraft(tx, { id: story.id, locale, version })
    if (!content) return 'not_undoable'
    await saveDraft(tx, { ...story, locale }, content, { who: actor.staffName, now })
  }
  return 'done'
}

const HANDLERS: Record<string, (held: Held) => Promise<UndoAnswer>> = {
  'content.published': undoShown,
  'content.unpublished': undoShown,
  'content.planned': undoPlan,
  'content.begun': undoBegun,
  'content.brought_back': undoBroughtBack,
}

/** Takes back that a content was begun, published, planned, taken away or brought back. */
export async function undoContent(
  shop: EditorShop,
  actor: Actor,
  entry: StoredEntry,
  reason: string | null,
): Promise<UndoAnswer> {
  const undo = HANDLERS[entry.action]
  if (!undo) return 'not_undoable'
  const now = shop.clock.now()
  const answer = await shop.db.transaction(async (tx): Promise<UndoAnswer> => {
    await lockStories(tx)
    const story = await readStaffStory(tx, Number(entry.object.id))
    if (!story) return 'changed_since'
    const [before, after] = [values.parse(entry.before) ?? {}, values.parse(entry.after) ?? {}]
    const done = await undo({ tx, story, before, after, actor, now })
    if (done !== 'done') return done
    const act = { action: entry.action, object: entry.object, before: entry.after, after: entry.before, reason, undoes: entry.id }
    await writeAudit(tx, actor, act, now)
    return done
  })
  shop.jobSignal.wake()
  return answer
}
