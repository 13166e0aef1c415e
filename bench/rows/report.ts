/** The figures for programs, beside the table for people. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Judged } from './verdict.ts'

export interface Report {
  /** With `-dirty` where files differed from it. */
  commit: string
  date: Date
  machine: { cores: number; model: string; node: string }
  /** At the start of the run; each row has that of its part. */
  factor: number
  /** Processor time of each reference work in ms, here and on the reference machine. */
  works: Record<string, number>
  reference: Record<string, number>
  rows: readonly Judged[]
}

const FILE = fileURLToPath(new URL('../../build/bench.json', import.meta.url))

/** Writes the report and returns the path of its file. */
export function writeReport({ rows, ...run }: Report, file = FILE): string {
  const figures = rows.map(({ bar, what, value, unit, limit, scaled, factor, isMet }) => ({
    bar,
    what,
    figure: value,
    unit,
    limit: limit && { [limit.kind === 'at most' ? 'atMost' : 'atLeast']: limit.value, scaled },
    verdict: isMet === null ? null : isMet ? 'met' : 'missed',
    factor,
  }))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...run, rows: figures }, null, 2)}\n`)
  return file
}
