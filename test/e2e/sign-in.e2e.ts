/** Accounts: registration, the mail's link, signing in and out; in three languages, on a phone, by keyboard and without JavaScript. */
import { formatFullName } from '#domain/customers/address.ts'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import * as auth from '#messages/customers/auth.ts'
import * as track from '#messages/customers/track.ts'
import * as mails from '#messages/customers/auth-mail.ts'
import * as newsletterTexts from '#messages/customers/newsletter.ts'
import { strengthLabel, strengthTexts } from '#messages/customers/password-strength.ts'
import { errorSummary } from '#messages/forms.ts'
import { PASSWORD_LENGTH } from '#domain/customers/account.ts'
import { emailProblem } from '#domain/customers/email.ts'
import { problemText } from '#messages/validation.ts'
import { accountLink, linkInMail, makeAccount, PASSWORD, register, signIn, signOut, submit, verify } from './account.ts'
import { CUSTOMERS, exactly, hydrated, visit } from './customer.ts'
import { tabTo, type } from './keyboard.ts'
import { expectAccessible, expectAccessibleAndNarrow, expectWrapped } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

const home = (locale: Locale) => href(MARKETS[locale], '/')
const at = (locale: Locale, path: string) => href(MARKETS[locale], path)
const nameOf = (locale: Locale) => formatFullName(CUSTOMERS[locale], locale)

for (const locale of LANGUAGES) {
  test.describe(`an account in ${locale}`, () => {
    test.use({ speaks: locale })

    test('is registered, verified by the mail, signed in and signed out', async ({ page }) => {
      await visit(page, home(locale))
      await accountLink(page).click()
      const toRegister = page.getByRole('link', { name: exactly(auth.register()) })
      await expect(toRegister).toBeVisible()
      await expectAccessible(page, 'menu of a visitor')
      await toRegister.click()
      const newsletter = page.getByLabel(exactly(newsletterTexts.newsletterBox()))
      await expect(newsletter).not.toBeChecked()
      await newsletter.check()
      await register(page, locale)
      await expectAccessible(page, 'sent')
      await expect(submit(page, auth.resend())).toBeDisabled()

      await verify(page, locale)
      await expectAccessible(page, 'verified')
      await expect(page).toHaveURL(/\/auth\/verify$/)
      await page.getByRole('link', { name: exactly(auth.signIn()) }).click()
      await expect(page.getByLabel(exactly(auth.email()))).toHaveValue(CUSTOMERS[locale].email)
      await signIn(page, locale)
      await page.waitForURL((url) => !url.pathname.includes('/auth/'))

      await visit(page, home(locale))
      await accountLink(page).click()
      await expect(page.getByText(auth.signedInAs({ name: nameOf(locale) }))).toBeVisible()
      await expectAccessible(page, 'menu of a customer')
      await signOut(page, () => page.getByRole('button', { name: exactly(auth.signOut()) }).click())
      await expect(page).toHaveURL(new RegExp(`${home(locale)}$`))
      await hydrated(page)
      await accountLink(page).click()
      await expect(page.getByRole('link', { name: exactly(auth.signIn()) })).toBeVisible()

      const sent = { to: CUSTOMERS[locale].email, subject: mails.newsletterConfirm.subject(), path: at(locale, '/auth/verify') }
      await visit(page, await linkInMail(page, sent))
      await submit(page, newsletterTexts.newsletterButton()).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsletterTexts.newsletterDoneTitle())
      await expectAccessible(page, 'newsletter confirmed')
    })

    if (inTurn(locale, 2))
      test('is signed in and out on a phone', async ({ page }) => {
        await makeAccount(page, locale)
        await page.setViewportSize({ width: 320, height: 640 })
        await visit(page, home(locale))
        await accountLink(page).click()
        const toSignIn = page.getByRole('link', { name: exactly(auth.signIn()) })
        await expect(toSignIn).toBeVisible()
        await expectAccessibleAndNarrow(page, 'menu on a phone')
        await toSignIn.click()
        await hydrated(page)
        await signIn(page, locale)
        await page.waitForURL((url) => !url.pathname.includes('/auth/'))
        await visit(page, at(locale, '/sale'))
        await accountLink(page).click()
        await expect(page.getByText(auth.signedInAs({ name: nameOf(locale) }))).toBeVisible()
        await signOut(page, () => page.getByRole('button', { name: exactly(auth.signOut()) }).click())
        await expect(page).toHaveURL(new RegExp(`${home(locale)}$`))
      })
  })

  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ speaks: locale, javaScriptEnabled: false })

    if (inTurn(locale, 0))
      test('a customer signs in and out', async ({ page }) => {
        await makeAccount(page, locale)
        await page.goto(at(locale, '/auth/signin'))
        await page.getByText(auth.guestTitle()).click()
        await page.getByLabel(exactly(track.orderNumber())).fill('NST-0')
        await page.getByLabel(exactly(auth.guestEmail())).fill(CUSTOMERS[locale].email)
        await submit(page, track.findOrder()).click()
        await expect(page.getByRole('heading', { name: track.unknownOrder() })).toBeVisible()
        await page.goto(at(locale, '/auth/signin'))
        await signIn(page, locale, 'wrong-wrong-wrong')
        await expect(page).toHaveURL(/\/auth\/signin\?.*error=CredentialsSignin/)
        await expect(page.getByText(auth.failureText('CredentialsSignin'))).toBeVisible()
        await expect(page.getByLabel(exactly(auth.email()))).toHaveValue(CUSTOMERS[locale].email)
        await signIn(page, locale)
        await page.waitForURL((url) => !url.pathname.includes('/auth/'))
        expect(new URL(page.url()).pathname.startsWith(home(locale))).toBe(true)
        // Who is signed in is sent on.
        await page.goto(at(locale, `/auth/signin?callbackUrl=${encodeURIComponent(at(locale, '/sale'))}`))
        await expect(page).toHaveURL(new RegExp(`${at(locale, '/sale')}$`))
        await page.goto(at(locale, '/auth/signout'))
        await submit(page, auth.signOut()).click()
        await expect(page).toHaveURL(new RegExp(`${home(locale)}$`))
        await page.goto(at(locale, '/auth/signin'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.signInTitle())
      })
  })
}

