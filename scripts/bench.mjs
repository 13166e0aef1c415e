/** `npm run bench`: measures the shop against its bars. `npm run bench -- P1 P7` measures only those. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from './postgres.mjs'
import { report } from './progress.mjs'
import { build, continueOnOwnNode, findChromium, install, isBuilt, isInstalled, isOwnNode, root } from './setup.mjs'

if (!isInstalled({ dev: true })) await report.step('Installing packages', () => install({ dev: true }))
if (!isOwnNode) await continueOnOwnNode(fileURLToPath(import.meta.url))
if (!isBuilt()) await report.step('Building the pages', build)
process.env.CHROMIUM_PATH = await findChromium()

const { seedDatabase } = await import('../test/running-shop.ts')
const wanted = process.argv.slice(2).map((bar) => bar.toUpperCase())
const files = readdirSync(join(root, 'bench')).filter((file) => /^p\d+.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
const all = await Promise.all(files.sort().map((file) => import(`../bench/${file}`)))
const measurements = all.filter(({ bars }) => wanted.length === 0 || bars.some((bar) => wanted.includes(bar)))

// What is measured must be as durable as in earnest.
const postgres = await report.step('Starting PostgreSQL', () =>
  startPostgres({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }),
)
const PRODUCTS = 8_500
const rows = []
let bench
try {
  const embedded = await report.step('Seeding the embedded database', () => seedDatabase(PRODUCTS, null))
  const server = await report.step('Seeding PostgreSQL', () => seedDatabase(PRODUCTS, postgres.url))
  bench = { postgres: { url: postgres.url, pid: postgres.pid }, embedded, server }
  for (const { bars, run } of measurements) rows.push(...(await report.step(`Measuring ${bars.join(', ')}`, () => run(bench))))
} finally {
  await bench?.embedded.remove()
  await bench?.server.remove()
  await postgres.stop()
}

const verdict = { true: 'met', false: 'MISSED', null: '' }
const table = [
  ['bar', 'what', 'figure', 'limit', ''],
  ...rows.map((row) => [row.bar, row.what, row.figure, row.limit, verdict[row.isMet]]),
]
const widths = table[0].map((_, column) => Math.max(...table.map((cells) => cells[column].length)))
process.stdout.write('\n')
for (const cells of table)
  process.stdout.write(
    `  ${cells
      .map((cell, at) => cell.padEnd(widths[at]))
      .join('  ')
      .trimEnd()}\n`,
  )
process.exit(rows.some((row) => row.isMet === false) ? 1 : 0)
