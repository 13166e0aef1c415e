/**
 * The dry run and the import of a file, in a process of its own, which ends itself with SIGKILL before one of its statements. Run again,
 * it goes on where it was ended.
 */
import pg from 'pg'
import { runImport } from '#services/imports/import-job.ts'
import { askForApply, askForCheck, type ImportShop } from '#services/imports/import-runs.ts'
import { readImport } from '#services/imports/read-imports.ts'
import { createJobSignal } from '#services/job-signal.ts'
import { readConfig } from '#src/config.ts'
import { openPostgres } from '#store/database/db.ts'

export interface ImportSteps {
  url: string
  dataDir: string
  /** ISO moment. */
  now: string
  id: string
  /** The statement before which the process ends; 0: none. */
  endBefore: number
}

const { url, dataDir, now, id, endBefore } = JSON.parse(process.argv[2]!) as ImportSteps
let statements = 0
// oxlint-disable-next-line typescript/unbound-method -- called with its client
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  if (++statements === endBefore) process.kill(process.pid, 'SIGKILL')
  return query.apply(this, args)
} as typeof pg.Client.prototype.query

const db = openPostgres(url, 2)
const shop: ImportShop = {
  db,
  config: readConfig({ DATA_DIR: dataDir, SECRET: 'a secret that is long enough for a test' }),
  clock: { now: () => new Date(now) },
  log: { error() {}, info() {}, debug() {} },
  jobSignal: createJobSignal(),
}

const { state, mapping, options } = (await readImport(shop, id))!
if (state === 'uploaded') await askForCheck(shop, id, { mapping, options })
await runImport(shop, id)
if ((await readImport(shop, id))!.state === 'checked') await askForApply(shop, id)
await runImport(shop, id)
await db.close()
process.stdout.write(String(statements))
