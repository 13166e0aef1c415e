/**
 * Prerequisites of every command: packages, Node 26, built pages. Plain JavaScript for Node 20 and later without packages,
 * because it runs before they are installed.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
/** The Node that the shop runs on, a package like any other. */
export const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
export const cache = join(root, 'node_modules', '.cache', 'nestling')

/** Returns whether this process runs on the Node of the shop. */
export const isOwnNode = Number(process.versions.node.split('.')[0]) >= 26

/**
 * How a shop that serves is run: what lives for a request only needs little room, and V8 and the allocator would otherwise keep
 * 150 MB more than the shop uses. Between two collections the heap may grow by three tenths, not to four times its size: an import of
 * the whole catalog then needs 190 MB less, at the same processor time. What is larger than 32 KB, as a page before it is compressed is,
 * is given back to the system when it is freed: among small blocks that stay it leaves gaps that nothing fits into.
 */
export const serving = {
  flags: ['--max-semi-space-size=4', '--heap-growing-percent=30'],
  environment: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' },
}
/** Returns whether this process has these settings. */
export const isServing = isOwnNode && serving.flags.every((flag) => process.execArgv.includes(flag))

const lockOf = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return {}
  }
}

/** Returns whether the packages of the lock file are installed in their versions. `dev`: development packages too. */
export function isInstalled({ dev }) {
  if (!existsSync(node)) return false
  // npm writes this file when everything else is in place.
  const installed = lockOf(join('node_modules', '.package-lock.json'))
  return Object.entries(lockOf('package-lock.json')).every(([path, wanted]) => {
    if (path === '' || (!dev && (wanted.dev || wanted.devOptional))) return true
    const found = installed[path]
    return found ? found.version === wanted.version : Boolean(wanted.optional)
  })
}

/** Installs exactly what the lock file says. */
export async function install({ dev }) {
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', ...(dev ? [] : ['--omit=dev'])]
  await run('npm', ['ci', ...flags], { shell: process.platform === 'win32' })
  // An npm that was told to run no install scripts leaves the package `node` without its program.
  if (!existsSync(node)) await run('node', ['installArchSpecificPackage'], { cwd: join(root, 'node_modules', 'node') })
}

function* filesUnder(directory) {
  for (const entry of readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) yield* filesUnder(path)
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path
  }
}

/** Changes whenever one of the files does. Looks at times and sizes only: a few milliseconds. */
function keyOf(files) {
  const hash = createHash('sha1')
  for (const file of files) {
    const { mtimeMs, size } = statSync(file)
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}

const isPagesSource = (file) => /^src[\\/](web|admin|emails|domain|messages)[\\/]/.test(relative(root, file))

/** Returns fingerprints of the sources of the pages and of the server's bundle. In the mode `development` classes have readable names. */
function keys(mode = 'production') {
  const sources = ['src', 'demo'].flatMap((folder) => [...filesUnder(join(root, folder))])
  const around = ['vite.config.ts', 'vite.admin.config.ts', 'package-lock.json'].map((name) => join(root, name))
  return {
    pages: `${mode} ${keyOf([...sources.filter(isPagesSource), ...around])}`,
    bundle: keyOf([...sources, ...around, join(root, 'scripts', 'bundle.mjs')]),
  }
}

const stampIs = (file, key) => existsSync(file) && readFileSync(file, 'utf8') === key
function stamp(file, key) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, key)
}

export const bundleFolder = join(root, 'build', 'shop')
const stamps = { pages: join(root, 'build', '.stamp'), bundle: join(bundleFolder, '.stamp') }

/** Returns which builds are up to date with their sources. */
export function freshness(mode) {
  const now = keys(mode)
  return { pages: stampIs(stamps.pages, now.pages), bundle: stampIs(stamps.bundle, now.bundle) }
}
export const isBuilt = (mode) => freshness(mode).pages

/** Builds the pages for the browser and for the server into `build/`. */
export const build = () => buildIn('production')

