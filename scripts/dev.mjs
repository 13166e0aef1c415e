/** `npm run dev`: the shop, built again and started again on every change. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { report } from './progress.mjs'
import { buildIn, continueOnOwnNode, install, isBuilt, isInstalled, isOwnNode, node, root, words } from './setup.mjs'

if (!isInstalled({ dev: true })) await report.step('Installing packages', () => install({ dev: true }))
if (!isOwnNode) await continueOnOwnNode(fileURLToPath(import.meta.url))
await words()
// Classes have readable names.
const mode = 'development'
if (!isBuilt(mode)) await report.step('Building the pages', () => buildIn(mode))

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
const options = { cwd: root, stdio: 'inherit' }
// The pages' own code is not imported by Node: the server starts again when Vite has written it.
const watched = ['src', 'migrations', 'demo', 'build/server'].flatMap((folder) => ['--watch-path', join(root, folder)])
const programs = [
  spawn(node, [vite, 'build', '--app', '--mode', mode, '--watch', '--logLevel', 'warn'], {
    ...options,
    env: { ...process.env, NODE_ENV: 'production' },
  }),
  spawn(node, [vite, 'build', '--config', 'vite.admin.config.ts', '--mode', mode, '--watch', '--logLevel', 'warn'], {
    ...options,
    env: { ...process.env, NODE_ENV: 'production' },
  }),
  spawn(node, ['--watch', '--watch-preserve-output', ...watched, 'src/cli/serve.ts'], options),
]
let isStopping = false
const stop = () => {
  isStopping = true
  for (const program of programs) program.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
const codes = await Promise.all(
  programs.map((program) => new Promise((resolve) => program.once('exit', (code) => resolve(code ?? 0) || isStopping || stop()))),
)
process.exit(isStopping ? 0 : Math.max(...codes))
