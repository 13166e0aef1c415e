/** Begins imports, and moves them on: what is uploaded is mapped, checked, applied, and taken back within 30 days. */
import { MINUTE_MS, DAY_MS } from '#domain/time/durations.ts'
import {
  NO_COUNTS,
  PROFILES,
  UNDO_DAYS,
  type ImportActor,
  type ImportKind,
  type ImportOptions,
  type ImportState,
} from '#domain/imports/import-kind.ts'
import type { Column } from '#domain/imports/columns.ts'
import { besideProfile, guessMapping, mappingFaults, profileOf, signatureOf, type Mapping } from '#domain/imports/mapping.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit } from '#services/staff/audit.ts'
import { sqlState } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { countChosen, deleteGroups } from '#store/imports/groups.ts'
import {
  changeRun,
  deleteRunsBefore,
  findMapping,
  insertRun,
  keepMapping,
  lockRun,
  readRun,
  type ImportRun,
} from '#store/imports/runs.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { BrokenFile, formOf, readHeads, type FileRow } from './files/read-rows.ts'
import { importFile, removeImportFolder } from './import-files.ts'
import { KINDS } from './kinds/kinds.ts'

export type ImportShop = Pick<Shop, 'db' | 'clock' | 'config' | 'jobSignal' | 'log'>

/** Rows that are shown beside the columns. */
const SHOWN_ROWS = 5

/** Returns the id of a new import: its file is stored under it first. */
export const newImportId = ({ clock }: Pick<Shop, 'clock'>): string => uuidv7(clock.now())

export type Begun = { ok: true; run: ImportRun } | { ok: false; reason: BrokenFile['reason']; line: number }

/** Begins an import of the file that lies in its folder. The columns are guessed, or as they were for the last file with the same heads. */
export async function beginImport(
  shop: ImportShop,
  actor: ImportActor,
  { id, kind, fileName }: { id: string; kind: ImportKind; fileName: string },
): Promise<Begun> {
  const file = importFile(shop.config, id)
  const now = shop.clock.now()
  try {
    const form = await formOf(file, fileName)
    const { heads } = await readHeads(file, form, form.format === 'csv' ? 1 : 100)
    const columns = await KINDS[kind].columns(shop.db.query)
    const profile = kind === 'products' ? profileOf(heads) : 'own'
    const signature = signatureOf(kind, heads)
    const guessed = profile === 'own' ? guessMapping(heads, columns) : besideProfile(heads, columns)
    const mapping = (await findMapping(shop.db.query, signature)) ?? guessed
    const options: ImportOptions = { ...form, profile, market: 'ro', newRows: 'create', pictures: '' }
    const run = {
      id,
      kind,
      file_name: fileName,
      signature,
      mapping,
      options,
      state: 'uploaded' as const,
      actor,
      created_at: now,
      began_at: now,
      done: 0,
      total: 0,
      counts: NO_COUNTS,
    }
    await insertRun(shop.db.query, run)
    return { ok: true, run: (await readRun(shop.db.query, id))! }
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error
    await removeImportFolder(shop.config, id)
    return { ok: false, reason: error.reason, line: error.line }
  }
}

export interface ImportPreview {
  heads: string[]
  rows: FileRow[]
  columns: readonly Column[]
}

/** Returns the heads of a file with its first rows, and the columns that they may go to; null where its file has gone. */
export async function previewImport(shop: Pick<ImportShop, 'db' | 'config'>, run: ImportRun): Promise<ImportPreview | null> {
  const columns = await KINDS[run.kind].columns(shop.db.query)
  const { format, encoding, separator } = run.options
  try {
    return { ...(await readHeads(importFile(shop.config, run.id), { format, encoding, separator }, SHOWN_ROWS)), columns }
  } catch {
    return null
  }
}

export interface CheckRequest {
  mapping: Mapping
  options: Pick<ImportOptions, 'profile' | 'market' | 'rates' | 'newRows'>
}

/** States from which a file may be checked, again or for the first time. */
const BEFORE_APPLIED: readonly ImportState[] = ['uploaded', 'checked', 'failed']

export type Moved = 'done' | 'not_found' | 'not_now' | 'import_runs' | { faults: ReturnType<typeof mappingFaults> }

