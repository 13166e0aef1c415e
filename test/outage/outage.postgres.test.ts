/**
 * The database goes away under a shop in which customers buy: its connections are ended, it restarts, stays away for ten
 * seconds, or no longer answers. The shop must stay, say so with 503, keep what it acknowledged, and sell again at once.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type ThrowawayPostgres } from '../../scripts/postgres.mjs'
import { setStock, ITEMS, insertTestItems } from '#test/goods.ts'
import { Customers } from '#test/kill/customers.ts'
import { orderFaults } from '#test/race/order-faults.ts'
import { fillDatabase, startShop, type OwnDatabase, type RunningShop, type SeededDatabase } from '#test/running-shop.ts'
import { httpCustomer, RequestRefused } from '#test/http-customer.ts'

const ROUNDS = Number(process.env.OUTAGE_ROUNDS ?? 8)
const CUSTOMERS = 3
/** More of each than all of them buy. */
const PLENTY = 100_000
const ORDERED = [ITEMS.body, ITEMS.hat, ITEMS.book, ITEMS.set]
const ABSENCE_MS = 10_000
/** A call that cannot be served must fail within this time. */
const PATIENCE_MS = 8_000

let server: ThrowawayPostgres
let stocked: SeededDatabase
let shop: RunningShop
let database: OwnDatabase
let end: () => Promise<void>
let customers: Customers

const isUnavailable = (error: unknown) => error instanceof RequestRefused && error.status === 503

beforeAll(async () => {
  // An immediate stop must lose nothing that was committed.
  server = await startPostgres({ synchronous_commit: 'on' })
  stocked = await fillDatabase(server.url, async (db) => {
    await insertTestItems(db.query, new Date())
    for (const item of ORDERED) if (item !== ITEMS.set) await setStock(db.query, item, [PLENTY])
  })
  ;({ shop, database, end } = await startShop(stocked, { TRUSTED_PROXIES: '1' }))
  customers = new Customers(shop.url, ORDERED, isUnavailable)
})
afterAll(async () => {
  await end?.()
  await stocked?.remove()
  await server?.stop()
})

/** What a customer without an account asks for first: it reads the database. */
const quote = (signal?: AbortSignal) =>
  fetch(`${shop.url}/api/cart/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ market: 'ro', lines: [{ item: ITEMS.body, qty: 1 }] }),
    ...(signal && { signal }),
  })

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(20)
}

/** Waits until the shop sells again, then lets those who were interrupted finish what they began. */
async function sellAgain(): Promise<void> {
  await until(async () => (await quote()).status === 200)
  await customers.comeBack()
}

/** Nothing acknowledged is lost, and no order is half written. */
async function checkBooks(): Promise<void> {
  // The time comes at which the shop asks the gateway about payments whose notification was lost.
  await database.read((db) =>
    db.query
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('kind', '<>', 'order.expire')
      .execute(),
  )
  const anybody = httpCustomer(shop.url, 'ro', '10.9.9.9')
  for (const id of customers.paid) {
    await expect.poll(async () => (await anybody.view(id)).payment, { timeout: 30_000 }).toBe('paid')
  }
  await database.read(async (db) => {
    const orders = await db.query.selectFrom('order').select('idempotency_key').execute()
    // Each key the customers used made one order: those whose answer was lost asked again.
    expect(orders.map(({ idempotency_key }) => idempotency_key).toSorted()).toEqual([...customers.placed.keys()].toSorted())
    expect(await orderFaults(db)).toEqual([])
  })
  expect(shop.output).not.toContain('caught by nobody')
}

async function terminateConnections(): Promise<void> {
  await database.read(async (db) => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'nestling' and datname = current_database() and pid <> pg_backend_pid()`.execute(db.query)
  })
}

const restart = (mode: 'fast' | 'immediate') => async () => {
  await server.halt(mode)
  await server.start()
}

const DISTURBANCES = [terminateConnections, restart('fast'), restart('immediate')]

test(`${ROUNDS} times the database ends its connections or restarts while customers buy`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    // Somewhere in the middle of a few checkouts of eight calls: which statement it hits is chance.
    await customers.shopUntil(CUSTOMERS, 3 + ((round * 17) % 41), DISTURBANCES[round % DISTURBANCES.length]!)
    await sellAgain()
  }
  expect(customers.placed.size).toBeGreaterThan(ROUNDS)
  await checkBooks()
})

test('while the database is unavailable for ten seconds, cached pages are sent and other requests get 503', async () => {
  // On a slow machine the page of earlier rounds may be too old to be shown.
  expect((await fetch(`${shop.url}/cart`)).status).toBe(200)
  await customers.shopUntil(CUSTOMERS, 11, async () => {
    await server.halt('fast')
    const back = pause(ABSENCE_MS)
    await until(async () => (await quote()).status === 503)
    const refused = await quote()
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await refused.json()).toMatchObject({ status: 503, code: 'unavailable' })
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${shop.url}/cart`)).status).toBe(200)
    await back
    await server.start()
  })
  await sellAgain()
  await checkBooks()
})

test('a database that does not answer is abandoned within the time limit', async () => {
  await customers.shopUntil(CUSTOMERS, 11, async () => {
    await server.freeze()
    // More than there are connections.
    const answers = await Promise.all(Array.from({ length: 20 }, () => quote(AbortSignal.timeout(PATIENCE_MS))))
    await server.thaw()
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  })
  await sellAgain()
  await checkBooks()
})
