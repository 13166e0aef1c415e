/**
 * A temporary PostgreSQL server for tests and measurements, from the installed binaries or by apt. PostgreSQL refuses to run as
 * root, so root starts it as another user.
 */
import { spawn } from 'node:child_process'
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { installByApt, run } from './setup.mjs'

/** Directory with `initdb` and `postgres`, the newest version there is, or null. */
function findBinaries() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const places = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)]
  const isThere = (file) => {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  }
  return places.find((place) => isThere(join(place, 'initdb')) && isThere(join(place, 'postgres'))) ?? null
}

/** User and group that may run the server: this one, or for root `postgres` or `nobody`. */
function owner() {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return { uid: Number(uid), gid: Number(gid) }
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
  listen_addresses: '127.0.0.1',
  log_min_messages: 'fatal',
}

/** Starts a server. `settings` adds to or replaces what makes it fast and forgetful. */
export async function startPostgres(settings = {}) {
  if (!findBinaries()) await installByApt('postgresql')
  const binaries = findBinaries()
  if (!binaries) throw new Error('PostgreSQL is not installed: install it, for instance with `apt-get install postgresql`.')
  const directory = mkdtempSync(join(tmpdir(), 'nestling-postgres-'))
  const as = owner()
  if (as.uid !== undefined) chownSync(directory, as.uid, as.gid)
  const data = join(directory, 'data')
  const common = { ...as, cwd: directory, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: directory } }
  const initdb = ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync', '--locale']
  await run(join(binaries, 'initdb'), [...initdb, 'C.UTF-8'], common).catch(() =>
    run(join(binaries, 'initdb'), [...initdb, 'C'], common),
  )

  const port = await freePort()
  const all = { ...SETTINGS, port: String(port), unix_socket_directories: directory, ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const isReady = () =>
    run(join(binaries, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).then(
      () => true,
      () => false,
    )
  let server

  async function start() {
    let output = ''
    server = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], { ...common, stdio: ['ignore', 'ignore', 'pipe'] })
    server.stderr.on('data', (text) => (output += text))
    while (!(await isReady())) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${output}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  async function halt(mode = 'fast') {
    // Ctrl-C reaches the server, too.
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(HALTS[mode])
    await ended
  }
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    get pid() {
      return server.pid
    },
    start,
    halt,
    freeze: () => signalAll(server.pid, 'SIGSTOP'),
    thaw: () => signalAll(server.pid, 'SIGCONT'),
    async stop() {
      await halt()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** What `pg_ctl stop -m` sends to the server. */
const HALTS = { fast: 'SIGINT', immediate: 'SIGQUIT' }

/** Sends a signal to the server and to the process of each connection. */
async function signalAll(pid, signal) {
  process.kill(pid, signal)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  for (const child of children) signalIfThere(Number(child), signal)
}

/** Backends end when their customer has gone, also after they were listed. */
function signalIfThere(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** `node scripts/postgres.mjs` runs a server until Ctrl-C. */
if (import.meta.main) {
  const { url, stop } = await startPostgres()
  process.stdout.write(`${url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().then(() => process.exit(0)))
}
