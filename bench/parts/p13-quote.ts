/** P13: pricing a cart of 20 lines with two coupons over HTTP, on PostgreSQL with the whole catalog. */
import { startShop } from '#test/running-shop.ts'
import { atMost, infoRow, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'
import { cpuMs, connectionsOf } from '../programs/cpu.ts'
import { quoteBody } from '../programs/quote-body.ts'

const LINES = 20
/** Requests before the measurement, so that V8 has compiled the code. */
const WARM_UP = 2000
const QUOTES = 1500

export async function run({ server, postgres }: Pick<Bench, 'server' | 'postgres'>): Promise<Row[]> {
  const database = await server.copy()
  const body = await database.read((db) => quoteBody(db, LINES))
  const { shop, end } = await startShop(server, {}, database)
  const headers = { 'content-type': 'application/json', origin: shop.url }
  async function quote(times: number): Promise<void> {
    for (let at = 0; at < times; at++) {
      const answer = await fetch(`${shop.url}/api/cart/quote`, { method: 'POST', headers, body })
      const { lines, codes } = (await answer.json()) as { lines?: unknown[]; codes?: { state: string }[] }
      if (lines?.length !== LINES || codes?.[0]?.state !== 'applied')
        throw new Error(`a quote was answered with ${answer.status}`)
    }
  }
  try {
    await quote(WARM_UP)
    const both = () => [cpuMs([shop.pid]), cpuMs(connectionsOf(postgres.pid))] as const
    const before = both()
    await quote(QUOTES)
    const after = both()
    const [ofShop, ofDatabase] = [(after[0] - before[0]) / QUOTES, (after[1] - before[1]) / QUOTES]
    return [
      atMost('P13', `quote of ${LINES} lines with two coupons, processor time`, ofShop + ofDatabase, 2, 'ms', 2),
      infoRow('of it, the shop', ofShop, 'ms', 2),
      infoRow('of it, PostgreSQL', ofDatabase, 'ms', 2),
    ]
  } finally {
    await shop.stop()
    await end()
  }
}
