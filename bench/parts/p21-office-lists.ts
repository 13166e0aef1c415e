/** P21: lists of the back office over HTTP, on PostgreSQL: 100,000 orders, the stock and the products of the whole catalog, filtered, sorted and paged. */
import { sql } from 'kysely'
import type { Database } from '#store/database/db.ts'
import { httpCustomer } from '#test/http-customer.ts'
import { startShop } from '#test/running-shop.ts'
import { cpuOfCalls, medianOf } from '../programs/cpu-of-calls.ts'
import { measureInBrowser } from '../office/in-browser.ts'
import { firstOwnerCookie } from '../programs/first-owner.ts'
import { sampleItems } from '../programs/sample-items.ts'
import { atMost, infoRow, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'

const ORDERS = 100_000
const LINES = 3
/** They were placed within so many days, one after another. */
const DAYS = 400
const MOST_KB = 350
const LONGEST_PRESS_MS = 100
const WARM_UP = 40
const CALLS = 30
/** A process of PostgreSQL that ends takes its time out of the sum: the round in the middle counts. */
const ROUNDS = 3

/** What staff ask of a list: name of the figure → path with its query. */
const ASKED = {
  'orders to send, the soonest promised': 'orders?view=to_send',
  'all orders, newest': 'orders?view=all',
  'all orders, soonest promised': 'orders?view=all&sort=promised',
  'orders by status and payment': 'orders?view=all&status=fulfilled&payment=paid',
  'orders by a rare status': 'orders?view=all&status=canceled',
  'orders by market and method': 'orders?view=all&market=ro&method=courier',
  'orders of a market of none': 'orders?view=all&market=hu',
  'orders by the warehouse of all': 'orders?view=all&warehouse=depot',
  'orders by a warehouse of none': 'orders?view=all&warehouse=cluj',
  'orders by a name': 'orders?view=all&words=Marinescu',
  'one order by its number': 'orders?view=all&words=B-54321',
  'counts of the views': 'order-views',
  'stock, as added': 'stock',
  'stock, most first': 'stock?sort=most',
  'stock, too few': 'stock?view=low&sort=fewest',
  'stock, sold out in a warehouse': 'stock?view=sold_out&warehouse=depot',
  'stock by words, most first': 'stock?words=body&sort=most',
  'counts of the stock': 'stock-summary',
  'products, changed last': 'product-list',
  'products by name, of a price, in stock': 'product-list?sort=name&down=0&RON=5000-20000&stock=1-',
  'products by words': 'product-list?q=body',
} as const
type Asked = keyof typeof ASKED

export async function run({ server, postgres }: Pick<Bench, 'server' | 'postgres'>): Promise<Row[]> {
  const database = await server.copy()
  const items = (await database.read(sampleItems)).slice(0, LINES)
  const { shop, end } = await startShop(server, { SECRET: 'the secret of a measured shop, long enough' }, database)
  try {
    const buyer = httpCustomer(shop.url, 'ro', '10.21.0.1')
    await buyer.order(await buyer.request(items.map((item) => ({ item, qty: 1 }))), 'the-order-that-is-copied')
    await database.read(copyOrders)
    const cookie = await firstOwnerCookie(shop)
    const get = (path: string) => fetch(`${shop.url}/admin/api/${path}`, { headers: { cookie } })
    const cost = async (path: string): Promise<number> => {
      await cpuOfCalls(() => get(path), WARM_UP, [shop.pid], postgres.pid)
      const rounds: number[] = []
      for (let round = 0; round < ROUNDS; round++)
        rounds.push((await cpuOfCalls(() => get(path), CALLS, [shop.pid], postgres.pid)).total)
      return medianOf(rounds)
    }
    const rows: Row[] = []
    const figures: number[] = []
    const measure = async (name: string, path: string) => {
      const value = await cost(path)
      figures.push(value)
      rows.push(infoRow(name, value, 'ms', 2))
    }
    for (const [name, path] of Object.entries(ASKED) as [Asked, string][]) await measure(name, path)
    await measure('all orders, a page in the middle', await pageInTheMiddle(get))
    const { firstLoadKb, paints } = await measureInBrowser(shop.url, cookie)
    return [
      atMost('P21', 'first load of the back office, transferred', firstLoadKb, MOST_KB, 'KB', 1),
      ...paints.map(({ list, ms, presses }) =>
        atMost('P21', `list of ${list}, longest of ${presses} presses until the next paint`, ms, LONGEST_PRESS_MS, 'ms', 0),
      ),
      atMost(
        'P21',
        `dearest page of ${ORDERS} orders, the stock and the products, processor time`,
        Math.max(...figures),
        15,
        'ms',
        2,
      ),
      ...rows,
    ]
  } finally {
    await end()
  }
}

/** Returns the path of the page that follows an order in the middle of the list. */
async function pageInTheMiddle(get: (path: string) => Promise<Response>): Promise<string> {
  const { orders } = (await (await get(`orders?view=all&words=B-${ORDERS / 2}`)).json()) as {
    orders: { id: string; createdAt: string }[]
  }
  const [{ id, createdAt }] = orders as [{ id: string; createdAt: string }]
  return `orders?view=all&${new URLSearchParams({ after: createdAt, id }).toString()}`
}

/** Writes copies of the newest order with its lines and pieces: most were sent, some wait, few were cancelled. */
const copyOrders = (db: Database): Promise<void> =>
  db
    .transaction(async (tx) => {
      // Sums of copies are those of the order, which were checked.
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`
      create temporary table copied on commit drop as
      select o.id as source, at, gen_random_uuid() as id from (select * from "order" order by created_at desc limit 1) o, generate_series(1, ${sql.lit(ORDERS)}) at`.execute(
        tx,
      )
      await sql`
      insert into "order" select (jsonb_populate_record(o, jsonb_build_object('id', c.id, 'number', 'B-' || c.at,
        'token_hash', '\\x' || encode(sha256(c.id::text::bytea), 'hex'), 'idempotency_key', c.id::text, 'email', 'b' || c.at || '@exemplu.ro',
        'status', case when c.at % 100 = 0 then 'unfulfilled' when c.at % 97 = 0 then 'canceled' else 'fulfilled' end,
        'payment_state', case when c.at % 97 = 0 then 'unpaid' else 'paid' end,
        'created_at', now() - (c.at * ${sql.lit(DAYS)}::float8 / ${sql.lit(ORDERS)}) * interval '1 day',
        'delivery', o.delivery || jsonb_build_object('to', (now() - (c.at * ${sql.lit(DAYS)}::float8 / ${sql.lit(ORDERS)}) * interval '1 day')::date::text),
        'delivery_address', o.delivery_address || jsonb_build_object('lastName', case when c.at % 50 = 0 then 'Marinescu' else 'Popa' || c.at % 500 end)))).*
      from copied c join "order" o on o.id = c.source`.execute(tx)
      for (const table of ['order_line', 'stock_reservation'] as const) {
        const own = table === 'order_line' ? sql`'id', gen_random_uuid(), ` : sql``
        await sql`
        insert into ${sql.ref(table)} select (jsonb_populate_record(l, jsonb_build_object(${own} 'order_id', c.id))).*
        from copied c join ${sql.ref(table)} l on l.order_id = c.source`.execute(tx)
      }
    })
    .then(async () => {
      for (const table of ['order', 'order_line', 'stock_reservation'] as const)
        await sql`vacuum analyze ${sql.ref(table)}`.execute(db.query)
      // As a shop that has run for a minute: the goods were written just now.
      await sql`analyze`.execute(db.query)
    })
