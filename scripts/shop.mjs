/** `npm run shop -- <command>`: commands for the merchant. */
import { fileURLToPath } from 'node:url'
import { report } from './progress.mjs'
import { continueOnOwnNode, install, isInstalled, isOwnNode, words } from './setup.mjs'

if (!isInstalled({ dev: false })) await report.step('Installing packages', () => install({ dev: false }))
if (!isOwnNode) await continueOnOwnNode(fileURLToPath(import.meta.url))
await words()
const { runCommand } = await import('../src/cli/shop.ts')
process.exitCode = await runCommand(process.argv.slice(2), report)
