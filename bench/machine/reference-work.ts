/** Measures the reference work in a new process, as the parts of the bench are. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { CompiledQuery } from 'kysely'
import { renderToString } from 'react-dom/server'
import { openDatabase, type Database } from '#store/database/db.ts'
import { cpuMs, processTree } from '../programs/cpu.ts'
import { answerQuestions, startProgram } from '../programs/program.ts'
import { median } from '../rows/row.ts'
import type { Work, WorkFigures } from './factor.ts'
import { FROZEN_STATEMENT, frozenDocument, frozenPage, frozenTree } from './frozen.ts'

interface WorkRequest {
  /** A PostgreSQL server and the process that owns it, or null: no SQL on it. */
  postgres: { url: string; pid: number } | null
  isEmbeddedToo: boolean
}

/** Measures the works of the order. */
export async function measureMachine(request: WorkRequest): Promise<WorkFigures> {
  const program = await startProgram<WorkRequest, WorkFigures>(import.meta.filename, {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  try {
    return await program.ask(request)
  } finally {
    await program.kill()
  }
}

/** Repetitions in a round: about 100 ms, long enough for the kernel's steps to be small beside it. */
const REPETITIONS: Record<Work, number> = { react: 50, brotli: 100, json: 100, postgres: 8, embedded: 10 }
/** Runs before the measurement, until V8 has compiled the code. */
const WARM_UP_ROUNDS = 4
const ROUNDS = 9

/** Returns the processor time of one repetition, in ms: the median of several rounds. */
async function timeOf(name: Work, work: () => unknown, pids: () => number[] = () => [process.pid]): Promise<number> {
  const repetitions = REPETITIONS[name]
  const rounds: number[] = []
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    const before = cpuMs(pids())
    for (let at = 0; at < repetitions; at++) await work()
    rounds.push((cpuMs(pids()) - before) / repetitions)
  }
  return median(rounds.slice(WARM_UP_ROUNDS))
}

const statement = (db: Database) => () => db.query.executeQuery(CompiledQuery.raw(FROZEN_STATEMENT))

type Settings = Parameters<typeof openDatabase>[0]

async function onDatabase(kind: 'postgres' | 'embedded', settings: Settings, pids?: () => number[]): Promise<number> {
  const db = await openDatabase(settings)
  try {
    return await timeOf(kind, statement(db), pids)
  } finally {
    await db.close()
  }
}

async function measure({ postgres, isEmbeddedToo }: WorkRequest): Promise<WorkFigures> {
  const tree = frozenTree()
  const page = Buffer.from(frozenPage())
  const document = frozenDocument()
  const figures: WorkFigures = {
    react: await timeOf('react', () => renderToString(tree)),
    brotli: await timeOf('brotli', () => brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
    json: await timeOf('json', () => JSON.parse(JSON.stringify(document)) as unknown),
  }
  if (postgres) {
    const settings = { databaseUrl: postgres.url, databasePoolSize: 1, dataDir: '' }
    figures.postgres = await onDatabase('postgres', settings, () => processTree(postgres.pid))
  }
  if (isEmbeddedToo) {
    const dataDir = mkdtempSync(join(tmpdir(), 'nestling-machine-'))
    try {
      figures.embedded = await onDatabase('embedded', { databaseUrl: null, databasePoolSize: 1, dataDir })
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
  return figures
}

if (import.meta.main) answerQuestions(measure)
