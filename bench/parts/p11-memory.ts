/** P11: memory of the web process after many warm pages, many cold ones and two hundred orders. */
import { sampleItems } from '../programs/sample-items.ts'
import { startShop, type SeededDatabase } from '#test/running-shop.ts'
import { atMost, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'
import { residentMb } from '../programs/cpu.ts'
import { load } from '../programs/load.ts'
import { collectionPaths, measuredPages, productsOn } from './pages.ts'
import { startCustomers } from '../programs/customers.ts'

const COLD_PAGES = 1000
const ORDERS = 200

async function afterLoad(seeded: SeededDatabase): Promise<number> {
  const database = await seeded.copy()
  const items = await database.read(sampleItems)
  const { shop, end } = await startShop(seeded, { TRUSTED_PROXIES: '1' }, database)
  try {
    const port = Number(new URL(shop.url).port)
    const paths = new Set<string>()
    for (const path of await collectionPaths(shop.url)) {
      if (paths.size >= COLD_PAGES) break
      const html = await (await fetch(shop.url + path)).text()
      for (const product of productsOn(html)) paths.add(product)
    }
    for (const path of paths) await (await fetch(shop.url + path)).arrayBuffer()
    for (const path of Object.values(await measuredPages(shop.url))) await load({ port, path, connections: 32, ms: 2000 })
    const customers = await startCustomers({ url: shop.url, items, customers: 16 })
    await customers.ask(ORDERS)
    await customers.stop()
    return residentMb(shop.pid)
  } finally {
    await end()
  }
}

export const run = async ({ embedded, server }: Bench): Promise<Row[]> => [
  atMost('P11', 'memory of the web process after load, PostgreSQL', await afterLoad(server), 200, 'MB', 0),
  atMost('P11', 'memory of the web process after load, embedded', await afterLoad(embedded), 550, 'MB', 0),
]
