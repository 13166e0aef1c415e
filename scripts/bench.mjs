/** `npm run bench`: measures the shop against its bars. `npm run bench -- P1 P7` measures only those. */
import { fileURLToPath } from 'node:url'
import { report } from './progress.mjs'
import { build, continueOnOwnNode, findChromium, install, isBuilt, isInstalled, isOwnNode } from './setup.mjs'

if (!isInstalled({ dev: true })) await report.step('Installing packages', () => install({ dev: true }))
if (!isOwnNode) await continueOnOwnNode(fileURLToPath(import.meta.url))
if (!isBuilt()) await report.step('Building the pages', build)
process.env.CHROMIUM_PATH = await findChromium()
await import('../bench/main.ts')
