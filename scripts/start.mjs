/** `npm start`: installs what is missing, builds what is stale, opens the database and serves. */
import * as modules from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { report } from './progress.mjs'
import { build, cache, continueOnOwnNode, install, isBuilt, isInstalled, isOwnNode } from './setup.mjs'

try {
  if (!isInstalled({ dev: false })) await report.step('Installing packages', () => install({ dev: false }))
  if (!isOwnNode) await continueOnOwnNode(fileURLToPath(import.meta.url))
  // By the environment too, because the database's thread looks there.
  process.env.NODE_COMPILE_CACHE ??= join(cache, 'compile')
  modules.enableCompileCache(process.env.NODE_COMPILE_CACHE)
  const { serve } = await import('../src/server.ts')
  await serve({ report, prepare: async () => isBuilt() || (await report.step('Building the pages', build)) })
  // Written now, because a killed server writes nothing.
  modules.flushCompileCache()
} catch (error) {
  process.stderr.write(`\n  ${error.isExpected ? error.message : error.stack}\n${error.output ?? ''}\n`)
  process.exit(1)
}
