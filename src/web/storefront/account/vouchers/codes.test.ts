import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/time/durations.ts'
import { listCodesOf } from '#services/promotions/account-codes.ts'
import { obtainCode } from '#services/promotions/partnerships.ts'
import { fillPartnership, writePartnerships } from '#services/promotions/write-partnership.ts'
import { MARKETS } from '#domain/market/market.ts'
import type { CodeSource } from '#domain/promotions/partnership.ts'
import { partnershipOf } from '#test/customers/partnership.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'
import { callerOf } from '#test/endpoint-calls.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const call = callerOf(shop)

test('the account shows each code with what it gives, until when, and whether it was used, stopped or is over', async () => {
  const now = shop.clock.now()
  const coupon = { prefix: 'GRM', type: 1, amount: 5_000, currency: 'RON', minPurchase: 20_000, validDays: 90 } as const
  const percent = { prefix: 'ZILE', type: 0, amount: 15, currency: 'RON', maxAmount: 10_000, validDays: 30 } as const
  const generator = (one: typeof coupon | typeof percent): CodeSource => ({ kind: 'generator', coupon: one, maxCodes: 0 })
  await shop.db.transaction(async (tx) => {
    const given = [
      partnershipOf('fix', { markets: ['ro'], source: generator(coupon) }),
      partnershipOf('procent', { markets: ['ro'], source: generator(percent) }),
      partnershipOf('oprit', { markets: ['ro'], source: generator(coupon) }),
      partnershipOf('carti'),
    ]
    await writePartnerships(tx, given, now)
    await fillPartnership(tx, 'carti', { codes: ['BOOK-1'] }, now)
  })
  const owner = await signedInCustomer(shop, { email: 'ioana@exemplu.ro' })
  const other = await signedInCustomer(shop, { email: 'mihai@exemplu.ro' })
  const read = async (cookie: string) => (await call('GET', '/api/my/vouchers', undefined, { cookie })).body.codes
  expect(await read(owner.cookie)).toEqual([])
  for (const key of ['carti', 'oprit', 'procent', 'fix']) {
    shop.clock.advance(1)
    await obtainCode(shop, owner.id, key, MARKETS.ro)
  }
  const title = 'O carte cadou'
  const partner = 'Primele zile'
  const codes = await read(owner.cookie)
  expect(codes).toMatchObject([
    { partner, title, state: 'active', coupon: { type: 1, amount: 5_000, minPurchase: 20_000, maxAmount: 0, currency: 'RON' } },
    { partner, title, state: 'active', coupon: { type: 0, amount: 15, minPurchase: 0, maxAmount: 10_000 } },
    { partner, title, state: 'active' },
    { partner, title, state: 'active', code: 'BOOK-1', validUntil: null, coupon: null },
  ])
  expect(await read(other.cookie)).toEqual([])

  const [fixed, , stopped] = codes
  await sql`update coupon set usage = 1 where code = ${fixed.code}`.execute(shop.db.query)
  await sql`update coupon set valid = false where code = ${stopped.code}`.execute(shop.db.query)
  shop.clock.advance(31 * DAY_MS)
  // Without a call for a month the session has ended.
  const states = (await listCodesOf(shop, owner.id, shop.clock.now())).map(({ state }) => state)
  expect(states).toEqual(['used', 'expired', 'stopped', 'active'])
})
