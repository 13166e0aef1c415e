/** Publishing by staff: now, at a moment, and taking texts away; all languages of a call at one moment, each act in the audit log. */
import { contentFaults } from '#domain/content/content-faults.ts'
import type { Locale } from '#domain/market/market.ts'
import { differenceOf } from '#domain/staff/audit-entry.ts'
import { unpublishStories } from '#services/content/begin-stories.ts'
import { publishStory, scheduleStory } from '#services/content/write-stories.ts'
import { SHOP_ITSELF, writeAudit, type Actor } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import { readShownVersions, readStaffStory, type StaffStory, type StaffText } from '#store/content/staff-stories.ts'
import { lockStories, setPublishAt } from '#store/content/write-stories.ts'
import type { Query } from '#store/database/db.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { logRedirects, redirectsByPath } from './staff-redirects.ts'
import { holdStory, inEditor, loggedObject, stop, type ContentRefusal, type EditorShop, type SeenVersions } from './held-story.ts'

export type ContentChanged = { ok: true; entries: string[] } | ContentRefusal

interface Wish {
  id: number
  /** The texts, as the person saw them. */
  seen: SeenVersions
  reason: string | null
}

const localesOf = (texts: readonly StaffText[]): Locale[] => texts.map(({ locale }) => locale)

/** Returns the versions that visitors see of these languages; null where they see none. */
export async function shownIn(tx: Query, id: number, locales: readonly Locale[]): Promise<Record<string, string | null>> {
  const shown = await readShownVersions(tx, id)
  return Object.fromEntries(locales.map((locale) => [locale, shown[locale] ?? null]))
}

/** Writes an entry about what visitors see. Returns its id; none where nothing changed. */
async function writeShown(
  tx: Query,
  actor: Actor,
  story: StaffStory,
  {
    action,
    before,
    reason = null,
    now,
  }: { action: string; before: Record<string, string | null>; reason?: string | null; now: Date },
): Promise<string[]> {
  const difference = differenceOf(before, await shownIn(tx, story.id, Object.keys(before) as Locale[]))
  if (!difference) return []
  return [await writeAudit(tx, actor, { action, object: loggedObject(story), ...difference, reason }, now)]
}

/** @throws Stopped for texts that are not finished */
function refuseUnfinished({ key, kind }: StaffStory, texts: readonly StaffText[]): void {
  const faults = texts.flatMap(({ locale, draft }) => contentFaults(draft, { kind, key }).map((fault) => ({ ...fault, locale })))
  if (faults.length > 0) stop({ ok: false, code: 'incomplete', faults })
}

const planOf = (texts: readonly StaffText[]) =>
  Object.fromEntries(texts.map(({ locale, publishAt }) => [locale, publishAt?.toISOString() ?? null]))

/** Writes an entry about the plans that end with an act on these texts. Returns its id; none where nothing was planned. */
async function writeGivenUp(
  tx: Query,
  actor: Actor,
  story: StaffStory,
  { texts, reason, now }: { texts: readonly StaffText[]; reason: string | null; now: Date },
): Promise<string[]> {
  const given = Object.fromEntries(texts.map(({ locale }) => [locale, null]))
  const difference = differenceOf(planOf(texts), given)
  if (!difference) return []
  return [await writeAudit(tx, actor, { action: 'content.planned', object: loggedObject(story), ...difference, reason }, now)]
}

/** Shows visitors the drafts of these languages from now on; what was planned for them is over. */
export const publishContent = (shop: EditorShop, actor: Actor, { id, seen, reason }: Wish): Promise<ContentChanged> =>
  inEditor(shop, async (tx) => {
    const now = shop.clock.now()
    const { story, texts } = await holdStory(tx, id, seen)
    refuseUnfinished(story, texts)
    const before = await shownIn(tx, id, localesOf(texts))
    for (const { locale } of texts) await publishStory(tx, { id, locale }, now)
    const plans = await writeGivenUp(tx, actor, story, { texts, reason, now })
    const shown = await writeShown(tx, actor, story, { action: 'content.published', before, reason, now })
    return { ok: true, entries: [...plans, ...shown] }
  })

/** Plans the drafts of these languages for one moment; null takes their plan back. */
export async function planContent(
  shop: EditorShop,
  actor: Actor,
  { id, seen, reason, at }: Wish & { at: Date | null },
): Promise<ContentChanged> {
  const answer = await inEditor(shop, async (tx) => {
    const now = shop.clock.now()
    const { story, texts } = await holdStory(tx, id, seen)
    if (at !== null && at <= now) stop({ ok: false, code: 'past' })
    if (at !== null) refuseUnfinished(story, texts)
    for (const { locale } of texts)
      if (at === null) await setPublishAt(tx, { id, locale }, null)
      else await scheduleStory(tx, { id, locale }, at)
    const difference = differenceOf(
      planOf(texts),
      Object.fromEntries(texts.map(({ locale }) => [locale, at?.toISOString() ?? null])),
    )
    const act = { action: 'content.planned', object: loggedObject(story), ...difference, reason }
    return { ok: true as const, entries: difference ? [await writeAudit(tx, actor, act, now)] : [] }
  })
  if (answer.ok) shop.jobSignal.wake()
  return answer
}

/** Takes these languages away from visitors; the drafts stay. */
export const unpublishContent = (
  shop: EditorShop,
  actor: Actor,
  { id, seen, reason, to }: Wish & { to: string | null },
): Promise<ContentChanged> =>
  inEditor(shop, async (tx) => {
    const now = shop.clock.now()
    const { story, texts } = await holdStory(tx, id, seen)
    const shown = texts.filter(({ publishedAt }) => publishedAt !== null)
    if (shown.length === 0) stop({ ok: false, code: 'not_shown' })
    const before = await shownIn(tx, id, localesOf(shown))
    const states = shown.map(({ locale, slug, draftAt, publishedAt, publishAt, isChanged }) => ({
      id,
      key: story.key,
      kind: story.kind,
      name: story.name,
      locale,
      slug,
      draft_at: draftAt,
      published_at: publishedAt,
      publish_at: publishAt,
      isChanged,
      versions: 1,
    }))
    const redirects = await redirectsByPath(tx)
    await unpublishStories(tx, states, { to: to ?? undefined, now })
    const plans = await writeGivenUp(tx, actor, story, { texts: shown, reason, now })
    const taken = await writeShown(tx, actor, story, { action: 'content.unpublished', before, reason, now })
    return { ok: true, entries: [...plans, ...taken, ...(await logRedirects(tx, actor, { before: redirects, now }))] }
  })

/**
 * Job `story.publish`: publishes every language of the story whose moment has come, in one transaction. A time that was changed or withdrawn
 * has another job or none.
 */
export async function publishDueContent(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { storyId }: JobPayload<'story.publish'>,
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    await lockStories(tx)
    const story = await readStaffStory(tx, storyId)
    const due = story?.texts.filter(({ publishAt }) => publishAt !== null && publishAt <= now) ?? []
    if (!story || due.length === 0) return
    const before = await shownIn(tx, storyId, localesOf(due))
    for (const { locale } of due) await publishStory(tx, { id: storyId, locale }, now)
    await writeShown(tx, SHOP_ITSELF, story, { action: 'content.published', before, now })
  })
}
