/** Bulk edits: what was asked for, how far each is, and the entries that take it back. */
import { sql } from 'kysely'
import type { BulkChange, BulkState } from '#domain/products/bulk-edit.ts'
import type { Query } from '#store/database/db.ts'

export interface BulkEdit {
  id: string
  staffId: string | null
  staffName: string
  /** Of a campaign. */
  name: string | null
  change: BulkChange
  products: number[]
  position: number
  changed: number
  /** Why → how many. */
  refused: Record<string, number>
  state: BulkState
  kept: number
  createdAt: Date
  finishedAt: Date | null
}

type NewBulkEdit = Pick<BulkEdit, 'id' | 'staffId' | 'staffName' | 'name' | 'change' | 'products' | 'createdAt'>

export async function insertBulkEdit(tx: Query, edit: NewBulkEdit): Promise<void> {
  await tx
    .insertInto('bulk_edit')
    .values({
      id: edit.id,
      staff_id: edit.staffId,
      staff_name: edit.staffName,
      name: edit.name,
      change: JSON.stringify(edit.change),
      products: [...edit.products],
      state: 'running',
      created_at: edit.createdAt,
    })
    .execute()
}

/** Returns an edit, locked until the transaction ends; null for an unknown one. */
export async function lockBulkEdit(tx: Query, id: string): Promise<BulkEdit | null> {
  const row = await tx.selectFrom('bulk_edit').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? editOf(row) : null
}

export async function readBulkEdit(query: Query, id: string): Promise<BulkEdit | null> {
  const row = await query.selectFrom('bulk_edit').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? editOf(row) : null
}

/** Returns the newest edits, or the newest campaigns. */
export async function readBulkEdits(
  query: Query,
  { areCampaigns, most }: { areCampaigns: boolean; most: number },
): Promise<BulkEdit[]> {
  const rows = await query
    .selectFrom('bulk_edit')
    .selectAll()
    .where('name', areCampaigns ? 'is not' : 'is', null)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(editOf)
}

export interface Progress {
  position: number
  changed: number
  refused: Record<string, number>
  entries: readonly string[]
  finishedAt: Date | null
}

/** Notes what a chunk did, in its transaction. */
export async function noteProgress(
  tx: Query,
  id: string,
  { position, changed, refused, entries, finishedAt }: Progress,
): Promise<void> {
  await tx
    .updateTable('bulk_edit')
    .set({
      position,
      changed,
      refused: JSON.stringify(refused),
      ...(finishedAt && { state: 'done' as const, finished_at: finishedAt }),
    })
    .where('id', '=', id)
    .execute()
  if (entries.length === 0) return
  await sql`insert into bulk_edit_entry (bulk_id, entry_id) select ${id}::uuid, unnest(${entries}::uuid[])`.execute(tx)
}

/** Moves an edit on; false when it is in another state. */
export async function moveBulkEdit(tx: Query, id: string, from: BulkState, to: BulkState, kept = 0): Promise<boolean> {
  const moved = await tx
    .updateTable('bulk_edit')
    .set({ state: to, kept })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** Returns the entries of an edit that nobody has taken back, the newest first; those of plans are cancelled or stopped instead. */
export async function readStandingEntries(query: Query, id: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from bulk_edit_entry b join audit_entry e on e.id = b.entry_id
    where b.bulk_id = ${id} and e.action <> 'price.planned' and not exists (select from audit_entry u where u.undoes = e.id)
    order by e.position desc limit ${most}`.execute(query)
  return rows.map((row) => row.id)
}

/** Returns the plans of an edit that wait or run. */
export async function readOpenPlanIds(query: Query, id: string): Promise<{ id: string; isRunning: boolean }[]> {
  const rows = await query
    .selectFrom('price_plan')
    .select(['id', 'state'])
    .where('bulk_id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute()
  return rows.map((row) => ({ id: row.id, isRunning: row.state === 'running' }))
}

/** Returns how many plans of an edit are in each state. */
export async function countPlans(query: Query, ids: readonly string[]): Promise<Map<string, Record<string, number>>> {
  const rows = await query
    .selectFrom('price_plan')
    .select(['bulk_id', 'state'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('bulk_id', '=', sql<string>`any(${ids}::uuid[])`)
    .groupBy(['bulk_id', 'state'])
    .execute()
  const found = new Map<string, Record<string, number>>()
  for (const { bulk_id, state, count } of rows) found.set(bulk_id!, { ...found.get(bulk_id!), [state]: count })
  return found
}

interface Row {
  id: string
  staff_id: string | null
  staff_name: string
  name: string | null
  change: unknown
  products: number[]
  position: number
  changed: number
  refused: unknown
  state: string
  kept: number
  created_at: Date
  finished_at: Date | null
}

const editOf = (row: Row): BulkEdit => ({
  id: row.id,
  staffId: row.staff_id,
  staffName: row.staff_name,
  name: row.name,
  change: row.change as BulkChange,
  products: row.products,
  position: row.position,
  changed: row.changed,
  refused: row.refused as Record<string, number>,
  state: row.state as BulkState,
  kept: row.kept,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
})
