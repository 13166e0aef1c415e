/**
 * `npm test`: makes ready whatever is missing and runs everything: types, lint, architecture, units, services and web on
 * both databases, and journeys in a browser. The last lines name what failed, and say how many passed and failed; nothing
 * else decides.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { check, CHECKS } from './check.mjs'
import { startPostgres } from './postgres.mjs'
import { report } from './progress.mjs'
import {
  build,
  bundle,
  bundleFolder,
  cache,
  continueOnOwnNode,
  findHeadlessShell,
  freshness,
  install,
  isInstalled,
  isOwnNode,
  node,
  root,
  run,
  words,
} from './setup.mjs'
import { playwrightResults, vitestResults } from './test-results.mjs'

if (!isInstalled({ dev: true })) await report.step('Installing packages', () => install({ dev: true }))
if (!isOwnNode) await continueOnOwnNode(fileURLToPath(import.meta.url))

const counts = { passed: 0, failed: 0, skipped: 0 }
/** Names for the last lines: in a long log the failures themselves are far above. */
const failures = []
const unstable = []
const results = join(cache, 'results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/** Removes the developer's own settings from the environment of the tests. */
const SETTINGS =
  /^(PORT|HOST|DATABASE_|DATA_DIR|DEMO_|PUBLIC_URL|SECRET|TEST_SHOP|SMTP_|MAIL_|PAYMENT_|STRIPE_|STORYBLOK_|COURIER_|SAMEDAY_|FAN_|SHOP_|ALGOLIA_|SEARCH_|DOCUMENT_|EFACTURA_|NAV_|TRUSTED_|LOG_LEVEL|NODE_ENV$)/
for (const name of Object.keys(process.env)) if (SETTINGS.test(name)) delete process.env[name]
process.env.ENV_FILE = '/dev/null'

/** Runs one program that writes a JSON report to `file`, and adds up what it counted. */
async function suite(title, args, file, env, resultsOf) {
  process.stdout.write(`\n  ${title}\n\n`)
  const ended = await run(node, args, { env, show: true }).then(
    () => true,
    () => false,
  )
  const of = existsSync(file)
    ? resultsOf(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, failures: [], unstable: [] }
  // A program that ends badly without a failed test has failed as a whole: an error between tests.
  if (!ended && of.failed === 0) {
    of.failed = 1
    of.failures.push(`${title}: ended with an error`)
  }
  for (const kind of Object.keys(counts)) counts[kind] += of[kind]
  failures.push(...of.failures)
  unstable.push(...of.unstable)
}

const chosen = process.argv.slice(2)
const wants = (what) => chosen.length === 0 || chosen.includes(what)
let postgres
try {
  await report.step('Looking for a browser', findHeadlessShell).then((path) => (process.env.CHROMIUM_PATH = path))
  postgres = await report.step('Starting PostgreSQL', () => startPostgres())
  const isFresh = freshness()
  await words()
  if (!isFresh.pages) await report.step('Building the pages', build)
  if (!isFresh.bundle) await report.step('Joining the modules', bundle)
  // The shops that tests start are what `npm start` starts, which takes a quarter less than the sources.
  const env = { TEST_POSTGRES_URL: postgres.url, SHOP_PROGRAM: join(bundleFolder, 'server.js') }

  if (wants('check')) {
    const faults = await check()
    counts.failed += faults.size
    counts.passed += Object.keys(CHECKS).length - faults.size
    failures.push(...faults.keys())
    for (const [title, output] of faults) process.stdout.write(`\n${title}? No:\n${output}\n`)
  }
  if (wants('unit')) {
    const file = join(results, 'vitest.json')
    const args = ['vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    args[0] = join(root, 'node_modules', args[0])
    await suite('Units, services and web, on PGlite and PostgreSQL', args, file, env, vitestResults)
  }
  if (wants('browser')) {
    const file = join(results, 'playwright.json')
    const args = [join(root, 'node_modules', '@playwright/test/cli.js'), 'test', '--reporter=list,json']
    const more = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
    await suite('Journeys in a browser', args, file, more, playwrightResults)
  }
} catch (error) {
  counts.failed++
  failures.push(String(error.message))
  process.stderr.write(`\n${error.stack}\n${error.output ?? ''}\n`)
} finally {
  await postgres?.stop()
}

/** Writes names under a heading; nothing when there are none. */
function list(heading, names) {
  if (names.length > 0) process.stdout.write(`\n${heading}\n${names.map((name) => `  ${name}`).join('\n')}\n`)
}
list('Failed:', failures)
list('Unstable, passed when repeated:', unstable)
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed${skipped}\n`)
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0)
