/** Views of lists: saved by a person, shared with all, removed, and brought back. */
import { MAX_LIST_VIEWS, type ListView, type SavedList } from '#domain/staff/list-view.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import type { Shop } from '#services/shop.ts'
import { countViews, deleteView, insertView, listViews, lockView } from '#store/staff/list-views.ts'
import { isUuid, uuidv7 } from '#store/database/uuid.ts'
import { writeAudit, type Actor } from './audit.ts'
import type { UndoHandler } from './undo-handler.ts'

/** Returns the views of a list that a person sees: their own, then those that are shared. */
export const readViews = ({ db }: Pick<Shop, 'db'>, list: SavedList, staffId: string): Promise<ListView[]> =>
  listViews(db.query, list, staffId)

const told = ({ id, name }: ListView) => ({ kind: 'view' as const, id, name })
/** A view as the log keeps it: enough to bring it back. */
const kept = (view: ListView): JsonValue => ({ ...view, look: view.look && { ...view.look } })

export type NewView = Pick<ListView, 'list' | 'name' | 'query' | 'look' | 'isShared'>
type Saved = { ok: true; view: ListView; entries: string[] } | { ok: false; reason: 'too_many_views' }

/** Saves a view. A person has `MAX_LIST_VIEWS` of a list at most. */
export async function saveView(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  actor: Actor & { staffId: string },
  wanted: NewView,
): Promise<Saved> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    if ((await countViews(tx, wanted.list, actor.staffId)) >= MAX_LIST_VIEWS) return { ok: false, reason: 'too_many_views' }
    const view = { ...wanted, id: uuidv7(now), staffId: actor.staffId }
    await insertView(tx, view, now)
    const entry = await writeAudit(tx, actor, { action: 'view.saved', object: told(view), after: kept(view) }, now)
    return { ok: true, view, entries: [entry] }
  })
}

/** Removes a view of one's own; an owner removes shared ones too. Returns the entries that tell it, null for a view that is not theirs. */
export async function removeView(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  actor: Actor & { staffId: string },
  { id, isOwner }: { id: string; isOwner: boolean },
): Promise<string[] | null> {
  if (!isUuid(id)) return null
  return db.transaction(async (tx) => {
    const view = await lockView(tx, id)
    if (!view || (view.staffId !== actor.staffId && !(view.isShared && isOwner))) return null
    await deleteView(tx, id)
    return [await writeAudit(tx, actor, { action: 'view.removed', object: told(view), before: kept(view) }, clock.now())]
  })
}

/** Takes back that a view was saved or removed. */
export const undoView: UndoHandler = ({ db, clock }, actor, entry, reason) =>
  db.transaction(async (tx) => {
    const now = clock.now()
    if (entry.staffId !== actor.staffId) return 'not_undoable'
    const object = { ...entry.object, kind: 'view' as const }
    const standing = await lockView(tx, object.id)
    if (entry.before === null) {
      if (!standing) return 'changed_since'
      await deleteView(tx, object.id)
    } else {
      if (standing) return 'changed_since'
      await insertView(tx, entry.before as unknown as ListView, now)
    }
    const act = {
      action: entry.before === null ? 'view.removed' : 'view.saved',
      object,
      before: entry.after,
      after: entry.before,
    }
    await writeAudit(tx, actor, { ...act, reason, undoes: entry.id }, now)
    return 'done'
  })
