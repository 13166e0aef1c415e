/** Endpoints of imports in the back office: upload, columns, dry run, import, undo, history. */
import { columnOf } from '#domain/imports/product-record.ts'
import { IMPORT_KINDS, UNDO_DAYS } from '#domain/imports/import-kind.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { previewUndo } from '#services/imports/apply-import.ts'
import { exportColumns } from '#services/imports/export-rows.ts'
import { cancelImport, askForApply, askForCheck, askForUndo, previewImport, type Moved } from '#services/imports/import-runs.ts'
import { chooseRows, faultsFile, readGroups, readImport, readImports, type ImportRun } from '#services/imports/read-imports.ts'
import { takeImport, takePictures } from '#services/imports/take-file.ts'
import { json, parse, problem, readJson, type ApiRoute, type StaffContext } from '#web/http/api/endpoint.ts'
import {
  checkImportRequest,
  chooseRequest,
  groupsAnswer,
  groupsQuery,
  importAnswer,
  importBegun,
  importId,
  importMoved,
  importsAnswer,
  importsQuery,
  picturesQuery,
  templatesAnswer,
  undoAnswer,
  uploadQuery,
  type ImportView,
} from '#admin/schema/imports.ts'
import { fileResponse } from './file-response.server.ts'

/** Fields that stay are told one by one up to this number. */
const MOST_KEPT = 200
const SHOWN_OF_CELL = 200

function importView(run: ImportRun, now: Date): ImportView {
  const {
    id,
    kind,
    file_name: fileName,
    state,
    actor,
    created_at,
    began_at,
    ended_at,
    done,
    total,
    counts,
    failure,
    options,
  } = run
  const isInTime = ended_at !== null && now.getTime() - ended_at.getTime() <= UNDO_DAYS * DAY_MS
  return {
    id,
    kind,
    fileName,
    state,
    by: actor.staffName,
    createdAt: created_at.toISOString(),
    beganAt: began_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
    done,
    total,
    counts,
    failure,
    canUndo: (state === 'applied' || state === 'cancelled') && isInTime && counts.applied > 0,
    pictures: options.pictures.replace(/^zip:/, ''),
  }
}

const MOVED = {
  not_found: [404, 'import_not_found'],
  not_now: [409, 'import_not_now'],
  import_runs: [409, 'import_runs'],
} as const

const moved = (answer: Moved): Response => {
  if (answer === 'done') return json({ done: true })
  if (typeof answer === 'object') return problem(422, 'import_columns', { remarks: answer.faults })
  const [status, code] = MOVED[answer]
  return problem(status, code)
}

/** Returns the import of the path, or the refusal. */
async function asked({ shop, params: { id = '' } }: Pick<StaffContext, 'shop' | 'params'>): Promise<ImportRun | Response> {
  const run = importId.safeParse(id).success ? await readImport(shop, id) : null
  return run ?? problem(404, 'import_not_found')
}

