/** Views of lists that staff have saved. */
import type { ListView, SavedList } from '#domain/staff/list-view.ts'
import type { Query } from '#store/database/db.ts'

const COLUMNS = ['id', 'list', 'staff_id as staffId', 'name', 'query', 'look', 'is_shared as isShared'] as const

/** Returns the views of a list that a person sees: their own first, then those that others share, by name. */
export const listViews = (query: Query, list: SavedList, staffId: string): Promise<ListView[]> =>
  query
    .selectFrom('staff_view')
    .select(COLUMNS)
    .where('list', '=', list)
    .where((eb) => eb.or([eb('staff_id', '=', staffId), eb('is_shared', '=', true)]))
    .orderBy((eb) => eb('staff_id', '=', staffId), 'desc')
    .orderBy('name')
    .execute()

/** Locks a view; null without one. */
export async function lockView(tx: Query, id: string): Promise<ListView | null> {
  const found = await tx.selectFrom('staff_view').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()
  return found ?? null
}

/** Returns how many views of a list a person has. */
export async function countViews(query: Query, list: SavedList, staffId: string): Promise<number> {
  const { count } = await query
    .selectFrom('staff_view')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('list', '=', list)
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertView(tx: Query, view: ListView, now: Date): Promise<void> {
  const { id, list, staffId, name, query, look, isShared } = view
  await tx
    .insertInto('staff_view')
    .values({
      id,
      list,
      staff_id: staffId,
      name,
      query,
      look: look === null ? null : JSON.stringify(look),
      is_shared: isShared,
      created_at: now,
    })
    .execute()
}

export async function deleteView(tx: Query, id: string): Promise<void> {
  await tx.deleteFrom('staff_view').where('id', '=', id).execute()
}
