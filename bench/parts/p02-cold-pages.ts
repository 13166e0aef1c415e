/** P2: uncached pages: processor time of shop and database, compression included. */
import { Agent, get } from 'node:http'
import { atMost, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'
import { startColdShop, type ColdShop } from '../programs/cold-shop.ts'
import { cpuMs, connectionsOf } from '../programs/cpu.ts'
import { collectionPaths, productsOn } from './pages.ts'

const PAGES = 300
/** Pages of each kind before the measurement, so that V8 has compiled the code. */
const WARM_UP = 200
const LIMITS = { home: 3, product: 3, category: 4, search: 4 }
const WORDS = [
  'body',
  'caciula',
  'carucior',
  'jucarie',
  'lemn',
  'lampa',
  'paturica',
  'rochie',
  'sac',
  'ursulet',
  'urs',
  'lana',
  'bumbac',
  'set',
  'patut',
]

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const fetchPage = (url: string) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answers ${response.statusCode}`)),
      )
    }).once('error', reject)
  })

/** Addresses of each kind, all different. Home has one a market: it is purged before each visit. */
async function addresses(url: string): Promise<Record<'product' | 'category' | 'search', string[]>> {
  const wanted = PAGES + WARM_UP
  const category: string[] = []
  const product = new Set<string>()
  for (const path of await collectionPaths(url)) {
    for (let page = 1; page <= 12 && (category.length < wanted || product.size < wanted); page++) {
      const address = `${path}?sort=price-asc${page === 1 ? '' : `&page=${page}`}`
      const answer = await fetch(url + address, { redirect: 'manual' })
      const html = await answer.text()
      if (answer.status !== 200) break
      category.push(address)
      for (const one of productsOn(html)) product.add(one)
    }
  }
  const search = WORDS.flatMap((first) =>
    WORDS.flatMap((second) => [`/search/${first}%20${second}`, `/search/${first}-${second}`]),
  )
  return { product: [...product], category, search }
}

export async function run({ server, postgres }: Bench): Promise<Row[]> {
  const database = await server.copy()
  const finder = await startColdShop(database)
  const found = await addresses(finder.url)
  await finder.stop()
  const shop = await startColdShop(database)
  const rows: Row[] = []
  try {
    const home = Array.from({ length: PAGES + WARM_UP }, (_, at) => ['/', '/en', '/hu'][at % 3]!)
    for (const [kind, paths] of Object.entries({ home, ...found }) as [keyof typeof LIMITS, string[]][]) {
      const share = Math.min(WARM_UP, Math.floor(paths.length / 3))
      await visit(shop, kind, paths.slice(0, share))
      const counted = paths.slice(share, share + PAGES)
      const processes = () => cpuMs([shop.pid, ...connectionsOf(postgres.pid)])
      const before = processes()
      await visit(shop, kind, counted)
      const each = (processes() - before) / counted.length
      rows.push(atMost('P2', `cold ${kind}, processor time (${counted.length} pages)`, each, LIMITS[kind], 'ms', 2))
    }
  } finally {
    await shop.stop()
    await database.remove()
  }
  return rows
}

async function visit(shop: ColdShop, kind: string, paths: string[]): Promise<void> {
  for (const path of paths) {
    if (kind === 'home') await shop.purge(['listing'])
    await fetchPage(shop.url + path)
  }
}
