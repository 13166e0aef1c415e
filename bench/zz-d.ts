import { execSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { openPostgres, openEmbedded } from '#store/db.ts'
import { migrate } from '#store/migrate.ts'
import { makeTokens } from '#services/tokens.ts'
import { quoteCart } from '#services/quote.ts'
import { placeOrder, viewOrder } from '#services/orders.ts'
import { markPaid } from '#services/order-payment.ts'
import { stockGoods, fillShelf, GOODS, orderOf } from '#test/goods.ts'
const kind = process.argv[2]
const db = kind === 'pg' ? openPostgres('postgres://postgres@127.0.0.1:3165/d_bench', 8) : await openEmbedded('/tmp/d/embedded')
await migrate(db)
const clock = { now: () => new Date() }
const has = await db.query.selectFrom('brand').select('id').executeTakeFirst()
if (!has) await stockGoods(db.query, clock.now())
for (const item of [GOODS.body, GOODS.hat, GOODS.book, GOODS.pram]) {
  await db.query.deleteFrom('stock').where('variant_id', '=', Number(item)).execute()
  await fillShelf(db.query, item, [100000, 100000, 100000, 100000, 100000])
}
import { openCatalogue } from '#catalogue/catalogue.ts'
const shop = {
  db,
  clock,
  catalogue: await openCatalogue(db, clock),
  tokens: makeTokens('x'.repeat(40)),
  config: { countyStrict: false } as any,
}
const ticks = () =>
  kind !== 'pg'
    ? 0
    : readdirSync('/proc')
        .filter((d) => /^\d+$/.test(d))
        .reduce((s, d) => {
          try {
            const c = readFileSync(`/proc/${d}/stat`, 'utf8')
            if (!c.includes('(postgres)')) return s
            const f = c.slice(c.lastIndexOf(')') + 2).split(' ')
            return s + Number(f[11]) + Number(f[12]) + 0
          } catch {
            return s
          }
        }, 0)
const run = async (name: string, n: number, par: number, work: (i: number) => Promise<unknown>) => {
  for (let i = 0; i < 300; i++) await work(-i - 1)
  const c = process.cpuUsage(),
    t = ticks(),
    w = performance.now()
  let i = 0
  await Promise.all(
    Array.from({ length: par }, async () => {
      while (i < n) await work(i++)
    }),
  )
  const u = process.cpuUsage(c),
    ms = (u.user + u.system) / 1000,
    pg = (ticks() - t) * 10,
    wall = performance.now() - w
  console.log(
    kind,
    name,
    'node',
    (ms / n).toFixed(2),
    'pg',
    (pg / n).toFixed(2),
    'sum',
    ((ms + pg) / n).toFixed(2),
    'CPU ms; ',
    ((n / wall) * 1000).toFixed(0),
    '/s',
  )
}
const lines = [
  { item: GOODS.body, qty: 2 },
  { item: GOODS.hat, qty: 1 },
  { item: GOODS.set, qty: 1 },
]
const salt = Date.now()
await run('quote of 3 lines', 1500, 8, () =>
  quoteCart(shop, { market: 'ro', lines, destination: { country: 'RO', zip: '540056' }, delivery: 'courier' }),
)
const placed: string[] = []
await run('placeOrder of 3 lines', 1000, 8, async (i) => {
  const a = await placeOrder(shop, orderOf({ lines, total: 29000 }), `bench-${salt}-${i}`)
  if (!a.ok) throw new Error(JSON.stringify(a).slice(0, 300))
  placed.push(a.id)
})
await run('viewOrder', 1000, 8, (i) => viewOrder(shop, placed[Math.abs(i) % placed.length]!))
const ids = (
  await db.query
    .selectFrom('order')
    .select('id')
    .where('payment_state', '=', 'unpaid')
    .orderBy('created_at', 'desc')
    .limit(1300)
    .execute()
).map((r) => r.id)
await run('markPaid', 1000, 8, (i) => db.transaction((tx) => markPaid(tx, ids[(i + 300) % 1300]!, null, clock.now())))
await db.close()
process.exit(0)
