/** P2: uncached pages: processor time of shop and database, compression included. */
import { Agent, get } from 'node:http'
import { atMost, type Row } from '../rows/row.ts'
import type { OwnDatabase } from '#test/running-shop.ts'
import type { Bench } from './bench.ts'
import { startColdShop, type ColdShop } from '../programs/cold-shop.ts'
import { cpuMs, connectionsOf } from '../programs/cpu.ts'
import { CAMPAIGN, putOnCampaign } from '../programs/dressed-shop.ts'
import { collectionPaths, measuredPages, productsOn } from './pages.ts'

const PAGES = 300
/** Pages of each kind before the measurement, so that V8 has compiled the code. */
const WARM_UP = 200
/** Milliseconds; what is not named is as cheap as the home page. */
const LIMITS: Readonly<Record<string, number>> = { category: 4, search: 4 }
const LIMIT = 3
/** Pages of which a market has one: they are purged before each visit. */
const SINGLE = ['content', 'lookbook', 'promotion', 'advent', 'showrooms', 'blog', 'article'] as const
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

type Addresses = Record<string, string[]>

/** Addresses of each kind; those of products, categories and searches are all different. */
async function addresses(url: string): Promise<Addresses> {
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
  const pages = await measuredPages(url)
  const again = (paths: string[]) => Array.from({ length: wanted }, (_, at) => paths[at % paths.length]!)
  const single = Object.fromEntries(SINGLE.map((name) => [name, again([pages[name]])]))
  return { home: again(['/', '/en', '/hu']), product: [...product], category, search, ...single }
}

/** Tags of everything that a visit shows, but for the frame and the products' own pages. */
async function tagsOf(database: OwnDatabase): Promise<string[]> {
  const stories = await database.read((db) => db.query.selectFrom('story').select('id').execute())
  return ['listing', ...stories.map(({ id }) => `story:${id}`)]
}

export async function run({ server, postgres }: Bench): Promise<Row[]> {
  const database = await server.copy()
  try {
    const finder = await startColdShop(database)
    const found = await addresses(finder.url)
    await finder.stop()
    const usual = await measure(database, postgres.pid, found)
    await putOnCampaign(database)
    const { home = [], category = [] } = found
    const dressed = { [`home in ${CAMPAIGN}`]: home, [`category in ${CAMPAIGN}`]: category }
    return [...usual, ...(await measure(database, postgres.pid, dressed))]
  } finally {
    await database.remove()
  }
}

async function measure(database: OwnDatabase, postgres: number, found: Addresses): Promise<Row[]> {
  const tags = await tagsOf(database)
  const shop = await startColdShop(database)
  const rows: Row[] = []
  try {
    // It waits for the search index, which a process builds once after its start.
    await fetchPage(`${shop.url}/search/${WORDS[0]}`)
    for (const [kind, paths] of Object.entries(found)) {
      const purged = new Set(paths).size < paths.length ? tags : []
      const share = Math.min(WARM_UP, Math.floor(paths.length / 3))
      await visit(shop, purged, paths.slice(0, share))
      const counted = paths.slice(share, share + PAGES)
      const processes = () => cpuMs([shop.pid, ...connectionsOf(postgres)])
      const before = processes()
      await visit(shop, purged, counted)
      const each = (processes() - before) / counted.length
      const limit = LIMITS[kind.split(' ')[0]!] ?? LIMIT
      rows.push(atMost('P2', `cold ${kind}, processor time (${counted.length} pages)`, each, limit, 'ms', 2))
    }
  } finally {
    await shop.stop()
  }
  return rows
}

async function visit(shop: ColdShop, purged: string[], paths: string[]): Promise<void> {
  for (const path of paths) {
    if (purged.length > 0) await shop.purge(purged)
    await fetchPage(shop.url + path)
  }
}
