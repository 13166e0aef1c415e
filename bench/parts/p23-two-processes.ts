/**
 * P22: an edit in one process until another one shows it. P23: two processes of the shop on one PostgreSQL, beside one. The load generators and the database use the same two cores as
 * the shop, so requests a second cannot double here. What is counted is the processor time of a request, of shop and database
 * together, while the processes serve at the same time: two that need as much for each request as one does are twice as fast
 * where they have the cores, and whatever they cost each other (news of changes, locks, caches of the processor) makes it more.
 * Waiting for each other would cost no processor time but rate: rates stand beside it.
 */
import { freePort, RunningShop } from '#test/running-shop.ts'
import { editsUntilSeen, productToEdit } from '../office/edits-seen.ts'
import { firstOwnerCookie } from '../programs/first-owner.ts'
import { cpuMs, processTree } from '../programs/cpu.ts'
import { load, type Load } from '../programs/load.ts'
import { atLeast, atMost, infoRow, median, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'
import { measuredPages } from './pages.ts'
import { quoteBody } from '../programs/quote-body.ts'

const SEEN_MS = 1000
const TIMES = 1.7
const LINES = 5
const CONNECTIONS = 8
const ROUNDS = 5
const ROUND_MS = 2000
const WARM_UP_MS = 4000

type Asked = Pick<Load, 'path' | 'body'>
interface Round {
  /** Processor time of a request, ms. */
  cost: number
  /** Requests a second. */
  rate: number
}

/** Sends load to all these shops at once. */
async function measure(shops: RunningShop[], asked: Asked, ms: number, postgresPid: number): Promise<Round> {
  const spent = () => cpuMs([...shops.map(({ pid }) => pid), ...processTree(postgresPid)])
  const before = spent()
  const loads = await Promise.all(
    shops.map(({ url }) => load({ ...asked, port: Number(new URL(url).port), connections: CONNECTIONS, ms })),
  )
  const requests = loads.reduce((sum, one) => sum + one.requests, 0)
  return {
    cost: (spent() - before) / requests,
    rate: loads.reduce((sum, one) => sum + (one.requests / one.ms) * 1000, 0),
  }
}

async function compare(name: string, shops: RunningShop[], asked: Asked, postgresPid: number): Promise<Row[]> {
  await measure(shops, asked, WARM_UP_MS, postgresPid)
  const one: Round[] = []
  const two: Round[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // Each of them alone, because their code may have been compiled differently.
    one.push(await measure([shops[round % shops.length]!], asked, ROUND_MS, postgresPid))
    two.push(await measure(shops, asked, ROUND_MS, postgresPid))
  }
  const cost = (rounds: Round[]) => median(rounds.map((round) => round.cost))
  const rate = (rounds: Round[]) => median(rounds.map((round) => round.rate))
  const times = (shops.length * cost(one)) / cost(two)
  return [
    atLeast('P23', `two processes beside one, ${name}, by processor time`, times, TIMES, '', 2),
    infoRow(`one process, ${name}, processor time of a request`, cost(one), 'ms', 3),
    infoRow(`two processes, ${name}, processor time of a request`, cost(two), 'ms', 3),
    infoRow(`rate of two beside one, ${name}, on cores shared with the load`, rate(two) / rate(one), '', 2),
  ]
}

export async function run({ server, postgres }: Bench): Promise<Row[]> {
  const database = await server.copy()
  const body = await database.read((db) => quoteBody(db, LINES))
  const environment = { ...database.environment, SECRET: 'the secret of measured shops, long enough' }
  const shops = [new RunningShop(await freePort(), environment), new RunningShop(await freePort(), environment)]
  try {
    for (const shop of shops) await shop.start()
    const [first, second] = shops as [RunningShop, RunningShop]
    // The start of another process writes another link, and the one before is no longer valid.
    const cookie = await firstOwnerCookie(second)
    const edited = await database.read(productToEdit)
    // A process looks for changes once its search is ready.
    for (const shop of shops) await (await fetch(`${shop.url}/search/carucior`)).arrayBuffer()
    const times = await editsUntilSeen(edited, { editor: first.url, reader: second.url, cookie })
    const { product } = await measuredPages(first.url)
    return [
      atMost(
        'P22',
        `longest of ${times.length} edits in one process until another one shows it`,
        Math.max(...times),
        SEEN_MS,
        'ms',
        0,
        SEEN_MS,
      ),
      infoRow('median of these edits', median(times), 'ms', 0),
      ...(await compare('cached product page', shops, { path: product }, postgres.pid)),
      ...(await compare(`quote of ${LINES} lines`, shops, { path: '/api/cart/quote', body }, postgres.pid)),
    ]
  } finally {
    for (const shop of shops) await shop.stop()
    await database.remove()
  }
}