/** Asks for a dry run with a mapping, which is remembered. */
export async function askForCheck(shop: ImportShop, id: string, { mapping, options }: CheckRequest): Promise<Moved> {
  const now = shop.clock.now()
  const moved = await shop.db.transaction(async (tx): Promise<Moved> => {
    const run = await lockRun(tx, id)
    if (!run) return 'not_found'
    if (!BEFORE_APPLIED.includes(run.state)) return 'not_now'
    const columns = await KINDS[run.kind].columns(tx)
    const isOwn = options.profile === 'own' || !PROFILES.includes(options.profile)
    const faults = mappingFaults(mapping, isOwn ? columns : columns.map(({ required: _, ...column }) => column))
    if (faults.length > 0) return { faults }
    await keepMapping(tx, { signature: run.signature, kind: run.kind, mapping }, now)
    await deleteGroups(tx, id)
    await changeRun(tx, id, {
      state: 'checking',
      mapping,
      options: { ...run.options, ...options },
      began_at: now,
      ended_at: null,
      done: 0,
      total: 0,
      counts: NO_COUNTS,
      failure: null,
    })
    await enqueue(tx, { kind: 'import.step', payload: { runId: id }, runAt: now })
    return 'done'
  })
  shop.jobSignal.wake()
  return moved
}

/** Asks for what was checked to be written, or for what was written to be taken back. */
async function askFor(
  shop: ImportShop,
  id: string,
  { from, to }: { from: readonly ImportState[]; to: 'applying' | 'undoing' },
): Promise<Moved> {
  const now = shop.clock.now()
  try {
    const moved = await shop.db.transaction(async (tx): Promise<Moved> => {
      const run = await lockRun(tx, id)
      if (!run) return 'not_found'
      const isLate = to === 'undoing' && now.getTime() - (run.ended_at ?? now).getTime() > UNDO_DAYS * DAY_MS
      if (!from.includes(run.state) || isLate) return 'not_now'
      const total = to === 'applying' ? await countChosen(tx, id) : run.counts.applied
      if (total === 0) return 'not_now'
      await changeRun(tx, id, { state: to, began_at: now, ended_at: null, done: 0, total, failure: null })
      await enqueue(tx, { kind: 'import.step', payload: { runId: id }, runAt: now })
      return 'done'
    })
    shop.jobSignal.wake()
    return moved
  } catch (error) {
    // Another one changes the shop.
    if (sqlState(error) === '23505') return 'import_runs'
    throw error
  }
}

export const askForApply = (shop: ImportShop, id: string): Promise<Moved> =>
  askFor(shop, id, { from: ['checked', 'cancelled'], to: 'applying' })
export const askForUndo = (shop: ImportShop, id: string): Promise<Moved> =>
  askFor(shop, id, { from: ['applied', 'cancelled'], to: 'undoing' })

/** Stops a check, or an import between two transactions: what is written stays, and can be taken back. */
export async function cancelImport(shop: ImportShop, actor: ImportActor, id: string): Promise<Moved> {
  const now = shop.clock.now()
  return shop.db.transaction(async (tx): Promise<Moved> => {
    const run = await lockRun(tx, id)
    if (!run) return 'not_found'
    if (run.state === 'checking') await changeRun(tx, id, { state: 'uploaded', began_at: now, done: 0, total: 0 })
    else if (run.state === 'applying') {
      await changeRun(tx, id, { state: 'cancelled', began_at: now, ended_at: now })
      await writeAudit(tx, actor, auditAct(run, 'import.cancelled', run.counts.applied), now)
    } else return 'not_now'
    return 'done'
  })
}

/** Returns what the log says of an import: its fields are kept with it. */
export const auditAct = ({ id, kind, file_name, counts }: ImportRun, action: string, written: number) => ({
  action,
  object: { kind: 'import' as const, id, name: file_name },
  after: { kind, groups: written, new: counts.new, changed: counts.changed, faulty: counts.faulty },
})

/** Deletes imports whose time is over, with their files. */
export async function purgeImports(shop: Pick<ImportShop, 'db' | 'config'>, now: Date): Promise<void> {
  for (const id of await deleteRunsBefore(shop.db.query, new Date(now.getTime() - UNDO_DAYS * DAY_MS)))
    await removeImportFolder(shop.config, id)
}

/** A step of a job works for this long, then lets another job have its turn. */
export const STEP_MS = MINUTE_MS / 4