/** The same, in the mode `production` or `development`. */
export async function buildIn(mode) {
  const key = keys(mode).pages
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const options = { env: { NODE_ENV: 'production' } }
  await Promise.all([
    run(node, [vite, 'build', '--app', '--mode', mode, '--logLevel', 'warn'], options),
    run(node, [vite, 'build', '--config', 'vite.admin.config.ts', '--mode', mode, '--logLevel', 'warn'], options),
  ])
  stamp(stamps.pages, key)
}

/** Joins the server's modules into `build/shop/`. */
export async function bundle() {
  const key = keys().bundle
  await run(node, [join(root, 'scripts', 'bundle.mjs')], { env: { NODE_ENV: 'production' } })
  stamp(stamps.bundle, key)
}

/** Compiles the dictionaries into `build/words/`, when they or the scripts have changed. */
export async function words() {
  const packages = ['dictionary-ro', 'dictionary-en', 'dictionary-en-gb', 'dictionary-hu', 'irregular-plurals']
  const dictionaries = packages.map((name) => join(root, 'node_modules', name))
  const sources = [...dictionaries, join(root, 'scripts', 'words'), join(root, 'src', 'catalog', 'words')]
  const stampFile = join(root, 'build', 'words', '.stamp')
  const key = keyOf(sources.flatMap((folder) => [...filesUnder(folder)]))
  if (stampIs(stampFile, key)) return
  await run(node, [join(root, 'scripts', 'words', 'main.ts')])
  stamp(stampFile, key)
}

/** Installs a Debian package where that is possible: as root, or where sudo asks for no password. */
export async function installByApt(name) {
  if (!existsSync('/usr/bin/apt-get')) return
  const isRoot = process.getuid() === 0
  const apt = (...args) => run(isRoot ? 'apt-get' : 'sudo', [...(isRoot ? [] : ['-n', 'apt-get']), ...args], options)
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const get = () => apt('install', '-y', '-q', '--no-install-recommends', name)
  await get().catch(async () => {
    await apt('update', '-q')
    await get()
  })
}

const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome']

/** Path of a Chromium, installed by apt where it is missing and allowed. */
export async function findChromium() {
  const there = () => [process.env.CHROMIUM_PATH, ...CHROMIUMS].find((path) => path && existsSync(path))
  if (!there()) await installByApt('chromium')
  const path = there()
  if (!path)
    throw new Error('There is no Chromium: install one, for instance with `apt-get install chromium`, or set CHROMIUM_PATH.')
  return path
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Path of Chromium's headless shell, the same engine without the parts for a window, which a journey needs half the processor time with;
 * installed by apt where it is missing and allowed, else a whole Chromium. `CHROMIUM_PATH` names another browser.
 */
export async function findHeadlessShell() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && existsSync(chosen)) return chosen
  if (!existsSync(HEADLESS_SHELL)) await installByApt('chromium-headless-shell').catch(() => undefined)
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium()
}

/** Runs a program to its end; what it prints is shown only when it fails. */
export function run(command, args, { env = {}, show = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      ...options,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    let output = ''
    child.stdout?.on('data', (text) => (output += text))
    child.stderr?.on('data', (text) => (output += text))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output)
      else reject(Object.assign(new Error(`${command} ${args[0] ?? ''} ended with ${signal ?? code}`), { output, code }))
    })
  })
}

/** Runs a script of this folder on the Node of the shop in place of this process, and ends as it ends. */
export async function continueOnOwnNode(script, { flags = [], environment: more = {} } = {}) {
  const args = [...flags, script, ...process.argv.slice(2)]
  const environment = {
    ...more,
    ...process.env,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(cache, 'compile'),
  }
  if (process.execve) process.execve(node, [node, ...args], environment)
  const child = spawn(node, args, { env: environment, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const [code, signal] = await new Promise((resolve) => child.once('exit', (...end) => resolve(end)))
  process.exit(code ?? (signal ? 1 : 0))
}
