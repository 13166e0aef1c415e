/** `npm run search:quality`: precision, speed and memory of the search for the queries of customers. */
import { fileURLToPath } from 'node:url'
import { report } from './progress.mjs'
import { continueOnOwnNode, install, isInstalled, isOwnNode, words } from './setup.mjs'

if (!isInstalled({ dev: true })) await report.step('Installing packages', () => install({ dev: true }))
if (!isOwnNode) await continueOnOwnNode(fileURLToPath(import.meta.url))
await words()
await import('../test/search/main.ts')
