import { expect, test } from 'vitest'
import { BROWSER_MS, SESSION_IDLE_MS, UNVERIFIED_MS } from '#domain/customers/session.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { PASSWORD, newcomer, verifiedCustomer } from '#test/customers/accounts.ts'
import { authBrowser } from '#test/customers/auth-browser.ts'
import { testShop } from '#test/shop.ts'
import { purgeCustomers } from './purge-customers.ts'

const shop = await testShop()

const TABLES = ['customer', 'customer_session', 'customer_mail_token', 'customer_browser'] as const
async function counts(): Promise<Record<string, number>> {
  const found: [string, number][] = []
  for (const table of TABLES) found.push([table, (await shop.db.query.selectFrom(table).selectAll().execute()).length])
  return Object.fromEntries(found)
}

test('what has ended is deleted, and nothing else', async () => {
  const { email } = await verifiedCustomer(shop)
  const browser = authBrowser(shop)
  await browser.signIn(email, PASSWORD)
  await browser.post('/api/auth/register', newcomer())
  const before = await counts()
  expect(before).toEqual({ customer: 2, customer_session: 1, customer_mail_token: 2, customer_browser: 1 })
  await purgeCustomers(shop, shop.clock.now())
  expect(await counts()).toEqual(before)
  shop.clock.advance(DAY_MS)
  await purgeCustomers(shop, shop.clock.now())
  expect(await counts()).toEqual({ ...before, customer_mail_token: 0 })
  shop.clock.advance(Math.max(SESSION_IDLE_MS, UNVERIFIED_MS))
  await purgeCustomers(shop, shop.clock.now())
  expect(await counts()).toEqual({ customer: 1, customer_session: 0, customer_mail_token: 0, customer_browser: 1 })
  shop.clock.advance(BROWSER_MS)
  await purgeCustomers(shop, shop.clock.now())
  expect(await counts()).toEqual({ customer: 1, customer_session: 0, customer_mail_token: 0, customer_browser: 0 })
})
