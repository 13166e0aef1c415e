/**
 * `npm run handbook`: takes the pictures of the merchant's handbook (`docs/merchant.md`) into `docs/merchant`. They are taken by the journey
 * of a newcomer (`test/e2e/newcomer.e2e.ts`), so that each shows what the handbook says.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, findHeadlessShell, isBuilt, node, root, run, words } from './setup.mjs'

const directory = join(root, 'docs/merchant')
mkdirSync(directory, { recursive: true })
await words()
if (!isBuilt()) await build()
const env = { HANDBOOK_PICTURES: directory, CHROMIUM_PATH: await findHeadlessShell() }
await run(node, [join(root, 'node_modules', '@playwright/test/cli.js'), 'test', 'newcomer.e2e.ts', '--project=embedded'], {
  env,
  show: true,
})