test('an account is registered, signed in and out by keyboard', async ({ page }) => {
  await visit(page, '/')
  await tabTo(page, accountLink(page))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: exactly(auth.register()) }))
  await page.keyboard.press('Escape')
  await expect(accountLink(page)).toBeFocused()
  await expect(page.getByRole('link', { name: exactly(auth.register()) })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: exactly(auth.register()) }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth\/register$/)
  await hydrated(page)
  await type(page, auth.lastName(), CUSTOMERS.ro.lastName)
  await type(page, auth.firstName(), CUSTOMERS.ro.firstName)
  await type(page, auth.email(), CUSTOMERS.ro.email)
  await type(page, auth.password(), PASSWORD)
  await tabTo(page, page.getByRole('button', { name: exactly(auth.showPassword()) }))
  await page.keyboard.press('Space')
  await expect(page.getByLabel(exactly(auth.password()))).toHaveAttribute('type', 'text')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth\/verify$/)

  await verify(page, 'ro')
  // The focus is on the way on.
  await expect(page.getByRole('link', { name: exactly(auth.signIn()) })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth\/signin$/)
  await hydrated(page)
  await type(page, auth.password(), PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.includes('/auth/'))
  await visit(page, '/')
  await tabTo(page, accountLink(page))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: exactly(auth.signOut()) }))
  await signOut(page, () => page.keyboard.press('Enter'))
  await expect(page).toHaveURL(/\/$/)
})

test('an empty form says what is missing, moves the focus to the summary and loses nothing', async ({ page }) => {
  await visit(page, '/auth/register')
  await page.getByLabel(exactly(auth.email())).fill('ioana@')
  await page.getByLabel(exactly(auth.lastName())).fill('Marinescu')
  await submit(page, auth.createAccount()).click()
  await expect(page.getByText(errorSummary(3))).toBeVisible()
  const summary = page.getByRole('main').getByRole('listitem')
  await expect(summary).toHaveCount(3)
  await expectAccessibleAndNarrow(page, 'faults')
  await expectWrapped(page, 'a registration')
  await summary.getByRole('link', { name: problemText(emailProblem('ioana@')!, 'email', '') }).click()
  await expect(page.getByLabel(exactly(auth.email()))).toBeFocused()
  await expect(page.getByLabel(exactly(auth.email()))).toHaveValue('ioana@')
  await expect(page.getByLabel(exactly(auth.lastName()))).toHaveValue('Marinescu')
})

