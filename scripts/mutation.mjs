/** `npm run mutation`: how many small changes of the rules of prices the tests notice. `npm run mutation -- coupon` looks at one. */
import { fileURLToPath } from 'node:url'
import { report } from './progress.mjs'
import { continueOnOwnNode, install, isInstalled, isOwnNode } from './setup.mjs'

if (!isInstalled({ dev: true })) await report.step('Installing packages', () => install({ dev: true }))
if (!isOwnNode) await continueOnOwnNode(fileURLToPath(import.meta.url))
await import('../test/mutation/main.ts')
