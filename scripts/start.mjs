/** `npm start`: installs what is missing, builds what is stale, opens the database and serves. */
import * as modules from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { report } from './progress.mjs'
import {
  build,
  bundle,
  bundleFolder,
  cache,
  continueOnOwnNode,
  freshness,
  install,
  isInstalled,
  isServing,
  serving,
  words,
} from './setup.mjs'

try {
  if (!isServing) {
    if (!isInstalled({ dev: false })) await report.step('Installing packages', () => install({ dev: false }))
    await continueOnOwnNode(fileURLToPath(import.meta.url), serving)
  }
  // By the environment too, because the database's thread looks there.
  process.env.NODE_COMPILE_CACHE ??= join(cache, 'compile')
  modules.enableCompileCache(process.env.NODE_COMPILE_CACHE)
  const isFresh = freshness()
  const server = isFresh.bundle ? pathToFileURL(join(bundleFolder, 'server.js')).href : '../src/cli/serve.ts'
  const { serve } = await import(server)
  const beginsEmpty = process.argv.includes('--empty')
  const prepare = async () => {
    await Promise.all([words(), isFresh.pages || report.step('Building the pages', build)])
  }
  await serve({ report, beginsEmpty, prepare })
  // Written now, because a killed server writes nothing.
  modules.flushCompileCache()
  // For the next start; this one runs from the sources.
  if (!isFresh.bundle) await bundle().catch((error) => process.stderr.write(`${error.message}\n${error.output ?? ''}\n`))
} catch (error) {
  process.stderr.write(`\n  ${error.isExpected ? error.message : error.stack}\n${error.output ?? ''}\n`)
  process.exit(1)
}
