/** The wallets of Stripe on the payment page: its script runs in a frame of that page alone, and the shop takes the bank's word from Stripe. */
import { declineText, declinedTitle } from '#messages/payments/outcome.ts'
import * as say from '#messages/payments/wallets.ts'
import { startShop } from '#test/running-shop.ts'
import { STRIPE_BROWSER_KEY, STRIPE_KEY, STRIPE_SECRETS, stripeServer, type StripeServer } from '#test/stripe/stripe-server.ts'
import { stripeScript } from '#test/stripe/stripe-script.ts'
import { exactly, orderUpToPayment, reload, seeConfirmation } from './customer.ts'
import { expectAccessible } from './page-checks.ts'
import { seededShop } from './seeded.ts'
import { expect, test as shopTest } from './shop-test.ts'
import { painted, shiftsOf, watchShifts } from './shifts.ts'

/** A shop whose cards are charged at a Stripe on this machine. */
const test = shopTest.extend<object, { stripe: StripeServer }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, run) => {
      const server = await stripeServer(() => new Date())
      await run(server)
      server.close()
    },
    { scope: 'worker' },
  ],
  open: [
    async ({ stripe }, run) => {
      const seeded = seededShop('pglite')
      const { shop, database, end } = await startShop(seeded, {
        TRUSTED_PROXIES: '1',
        STRIPE_SECRET_KEY: STRIPE_KEY,
        STRIPE_WEBHOOK_SECRET: STRIPE_SECRETS.join(','),
        STRIPE_PUBLISHABLE_KEY: STRIPE_BROWSER_KEY,
        STRIPE_API_BASE: stripe.url,
      })
      await run({ shop, database })
      await end()
      await seeded.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  speaks: 'hu',
})

test.skip(({ database }) => database !== 'pglite', 'what is stored is the same')

test('a wallet that is closed, then declined, then pays; nothing of the gateway is loaded before', async ({
  page,
  context,
  stripe,
}) => {
  const asked = await stripeScript(context, stripe)
  const id = await orderUpToPayment(page, 'hu')
  const frame = page.frameLocator(`iframe[title="${say.wallets()}"]`)
  await expect(frame.getByRole('button', { name: 'Apple Pay', exact: true })).toBeVisible()
  expect(asked).toEqual(['https://js.stripe.com/endive/stripe.js'])
  await expectAccessible(page, 'payment with the wallets of a gateway')
  await frame.getByRole('button', { name: 'Apple Pay, closed' }).click()
  await expect(page.getByText(say.walletCanceled())).toBeVisible()
  expect(stripe.intents.size).toBe(0)
  await frame.getByRole('button', { name: 'Apple Pay, declined' }).click()
  await expect(page.getByText(declinedTitle())).toBeVisible()
  await expect(page.getByText(declineText('insufficient_funds'))).toBeInViewport()
  await frame.getByRole('button', { name: 'Apple Pay', exact: true }).click()
  await seeConfirmation(page, 'hu')
  const { due } = (await (await page.request.get(`/api/orders/${id}`)).json()) as { due: number }
  expect([...stripe.intents.values()].map(({ amount, status }) => [amount, status])).toEqual([
    [due, 'requires_payment_method'],
    [due, 'succeeded'],
  ])
})

test('where the browser has no wallet its place goes, and nothing on the screen moves by it', async ({
  page,
  context,
  stripe,
}) => {
  const asked = await stripeScript(context, stripe, false)
  await orderUpToPayment(page, 'hu')
  // The first page has asked too: what is answered below belongs to the pages that are loaded again.
  await expect.poll(() => asked.length).toBe(1)
  await page.addInitScript(watchShifts)
  // What moves until the order is shown is another matter.
  await page.route(/^https:\/\/js\.stripe\.com\//, async (route) => {
    await painted(page)
    await page.evaluate(() => (window.layoutShifts = []))
    await route.fallback()
  })
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 1440, height: 600 },
  ]) {
    asked.length = 0
    await page.setViewportSize(viewport)
    await reload(page)
    await expect.poll(() => asked.length).toBe(1)
    await expect(page.getByRole('region', { name: exactly(say.wallets()) })).toHaveCount(0)
    await expect(page.locator('iframe')).toHaveCount(0)
    await painted(page)
    const { sum, moved } = await shiftsOf(page)
    expect(sum, moved).toBe(0)
  }
})
