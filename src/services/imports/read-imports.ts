/** What staff see of imports, and choose of them. */
import { csvRow } from '#domain/imports/csv-row.ts'
import type { ExportKind, FileFormat } from '#domain/imports/import-kind.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { chooseGroups, listGroups, type StoredGroup } from '#store/imports/groups.ts'
import { listRuns, lockRun, readRun, type ImportRun } from '#store/imports/runs.ts'

export type { ImportRun }

/** Imports, and groups, of a page. */
const RUNS_A_PAGE = 50
const GROUPS_A_PAGE = 100
const FAULTS_AT_ONCE = 500

type ReadShop = Pick<Shop, 'db'>

export const readImport = ({ db }: ReadShop, id: string): Promise<ImportRun | null> => readRun(db.query, id)

/** Returns a page of imports, and whether there is another. */
export async function readImports({ db }: ReadShop, before: Date | null): Promise<{ runs: ImportRun[]; hasMore: boolean }> {
  const found = await listRuns(db.query, { before, most: RUNS_A_PAGE + 1 })
  return { runs: found.slice(0, RUNS_A_PAGE), hasMore: found.length > RUNS_A_PAGE }
}

/** Returns a page of what an import changes, and whether there is another. */
export async function readGroups(
  { db }: ReadShop,
  run: string,
  { state, after }: { state: 'all' | StoredGroup['state']; after: number },
): Promise<{ groups: StoredGroup[]; hasMore: boolean }> {
  const states = state === 'all' ? null : [state]
  const found = await listGroups(db.query, run, { states, after, most: GROUPS_A_PAGE + 1 })
  return { groups: found.slice(0, GROUPS_A_PAGE), hasMore: found.length > GROUPS_A_PAGE }
}

/** Chooses groups, or leaves them out, before an import is applied. Returns whether it was not too late. */
export const chooseRows = (
  { db }: ReadShop,
  run: string,
  choice: { positions: readonly number[] | null; isChosen: boolean },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    if ((await lockRun(tx, run))?.state !== 'checked') return false
    await chooseGroups(tx, run, choice)
    return true
  })

/** Yields a CSV file of rows with faults. */
export async function* faultsFile({ db }: ReadShop, run: string): AsyncGenerator<string> {
  yield csvRow(['line', 'name', 'column', 'fault', 'detail'])
  for (let after = 0; ;) {
    const groups = await listGroups(db.query, run, { states: ['faulty'], after, most: FAULTS_AT_ONCE })
    if (groups.length === 0) return
    yield groups
      .flatMap(({ name, remarks }) =>
        remarks
          .filter(({ isFault }) => isFault)
          .map(({ line, column, code, detail }) => csvRow([line, name, column, code, detail])),
      )
      .join('')
    after = groups.at(-1)!.position
  }
}

/** Records who took which data out. */
export async function noteExport(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  actor: Actor,
  { kind, format }: { kind: ExportKind; format: FileFormat },
): Promise<void> {
  const act = { action: 'import.exported', object: { kind: 'import' as const, id: kind, name: `${kind}.${format}` } }
  await db.transaction((tx) => writeAudit(tx, actor, act, clock.now()))
}
