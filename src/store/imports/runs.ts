/** Imports: what they are, how far they are, and the mappings that are remembered. */
import { sql, type Selectable } from 'kysely'
import type { ImportCounts, ImportKind, ImportState } from '#domain/imports/import-kind.ts'
import type { Mapping } from '#domain/imports/mapping.ts'
import type { Query } from '#store/database/db.ts'
import type { Tables } from '#store/database/tables.ts'

export type ImportRun = Selectable<Tables['import_run']>
export type NewRun = Omit<ImportRun, 'ended_at' | 'failure'>

export async function insertRun(tx: Query, run: NewRun): Promise<void> {
  const { mapping, options, actor, counts } = run
  await tx
    .insertInto('import_run')
    .values({
      ...run,
      mapping: JSON.stringify(mapping),
      options: JSON.stringify(options),
      actor: JSON.stringify(actor),
      counts: JSON.stringify(counts),
    })
    .execute()
}

export async function readRun(query: Query, id: string): Promise<ImportRun | null> {
  return (await query.selectFrom('import_run').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** Returns an import, which nobody else changes until the transaction ends. */
export async function lockRun(tx: Query, id: string): Promise<ImportRun | null> {
  return (await tx.selectFrom('import_run').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

/** Returns imports, the newest first. */
export const listRuns = (query: Query, { before, most }: { before: Date | null; most: number }): Promise<ImportRun[]> =>
  query
    .selectFrom('import_run')
    .selectAll()
    .$if(before !== null, (all) => all.where('created_at', '<', before!))
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()

export interface RunChange {
  state?: ImportState
  began_at?: Date
  ended_at?: Date | null
  done?: number
  total?: number
  counts?: ImportCounts
  failure?: string | null
  mapping?: Mapping
  options?: ImportRun['options']
}

export async function changeRun(tx: Query, id: string, { counts, mapping, options, ...change }: RunChange): Promise<void> {
  await tx
    .updateTable('import_run')
    .set({
      ...change,
      ...(counts && { counts: JSON.stringify(counts) }),
      ...(mapping && { mapping: JSON.stringify(mapping) }),
      ...(options && { options: JSON.stringify(options) }),
    })
    .where('id', '=', id)
    .execute()
}

export async function findMapping(query: Query, signature: string): Promise<Mapping | null> {
  const row = await query.selectFrom('import_mapping').select('mapping').where('signature', '=', signature).executeTakeFirst()
  return row?.mapping ?? null
}

export async function keepMapping(
  tx: Query,
  { signature, kind, mapping }: { signature: string; kind: ImportKind; mapping: Mapping },
  now: Date,
): Promise<void> {
  await sql`insert into import_mapping (signature, kind, mapping, used_at)
    values (${signature}, ${kind}, ${JSON.stringify(mapping)}::jsonb, ${now})
    on conflict (signature) do update set mapping = excluded.mapping, used_at = excluded.used_at`.execute(tx)
}

/** Returns the ids of imports that ended before a moment, and deletes them with their rows. */
export async function deleteRunsBefore(tx: Query, before: Date): Promise<string[]> {
  const rows = await tx
    .deleteFrom('import_run')
    .where('created_at', '<', before)
    .where('state', 'not in', ['checking', 'applying', 'undoing'])
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
