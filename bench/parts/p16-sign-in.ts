/**
 * P16: signing in over HTTP, on PostgreSQL: what it costs beside the hash of the password. Hashes run on threads of their own, whose time is
 * counted apart: the difference of two large times would be less certain than the bar. A hash alone is measured in turn with them.
 */
import { hashPassword } from '#services/customers/password-hash.ts'
import { emptyMemory } from '#services/shop-memory.ts'
import { startShop } from '#test/running-shop.ts'
import { threadPoolMs } from '../programs/cpu.ts'
import { cpuOfCalls, medianOf, type CallCost } from '../programs/cpu-of-calls.ts'
import { startPasswordHashes } from '../programs/password-hashes.ts'
import { MEASURED_EMAIL, signedInCookie } from '../programs/signed-in.ts'
import { atMost, infoRow, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'

const PASSWORD = 'tramvai-cais-nor'
const SIGN_INS = 40
const WARM_UP = 200
const ROUNDS = 7

/** Returns a browser that signs in again and again: the shop knows it, and ends its former session each time. */
async function browserOf(url: string): Promise<() => Promise<Response>> {
  const jar = new Map<string, string>()
  const headers = () => ({ origin: url, cookie: Array.from(jar, (pair) => pair.join('=')).join('; ') })
  const keep = (answer: Response): Response => {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    return answer
  }
  const { csrfToken } = (await keep(await fetch(`${url}/api/auth/csrf`)).json()) as { csrfToken: string }
  return async () => {
    const body = new URLSearchParams({ csrfToken, email: MEASURED_EMAIL, password: PASSWORD, callbackUrl: '/my', json: 'true' })
    return keep(await fetch(`${url}/api/auth/callback/credentials`, { method: 'POST', headers: headers(), body }))
  }
}

export async function run({ server, postgres }: Pick<Bench, 'server' | 'postgres'>): Promise<Row[]> {
  const database = await server.copy()
  const secret = 'the secret of a measured shop, long enough'
  const passwordHash = await hashPassword({ memory: emptyMemory() }, PASSWORD)
  const { shop, end } = await startShop(server, { SECRET: secret }, database)
  const hashes = await startPasswordHashes()
  try {
    const hash = (times: number) => hashes.ask({ password: PASSWORD, passwordHash, times })
    await signedInCookie(database, shop.url, secret, { orders: 0, passwordHash })
    const signIn = await browserOf(shop.url)
    const measure = (times: number) => cpuOfCalls(signIn, times, [shop.pid], postgres.pid)
    await measure(WARM_UP)
    await hash(SIGN_INS)
    const rounds: (CallCost & { pool: number; hash: number })[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const alone = await hash(SIGN_INS)
      const before = threadPoolMs(shop.pid)
      const cost = await measure(SIGN_INS)
      rounds.push({ ...cost, pool: (threadPoolMs(shop.pid) - before) / SIGN_INS, hash: alone })
    }
    const figure = (of: (round: (typeof rounds)[number]) => number) => medianOf(rounds.map(of))
    return [
      atMost(
        'P16',
        'sign-in beside its hash, processor time',
        figure(({ total, pool }) => total - pool),
        3,
        'ms',
        2,
      ),
      infoRow(
        'of it, the shop',
        figure((one) => one.shop - one.pool),
        'ms',
        2,
      ),
      infoRow(
        'of it, PostgreSQL',
        figure(({ database: cost }) => cost),
        'ms',
        2,
      ),
      atMost(
        'P16',
        'thread that hashes, by one hash alone',
        figure(({ pool, hash: alone }) => pool / alone),
        1.1,
        '',
        2,
      ),
      infoRow(
        'the hash alone, processor time',
        figure(({ hash: alone }) => alone),
        'ms',
        2,
      ),
    ]
  } finally {
    await hashes.kill()
    await end()
  }
}