test.describe('refusals', () => {
  test.use({ allowed: /status of 4(01|10|22)/ })

  test('a wrong password keeps what was typed', async ({ page }) => {
    await makeAccount(page, 'ro')
    await visit(page, '/auth/signin')
    await signIn(page, 'ro', 'wrong-wrong-wrong')
    await expect(page.getByRole('alert')).toHaveText(auth.failureText('CredentialsSignin'))
    await expect(page.getByLabel(exactly(auth.email()))).toHaveValue(CUSTOMERS.ro.email)
    await expect(page.getByLabel(exactly(auth.password()))).toHaveValue('wrong-wrong-wrong')
    await expectAccessible(page, 'wrong password')
  })

  test('before the address is verified the error page sends the mail again', async ({ page }) => {
    await visit(page, '/auth/register')
    await register(page, 'ro')
    await visit(page, '/auth/signin')
    await signIn(page, 'ro')
    await expect(page).toHaveURL(/\/auth\/error\?error=EmailNotVerified$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.notVerifiedTitle())
    await submit(page, auth.resend()).click()
    await expect(submit(page, auth.resend())).toBeDisabled()
    await expectAccessible(page, 'sent again')
    await verify(page, 'ro')
  })

  test('a link works once, and the page then offers another', async ({ page }) => {
    await visit(page, '/auth/register')
    await register(page, 'ro')
    const link = await linkInMail(page, { to: CUSTOMERS.ro.email, subject: mails.verify.subject(), path: '/auth/verify' })
    await visit(page, link)
    await submit(page, auth.verifyButton()).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.verifiedTitle())
    await visit(page, '/')
    await visit(page, link)
    await submit(page, auth.verifyButton()).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.linkEndedTitle())
    await expectAccessible(page, 'ended link')
  })

  test('a common password is refused by the shop beside its field', async ({ page }) => {
    await visit(page, '/auth/register')
    await page.getByLabel(exactly(auth.lastName())).fill('Marinescu')
    await page.getByLabel(exactly(auth.firstName())).fill('Ioana')
    await page.getByLabel(exactly(auth.email())).fill(CUSTOMERS.ro.email)
    await page.getByLabel(exactly(auth.password())).fill('nestling-1')
    const strength = page.getByRole('status', { name: strengthLabel() })
    await expect(strength).toContainText(auth.passwordProblemText('password_shop', PASSWORD_LENGTH))
    await page.getByLabel(exactly(auth.password())).fill(PASSWORD)
    await expect(strength).toContainText(strengthTexts[3].name())
    await page.getByLabel(exactly(auth.password())).fill('iloveyou1')
    await expect(strength).toContainText(strengthTexts[2].name())
    await submit(page, auth.createAccount()).click()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await expect(page.getByLabel(exactly(auth.password()))).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(exactly(auth.password()))).toHaveValue('iloveyou1')
  })
})

test('a forgotten password is replaced by the link of the mail, and signs in', async ({ page }) => {
  await makeAccount(page, 'ro')
  await visit(page, '/auth/forgot')
  await page.getByLabel(exactly(auth.email())).fill(CUSTOMERS.ro.email)
  await submit(page, auth.sendLink()).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.forgotSentTitle())
  await expectAccessibleAndNarrow(page, 'forgot, sent')
  const link = await linkInMail(page, { to: CUSTOMERS.ro.email, subject: mails.reset.subject(), path: '/auth/reset' })
  await visit(page, link)
  await page.getByLabel(exactly(auth.newPassword())).fill('rata-lampa-ploaie')
  await submit(page, auth.savePassword()).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.resetDoneTitle())
  await page.getByRole('link', { name: exactly(auth.signIn()) }).click()
  await hydrated(page)
  await signIn(page, 'ro', 'rata-lampa-ploaie')
  await page.waitForURL((url) => !url.pathname.includes('/auth/'))
})

test('a visitor who never signed in asks for no session', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/')) asked.push(request.url())
  })
  await visit(page, '/')
  await visit(page, '/sale')
  await accountLink(page).click()
  await expect(page.getByRole('link', { name: exactly(auth.signIn()) })).toBeVisible()
  expect(asked).toEqual([])
})
