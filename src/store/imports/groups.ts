/** The groups of rows of an import: what they change, and what came of it. */
import { sql, type Selectable } from 'kysely'
import type { Remark } from '#domain/imports/import-kind.ts'
import type { Query } from '#store/database/db.ts'
import type { Tables } from '#store/database/tables.ts'
import { upsertRows } from '#store/database/upsert-rows.ts'

export type StoredGroup = Selectable<Tables['import_group']>
export type GroupState = StoredGroup['state']
export type Outcome = NonNullable<StoredGroup['outcome']>

export async function insertGroups(tx: Query, groups: readonly StoredGroup[]): Promise<void> {
  if (groups.length > 0) await upsertRows(tx, 'import_group', groups, null)
}

export const deleteGroups = async (tx: Query, run: string): Promise<void> => {
  await tx.deleteFrom('import_group').where('run_id', '=', run).execute()
}

/** Returns groups by their place in the file. */
export const listGroups = (
  query: Query,
  run: string,
  { states, after, most }: { states: readonly GroupState[] | null; after: number; most: number },
): Promise<StoredGroup[]> =>
  query
    .selectFrom('import_group')
    .selectAll()
    .where('run_id', '=', run)
    .where('position', '>', after)
    .$if(states !== null, (all) => all.where('state', 'in', states!))
    .orderBy('position')
    .limit(most)
    .execute()

/** Returns the next groups that are to be written. */
export const nextToApply = (tx: Query, run: string, most: number): Promise<StoredGroup[]> =>
  tx
    .selectFrom('import_group')
    .selectAll()
    .where('run_id', '=', run)
    .where('state', 'in', ['new', 'changed'])
    .where('is_chosen', '=', true)
    .where('outcome', 'is', null)
    .orderBy('position')
    .limit(most)
    .execute()

/** Returns the next groups that are to go back, the last written first. */
export const nextToUndo = (tx: Query, run: string, most: number, below: number | null = null): Promise<StoredGroup[]> =>
  tx
    .selectFrom('import_group')
    .selectAll()
    .where('run_id', '=', run)
    .where('outcome', '=', 'applied')
    .$if(below !== null, (all) => all.where('position', '<', below!))
    .orderBy('position', 'desc')
    .limit(most)
    .execute()

export interface GroupOutcome {
  position: number
  outcome: Outcome
  kept: readonly string[]
  remarks: readonly Remark[] | null
}

export async function writeOutcomes(tx: Query, run: string, outcomes: readonly GroupOutcome[]): Promise<void> {
  const rows = outcomes.map(({ position, outcome, kept, remarks }) => ({ position, outcome, kept, remarks }))
  await sql`update import_group g set outcome = o.outcome,
      kept = array(select jsonb_array_elements_text(o.kept)), remarks = coalesce(o.remarks, g.remarks)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o(position integer, outcome text, kept jsonb, remarks jsonb)
    where g.run_id = ${run} and g.position = o.position`.execute(tx)
}

/** Chooses groups, or leaves them out. Returns how many. */
export async function chooseGroups(
  tx: Query,
  run: string,
  { positions, isChosen }: { positions: readonly number[] | null; isChosen: boolean },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('import_group')
    .set({ is_chosen: isChosen })
    .where('run_id', '=', run)
    .where('state', 'in', ['new', 'changed'])
    .where('outcome', 'is', null)
    .$if(positions !== null, (all) => all.where('position', 'in', [...positions!]))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Returns how many groups are to be written. */
export async function countChosen(query: Query, run: string): Promise<number> {
  const { count } = await query
    .selectFrom('import_group')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('run_id', '=', run)
    .where('state', 'in', ['new', 'changed'])
    .where('is_chosen', '=', true)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the groups of an import that were written and say what their products fit with. */
export async function readStating(query: Query, run: string): Promise<{ key: string; fits: string }[]> {
  const { rows } = await sql<{ key: string; fits: string }>`
    select key, after ->> 'fits_with' as fits from import_group
    where run_id = ${run} and outcome = 'applied' and after ->> 'fits_with' <> '' order by position`.execute(query)
  return rows
}

/** Records of written groups that what they name is not there; `fits` is what was written. */
export async function writeMissing(
  tx: Query,
  run: string,
  missing: readonly { key: string; fits: string; gone: string }[],
): Promise<void> {
  if (missing.length === 0) return
  await sql`update import_group g set after = g.after || jsonb_build_object('fits_with', m.fits),
      remarks = g.remarks || jsonb_build_array(jsonb_build_object('line', g.line, 'column', 'fits_with', 'code', 'unknown_item',
        'isFault', true, 'detail', left(m.gone, 500)))
    from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as m(key text, fits text, gone text)
    where g.run_id = ${run} and g.key = m.key and g.outcome = 'applied'`.execute(tx)
}

/** Returns the addresses that earlier groups of an import take: a check that was broken off goes on with them. */
export async function readTakenSlugs(query: Query, run: string): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select l.locale || ' ' || (g.after ->> ('slug_' || l.locale)) as slug
    from import_group g cross join (values ('ro'), ('en'), ('hu')) as l(locale)
    where g.run_id = ${run} and g.after ? ('slug_' || l.locale)`.execute(query)
  return rows.map(({ slug }) => slug)
}
