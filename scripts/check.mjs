/** `npm run check`: format, lint, types, dead code. All checks run, also after a failure. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { report } from './progress.mjs'
import { continueOnOwnNode, install, isInstalled, isOwnNode, node, root, run } from './setup.mjs'

const program = (path) => join(root, 'node_modules', path)

/** Title → the program that must exit with 0, with its arguments. */
export const CHECKS = {
  'Types fit': [program('typescript/bin/tsc'), '--noEmit', '--project', '.'],
  'Lint finds nothing': [program('oxlint/bin/oxlint'), '--deny-warnings'],
  'Code is formatted': [
    program('oxfmt/bin/oxfmt'),
    '--check',
    'src',
    'demo',
    'test',
    'bench',
    'scripts',
    'vite.config.ts',
    'vite.admin.config.ts',
    'vitest.config.ts',
  ],
  'No code is dead': [program('knip/bin/knip.js'), '--no-progress'],
  'No code lives by tests alone': [program('knip/bin/knip.js'), '--no-progress', '--production'],
}

/** Runs all checks. Returns the output of those that failed, by title. */
export async function check() {
  const faults = new Map()
  for (const [title, args] of Object.entries(CHECKS)) {
    await report.step(title, () => run(node, args)).catch((error) => faults.set(title, error.output ?? String(error)))
  }
  return faults
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!isInstalled({ dev: true })) await report.step('Installing packages', () => install({ dev: true }))
  if (!isOwnNode) await continueOnOwnNode(process.argv[1])
  const faults = await check()
  for (const [title, output] of faults) process.stdout.write(`\n${title}? No:\n${output}\n`)
  process.exit(faults.size > 0 ? 1 : 0)
}
