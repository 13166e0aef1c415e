/** `npm run mutation`: mutation tests of the price rules. `npm run mutation -- coupon` tests one file. */
import { fileURLToPath } from 'node:url'
import { report } from './progress.mjs'
import { continueOnOwnNode, install, isInstalled, isOwnNode } from './setup.mjs'

if (!isInstalled({ dev: true })) await report.step('Installing packages', () => install({ dev: true }))
if (!isOwnNode) await continueOnOwnNode(fileURLToPath(import.meta.url))
await import('../test/mutation/main.ts')
