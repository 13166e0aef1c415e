/** Forty customers want ten pieces at the same moment, through the API, on PostgreSQL: an embedded database shows no races. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#store/database/db.ts'
import { ITEMS, insertTestItems } from '#test/goods.ts'
import { fillDatabase, startShop, type SeededDatabase } from '#test/running-shop.ts'
import { httpCustomer, RequestRefused } from '#test/http-customer.ts'
import type { CartLine } from '#web/schema/cart.ts'
import type { OrderPlaced } from '#web/schema/checkout.ts'
import { orderFaults } from './order-faults.ts'
import { setRaceStock, left, PIECES_LEFT, taken } from './stock.ts'

const CUSTOMERS = 40

let stocked: SeededDatabase
beforeAll(async () => {
  stocked = await fillDatabase(process.env.TEST_POSTGRES_URL!, async (db) => {
    await insertTestItems(db.query, new Date())
    await setRaceStock(db)
  })
})
afterAll(() => stocked.remove())

type Customer = ReturnType<typeof httpCustomer>
type OrderRequest = Parameters<Customer['order']>[0]

interface Outcome {
  cart: CartLine[]
  placed?: OrderPlaced
  refused?: RequestRefused
}

/** Times that a customer sends the order again while the shop says that it is busy. */
const MOST_TRIES = 5

/** Orders; while the shop cannot answer in time, as on a slow machine, the same order is sent again, as the checkout's button does. */
async function orderUntilAnswered(customer: Customer, request: OrderRequest, key: string, tries = 1): Promise<OrderPlaced> {
  try {
    return await customer.order(request, key)
  } catch (error) {
    const isBusy = error instanceof RequestRefused && error.problem.code === 'unavailable'
    if (!isBusy || tries === MOST_TRIES) throw error
    return orderUntilAnswered(customer, request, key, tries + 1)
  }
}

/** Everybody reads the price, then everybody orders at once, and those who got an order pay at once. */
async function race(url: string, carts: CartLine[][]): Promise<Outcome[]> {
  const customers = carts.map((_, at) => httpCustomer(url, 'ro', `10.1.0.${at + 1}`))
  const requests = await Promise.all(customers.map((customer, at) => customer.request(carts[at]!)))
  const outcomes = await Promise.all(
    customers.map(async (customer, at): Promise<Outcome> => {
      const cart = carts[at]!
      try {
        return { cart, placed: await orderUntilAnswered(customer, requests[at]!, `race-of-forty-customers-${at}`) }
      } catch (error) {
        if (error instanceof RequestRefused) return { cart, refused: error }
        throw error
      }
    }),
  )
  await Promise.all(
    outcomes.map(async ({ placed }, at) => {
      if (placed) await customers[at]!.pay(await customers[at]!.startPayment(placed.id))
    }),
  )
  await Promise.all(
    outcomes.map(async ({ placed }, at) => {
      if (placed) await expect.poll(async () => (await customers[at]!.view(placed.id)).payment, { timeout: 20_000 }).toBe('paid')
    }),
  )
  return outcomes
}

/** Runs one race on full stock and returns its result, after the shop has closed. */
async function afterRace(carts: CartLine[][], look: (outcomes: Outcome[], db: Database) => Promise<void>): Promise<void> {
  const { shop, database, end } = await startShop(stocked, { TRUSTED_PROXIES: '1', DATABASE_POOL_SIZE: '40' })
  try {
    const outcomes = await race(shop.url, carts)
    await shop.stop()
    await database.read((db) => look(outcomes, db))
  } finally {
    await end()
  }
}

async function deadlocks(db: Database): Promise<number> {
  const { rows } = await sql<{ deadlocks: string }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db.query)
  return Number(rows[0]!.deadlocks)
}

const cart = (...lines: [item: string, qty: number][]): CartLine[] => lines.map(([item, qty]) => ({ item, qty }))

describe('forty customers order ten pieces at once', { timeout: 120_000 }, () => {
  test('with one piece each, ten orders get all ten pieces and thirty are refused as sold out', () =>
    afterRace(
      Array.from({ length: CUSTOMERS }, () => cart([ITEMS.body, 1])),
      async (outcomes, db) => {
        expect(outcomes.filter(({ placed }) => placed)).toHaveLength(PIECES_LEFT)
        expect(new Set(outcomes.flatMap(({ refused }) => refused?.problem.code ?? []))).toEqual(new Set(['out_of_stock']))
        expect(await left(db)).toEqual({ body: 0, hat: PIECES_LEFT })
        expect(await deadlocks(db)).toBe(0)
        expect(await orderFaults(db)).toEqual([])
      },
    ))

  test('bundles with shared parts in opposite order: sold quantities equal the change of stock, and no available one is refused', () => {
    const kinds = [
      cart([ITEMS.set, 1]),
      cart([ITEMS.otherSet, 1]),
      cart([ITEMS.hat, 1], [ITEMS.body, 1]),
      cart([ITEMS.set, 1], [ITEMS.hat, 1]),
      cart([ITEMS.hat, 2]),
      cart([ITEMS.body, 1]),
    ]
    return afterRace(
      Array.from({ length: CUSTOMERS }, (_, at) => kinds[at % kinds.length]!),
      async (outcomes, db) => {
        const sold = { body: 0, hat: 0 }
        for (const one of outcomes.filter(({ placed }) => placed)) {
          const pieces = taken(one.cart)
          sold.body += pieces.body
          sold.hat += pieces.hat
        }
        const rest = await left(db)
        expect({ body: sold.body + rest.body, hat: sold.hat + rest.hat }).toEqual({ body: PIECES_LEFT, hat: PIECES_LEFT })
        for (const one of outcomes.filter(({ refused }) => refused)) {
          const wanted = taken(one.cart)
          expect(wanted.body > rest.body || wanted.hat > rest.hat, `refused: ${JSON.stringify(one.cart)}`).toBe(true)
        }
        expect(await deadlocks(db)).toBe(0)
        expect(await orderFaults(db)).toEqual([])
      },
    )
  })
})
