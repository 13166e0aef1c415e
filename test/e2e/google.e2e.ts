/** Signing in with Google at a real provider of OpenID Connect; in three languages, on a phone, by keyboard and without JavaScript. */
import { formatFullName } from '#domain/customers/address.ts'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import * as auth from '#messages/customers/auth.ts'
import * as details from '#messages/customers/details.ts'
import * as google from '#messages/customers/google.ts'
import * as privacy from '#messages/customers/privacy.ts'
import { identityProvider, type TestProvider } from '#test/customers/identity-provider.ts'
import { startShop } from '#test/running-shop.ts'
import type { Page } from '@playwright/test'
import { accountLink, enter, makeAccount, signIn, signOut, submit } from './account.ts'
import { CUSTOMERS, exactly, hydrated, visit } from './customer.ts'
import { tabTo } from './keyboard.ts'
import { expectAccessible, expectAccessibleAndNarrow } from './page-checks.ts'
import { seededShop } from './seeded.ts'
import { expect, inTurn, LANGUAGES, test as shopTest } from './shop-test.ts'

/** A shop whose customers sign in at a provider of its own. */
const test = shopTest.extend<object, { provider: TestProvider }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, run) => {
      const provider = await identityProvider()
      await run(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  open: [
    async ({ provider }, run) => {
      const seeded = seededShop('pglite')
      const { shop, database, end } = await startShop(seeded, { TRUSTED_PROXIES: '1', ...provider.settings })
      await provider.open(shop.url)
      await run({ shop, database })
      await end()
      await seeded.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const at = (locale: Locale, path: string) => href(MARKETS[locale], path)
const nameOf = (locale: Locale) => formatFullName(CUSTOMERS[locale], locale)

/** The customer of a language as the provider knows them; the provider keeps no mailbox of theirs unless `hd` says so. */
function known({ people }: TestProvider, locale: Locale, hd?: string): string {
  const { email, firstName, lastName } = CUSTOMERS[locale]
  const key = `key of ${email}`
  people.set(key, { email, email_verified: true, given_name: firstName, family_name: lastName, ...(hd && { hd }) })
  return key
}

const googleButton = (page: Page) => submit(page, auth.continueWithGoogle())

async function answerAtProvider(page: Page, key: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provider')
  await page.getByLabel('Key').fill(key)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const LATE = {
  status: 403,
  contentType: 'application/problem+json',
  json: { type: 'about:blank', title: 'Forbidden', status: 403, code: 'confirmation_required' },
}

for (const locale of LANGUAGES) {
  test.describe(`with Google in ${locale}`, () => {
    // A browser reports each refused call.
    test.use({ speaks: locale, allowed: /status of 403/ })

    if (inTurn(locale, 0))
      test('somebody new gets an account from the registration page, and comes back by the sign-in page', async ({
        page,
        provider,
      }) => {
        const key = known(provider, locale)
        await visit(page, at(locale, '/auth/register'))
        await expectAccessible(page, 'registration with Google')
        await googleButton(page).click()
        await answerAtProvider(page, key)
        await expect(page).toHaveURL(new RegExp(`${at(locale, '/my')}$`))
        await hydrated(page)
        await accountLink(page).click()
        await expect(page.getByText(auth.signedInAs({ name: nameOf(locale) }))).toBeVisible()
        await signOut(page, () => page.getByRole('button', { name: exactly(auth.signOut()) }).click())

        await page.setViewportSize({ width: 320, height: 640 })
        await visit(page, `${at(locale, '/auth/signin')}?callbackUrl=${encodeURIComponent(at(locale, '/sale'))}`)
        await expectAccessibleAndNarrow(page, 'sign-in with Google')
        await googleButton(page).click()
        // The session of the provider still counts.
        await expect(page).toHaveURL(new RegExp(`${at(locale, '/sale')}$`))

        // The account has no password. Ten minutes after the sign-in the shop asks for Google once more.
        await visit(page, at(locale, '/my/details'))
        await page.route('**/api/auth/email', (route) => route.fulfill(LATE), { times: 1 })
        await page.getByLabel(exactly(details.newEmail())).fill('noua@exemplu.ro')
        await submit(page, details.sendLink()).click()
        const confirm = page.getByRole('dialog').getByRole('button', { name: exactly(google.confirmWithGoogle()) })
        await expect(confirm).toBeVisible()
        await expectAccessibleAndNarrow(page, 'confirmation')
        await confirm.click()
        await expect(page.getByText(google.outcomes.confirmed())).toBeVisible()
        await hydrated(page)
        await expectAccessibleAndNarrow(page, 'details without a password')
        await page.getByLabel(exactly(details.newEmail())).fill('noua@exemplu.ro')
        await submit(page, details.sendLink()).click()
        await expect(page.getByText(details.linkSent({ email: 'noua@exemplu.ro' }))).toBeVisible()
        await visit(page, at(locale, '/my/privacy'))
        await submit(page, privacy.begin()).click()
        await page.getByLabel(exactly(privacy.address())).fill(CUSTOMERS[locale].email)
        await submit(page, privacy.deleteForGood()).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.deletedTitle())
      })

    if (inTurn(locale, 1))
      test('who says no there reads why nothing happened', async ({ page }) => {
        await visit(page, at(locale, '/auth/signin'))
        await googleButton(page).click()
        await page.getByRole('button', { name: 'Cancel' }).click()
        await expect(page).toHaveURL(new RegExp(`${at(locale, '/auth/error')}\\?error=AccessDenied$`))
        await expect(page.getByText(auth.failureText('AccessDenied'))).toBeVisible()
        await expectAccessible(page, 'refused')
      })

    if (inTurn(locale, 2))
      test('an account at Google is linked and unlinked in the account', async ({ page, provider }) => {
        await makeAccount(page, locale)
        await enter(page, locale, '/my/security')
        const key = known(provider, locale)
        await submit(page, google.link()).click()
        await answerAtProvider(page, key)
        await expect(page.getByText(google.linked())).toBeVisible()
        await hydrated(page)
        await expectAccessibleAndNarrow(page, 'linked')
        const { email } = CUSTOMERS[locale]
        await submit(page, google.unlinkNamed({ name: email })).click()
        await expectAccessible(page, 'unlinking')
        await page
          .getByRole('dialog')
          .getByRole('button', { name: exactly(google.unlink()) })
          .click()
        await expect(page.getByText(google.none())).toBeVisible()
        await expect(page.getByText(google.linked())).toHaveCount(0)
      })

    if (inTurn(locale, 1))
      test('an address with an account is not opened by the address alone', async ({ page, provider }) => {
        await makeAccount(page, locale)
        const key = known(provider, locale)
        await visit(page, at(locale, '/auth/signin'))
        await googleButton(page).click()
        await answerAtProvider(page, key)
        await expect(page.getByText(auth.failureText('OAuthAccountNotLinked'))).toBeVisible()
        expect(new URL(page.url()).pathname).toBe(at(locale, '/auth/signin'))
        await expectAccessible(page, 'not linked')
        await hydrated(page)
        await signIn(page, locale)
        await page.waitForURL((url) => !url.pathname.includes('/auth/'))
      })
  })

  test.describe(`with Google without JavaScript in ${locale}`, () => {
    test.use({ speaks: locale, javaScriptEnabled: false })

    if (inTurn(locale, 2))
      test('a plain form leads there and back', async ({ page, provider }) => {
        const key = known(provider, locale)
        await page.goto(at(locale, '/auth/signin'))
        await googleButton(page).click()
        await answerAtProvider(page, key)
        await expect(page).toHaveURL(new RegExp(`${at(locale, '/my')}$`))
      })
  })
}

test('an account of an organisation whose mailboxes are at Google is opened, by keyboard', async ({ page, provider }) => {
  await makeAccount(page, 'ro')
  const key = known(provider, 'ro', 'exemplu.ro')
  await visit(page, '/auth/signin')
  await tabTo(page, googleButton(page))
  await page.keyboard.press('Enter')
  await answerAtProvider(page, key)
  await expect(page).toHaveURL(/\/my$/)
})
