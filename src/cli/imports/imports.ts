/** `shop import …` and `shop export …`: data of the shop as files. */
import { copyFile, stat, writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { EXPORT_KINDS, FILE_FORMATS, IMPORT_KINDS, PROFILES } from '#domain/imports/import-kind.ts'
import { columnOf } from '#domain/imports/product-record.ts'
import { LOCALES } from '#domain/market/market.ts'
import { exportRows } from '#services/imports/export-rows.ts'
import { FOLDER } from '#services/imports/files/archive.ts'
import { archiveFile, importFile, makeImportFolder } from '#services/imports/import-files.ts'
import { runImport } from '#services/imports/import-job.ts'
import {
  askForApply,
  askForCheck,
  askForUndo,
  beginImport,
  newImportId,
  type ImportShop,
  type Moved,
} from '#services/imports/import-runs.ts'
import { createJobSignal } from '#services/job-signal.ts'
import { CONSOLE } from '#services/staff/audit.ts'
import { createLog } from '#src/log.ts'
import type { Config } from '#src/config.ts'
import type { Database } from '#store/database/db.ts'
import { listGroups, type StoredGroup } from '#store/imports/groups.ts'
import { changeRun, listRuns, readRun, type ImportRun } from '#store/imports/runs.ts'
import { CommandError } from '../arguments/command-error.ts'
import { readOptions, textOf, type Options } from '../arguments/options.ts'
import { remarkInWords } from './import-words.ts'

export const IMPORT_USAGE = `  export <kind> [--format csv|jsonl] [--to file]   ${EXPORT_KINDS.join(', ')}
  import <kind> <file> [--dry-run] [--pictures folder|archive.zip] [--profile own|shopify|woocommerce] [--market ro] [--leave-out-new]
                                            ${IMPORT_KINDS.join(', ')}: says what would change and every fault with its line; rows with a
                                            fault stay out. If it is broken off, continue it
  import list                               the last imports
  import continue <id>                      go on with one that was broken off
  import undo <id>                          take one back, within 30 days, field by field
`
/** Faults and differences that are told one by one. */
const LINES_TOLD = 200
const RUNS_TOLD = 20

/** @throws CommandError */
export async function exportCommand(db: Database, args: readonly string[]): Promise<string> {
  const { words, options } = readOptions(args, ['format', 'to'])
  const kind = EXPORT_KINDS.find((one) => one === words[0])
  const format = FILE_FORMATS.find((one) => one === (textOf(options, 'format') ?? 'csv'))
  if (!kind || !format || words.length !== 1) throw new CommandError(IMPORT_USAGE.trimEnd())
  const to = textOf(options, 'to')
  if (to === undefined) return (await Array.fromAsync(exportRows({ db }, kind, format))).join('').trimEnd()
  await writeFile(to, exportRows({ db }, kind, format))
  return `Written to ${to}.`
}

/** @throws CommandError */
export async function importCommand(
  { db, config }: { db: Database; config: Pick<Config, 'dataDir' | 'pictureHosts'> },
  args: readonly string[],
  now: Date | null = null,
): Promise<string> {
  const { words, options } = readOptions(args, ['dry-run', 'pictures', 'profile', 'market', 'leave-out-new'])
  const [kind = '', file, ...rest] = words
  const shop: ImportShop = {
    db,
    clock: { now: () => now ?? new Date() },
    config: config as Config,
    jobSignal: createJobSignal(),
    log: createLog('error'),
  }
  if (kind === 'list' && file === undefined) return listInWords(await listRuns(db.query, { before: null, most: RUNS_TOLD }))
  if (file === undefined || rest.length > 0) throw new CommandError(IMPORT_USAGE.trimEnd())
  if (kind === 'continue') return outcome(shop, await goOn(shop, file))
  if (kind === 'undo') return undo(shop, file)
  const found = IMPORT_KINDS.find((one) => one === kind)
  if (!found) throw new CommandError(IMPORT_USAGE.trimEnd())
  return importFileOf(shop, found, file, options)
}

/** @throws CommandError */
async function importFileOf(
  shop: ImportShop,
  kind: (typeof IMPORT_KINDS)[number],
  file: string,
  options: Options,
): Promise<string> {
  const id = newImportId(shop)
  await makeImportFolder(shop.config, id)
  await copyFile(file, importFile(shop.config, id)).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`The file ${file} cannot be read: ${error.code}.`)
  })
  const begun = await beginImport(shop, CONSOLE, { id, kind, fileName: basename(file) })
  if (!begun.ok) throw new CommandError(`Line ${begun.line}: ${FILE_FAULTS[begun.reason]}`)
  const { run } = begun
  const pictures = await takePictures(shop, id, textOf(options, 'pictures') ?? '')
  await changeRun(shop.db.query, id, { options: { ...run.options, pictures } })
  const asked = {
    profile: PROFILES.find((one) => one === textOf(options, 'profile')) ?? run.options.profile,
    market: LOCALES.find((one) => one === textOf(options, 'market')) ?? run.options.market,
    newRows: options['leave-out-new'] === true ? ('leave_out' as const) : ('create' as const),
  }
  refuse(await askForCheck(shop, id, { mapping: run.mapping, options: asked }))
  const checked = await runImport(shop, id)
  if (checked.state === 'failed') throw new CommandError(`The file cannot be read: ${checked.failure}. Nothing was changed.`)
  const told = await differencesInWords(shop, checked)
  const counts = countsInWords(checked)
  if (options['dry-run'] === true) return [told, `${counts}; nothing was written.`].join('\n').trim()
  if (checked.counts.new + checked.counts.changed === 0) return [told, `${counts}.`].join('\n').trim()
  refuse(await askForApply(shop, id))
  return [told, await outcome(shop, await runImport(shop, id))].join('\n').trim()
}

