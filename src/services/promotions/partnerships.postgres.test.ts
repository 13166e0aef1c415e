import { expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import type { CodeSource } from '#domain/promotions/partnership.ts'
import { insertTestCustomer, partnershipOf } from '#test/customers/partnership.ts'
import { testShop } from '#test/shop.ts'
import { obtainCode, type CodeAnswer } from './partnerships.ts'
import { fillPartnership, writePartnerships } from './write-partnership.ts'

const CUSTOMERS = 50
const CODES = 10

const shop = await testShop()
const now = shop.clock.now()

const generator: CodeSource = {
  kind: 'generator',
  maxCodes: CODES,
  coupon: { prefix: 'ZILE', type: 0, amount: 15, currency: 'RON' },
}

const codeOf = (answer: CodeAnswer) => (answer.ok ? answer.code.code : null)

test.each<[string, CodeSource]>([
  ['pool', { kind: 'external' }],
  ['generator', generator],
])(
  '50 customers race for 10 codes of a %s, each asking twice: 10 get different ones, 40 are told that there are none',
  async (key, source) => {
    await shop.db.transaction((tx) => writePartnerships(tx, [partnershipOf(key, { markets: ['ro'], source })], now))
    const codes = Array.from({ length: CODES }, (_, at) => `BOOK-${at}`)
    if (source.kind === 'external') await shop.db.transaction((tx) => fillPartnership(tx, key, { codes }, now))
    const customers: string[] = []
    for (let at = 0; at < CUSTOMERS; at++) customers.push(await insertTestCustomer(shop.db.query, now))

    const answers = await Promise.all([...customers, ...customers].map((id) => obtainCode(shop, id, key, MARKETS.ro)))
    const gotBy = customers.map((_, at) => [codeOf(answers[at]!), codeOf(answers[at + CUSTOMERS]!)])
    const served = gotBy.filter(([one]) => one !== null)
    expect(served).toHaveLength(CODES)
    for (const [one, other] of served) expect(other).toBe(one)
    expect(new Set(served.map(([one]) => one)).size).toBe(CODES)
    const refusals = answers.filter((answer) => !answer.ok)
    expect(refusals).toHaveLength(2 * (CUSTOMERS - CODES))
    for (const answer of refusals) expect(answer).toEqual({ ok: false, reason: 'exhausted', conditions: [] })

    const taken = await shop.db.query
      .selectFrom('partnership_code as p')
      .innerJoin('partnership as s', 's.id', 'p.partnership_id')
      .select(['p.code', 'p.customer_id', 's.codes_given'])
      .where('s.key', '=', key)
      .where('p.taken_at', 'is not', null)
      .execute()
    expect(taken).toHaveLength(CODES)
    expect(new Set(taken.map(({ customer_id }) => customer_id)).size).toBe(CODES)
    if (source.kind === 'generator') expect(taken[0]!.codes_given).toBe(CODES)
    expect(shop.errors).toEqual([])
  },
)
