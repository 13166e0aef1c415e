/**
 * P17: the overview of a customer with 200 orders and two children over HTTP, on PostgreSQL with the whole catalog; beside it what a
 * signed-in browser asks for to mark what fits the children.
 */
import { PAGE_SIZE } from '#domain/catalog/listing.ts'
import { startShop } from '#test/running-shop.ts'
import { httpCustomer } from '#test/http-customer.ts'
import { atMost, infoRow, type Row } from '../rows/row.ts'
import { cpuOfCalls, medianOf, type CallCost } from '../programs/cpu-of-calls.ts'
import { signedInCookie } from '../programs/signed-in.ts'
import type { Bench } from './bench.ts'
import { sampleItems } from '../programs/sample-items.ts'

const ORDERS = 200
const LINES = 3
const CHILDREN_MONTHS = [9, 54]
const WARM_UP = 600
const CALLS = 200
/** A process of PostgreSQL that ends takes its time out of the sum: the round in the middle counts. */
const ROUNDS = 5

export async function run({ server, postgres }: Pick<Bench, 'server' | 'postgres'>): Promise<Row[]> {
  const database = await server.copy()
  const secret = 'the secret of a measured shop, long enough'
  const items = (await database.read(sampleItems)).slice(0, LINES)
  const { shop, end } = await startShop(server, { SECRET: secret }, database)
  try {
    const buyer = httpCustomer(shop.url, 'ro', '10.17.0.1')
    await buyer.order(await buyer.request(items.map((item) => ({ item, qty: 1 }))), 'the-order-that-is-copied')
    const { cookie } = await signedInCookie(database, shop.url, secret, { orders: ORDERS })
    await addChildren(shop.url, cookie)
    const products = await database.read(({ query }) =>
      query.selectFrom('product').select('id').where('kind', '=', 'simple').orderBy('id').limit(PAGE_SIZE).execute(),
    )
    const get = (path: string) => () => fetch(`${shop.url}${path}`, { headers: { cookie } })
    await expectOrders(get('/api/my/orders'), items.length)
    const calls = {
      overview: get('/my/_payload.json'),
      document: get('/my'),
      list: get('/api/my/orders'),
      ages: get(`/api/ages?ids=${products.map(({ id }) => id).join(',')}`),
      goods: get('/api/my/children/goods?market=ro'),
    }
    const costs = await measureInTurn(calls, (call, times) => cpuOfCalls(call, times, [shop.pid], postgres.pid))
    const figure = (name: keyof typeof calls, of: keyof CallCost = 'total') => medianOf(costs[name].map((cost) => cost[of]))
    return [
      atMost('P17', `overview of a customer with ${ORDERS} orders, processor time`, figure('overview'), 4, 'ms', 2),
      infoRow('of it, the shop', figure('overview', 'shop'), 'ms', 2),
      infoRow('of it, PostgreSQL', figure('overview', 'database'), 'ms', 2),
      infoRow('the same as a document', figure('document'), 'ms', 2),
      infoRow('list of the orders', figure('list'), 'ms', 2),
      infoRow(`ages of ${products.length} products`, figure('ages'), 'ms', 2),
      infoRow(`products for ${CHILDREN_MONTHS.length} children`, figure('goods'), 'ms', 2),
    ]
  } finally {
    await end()
  }
}

type Call = () => Promise<Response>

/** Warms all calls up before it measures them in turn: what comes first would also pay for what is compiled only once. */
async function measureInTurn<Name extends string>(
  calls: Record<Name, Call>,
  cost: (call: Call, times: number) => Promise<CallCost>,
): Promise<Record<Name, CallCost[]>> {
  const names = Object.keys(calls) as Name[]
  for (const name of names) await cost(calls[name], WARM_UP)
  const costs = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, CallCost[]>
  for (let round = 0; round < ROUNDS; round++) for (const name of names) costs[name].push(await cost(calls[name], CALLS))
  return costs
}

async function addChildren(url: string, cookie: string): Promise<void> {
  for (const [at, months] of CHILDREN_MONTHS.entries()) {
    const birth = new Date()
    birth.setUTCDate(1)
    birth.setUTCMonth(birth.getUTCMonth() - months)
    const body = JSON.stringify({ name: `Copil ${at + 1}`, dateOfBirth: birth.toISOString().slice(0, 10) })
    const headers = { 'content-type': 'application/json', origin: url, cookie }
    const added = await fetch(`${url}/api/my/children`, { method: 'POST', headers, body })
    if (added.status !== 201) throw new Error(`a child was answered with ${added.status}`)
  }
}

async function expectOrders(list: () => Promise<Response>, pictures: number): Promise<void> {
  const { total, orders } = (await (await list()).json()) as { total: number; orders: { pictures: unknown[] }[] }
  if (total !== ORDERS || orders[0]?.pictures.length !== pictures) throw new Error(`the list has ${total} orders`)
}
