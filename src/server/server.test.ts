import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { request } from 'node:http'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { emptyDataDir } from '#test/data-dir.ts'
import { runCommand } from '#cli/shop.ts'
import { freePort } from '#test/running-shop.ts'

/** The sources, or what `npm test` has joined. */
const SERVER = process.env.SHOP_PROGRAM ?? fileURLToPath(new URL('../cli/serve.ts', import.meta.url))
const dataDir = await emptyDataDir()
const otherDir = await emptyDataDir()
const port = await freePort()
/** Starting a process takes a second, and many on a busy machine. */
const PATIENCE_MS = 60_000
vi.setConfig({ testTimeout: 180_000 })
const children = new Set<ChildProcess>()
afterAll(() => children.forEach((child) => child.kill('SIGKILL')))

/** Returns a server process; `says` resolves when it has printed the text, `end` with code and all output. */
function serve(settings: Record<string, string> = {}, into: 'pipe' | number = 'pipe') {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO_PRODUCTS: '0',
    ENV_FILE: '/dev/null',
    ...settings,
  }
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', into, into] })
  children.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()))
  const end = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
  const says = (text: string) => expect.poll(() => output, { timeout: PATIENCE_MS }).toContain(text)
  return { child, says, end }
}

test('it starts, and on a stop signal finishes the open request, closes the database and exits with 0', async () => {
  const server = serve()
  await server.says(`The shop is open at http://localhost:${port}`)
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200)

  const slow = request({
    port,
    method: 'POST',
    path: '/api/cart/quote',
    headers: { 'content-type': 'application/json', 'content-length': 2 },
  })
  slow.write('{')
  await once(slow, 'socket')
  // The server has read the head when it answers a later request on another connection.
  await fetch(`http://localhost:${port}/healthz`)
  server.child.kill('SIGTERM')
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}/healthz`).then(
          (answer) => answer.status,
          () => 'closed',
        ),
      { timeout: PATIENCE_MS },
    )
    .toBe('closed')
  slow.end('}')
  const [answer] = await once(slow, 'response')
  expect(answer.statusCode).toBeLessThan(500)
  answer.resume()
  expect((await server.end).code).toBe(0)

  const again = serve()
  await again.says('The shop is open')
  again.child.kill('SIGINT')
  expect((await again.end).code).toBe(0)
})

test('a backup is written by the running shop or, after that was killed, without it', async () => {
  vi.stubEnv('DATA_DIR', dataDir)
  const folder = mkdtempSync(join(tmpdir(), 'nestling-backup-'))
  const file = join(folder, 'shop.backup')
  const backup = async () => {
    let said = ''
    const step = <T>(_: string, work: (progress: () => void) => Promise<T>) => work(() => undefined)
    const code = await runCommand(['backup', file], { step, ready() {} }, (text) => (said += text))
    return { code, said, bytes: existsSync(file) ? readFileSync(file).byteLength : 0 }
  }
  const server = serve()
  await server.says('The shop is open')
  expect(statSync(join(dataDir, 'backup-listener.json')).mode & 0o777).toBe(0o600)
  const beside = await backup()
  expect(beside).toEqual({ code: 0, said: expect.stringMatching(/^\d+ rows are stored in /), bytes: expect.any(Number) })
  rmSync(file)
  server.child.kill('SIGKILL')
  await server.end
  expect((await backup()).said).toBe(beside.said)
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

test.runIf(existsSync('/dev/full'))('a full disk under its log does not end the shop', async () => {
  const full = openSync('/dev/full', 'w')
  const { child } = serve({ LOG_LEVEL: 'debug' }, full)
  closeSync(full)
  const ended = once(child, 'close')
  const health = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      ({ status }) => status,
      () => child.exitCode,
    )
  await expect.poll(health, { timeout: PATIENCE_MS }).toBe(200)
  // Whatever the start has still to say, it has said when it answers a page.
  expect((await fetch(`http://localhost:${port}/en/cart`)).status).toBe(200)
  expect(child.exitCode).toBeNull()
  child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
})

test('with wrong settings it exits with one sentence that names them all', async () => {
  const { code, output } = await serve({ PORT: 'x', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://localhost' }).end
  expect(code).toBe(1)
  expect(output).toBe(
    'These settings are wrong: PORT must be a port between 1 and 65535; ' +
      'DATABASE_URL must start with postgres:// or postgresql://; LOG_LEVEL must be silent, error, info or debug.\n',
  )
})

test('an insecure configuration does not start, and the message says how to correct it', async () => {
  const open = await serve({ HOST: '0.0.0.0' }).end
  expect(open).toEqual({ code: 1, output: expect.stringMatching(/^HOST is 0\.0\.0\.0, .* Set PUBLIC_URL .*\n$/) })
  const free = await serve({ PUBLIC_URL: 'https://shop.example' }).end
  expect(free).toEqual({ code: 1, output: expect.stringMatching(/^PUBLIC_URL is .* or set TEST_SHOP=true .*\n$/) })

  const server = serve({ PUBLIC_URL: 'https://shop.example', TEST_SHOP: 'true' })
  await server.says('It is a test shop')
  server.child.kill('SIGTERM')
  expect((await server.end).code).toBe(0)
})

test('it does not start with a secret unknown to the database, unless the former one is given too', async () => {
  const start = async (settings: Record<string, string>) => {
    const server = serve({ DATA_DIR: otherDir, ...settings })
    await server.says('The shop is open')
    server.child.kill('SIGTERM')
    return server.end
  }
  await start({})
  const own = readFileSync(join(otherDir, 'secret'), 'utf8').trim()
  const SECRET = 'another secret of at least thirty-two characters'
  const refused = await serve({ DATA_DIR: otherDir, SECRET }).end
  expect(refused).toEqual({ code: 1, output: expect.stringMatching(/^The database was used with another SECRET .*\n$/) })
  expect(refused.output).not.toContain(own)
  expect((await start({ SECRET, SECRET_PREVIOUS: own })).code).toBe(0)
  expect((await start({ SECRET_PREVIOUS: SECRET })).code).toBe(0)
})

test('a used port, a used database and an unreachable database are each reported in one sentence', async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const taken = String((other.address() as AddressInfo).port)
  expect(await serve({ PORT: taken }).end).toEqual({
    code: 1,
    output: `The port ${taken} is in use by another program. Stop that one, or set PORT to another number.\n`,
  })
  other.close()

  const server = serve()
  await server.says('The shop is open')
  const second = await serve({ PORT: String(await freePort()) }).end
  expect(second.code).toBe(1)
  expect(second.output).toMatch(/^The database in \S+ is in use by process \d+\. Stop that one first, or set DATA_DIR.*\n$/)
  server.child.kill('SIGTERM')
  await server.end

  const unreachable = await serve({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` }).end
  expect(unreachable.code).toBe(1)
  expect(unreachable.output).toMatch(/^The database of DATABASE_URL cannot be reached: .*\n$/)
})
