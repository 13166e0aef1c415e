import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { bundle, bundleFolder, freshness } from '../../scripts/setup.mjs'

test(
  'every joined module of npm start can be loaded, also those that are loaded only when they are needed',
  { timeout: 120_000 },
  async () => {
    if (!freshness().bundle) await bundle()
    const modules = readdirSync(bundleFolder).filter((name) => name.endsWith('.js'))
    expect(modules.length).toBeGreaterThan(10)
    const addresses = modules.map((name) => join(bundleFolder, name))
    const program = `for (const one of ${JSON.stringify(addresses)}) await import(one).catch((error) => console.log(one, error.message))`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
    expect(stdout).toBe('')
  },
)

test('joined modules are ASCII, which the engine keeps as one byte a letter: in String.raw the source says \\u2013 for a dash', async () => {
  if (!freshness().bundle) await bundle()
  const modules = readdirSync(bundleFolder).filter((name) => name.endsWith('.js'))
  for (const name of modules) expect(/[^\0-\x7f]/.exec(readFileSync(join(bundleFolder, name), 'utf8'))?.[0], name).toBeUndefined()
})
