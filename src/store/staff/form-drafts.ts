/** Drafts of forms, and who has which form open. */
import { MAX_DRAFTS, type DraftContent, type FormPerson, type KeptDraft } from '#domain/staff/form-draft.ts'
import type { Query } from '#store/database/db.ts'

/** A form of a person. */
interface Place {
  staffId: string
  form: string
}

/** Returns a draft that was kept after `since`; null without one. */
export async function findDraft(query: Query, { staffId, form }: Place, since: Date): Promise<KeptDraft | null> {
  const found = await query
    .selectFrom('staff_draft')
    .select(['content', 'kept_at as keptAt'])
    .where('staff_id', '=', staffId)
    .where('form', '=', form)
    .where('kept_at', '>', since)
    .executeTakeFirst()
  return found ?? null
}

/** Keeps a draft in the place of the one before; the oldest drafts of a person who has too many are deleted. */
export async function putDraft(tx: Query, { staffId, form }: Place, content: DraftContent, now: Date): Promise<void> {
  const row = { content: JSON.stringify(content), kept_at: now }
  await tx
    .insertInto('staff_draft')
    .values({ staff_id: staffId, form, ...row })
    .onConflict((conflict) => conflict.columns(['staff_id', 'form']).doUpdateSet(row))
    .execute()
  const newest = tx
    .selectFrom('staff_draft')
    .select('form')
    .where('staff_id', '=', staffId)
    .orderBy('kept_at', 'desc')
    .orderBy('form')
    .limit(MAX_DRAFTS)
  await tx.deleteFrom('staff_draft').where('staff_id', '=', staffId).where('form', 'not in', newest).execute()
}

export async function deleteDraft(query: Query, { staffId, form }: Place): Promise<void> {
  await query.deleteFrom('staff_draft').where('staff_id', '=', staffId).where('form', '=', form).execute()
}

/** Notes where a person is. */
export async function putPresence(query: Query, { staffId, form }: Place, section: string | null, now: Date): Promise<void> {
  const row = { section, seen_at: now }
  await query
    .insertInto('staff_presence')
    .values({ staff_id: staffId, form, ...row })
    .onConflict((conflict) => conflict.columns(['form', 'staff_id']).doUpdateSet(row))
    .execute()
}

export async function deletePresence(query: Query, { staffId, form }: Place): Promise<void> {
  await query.deleteFrom('staff_presence').where('staff_id', '=', staffId).where('form', '=', form).execute()
}

/** Returns the other people who have a form open and were heard of after `since`. */
export const listPresent = (query: Query, { staffId, form }: Place, since: Date): Promise<FormPerson[]> =>
  query
    .selectFrom('staff_presence as p')
    .innerJoin('staff_member as m', 'm.id', 'p.staff_id')
    .select(['m.id', 'm.first_name as firstName', 'm.last_name as lastName', 'p.section'])
    .where('p.form', '=', form)
    .where('p.staff_id', '<>', staffId)
    .where('p.seen_at', '>', since)
    .orderBy('m.first_name')
    .orderBy('m.id')
    .execute()

/** Deletes drafts and presence whose time is over. */
export async function deleteOldDrafts(
  query: Query,
  { keptBefore, seenBefore }: { keptBefore: Date; seenBefore: Date },
): Promise<void> {
  await query.deleteFrom('staff_draft').where('kept_at', '<=', keptBefore).execute()
  await query.deleteFrom('staff_presence').where('seen_at', '<=', seenBefore).execute()
}
