/**
 * The server is killed without warning while customers check out, again and again, on each database. What the customers
 * were told must be true afterwards. `KILLS=200` before a release.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testKind } from '#test/database.ts'
import { setStock, ITEMS, insertTestItems } from '#test/goods.ts'
import { orderFaults } from '#test/race/order-faults.ts'
import { fillDatabase, startShop, type OwnDatabase, type RunningShop, type SeededDatabase } from '#test/running-shop.ts'
import { httpCustomer, RequestRefused } from '#test/http-customer.ts'
import { Customers } from './customers.ts'

const KILLS = Number(process.env.KILLS ?? 4)
const CUSTOMERS = 4
/** More of each than all of them buy. */
const PLENTY = 100_000
const ORDERED = [ITEMS.body, ITEMS.hat, ITEMS.book, ITEMS.set]

let stocked: SeededDatabase
let shop: RunningShop
let database: OwnDatabase
let end: () => Promise<void>

beforeAll(async () => {
  stocked = await fillDatabase(testKind === 'postgres' ? process.env.TEST_POSTGRES_URL! : null, async (db) => {
    await insertTestItems(db.query, new Date())
    for (const item of ORDERED) if (item !== ITEMS.set) await setStock(db.query, item, [PLENTY])
  })
  ;({ shop, database, end } = await startShop(stocked, { TRUSTED_PROXIES: '1' }))
}, 120_000)
afterAll(async () => {
  await end?.()
  await stocked?.remove()
})

describe(`the server is killed ${KILLS} times during checkouts`, { timeout: 60_000 * KILLS }, () => {
  test('every acknowledged order and payment is complete, and the shop restarts at once', async () => {
    // A refusal is a fault; everything else is the line that was cut.
    const customers = new Customers(shop.url, ORDERED, (error) => !(error instanceof RequestRefused))
    for (let kill = 0; kill < KILLS; kill++) {
      // Somewhere in the middle of a few checkouts of eight calls: which statement it hits is chance.
      await customers.shopUntil(CUSTOMERS, 3 + ((kill * 17) % 41), () => shop.kill())
      // How soon it is ready again is measured by `npm run bench`.
      await shop.start()
      await customers.comeBack()
    }

    // The time comes at which the shop asks the gateway about payments whose notification was lost.
    await shop.stop()
    await database.read(async (db) => {
      await db.query
        .updateTable('job')
        .set({ run_at: new Date(0) })
        .where('kind', '<>', 'order.expire')
        .execute()
    })
    await shop.start()
    const anybody = httpCustomer(shop.url, 'ro', '10.9.9.9')
    for (const id of customers.paid) {
      await expect.poll(async () => (await anybody.view(id)).payment, { timeout: 30_000 }).toBe('paid')
    }
    expect(customers.placed.size).toBeGreaterThan(KILLS)
    expect(customers.paid.size).toBeGreaterThan(0)

    await shop.stop()
    await database.read(async (db) => {
      const orders = await db.query.selectFrom('order').select('idempotency_key').execute()
      expect(new Set(orders.map(({ idempotency_key }) => idempotency_key)).size).toBe(orders.length)
      // Each key the customers used made one order: those whose answer was lost asked again.
      expect(orders).toHaveLength(customers.placed.size)
      expect(await orderFaults(db)).toEqual([])
    })
  })
})
