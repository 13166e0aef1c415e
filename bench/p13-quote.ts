/** P13: pricing a cart of 20 lines with two coupons over HTTP, on PostgreSQL with the whole catalog. */
import { startShop } from '#test/running-shop.ts'
import type { Database } from '#store/database/db.ts'
import { atMost, informs, type Bench, type Row } from './bar.ts'
import { cpuMs, familyOf } from './cpu.ts'

export const bars = ['P13']
const LINES = 20
/** Until the engine has compiled what it will. */
const WARM_UP = 2000
const QUOTES = 1500

/** Twenty things on the shelf, at their full price and reduced, as the catalog has them. */
const wanted = async (db: Database): Promise<string[]> => {
  const rows = await db.query
    .selectFrom('variant')
    .innerJoin('stock', 'stock.variant_id', 'variant.id')
    .select('variant.id')
    .where('stock.on_hand', '>', 2)
    .groupBy('variant.id')
    .orderBy('variant.sku')
    .limit(LINES)
    .execute()
  return rows.map(({ id }) => String(id))
}

export async function run({ server, postgres }: Pick<Bench, 'server' | 'postgres'>): Promise<Row[]> {
  const database = await server.copy()
  const items = await database.look(wanted)
  const { shop, end } = await startShop(server, {}, database)
  const body = JSON.stringify({
    market: 'ro',
    lines: items.map((item) => ({ item, qty: 1 })),
    destination: { country: 'RO', zip: '540056' },
    delivery: 'courier',
    codes: ['TOAMNA10', 'NOAPTE15'],
  })
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
    const both = () => [cpuMs([shop.pid]), cpuMs(familyOf(postgres.pid))] as const
    const before = both()
    await quote(QUOTES)
    const after = both()
    const [ofShop, ofDatabase] = [(after[0] - before[0]) / QUOTES, (after[1] - before[1]) / QUOTES]
    return [
      atMost('P13', `quote of ${LINES} lines with two coupons, processor time`, ofShop + ofDatabase, 2, 'ms', 2),
      informs('of it, the shop', ofShop, 'ms', 2),
      informs('of it, PostgreSQL', ofDatabase, 'ms', 2),
    ]
  } finally {
    await shop.stop()
    await end()
  }
}
