/**
 * `npm run bench`: measures the bars, all or those named (`P1 P7 …`), and prints and stores them. `machine` measures the
 * reference work alone. No part of the tests.
 */
import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { seedDatabase, type DatabaseKind, type SeededPlace } from '#test/running-shop.ts'
import { startPostgres } from '../scripts/postgres.mjs'
import { machineFactor, type WorkFigures } from './machine/factor.ts'
import { measureMachine } from './machine/reference-work.ts'
import { REFERENCE } from './machine/reference.ts'
import { PARTS, type Part } from './parts.ts'
import { writeReport } from './rows/report.ts'
import { notMeasured, type Row } from './rows/row.ts'
import { figureOf, table } from './rows/table.ts'
import { judge, type Judged } from './rows/verdict.ts'
import { makeRunFolder } from './run-folder.ts'
import { runPart, type Places } from './run-part.ts'

const PRODUCTS = 8500
const say = (text: string) => process.stdout.write(`${text}\n`)

const wanted = process.argv.slice(2).map((name) => name.toUpperCase())
const isMachineOnly = wanted.includes('MACHINE')
const chosen = isMachineOnly ? [] : PARTS.filter(({ bars }) => wanted.length === 0 || bars.some((bar) => wanted.includes(bar)))

const folder = makeRunFolder()
// What is measured must be as durable as in production.
const postgres = await startPostgres({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' })
let closing: Promise<void> | null = null
/** Ends all processes of the run and removes all that it has written but its report. */
const close = () =>
  (closing ??= (async () => {
    await folder.endProcesses()
    await postgres.stop()
    await folder.remove()
  })())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void close().finally(() => process.exit(130)))
// From here on databases and browsers put their files there, too.
process.env.TMPDIR = folder.path

/** Returns the reference work's figures for what a part uses: JavaScript always, SQL on its kinds of database. */
const machineFor = (databases: readonly DatabaseKind[]): Promise<WorkFigures> =>
  measureMachine({
    postgres: databases.includes('postgres') ? { url: postgres.url, pid: postgres.pid } : null,
    isEmbeddedToo: databases.includes('pglite'),
  })

async function seed(kind: DatabaseKind): Promise<SeededPlace | null> {
  if (!chosen.some(({ databases }) => databases.includes(kind))) return null
  say(`Seeding ${PRODUCTS} products, ${kind} …`)
  return (await seedDatabase(PRODUCTS, kind === 'postgres' ? postgres.url : null, 'migrated')).place
}

/** Returns the rows of the part and the machine factor that holds for them. */
async function measure(part: Part, places: Omit<Places, 'factor'>): Promise<{ rows: Row[]; factor: number }> {
  const before = machineFactor(await machineFor(part.databases), REFERENCE)
  say(`Measuring ${part.bars.join(', ')} (machine factor ${before.toFixed(2)}) …`)
  const rows = await runPart(part, { ...places, factor: before }, folder).catch((error: Error) => [
    notMeasured(part.bars[0]!, error.message),
  ])
  // Others may have begun or ended to use the machine meanwhile.
  const after = machineFactor(await machineFor(part.databases), REFERENCE)
  for (const row of rows) say(`  ${row.what}: ${figureOf(row)}`)
  return { rows, factor: Math.sqrt(before * after) }
}

async function measureAll(): Promise<Judged[]> {
  const places = {
    postgres: { url: postgres.url, pid: postgres.pid },
    embedded: await seed('pglite'),
    server: await seed('postgres'),
  }
  const judged: Judged[] = []
  for (const part of chosen) {
    if (closing) throw new Error('The bench was interrupted.')
    const { rows, factor } = await measure(part, places)
    judged.push(...rows.map((row) => judge(row, factor)))
  }
  return judged
}

try {
  say(`${cpus().length} cores, ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`)
  const works = await machineFor(['postgres', 'pglite'])
  const factor = machineFactor(works, REFERENCE)
  say(`Machine factor ${factor.toFixed(2)}: processor time of the reference work here by that on the reference machine`)
  if (isMachineOnly) say(JSON.stringify(works, null, 2))
  else {
    const rows = await measureAll()
    say(['', ...table(rows), ''].join('\n'))
    const commit = execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=40'], { encoding: 'utf8' }).trim()
    const machine = { cores: cpus().length, model: cpus()[0]?.model.trim() ?? '', node: process.versions.node }
    say(`Written to ${writeReport({ commit, date: new Date(), machine, factor, works, reference: REFERENCE, rows })}`)
    if (rows.some(({ value }) => value === null)) process.exitCode = 1
  }
} finally {
  await close()
}
