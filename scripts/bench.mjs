/** `npm run bench`: measures the shop against its bars. `npm run bench -- P1 P7` measures only those. */
import { fileURLToPath } from 'node:url'
import { report } from './progress.mjs'
import {
  build,
  bundle,
  continueOnOwnNode,
  findHeadlessShell,
  freshness,
  install,
  isInstalled,
  isOwnNode,
  words,
} from './setup.mjs'

if (!isInstalled({ dev: true })) await report.step('Installing packages', () => install({ dev: true }))
if (!isOwnNode) await continueOnOwnNode(fileURLToPath(import.meta.url))
await words()
const isFresh = freshness()
if (!isFresh.pages) await report.step('Building the pages', build)
if (!isFresh.bundle) await report.step('Joining the modules', bundle)
// As the journeys have it: the parts for a window would take the processor from the page that is measured.
process.env.CHROMIUM_PATH = await findHeadlessShell()
await import('../bench/main.ts')