/** Returns what the import keeps of its pictures: a folder stays where it is, an archive is copied. @throws CommandError */
async function takePictures(shop: ImportShop, id: string, path: string): Promise<string> {
  if (path === '') return ''
  try {
    if ((await stat(path)).isDirectory()) return FOLDER + resolve(path)
    await copyFile(path, archiveFile(shop.config, id))
    return basename(path)
  } catch (error) {
    throw new CommandError(`The pictures ${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`)
  }
}

/** @throws CommandError */
async function goOn(shop: ImportShop, id: string): Promise<ImportRun> {
  const run = /^[0-9a-f-]{36}$/.test(id) ? await readRun(shop.db.query, id) : null
  if (!run) throw new CommandError(`There is no import ${id}.`)
  return runImport(shop, id)
}

/** @throws CommandError */
async function undo(shop: ImportShop, id: string): Promise<string> {
  await goOn(shop, id)
  refuse(await askForUndo(shop, id))
  const run = await runImport(shop, id)
  return `${run.counts.applied} taken back, ${run.counts.kept} fields stay because somebody changed them since.`
}

/** @throws CommandError */
function refuse(moved: Moved): void {
  if (moved === 'done') return
  if (typeof moved === 'object') throw new CommandError(`${moved.faults.map(remarkInWords).join('\n')}\nNothing was changed.`)
  if (moved === 'import_runs')
    throw new CommandError('Another import changes the shop now. Run this one again when it has ended.')
  throw new CommandError('This import has nothing to write, or its time is over.')
}

const FILE_FAULTS = {
  unknown_encoding: 'the file is no text in UTF-8, UTF-16 with its mark or Windows-1250: save it as "CSV UTF-8".',
  no_rows: 'the file has no rows.',
  broken: 'a quotation mark is missing here or is one too many.',
  not_json: 'this is no JSON object.',
}

const countsInWords = ({ counts }: ImportRun): string =>
  [
    `${counts.changed} changed`,
    ...(counts.new > 0 ? [`${counts.new} new`] : []),
    `${counts.same} the same`,
    ...(counts.faulty > 0 ? [`${counts.faulty} with faults left out`] : []),
  ].join(', ')

const outcome = async (_shop: ImportShop, run: ImportRun): Promise<string> => {
  const refused = run.counts.refused > 0 ? ` ${run.counts.refused} were refused, because somebody changed them meanwhile.` : ''
  return `${countsInWords(run)}.${refused} To take it back: import undo ${run.id}`
}

async function differencesInWords(shop: ImportShop, run: ImportRun): Promise<string> {
  const groups = await listGroups(shop.db.query, run.id, { states: null, after: 0, most: LINES_TOLD })
  const lines = groups.flatMap((group) => [
    ...group.remarks.map(remarkInWords),
    ...(group.state === 'faulty' ? [] : [differenceInWords(group)]),
  ])
  const { faulty, changed, new: made } = run.counts
  const more = faulty + changed + made - groups.length
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}

function differenceInWords({ line, name, state, before, after }: StoredGroup): string {
  if (state === 'new') return `Line ${line}: ${name}: new`
  const fields = Object.entries(after).map(([field, text]) => {
    const { column, sku } = columnOf(field)
    return `${column}${sku && sku !== name ? ` of ${sku}` : ''} ${before[field] || 'none'} → ${text || 'none'}`
  })
  return `Line ${line}: ${name}: ${fields.join(', ')}`
}

const listInWords = (runs: readonly ImportRun[]): string =>
  runs.length === 0
    ? 'There were no imports.'
    : runs
        .map(({ id, created_at, kind, file_name, state, ...run }) => {
          const when = created_at.toISOString().slice(0, 16).replace('T', ' ')
          return `${id}  ${when}  ${kind}  ${file_name}  ${state}  ${countsInWords({ id, created_at, kind, file_name, state, ...run })}`
        })
        .join('\n')
