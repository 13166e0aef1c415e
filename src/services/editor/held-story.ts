/** A story that staff change: locked, as the person saw it, and in the shop's own content service. */
import type { ContentFault } from '#domain/content/content-faults.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { lockStories } from '#store/content/write-stories.ts'
import { readStaffStory, type StaffStory, type StaffText } from '#store/content/staff-stories.ts'
import type { Query } from '#store/database/db.ts'
import { InputRefused, type InputProblem } from '#store/database/input-refused.ts'

export type EditorShop = Pick<Shop, 'db' | 'clock' | 'content' | 'jobSignal'>

export type ContentRefusal =
  /** `read_only`: the content is edited in another system. `not_shown`: there is nothing to take back. */
  | { ok: false; code: 'not_found' | 'read_only' | 'past' | 'not_shown' }
  /** Somebody else wrote a text meanwhile: the present drafts. */
  | { ok: false; code: 'changed_meanwhile'; story: StaffStory }
  | { ok: false; code: 'refused'; problems: readonly InputProblem[] }
  | { ok: false; code: 'incomplete'; faults: (ContentFault & { locale: Locale })[] }

/** Takes the transaction back with an answer. */
class Stopped extends Error {
  readonly refusal: ContentRefusal
  constructor(refusal: ContentRefusal) {
    super(`content is not changed: ${refusal.code}`)
    this.refusal = refusal
  }
}

/** @throws Stopped */
export function stop(refusal: ContentRefusal): never {
  throw new Stopped(refusal)
}

/** Whether contents are written here; otherwise staff read them, and edit them in the other system. */
export const isOwnContent = ({ content }: Pick<Shop, 'content'>): boolean => content.name === 'own'

/** Runs a change of contents. What it stops with is its answer, and nothing is written. */
export async function inEditor<T>(shop: EditorShop, change: (tx: Query) => Promise<T>): Promise<T | ContentRefusal> {
  if (!isOwnContent(shop)) return { ok: false, code: 'read_only' }
  try {
    return await shop.db.transaction(async (tx) => {
      await lockStories(tx)
      return await change(tx)
    })
  } catch (error) {
    if (error instanceof Stopped) return error.refusal
    if (error instanceof InputRefused) return { ok: false, code: 'refused', problems: error.problems }
    throw error
  }
}

/** What a person saw of each text that is changed. */
export type SeenVersions = Partial<Record<Locale, string>>

/** Returns a story with the texts that are changed, if they are as the person saw them. @throws Stopped */
export async function holdStory(tx: Query, id: number, seen: SeenVersions): Promise<{ story: StaffStory; texts: StaffText[] }> {
  const story = await readStaffStory(tx, id)
  if (!story) return stop({ ok: false, code: 'not_found' })
  const texts = story.texts.filter(({ locale }) => seen[locale] !== undefined)
  if (texts.some(({ locale, version }) => seen[locale] !== version)) stop({ ok: false, code: 'changed_meanwhile', story })
  return { story, texts }
}

/** Returns a story as the audit log names it. */
export const loggedObject = ({ id, name }: Pick<StaffStory, 'id' | 'name'>) => ({
  kind: 'content' as const,
  id: String(id),
  name,
})