const reading: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/imports',
    guard: 'staff',
    action: 'data.import',
    describe: { summary: 'Imports, the newest first', query: importsQuery, answers: { 200: importsAnswer } },
    async handler({ shop, url }) {
      const { before } = parse(Object.fromEntries(url.searchParams), importsQuery)
      const { runs, hasMore } = await readImports(shop, before === undefined ? null : new Date(before))
      const imports = runs.map((run) => importView(run, shop.clock.now()))
      return json({ imports, next: hasMore ? imports.at(-1)!.createdAt : null })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/imports/:id',
    guard: 'staff',
    action: 'data.import',
    describe: {
      summary: 'An import: how far it is, and the columns of its file',
      answers: { 200: importAnswer },
      refusals: [404],
    },
    async handler({ shop, params }) {
      const run = await asked({ shop, params })
      if (run instanceof Response) return run
      const { encoding, separator, format, profile, market, rates = {}, newRows } = run.options
      const preview = await previewImport(shop, run)
      const first = (head: string) =>
        preview?.rows
          .map(({ cells }) => cells[head] ?? '')
          .find((cell) => cell !== '')
          ?.slice(0, SHOWN_OF_CELL) ?? ''
      return json({
        import: importView(run, shop.clock.now()),
        file: preview && {
          encoding,
          separator,
          format,
          profile,
          market,
          rates,
          newRows,
          mapping: run.mapping,
          columns: preview.heads.map((head) => ({ head, first: first(head) })),
          fields: preview.columns.map(({ name, required = false }) => ({ name, isRequired: required })),
        },
      })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/imports/:id/groups',
    guard: 'staff',
    action: 'data.import',
    describe: {
      summary: 'What an import changes, by the lines of its file',
      query: groupsQuery,
      answers: { 200: groupsAnswer },
      refusals: [404],
    },
    async handler({ shop, params, url }) {
      const { state, after } = parse(Object.fromEntries(url.searchParams), groupsQuery)
      const run = await asked({ shop, params })
      if (run instanceof Response) return run
      const { groups, hasMore } = await readGroups(shop, run.id, { state, after })
      return json({
        groups: groups.map(({ position, line, name, state: of, is_chosen, outcome, before, after: next, kept, remarks }) => ({
          position,
          line,
          name,
          state: of,
          isChosen: is_chosen,
          outcome,
          remarks,
          fields: Object.entries(next).map(([field, text]) => {
            const { column, sku } = columnOf(field)
            const [old = '', become] = [before[field]?.slice(0, SHOWN_OF_CELL), text.slice(0, SHOWN_OF_CELL)]
            return { column, item: sku, before: old, after: become, isKept: kept.includes(field) }
          }),
        })),
        next: hasMore ? groups.at(-1)!.position : null,
      })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/imports/:id/faults',
    guard: 'staff',
    action: 'data.import',
    describe: { summary: 'Rows with faults as CSV, with their reasons', answers: { 200: null }, refusals: [404] },
    async handler({ shop, params }) {
      const run = await asked({ shop, params })
      return run instanceof Response ? run : fileResponse('faults.csv', faultsFile(shop, run.id))
    },
  },
  {
    method: 'GET',
    path: '/admin/api/imports/:id/undo',
    guard: 'staff',
    action: 'data.import',
    describe: { summary: 'What taking an import back would do now', answers: { 200: undoAnswer }, refusals: [404] },
    async handler({ shop, params }) {
      const run = await asked({ shop, params })
      if (run instanceof Response) return run
      const { fields, removed, kept } = await previewUndo(shop, run, MOST_KEPT)
      return json({
        fields,
        removed,
        kept: kept.map(({ line, name, field }) => ({ line, name, column: columnOf(field).column })),
      })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/import-templates',
    guard: 'staff',
    action: 'data.import',
    describe: { summary: 'The columns of each kind of file', answers: { 200: templatesAnswer } },
    async handler({ shop }) {
      const templates = await Promise.all(
        IMPORT_KINDS.map(async (kind) => ({ kind, columns: await exportColumns(shop.db.query, kind) })),
      )
      return json({ templates })
    },
  },
]

const TAKE_REFUSALS = { not_found: 404, not_now: 409, too_large: 413, no_archive: 422 } as const

const changing: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/imports',
    guard: 'staff',
    action: 'data.import',
    body: 'bytes',
    describe: {
      summary: 'Take in a file of up to 200 MB; nothing is changed',
      query: uploadQuery,
      answers: { 201: importBegun },
      refusals: [422],
    },
    async handler({ shop, request, url, actor }) {
      const { kind, name } = parse(Object.fromEntries(url.searchParams), uploadQuery)
      const taken = await takeImport(shop, actor, { kind, fileName: name, body: request.body })
      if (taken.ok) return json({ id: taken.run.id }, { status: 201 })
      return problem(taken.reason === 'too_large' ? 413 : 422, `import_${taken.reason}`, { line: taken.line })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/imports/:id/pictures',
    guard: 'staff',
    action: 'data.import',
    body: 'bytes',
    describe: {
      summary: 'Take in a ZIP archive with the pictures of an import',
      query: picturesQuery,
      answers: { 200: importMoved },
      refusals: [404, 409, 422],
    },
    async handler({ shop, request, url, params }) {
      const { name } = parse(Object.fromEntries(url.searchParams), picturesQuery)
      const run = await asked({ shop, params })
      if (run instanceof Response) return run
      const refused = await takePictures(shop, run.id, { name, body: request.body })
      return refused === null ? json({ done: true }) : problem(TAKE_REFUSALS[refused], `import_${refused}`)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/imports/:id/check',
    guard: 'staff',
    action: 'data.import',
    describe: {
      summary: 'Ask for a dry run, and remember the mapping',
      body: checkImportRequest,
      answers: { 200: importMoved },
      refusals: [404, 409, 422],
    },
    async handler({ shop, request, params }) {
      const { mapping, ...options } = await readJson(request, checkImportRequest)
      const run = await asked({ shop, params })
      return run instanceof Response ? run : moved(await askForCheck(shop, run.id, { mapping, options }))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/imports/:id/choose',
    guard: 'staff',
    action: 'data.import',
    describe: {
      summary: 'Choose rows, or leave them out; null for all',
      body: chooseRequest,
      answers: { 200: importMoved },
      refusals: [404, 409],
    },
    async handler({ shop, request, params }) {
      const choice = await readJson(request, chooseRequest)
      const run = await asked({ shop, params })
      if (run instanceof Response) return run
      return (await chooseRows(shop, run.id, choice)) ? json({ done: true }) : problem(409, 'import_not_now')
    },
  },
  {
    method: 'POST',
    path: '/admin/api/imports/:id/apply',
    guard: 'staff',
    action: 'data.import',
    describe: {
      summary: 'Write what is chosen; who may do so only on approval is refused',
      answers: { 200: importMoved },
      refusals: [403, 404, 409],
    },
    async handler({ shop, params, grant }) {
      const run = await asked({ shop, params })
      if (run instanceof Response) return run
      return grant === 'always' ? moved(await askForApply(shop, run.id)) : problem(403, 'not_permitted')
    },
  },
  {
    method: 'POST',
    path: '/admin/api/imports/:id/cancel',
    guard: 'staff',
    action: 'data.import',
    describe: {
      summary: 'Stop a dry run, or an import between two transactions',
      answers: { 200: importMoved },
      refusals: [404, 409],
    },
    async handler({ shop, params, actor }) {
      const run = await asked({ shop, params })
      return run instanceof Response ? run : moved(await cancelImport(shop, actor, run.id))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/imports/:id/undo',
    guard: 'staff',
    action: 'data.import',
    describe: { summary: 'Take an import back, field by field', answers: { 200: importMoved }, refusals: [403, 404, 409] },
    async handler({ shop, params, grant }) {
      const run = await asked({ shop, params })
      if (run instanceof Response) return run
      return grant === 'always' ? moved(await askForUndo(shop, run.id)) : problem(403, 'not_permitted')
    },
  },
]

export const routes: readonly ApiRoute[] = [...reading, ...changing]
