/** P15: checking a session over HTTP, on PostgreSQL: what it adds to a call, and `GET /api/auth/session` whole. */
import { startShop } from '#test/running-shop.ts'
import { atMost, infoRow, type Row } from '../rows/row.ts'
import { cpuOfCalls, medianOf } from '../programs/cpu-of-calls.ts'
import { signedInCookie } from '../programs/signed-in.ts'
import type { Bench } from './bench.ts'

const CALLS = 2000
const ROUNDS = 5

/** The same call with and without a session's cookie: the cart of nobody is priced without lines, so that little else is measured. */
export async function run({ server, postgres }: Pick<Bench, 'server' | 'postgres'>): Promise<Row[]> {
  const database = await server.copy()
  const secret = 'the secret of a measured shop, long enough'
  const { shop, end } = await startShop(server, { SECRET: secret }, database)
  try {
    const { cookie } = await signedInCookie(database, shop.url, secret, { orders: 0 })
    const headers = { 'content-type': 'application/json', origin: shop.url }
    const quote = (more: Record<string, string>) => () =>
      fetch(`${shop.url}/api/cart/quote`, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: '{"market":"ro","lines":[]}',
      })
    const session = () => fetch(`${shop.url}/api/auth/session`, { headers: { cookie } })
    const measure = (call: () => Promise<Response>) => cpuOfCalls(call, CALLS, [shop.pid], postgres.pid)
    for (const call of [quote({}), quote({ cookie }), session]) await measure(call)
    const added: number[] = []
    const whole: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const guest = await measure(quote({}))
      const signedIn = await measure(quote({ cookie }))
      added.push(signedIn.total - guest.total)
      whole.push((await measure(session)).total)
    }
    return [
      atMost('P15', 'session check on a call, processor time', medianOf(added), 0.3, 'ms', 2),
      atMost('P15', 'GET /api/auth/session, processor time', medianOf(whole), 1, 'ms', 2),
      infoRow('calls a round', CALLS, '', 0),
    ]
  } finally {
    await end()
  }
}
