/** P5: the whole checkout to the paid order on PostgreSQL, with every call that the pages make, by 32 customers at once. */
import { startShop } from '#test/running-shop.ts'
import { sampleItems } from '../programs/sample-items.ts'
import { orderFaults } from '#test/race/order-faults.ts'
import { startCustomers } from '../programs/customers.ts'
import { atLeast, atMost, infoRow, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'
import { cpuMs, processTree } from '../programs/cpu.ts'

const CUSTOMERS = 32
const WARM_UP_ORDERS = 200
const ORDERS = 1000

export async function run({ server, postgres }: Bench): Promise<Row[]> {
  const database = await server.copy()
  const items = await database.read(sampleItems)
  const { shop, end } = await startShop(server, { TRUSTED_PROXIES: '1' }, database)
  try {
    const customers = await startCustomers({ url: shop.url, items, customers: CUSTOMERS })
    await customers.ask(WARM_UP_ORDERS)
    const processes = () => ({ shop: cpuMs([shop.pid]), database: cpuMs(processTree(postgres.pid)) })
    const before = processes()
    const { ms, calls } = await customers.ask(ORDERS)
    const after = processes()
    const ofShop = (after.shop - before.shop) / ORDERS
    const ofDatabase = (after.database - before.database) / ORDERS
    await customers.stop()
    await shop.stop()
    const faults = await database.read(orderFaults)
    return [
      atMost(
        'P5',
        `checkout to the paid order, processor time (${(calls / ORDERS).toFixed(1)} calls each)`,
        ofShop + ofDatabase,
        25,
        'ms',
      ),
      infoRow('of it: the shop, its mails included', ofShop, 'ms'),
      infoRow('of it: PostgreSQL', ofDatabase, 'ms'),
      atLeast('P5', `paid orders a second, ${CUSTOMERS} customers`, (ORDERS / ms) * 1000, 100, '/s'),
      atMost('P5', 'orders with a fault (oversold, half, unpaid)', faults.length, 0, '', 0),
      infoRow('checkout to the paid order, wall time', (ms / ORDERS) * CUSTOMERS, 'ms', 0),
    ]
  } finally {
    await end()
  }
}
