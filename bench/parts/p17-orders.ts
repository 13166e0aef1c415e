/** P17: the list of a customer with 200 orders over HTTP, on PostgreSQL with the whole catalog. */
import { startShop } from '#test/running-shop.ts'
import { httpCustomer } from '#test/http-customer.ts'
import { atMost, infoRow, type Row } from '../rows/row.ts'
import { cpuOfCalls, medianOf, type CallCost } from '../programs/cpu-of-calls.ts'
import { signedInCookie } from '../programs/signed-in.ts'
import type { Bench } from './bench.ts'
import { sampleItems } from '../programs/sample-items.ts'

const ORDERS = 200
const LINES = 3
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
    const list = () => fetch(`${shop.url}/api/my/orders`, { headers: { cookie } })
    const { total, orders } = (await (await list()).json()) as { total: number; orders: { pictures: unknown[] }[] }
    if (total !== ORDERS || orders[0]?.pictures.length !== items.length) throw new Error(`the list has ${total} orders`)
    await cpuOfCalls(list, WARM_UP, [shop.pid], postgres.pid)
    const costs: CallCost[] = []
    for (let round = 0; round < ROUNDS; round++) costs.push(await cpuOfCalls(list, CALLS, [shop.pid], postgres.pid))
    const figure = (of: keyof CallCost) => medianOf(costs.map((cost) => cost[of]))
    return [
      atMost('P17', `list of ${ORDERS} orders, processor time`, figure('total'), 4, 'ms', 2),
      infoRow('of it, the shop', figure('shop'), 'ms', 2),
      infoRow('of it, PostgreSQL', figure('database'), 'ms', 2),
    ]
  } finally {
    await end()
  }
}
