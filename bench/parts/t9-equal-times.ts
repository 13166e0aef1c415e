/**
 * T9: the processor time that known and unknown addresses cost before their answer. The calls are made inside this process, without the jobs
 * that come after the answer. The clock would also measure what else the machine does.
 */
import type { IncomingMessage } from 'node:http'
import { sql } from 'kysely'
import { emailKey } from '#domain/customers/email.ts'
import { hashPassword } from '#services/customers/password-hash.ts'
import type { Shop } from '#services/shop.ts'
import { readConfig } from '#src/config.ts'
import { openShop } from '#src/server/open-shop.ts'
import { markVerified, takeCustomer } from '#store/customers/customers.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { endpoints } from '#web/entry/endpoints.server.ts'
import { createApi } from '#web/http/api/endpoints.ts'
import { connectionsOf, cpuMs } from '../programs/cpu.ts'
import { atMost, infoRow, median, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'

const PASSWORD = 'tramvai-cais-nor'
/** Pairs that are not counted. */
const WARM_UP = 100

/** As long as each other, so that the requests are. */
const known = (at: number) => `cunoscut.${at}@exemplu.ro`
const unknown = (at: number) => `nimeni00.${at}@exemplu.ro`

interface Call {
  path: string
  headers: Record<string, string>
  body: string
}
type Way = (email: string) => Call

/** Returns the call of a page of the shop. */
const json = (path: string, body: object): Call => ({
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Returns a function that makes a call from somewhere new: limits count by caller. */
function callerOf(shop: Shop): (call: Call) => Promise<string> {
  const api = createApi(shop, endpoints)
  let calls = 0
  return async ({ path, headers, body }) => {
    calls++
    const url = new URL(path, shop.config.publicUrl)
    const all = { ...headers, origin: url.origin, 'sec-fetch-site': 'same-origin' }
    const remoteAddress = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
    const incoming = { socket: { remoteAddress }, headers: all } as unknown as IncomingMessage
    const answer = await api(new Request(url, { method: 'POST', headers: all, body }), url, incoming)
    return `${answer?.status} ${await answer?.text()}`
  }
}

/** Returns the sign-in with a wrong password. */
async function wrongSignIn(shop: Shop): Promise<Way> {
  const url = new URL('/api/auth/csrf', shop.config.publicUrl)
  const answer = (await createApi(shop, endpoints)(new Request(url), url))!
  const { csrfToken } = (await answer.json()) as { csrfToken: string }
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0]!)
    .join('; ')
  const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie }
  return (email) => ({
    path: '/api/auth/callback/credentials',
    headers,
    body: new URLSearchParams({ csrfToken, email, password: 'wrong-wrong-wrong', callbackUrl: '/my', json: 'true' }).toString(),
  })
}

/** Name, number of pairs and call of each way. A hash takes so long that fewer pairs are enough. */
const waysOf = async (shop: Shop): Promise<[string, number, Way][]> => [
  ['forgotten password', 600, (email) => json('/api/auth/forgot', { email })],
  ['another verification mail', 600, (email) => json('/api/auth/verify/resend', { email })],
  [
    'registration',
    150,
    (email) =>
      json('/api/auth/register', {
        email,
        password: PASSWORD,
        firstName: 'Ana',
        lastName: 'Pop',
        market: 'ro',
        newsletter: true,
      }),
  ],
  ['sign-in', 150, await wrongSignIn(shop)],
]

async function writeCustomers(shop: Shop, count: number): Promise<void> {
  const passwordHash = await hashPassword(shop, PASSWORD)
  const now = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    for (let at = 0; at < count; at++) {
      const id = uuidv7(now)
      const registration = { firstName: 'Ioana', lastName: 'Marinescu', market: 'ro', passwordHash } as const
      await takeCustomer(tx, id, { ...registration, email: known(at), emailKey: emailKey(known(at)) }, now)
      await markVerified(tx, id, { passwordHash: null, firstName: null, lastName: null }, now)
    }
  })
}

export async function run({ server, postgres }: Pick<Bench, 'server' | 'postgres'>): Promise<Row[]> {
  const database = await server.copy()
  const shop = await openShop(readConfig({ ...database.environment, SECRET: 'the secret of a measured shop, long enough' }))
  try {
    const ways = await waysOf(shop)
    await writeCustomers(shop, WARM_UP + Math.max(...ways.map(([, pairs]) => pairs)))
    const rows: Row[] = []
    for (const [what, pairs, way] of ways) {
      await sql`truncate attempt_count`.execute(shop.db.query)
      const cost = await compare(shop, postgres.pid, pairs, way)
      const ratio = cost.known / cost.unknown
      rows.push(
        atMost('T9', `${what}, the dearer address by the cheaper`, Math.max(ratio, 1 / ratio), 1.1, '', 3),
        infoRow('of a known address', cost.known, 'ms', 2),
        infoRow('of an unknown address', cost.unknown, 'ms', 2),
      )
    }
    return rows
  } finally {
    await shop.db.close()
    await database.remove()
  }
}

/** Asks about a known and an unknown address in turn, which of them first in turn, too. Returns the median times in ms. */
async function compare(shop: Shop, postgres: number, pairs: number, way: Way): Promise<{ known: number; unknown: number }> {
  const call = callerOf(shop)
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  async function measure(kind: keyof typeof times, email: string, isCounted: boolean): Promise<void> {
    const sent = way(email)
    const connections = connectionsOf(postgres)
    const before = cpuMs(connections)
    const start = process.cpuUsage()
    const answer = await call(sent)
    const { user, system } = process.cpuUsage(start)
    if (isCounted) times[kind].push((user + system) / 1000 + cpuMs(connections) - before)
    answers.add(answer)
  }
  for (let at = 0; at < pairs + WARM_UP; at++) {
    const isCounted = at >= WARM_UP
    if (at % 2 === 0) await measure('known', known(at), isCounted)
    await measure('unknown', unknown(at), isCounted)
    if (at % 2 === 1) await measure('known', known(at), isCounted)
  }
  if (answers.size !== 1) throw new Error(`the answers differ: ${[...answers].join(' / ')}`)
  return { known: median(times.known), unknown: median(times.unknown) }
}
