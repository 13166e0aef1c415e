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
    const measure = async (path: string): Promise<(of: keyof CallCost) => number> => {
      await cpuOfCalls(get(path), WARM_UP, [shop.pid], postgres.pid)
      const costs: CallCost[] = []
      for (let round = 0; round < ROUNDS; round++) costs.push(await cpuOfCalls(get(path), CALLS, [shop.pid], postgres.pid))
      return (of) => medianOf(costs.map((cost) => cost[of]))
    }
    const overview = await measure('/my/_payload.json')
    const page = await measure('/my')
    const list = await measure('/api/my/orders')
    const ages = await measure(`/api/ages?ids=${products.map(({ id }) => id).join(',')}`)
    const goods = await measure('/api/my/children/goods?market=ro')
    return [
      atMost('P17', `overview of a customer with ${ORDERS} orders, processor time`, overview('total'), 4, 'ms', 2),
      infoRow('of it, the shop', overview('shop'), 'ms', 2),
      infoRow('of it, PostgreSQL', overview('database'), 'ms', 2),
      infoRow('the same as a document', page('total'), 'ms', 2),
      infoRow('list of the orders', list('total'), 'ms', 2),
      infoRow(`ages of ${products.length} products`, ages('total'), 'ms', 2),
      infoRow(`products for ${CHILDREN_MONTHS.length} children`, goods('total'), 'ms', 2),
    ]
  } finally {
    await end()
  }
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
