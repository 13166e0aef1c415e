/** Forty shoppers want ten pieces at the same moment, through the API, on PostgreSQL: an embedded database shows no races. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#store/db.ts'
import { seedDatabase, startShop, type SeededDatabase } from '#test/running-shop.ts'
import { shopperAt, Turned } from '#test/shopper.ts'
import type { CartLine, OrderPlaced } from '#web/contract.ts'
import { orderFaults } from './order-faults.ts'
import { fillShelves, left, PIECES_LEFT, taken, type Shelves } from './shelves.ts'

const SHOPPERS = 40

let seeded: SeededDatabase
beforeAll(async () => {
  seeded = await seedDatabase(300, process.env.TEST_POSTGRES_URL!)
}, 120_000)
afterAll(() => seeded.remove())

interface Outcome {
  cart: CartLine[]
  placed?: OrderPlaced
  refused?: Turned
}

/** Everybody reads the price, then everybody orders at once, and those who got an order pay at once. */
async function race(url: string, carts: CartLine[][]): Promise<Outcome[]> {
  const shoppers = carts.map((_, at) => shopperAt(url, 'ro', `10.1.0.${at + 1}`))
  const requests = await Promise.all(shoppers.map((shopper, at) => shopper.request(carts[at]!)))
  const outcomes = await Promise.all(
    shoppers.map(async (shopper, at): Promise<Outcome> => {
      const cart = carts[at]!
      try {
        return { cart, placed: await shopper.order(requests[at]!, `race-of-forty-shoppers-${at}`) }
      } catch (error) {
        if (error instanceof Turned) return { cart, refused: error }
        throw error
      }
    }),
  )
  await Promise.all(
    outcomes.map(async ({ placed }, at) => {
      if (placed) await shoppers[at]!.pay(await shoppers[at]!.startPayment(placed.id))
    }),
  )
  await Promise.all(
    outcomes.map(async ({ placed }, at) => {
      if (placed) await expect.poll(async () => (await shoppers[at]!.view(placed.id)).payment, { timeout: 20_000 }).toBe('paid')
    }),
  )
  return outcomes
}

/** Races on full shelves and hands out what came of it, after the shop has closed. */
async function afterRace(
  carts: (shelves: Shelves) => CartLine[][],
  look: (outcomes: Outcome[], shelves: Shelves, db: Database) => Promise<void>,
): Promise<void> {
  const database = await seeded.copy()
  const shelves = await database.look(fillShelves)
  const { shop, end } = await startShop(seeded, { TRUSTED_PROXIES: '1' }, database)
  try {
    const outcomes = await race(shop.url, carts(shelves))
    await shop.stop()
    await database.look((db) => look(outcomes, shelves, db))
  } finally {
    await end()
  }
}

async function deadlocks(db: Database): Promise<number> {
  const { rows } = await sql<{ deadlocks: string }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db.query)
  return Number(rows[0]!.deadlocks)
}

describe('forty shoppers race for ten pieces', { timeout: 120_000 }, () => {
  test('one piece each: ten orders, all ten pieces, thirty are told that it is out of stock', () =>
    afterRace(
      ({ part }) => Array.from({ length: SHOPPERS }, () => [{ item: part, qty: 1 }]),
      async (outcomes, shelves, db) => {
        expect(outcomes.filter(({ placed }) => placed)).toHaveLength(PIECES_LEFT)
        expect(new Set(outcomes.flatMap(({ refused }) => refused?.problem.code ?? []))).toEqual(new Set(['out_of_stock']))
        expect(await left(db, shelves.part)).toBe(0)
        expect(await left(db, shelves.other)).toBe(PIECES_LEFT)
        expect(await deadlocks(db)).toBe(0)
        expect(await orderFaults(db)).toEqual([])
      },
    ))

  test('bundles that share a part, in opposite orders: what is sold is what has gone, and nobody is refused what is left', () =>
    afterRace(
      ({ part, other, pair, trio }) => {
        const kinds: CartLine[][] = [
          [{ item: pair, qty: 1 }],
          [{ item: trio, qty: 1 }],
          [
            { item: other, qty: 1 },
            { item: part, qty: 1 },
          ],
          [
            { item: pair, qty: 1 },
            { item: part, qty: 1 },
          ],
          [{ item: other, qty: 2 }],
          [{ item: part, qty: 1 }],
        ]
        return Array.from({ length: SHOPPERS }, (_, at) => kinds[at % kinds.length]!)
      },
      async (outcomes, shelves, db) => {
        const sold = { part: 0, other: 0 }
        for (const { cart } of outcomes.filter(({ placed }) => placed)) {
          const pieces = taken(shelves, cart)
          sold.part += pieces.part
          sold.other += pieces.other
        }
        const rest = { part: await left(db, shelves.part), other: await left(db, shelves.other) }
        expect({ part: sold.part + rest.part, other: sold.other + rest.other }).toEqual({
          part: PIECES_LEFT,
          other: PIECES_LEFT,
        })
        for (const { cart } of outcomes.filter(({ refused }) => refused)) {
          const wanted = taken(shelves, cart)
          expect(wanted.part > rest.part || wanted.other > rest.other, `refused: ${JSON.stringify(cart)}`).toBe(true)
        }
        expect(await deadlocks(db)).toBe(0)
        expect(await orderFaults(db)).toEqual([])
      },
    ))
})
