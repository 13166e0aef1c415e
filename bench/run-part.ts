/** Runs one part of the bench in a process of its own, so that it can be ended whatever it does. */
import { openSeeded, RunningShop, type SeededPlace } from '#test/running-shop.ts'
import { serving } from '../scripts/setup.mjs'
import type { Bench } from './parts/bench.ts'
import type { Part } from './parts.ts'
import { answerQuestions, startProgram } from './programs/program.ts'
import type { RunFolder } from './run-folder.ts'
import type { Row } from './rows/row.ts'

/** A `Bench` as it is sent between processes. */
export interface Places {
  postgres: Bench['postgres'] | null
  embedded: SeededPlace | null
  server: SeededPlace | null
  factor: number
}

interface PartRequest {
  file: string
  places: Places
}

/**
 * Returns the rows of the part. Whether it succeeds, fails, ends or takes longer than its limit: no process of it is left.
 * @throws Error with the reason why it could not be measured
 */
export async function runPart(part: Pick<Part, 'file' | 'limitMs'>, places: Places, folder: RunFolder): Promise<Row[]> {
  try {
    const env = { ...process.env, ...folder.environment }
    const program = await startProgram<PartRequest, Row[]>(import.meta.filename, { env })
    return await program.ask({ file: part.file, places }, part.limitMs)
  } finally {
    await folder.endProcesses()
  }
}

if (import.meta.main) {
  // The shop of `npm start`, not that of the tests; with the mark by which its processes are found.
  const { TMPDIR = '' } = process.env
  RunningShop.program = {
    args: [...serving.flags, 'scripts/start.mjs'],
    environment: { ...serving.environment, TMPDIR },
  }
  answerQuestions(async ({ file, places: { embedded, server, ...places } }: PartRequest) => {
    const { run } = (await import(file)) as { run(bench: Partial<Bench>): Promise<Row[]> }
    const bench = {
      factor: places.factor,
      ...(places.postgres && { postgres: places.postgres }),
      ...(embedded && { embedded: openSeeded(embedded) }),
      ...(server && { server: openSeeded(server) }),
    }
    return run(bench)
  })
}
