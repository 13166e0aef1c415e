/** Measures the bars, all or those named (`P1 P7 …`), and prints them as a table. No part of the tests. */
import { cpus } from 'node:os'
import { RunningShop, seedDatabase } from '#test/running-shop.ts'
import { startPostgres } from '../scripts/postgres.mjs'
import { serving } from '../scripts/setup.mjs'
import type { Bench, Row } from './bar.ts'
import * as warm from './p01-warm-pages.ts'
import * as cold from './p02-cold-pages.ts'
import * as listing from './p03-listing.ts'
import * as searching from './p04-search.ts'
import * as checkout from './p05-checkout.ts'
import * as weight from './p06-weight.ts'
import * as audits from './p08-lighthouse.ts'
import * as navigation from './p09-navigation.ts'
import * as start from './p10-start.ts'
import * as memory from './p11-memory.ts'
import * as newcomer from './p12-newcomer.ts'
import * as quotes from './p13-quote.ts'
import * as hostile from './p14-hostile.ts'

interface Measurement {
  bars: string[]
  run(bench: Bench): Promise<Row[]>
}

const PRODUCTS = 8500
const measurements: Measurement[] = [
  warm,
  cold,
  listing,
  searching,
  checkout,
  weight,
  audits,
  navigation,
  start,
  memory,
  newcomer,
  quotes,
  hostile,
]

const say = (text: string) => process.stdout.write(`${text}\n`)
const verdict = ({ isMet }: Row) => (isMet === null ? '' : isMet ? 'met' : 'MISSED')

function table(rows: Row[]): void {
  const lines = rows.map((row) => [row.bar, row.what, row.figure, row.limit, verdict(row)])
  const cells = [['bar', 'what', 'figure', 'limit', ''], ...lines]
  const widths = cells[0]!.map((_, at) => Math.max(...cells.map((line) => line[at]!.length)))
  const isFigure = (at: number) => at === 2 || at === 3
  for (const line of cells) {
    const padded = line.map((cell, at) => (isFigure(at) ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!)))
    say(padded.join('  ').trimEnd())
  }
}

const wanted = process.argv.slice(2).map((name) => name.toUpperCase())
const chosen = measurements.filter(({ bars }) => wanted.length === 0 || bars.some((bar) => wanted.includes(bar)))
RunningShop.program = { args: [...serving.flags, 'scripts/start.mjs'], environment: serving.environment }
// What is measured must be as durable as in earnest.
const postgres = await startPostgres({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' })
try {
  say(`${cpus().length} cores, ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`)
  say(`Seeding ${PRODUCTS} products on both databases …`)
  const embedded = await seedDatabase(PRODUCTS, null)
  const server = await seedDatabase(PRODUCTS, postgres.url)
  const rows: Row[] = []
  for (const measurement of chosen) {
    say(`Measuring ${measurement.bars.join(', ')} …`)
    try {
      const measured = await measurement.run({ postgres, embedded, server })
      for (const { what, figure } of measured) say(`  ${what}: ${figure}`)
      rows.push(...measured)
    } catch (error) {
      const why = (error as Error).message.split('\n')[0]!.slice(0, 100)
      say(`  could not be measured: ${why}`)
      rows.push({ bar: measurement.bars[0]!, what: `could not be measured: ${why}`, figure: '–', limit: '', isMet: false })
    }
  }
  await embedded.remove()
  await server.remove()
  say('')
  table(rows)
} finally {
  await postgres.stop()
}
