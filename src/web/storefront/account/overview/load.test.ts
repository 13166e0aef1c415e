import { beforeAll, expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import { inLocale } from '#messages/text.ts'
import { addChild } from '#services/customers/children.ts'
import { obtainCode } from '#services/promotions/partnerships.ts'
import { newVoucher } from '#services/promotions/vouchers.ts'
import { fillPartnership, writePartnerships } from '#services/promotions/write-partnership.ts'
import { saveVoucher } from '#store/customers/account-vouchers.ts'
import { insertVouchers } from '#store/promotions/vouchers.ts'
import { partnershipOf } from '#test/customers/partnership.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import type { LoadContext } from '#web/http/pages/page.ts'
import { load } from './load.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

async function overviewOf(customer: Awaited<ReturnType<typeof signedInCustomer>>) {
  const now = shop.clock.now()
  const visitor = { cookie: customer.cookie, query: new URLSearchParams(), ip: '', customer: customer.signedIn }
  // The page reads nothing of its address and of the cached frame.
  const context = { shop, market: MARKETS.ro, visitor, now } as unknown as LoadContext
  return (await inLocale('ro', () => load(context))).data
}

test('the overview of a new account says that nothing is there yet', async () => {
  const customer = await signedInCustomer(shop, { email: 'nou@exemplu.ro' })
  expect(await overviewOf(customer)).toMatchObject({ orders: [], address: null, children: [], partnership: null, credit: [] })
})

test('the overview names children by age, the offer to be had before the one that was taken, and the credit of valid vouchers', async () => {
  const customer = await signedInCustomer(shop, { email: 'ioana@exemplu.ro' })
  const now = shop.clock.now()
  const born = new Date(now)
  born.setUTCMonth(born.getUTCMonth() - 9, 1)
  await addChild(shop, customer.signedIn, { name: 'Matei', dateOfBirth: born.toISOString().slice(0, 10) })

  const given = { market: 'ro', amount: 20_000, currency: 'RON', recipient: 'x@exemplu.ro', name: '', message: '' } as const
  const vouchers = [null, null, new Date(now.getTime() - 1)].map((validUntil) =>
    newVoucher(shop.tokens, { ...given, validUntil }, now, { image: '' }),
  )
  await shop.db.transaction(async (tx) => {
    await insertVouchers(tx, vouchers, now)
    for (const { id } of vouchers) await saveVoucher(tx, customer.id, id, now)
    await writePartnerships(tx, [partnershipOf('first'), partnershipOf('second')], now)
    await fillPartnership(tx, 'first', { codes: ['ONE'] }, now)
    await fillPartnership(tx, 'second', { codes: ['TWO'] }, now)
  })
  await obtainCode(shop, customer.id, 'first', MARKETS.ro)
  expect(await overviewOf(customer)).toMatchObject({
    children: [{ name: 'Matei', age: '9 luni' }],
    partnership: { state: 'eligible' },
    credit: [{ currency: 'RON', balance: 40_000 }],
  })
  await obtainCode(shop, customer.id, 'second', MARKETS.ro)
  expect((await overviewOf(customer)).partnership).toMatchObject({ state: 'obtained' })
})
