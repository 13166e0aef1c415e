/** The count of customers agrees with what each of them would be told. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { eligibility, type PartnershipRules } from '#domain/promotions/partnership.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { countReach, readPartnershipFacts } from '#store/promotions/partnership-facts.ts'
import { insertTestCustomer } from '#test/customers/partnership.ts'
import { placedOrder, seedOneProduct } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const now = shop.clock.now()
await seedOneProduct(shop.db, 100, now)

/** Children about each edge: born on the last day of a month, on this day, due, none. */
const BIRTHS = [
  [],
  ['2026-11-18'],
  ['2026-12-20'],
  ['2026-05-18'],
  ['2026-05-19'],
  ['2026-08-31', '2020-01-31'],
  ['2025-11-18'],
  ['2025-11-19'],
]
const DAYS = [0, 29, 30, 31, 300]
const customers: string[] = []
for (const [at, births] of BIRTHS.entries()) {
  const id = await insertTestCustomer(shop.db.query, new Date(now.getTime() - DAYS[at % DAYS.length]! * DAY_MS))
  customers.push(id)
  for (const birth of births)
    await sql`insert into customer_child (id, customer_id, name, date_of_birth, created_at)
      values (${uuidv7(now)}, ${id}, 'Matei', ${birth}, ${now})`.execute(shop.db.query)
  for (const [second, isGiven] of [at % 2 === 0, at % 3 === 0].entries()) {
    const moment = new Date(now.getTime() + second)
    await sql`insert into customer_consent (id, customer_id, purpose, is_given, text_version, locale, at)
      values (${uuidv7(moment)}, ${id}, 'newsletter', ${isGiven}, '1', 'ro', ${moment})`.execute(shop.db.query)
  }
  const states = ['paid', 'partly refunded', 'unpaid'].slice(0, at % 4)
  for (const state of states) {
    const { id: order } = await placedOrder(shop)
    await sql`update "order" set customer_id = ${id}, payment_state = ${state}, status = 'unfulfilled' where id = ${order}`.execute(
      shop.db.query,
    )
  }
}

test.each<PartnershipRules>([
  {},
  { registeredDays: 30 },
  { paidOrders: 2 },
  { spent: { RON: 54_130, EUR: 1 } },
  { spent: { RON: 10_000 } },
  { childMonths: { from: 0, below: 6 } },
  { childMonths: { from: 6, below: 12 } },
  { childMonths: { from: 2, below: 3 } },
  { newsletter: true },
  { registeredDays: 29, paidOrders: 1, childMonths: { from: 0, below: 24 }, newsletter: true },
])('%o: as many customers may have a code as are told so, and each rule keeps as many away', async (rules) => {
  const told = await Promise.all(
    customers.map(async (id) => eligibility(rules, (await readPartnershipFacts(shop.db.query, id))!, now, MARKETS.ro)),
  )
  const missing: Record<string, number> = {}
  for (const { rule, isMet } of told.flatMap(({ conditions }) => conditions))
    missing[rule] = (missing[rule] ?? 0) + Number(!isMet)
  expect(await countReach(shop.db.query, { markets: ['ro'], rules }, now)).toEqual({
    customers: customers.length,
    eligible: told.filter(({ isEligible }) => isEligible).length,
    missing,
  })
  expect(await countReach(shop.db.query, { markets: ['hu'], rules }, now)).toMatchObject({ customers: 0, eligible: 0 })
})
