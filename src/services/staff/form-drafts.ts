/** Drafts of forms: kept for the person who types, offered on return; and who else has the form open. No change, and nothing of the log. */
import { DRAFT_KEPT_MS, PRESENT_MS, type DraftContent, type FormPerson, type KeptDraft } from '#domain/staff/form-draft.ts'
import type { Shop } from '#services/shop.ts'
import {
  deleteDraft,
  deleteOldDrafts,
  deletePresence,
  findDraft,
  listPresent,
  putDraft,
  putPresence,
} from '#store/staff/form-drafts.ts'

type DraftShop = Pick<Shop, 'db' | 'clock'>

interface Place {
  staffId: string
  form: string
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/** Returns what a person has typed into a form and not saved; null for nothing. */
export const readDraft = ({ db, clock }: DraftShop, place: Place): Promise<KeptDraft | null> =>
  findDraft(db.query, place, before(clock.now(), DRAFT_KEPT_MS))

interface Beat {
  section: string | null
  /** False once the form is left. */
  isHere: boolean
  /** What is to be kept; null: nothing is unsaved any more; undefined: as it was. */
  draft?: DraftContent | null | undefined
}

/** Notes that a person has a form open, and keeps what was typed. Returns when it was kept, and who else is there. */
export async function hearOfForm(
  { db, clock }: DraftShop,
  place: Place,
  { section, isHere, draft }: Beat,
): Promise<{ keptAt: Date | null; others: FormPerson[] }> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    if (draft) await putDraft(tx, place, draft, now)
    if (draft === null) await deleteDraft(tx, place)
    if (isHere) await putPresence(tx, place, section, now)
    else await deletePresence(tx, place)
  })
  const others = isHere ? await listPresent(db.query, place, before(now, PRESENT_MS)) : []
  return { keptAt: draft ? now : null, others }
}

/** Deletes drafts that are too old, and who has left. */
export const purgeDrafts = ({ db }: Pick<Shop, 'db'>, now: Date): Promise<void> =>
  deleteOldDrafts(db.query, { keptBefore: before(now, DRAFT_KEPT_MS), seenBefore: before(now, PRESENT_MS) })
