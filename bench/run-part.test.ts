import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isRunning, makeRunFolder, type RunFolder } from './run-folder.ts'
import { runPart } from './run-part.ts'

let folder: RunFolder
beforeEach(() => {
  folder = makeRunFolder()
})
afterEach(() => folder.remove())

const NO_PLACES = { postgres: null, embedded: null, server: null, factor: 1 }
const LONG = 60_000

/** Starts two processes that never end, one of them in a session of its own, and writes down their ids. */
const LEAVES_PROCESSES = `
  import { spawn } from 'node:child_process'
  import { writeFileSync } from 'node:fs'
  const forever = (detached) => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached, stdio: 'ignore' }).pid
  writeFileSync(process.env.TMPDIR + '/pids', [process.pid, forever(false), forever(true)].join(' '))`

function partOf(body: string, limitMs = LONG) {
  const file = join(folder.path, 'part.mjs')
  writeFileSync(file, `${LEAVES_PROCESSES}\nexport async function run() { ${body} }`)
  return runPart({ file: pathToFileURL(file).href, limitMs }, NO_PLACES, folder)
}

/** Of the part and of what it started: all are gone once `runPart` has ended. */
function expectNoneLeft(): void {
  const pids = readFileSync(join(folder.path, 'pids'), 'utf8').split(' ').map(Number)
  expect(pids).toHaveLength(3)
  expect(pids.filter(isRunning)).toEqual([])
}

test('a part returns its rows', async () => {
  expect(await partOf(`return [{ bar: 'P1', value: 2 }]`)).toEqual([{ bar: 'P1', value: 2 }])
  expectNoneLeft()
})

test.each([
  ['fails', `throw new Error('the browser has gone')`, LONG, 'the browser has gone'],
  [
    'fails outside of its promise',
    `setTimeout(() => { throw new Error('lost') }); await new Promise(() => {})`,
    LONG,
    'ended with',
  ],
  ['ends', 'process.exit(3)', LONG, 'ended with 3'],
  ['waits for ever', 'await new Promise(() => {})', 2000, 'took longer than 2 s'],
  ['works for ever', 'for (;;);', 2000, 'took longer than 2 s'],
])('a part that %s leaves no process behind', async (_, body, limitMs, reason) => {
  await expect(partOf(body, limitMs)).rejects.toThrow(reason)
  expectNoneLeft()
})

test('removing the folder ends the processes that still run in it', async () => {
  const file = join(folder.path, 'part.mjs')
  writeFileSync(file, `${LEAVES_PROCESSES}\nexport const run = () => new Promise(() => {})`)
  const part = runPart({ file: pathToFileURL(file).href, limitMs: LONG }, NO_PLACES, folder)
  const failed = part.catch((error: Error) => error.message)
  while (!existsSync(join(folder.path, 'pids')) || readFileSync(join(folder.path, 'pids'), 'utf8') === '')
    await new Promise((resolve) => setImmediate(resolve))
  const { path } = folder
  const pids = readFileSync(join(path, 'pids'), 'utf8').split(' ').map(Number)
  await folder.remove()
  expect(await failed).toContain('ended with SIGKILL')
  expect(existsSync(path)).toBe(false)
  expect(pids.filter(isRunning)).toEqual([])
})
