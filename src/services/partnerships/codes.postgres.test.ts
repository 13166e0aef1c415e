/** Staff and customers at one pool at once: no code goes to two people, and none is lost (D-30). */
import { expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import { obtainCode } from '#services/promotions/partnerships.ts'
import { writePartnerships } from '#services/promotions/write-partnership.ts'
import { CONSOLE } from '#services/staff/audit.ts'
import { findStandingEntry } from '#store/staff/audit.ts'
import { insertTestCustomer, partnershipOf } from '#test/customers/partnership.ts'
import { testShop } from '#test/shop.ts'
import { fillPool, handOutCode } from './codes.ts'
import { undoFilling } from './undo-partnership.ts'

const shop = await testShop()
const now = shop.clock.now()

async function pool(key: string, partner = key): Promise<string> {
  await shop.db.transaction((tx) => writePartnerships(tx, [partnershipOf(key, { partner, markets: ['ro'] })], now))
  return (await shop.db.query.selectFrom('partnership').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id
}
const codes = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `${from + at}-CODE`)
const someone = () => insertTestCustomer(shop.db.query, now)
const codesOf = (id: string) =>
  shop.db.query.selectFrom('partnership_code').select(['code', 'customer_id']).where('partnership_id', '=', id).execute()

test('40 customers ask and 20 are given one by staff while the pool is filled: each code goes to one of them', async () => {
  const id = await pool('carti')
  await fillPool(shop, CONSOLE, { id, filling: { codes: codes(10) } })
  const people = await Promise.all(Array.from({ length: 60 }, someone))
  const asked = people.map((person, at) =>
    at % 3 === 0
      ? handOutCode(shop, CONSOLE, { id, email: `${person}@exemplu.ro`, reason: 'test' })
      : obtainCode(shop, person, 'carti', MARKETS.ro),
  )
  const [answers] = await Promise.all([Promise.all(asked), fillPool(shop, CONSOLE, { id, filling: { codes: codes(10, 5) } })])
  const rows = await codesOf(id)
  const taken = rows.filter(({ customer_id }) => customer_id !== null)
  expect(new Set(rows.map(({ code }) => code)).size).toBe(15)
  expect(rows).toHaveLength(15)
  expect(taken).toHaveLength(answers.filter(({ ok }) => ok).length)
  expect(new Set(taken.map(({ customer_id }) => customer_id)).size).toBe(taken.length)
  expect(taken.length).toBeGreaterThanOrEqual(10)
})

test('one customer whom staff and the account serve at once gets one code', async () => {
  const id = await pool('mame')
  await fillPool(shop, CONSOLE, { id, filling: { codes: codes(20) } })
  const person = await someone()
  const hand = () => handOutCode(shop, CONSOLE, { id, email: `${person}@exemplu.ro`, reason: 'test' })
  await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? hand() : obtainCode(shop, person, 'mame', MARKETS.ro))))
  expect((await codesOf(id)).filter(({ customer_id }) => customer_id !== null)).toHaveLength(1)
})

test('two pools of one partner that get the same list at once share it: no code is in both', async () => {
  const [one, two] = [await pool('tata', 'Părinți'), await pool('bunici', 'Părinți')]
  const fills = [one, two, two, one].map((id) => fillPool(shop, CONSOLE, { id, filling: { codes: codes(500) } }))
  const added = (await Promise.all(fills)).map((answer) => (answer.ok ? answer.added : -1))
  expect(added.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 500])
  const all = [...(await codesOf(one)), ...(await codesOf(two))].map(({ code }) => code)
  expect(new Set(all).size).toBe(all.length)
})

test('a filling that is taken back while customers ask is taken back whole, or not at all', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await pool(`runda-${round}`)
    const filled = await fillPool(shop, CONSOLE, { id, filling: { codes: codes(5) } })
    if (!filled.ok) throw new Error(filled.reason)
    const entry = (await findStandingEntry(shop.db.query, filled.entries[0]!))!
    const people = await Promise.all(Array.from({ length: 3 }, someone))
    const [undone, ...answers] = await Promise.all([
      undoFilling(shop, CONSOLE, entry, null),
      ...people.map((person) => obtainCode(shop, person, `runda-${round}`, MARKETS.ro)),
    ])
    const rows = await codesOf(id)
    const taken = rows.filter(({ customer_id }) => customer_id !== null).length
    expect(taken).toBe(answers.filter(({ ok }) => ok).length)
    expect([undone, rows.length]).toEqual(undone === 'done' ? ['done', 0] : ['changed_since', 5])
  }
})
