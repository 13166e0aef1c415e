/** Passkeys with an authenticator inside Chromium: added, used and removed; in three languages, by keyboard, and what goes wrong. */
import type { Page } from '@playwright/test'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import { detailsFault } from '#messages/customers/details.ts'
import * as account from '#messages/customers/account.ts'
import * as auth from '#messages/customers/auth.ts'
import * as mails from '#messages/customers/auth-mail.ts'
import * as passkeys from '#messages/customers/passkeys.ts'
import { password } from '#messages/customers/privacy.ts'
import { accountLink, makeAccount, PASSWORD, signIn, signOut, submit } from './account.ts'
import { CUSTOMERS, exactly, hydrated, visit } from './customer.ts'
import { tabTo } from './keyboard.ts'
import { expectAccessible, expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

const at = (locale: Locale, path: string) => href(MARKETS[locale], path)
const dialog = (page: Page) => page.getByRole('dialog')
const inDialog = (page: Page, label: string) => dialog(page).getByRole('button', { name: exactly(label) })
const region = (page: Page) => page.getByRole('region', { name: exactly(passkeys.title()) })
const items = (page: Page) => region(page).getByRole('listitem')
const renameButton = (page: Page) => items(page).getByRole('button', { name: new RegExp(`^${passkeys.rename()}`) })
const removeButton = (page: Page) => items(page).getByRole('button', { name: new RegExp(`^${passkeys.remove()}`) })

/** A device with a screen lock, which answers at once as if its owner had. `setVerified`: whether it recognises them. */
async function addDevice(page: Page): Promise<{ setVerified(isUserVerified: boolean): Promise<void> }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setVerified: async (isUserVerified) => void (await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
  }
}

/** The device would choose for its owner as soon as a field offers its passkeys: this browser offers none. */
const withoutSuggestions = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(PublicKeyCredential, 'isConditionalMediationAvailable'))

/** Opens the page of password, passkeys and sessions over the sign-in page. */
async function enter(page: Page, locale: Locale): Promise<void> {
  await visit(page, at(locale, '/my/security'))
  await signIn(page, locale)
  await page.waitForURL((url) => url.pathname === at(locale, '/my/security'))
  await hydrated(page)
}

async function addPasskey(page: Page): Promise<void> {
  await submit(page, passkeys.add()).click()
  await expect(page.getByText(passkeys.added())).toBeVisible()
  await expect(items(page)).toHaveCount(1)
}

async function leave(page: Page): Promise<void> {
  await accountLink(page).click()
  await signOut(page, () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: exactly(auth.signOut()) })
      .click(),
  )
}

const signInPage = (locale: Locale) => at(locale, `/auth/signin?callbackUrl=${at(locale, '/my/security')}`)

for (const locale of LANGUAGES) {
  test.describe(`a passkey in ${locale}`, () => {
    test.use({ speaks: locale })

    if (inTurn(locale, 0))
      test('is added, renamed, signs in by the button, and is removed', async ({ page }) => {
        await makeAccount(page, locale)
        await withoutSuggestions(page)
        await enter(page, locale)
        await addDevice(page)
        await expect(region(page).getByText(passkeys.none())).toBeVisible()
        await addPasskey(page)
        await expect(items(page)).toContainText('Chrome')
        await expect(items(page)).toContainText(passkeys.neverUsed())
        await expectAccessibleAndNarrow(page, 'a passkey')
        await renameButton(page).click()
        await dialog(page).getByLabel(exactly(passkeys.name())).fill('')
        await inDialog(page, passkeys.save()).click()
        await expect(page.getByRole('link', { name: passkeys.PASSKEY_FAULTS.passkey_name_required() })).toBeVisible()
        await expectAccessibleAndNarrow(page, 'the name of a passkey')
        await dialog(page).getByLabel(exactly(passkeys.name())).fill('Țestoasă ő')
        await inDialog(page, passkeys.save()).click()
        await expect(page.getByText(passkeys.renamed())).toBeVisible()
        await expect(items(page)).toContainText('Țestoasă ő')

        await leave(page)
        await visit(page, signInPage(locale))
        await expectAccessibleAndNarrow(page, 'sign-in page with passkeys')
        await submit(page, passkeys.signInWithPasskey()).click()
        await page.waitForURL((url) => url.pathname === at(locale, '/my/security'))
        await hydrated(page)
        await expect(items(page)).not.toContainText(passkeys.neverUsed())
        await removeButton(page).click()
        await expectAccessibleAndNarrow(page, 'question before a passkey is removed')
        await inDialog(page, passkeys.remove()).click()
        await expect(page.getByText(passkeys.removed())).toBeVisible()
        await expect(items(page)).toHaveCount(0)
        await expect(page.getByRole('heading', { name: exactly(passkeys.title()) })).toBeFocused()

        // Mails are shown on this machine alone, and written after the answer.
        await page.context().setExtraHTTPHeaders({})
        const { email } = CUSTOMERS[locale]
        for (const { subject } of [mails.passkeyAdded, mails.passkeyRemoved])
          await expect(async () => {
            await page.goto('/dev/mail')
            const mail = page.getByRole('row').filter({ hasText: email }).filter({ hasText: subject() })
            await expect(mail).toHaveCount(1, { timeout: 500 })
          }).toPass()
      })
  })
}

test('a passkey is added, used and removed by keyboard', async ({ page }) => {
  await makeAccount(page, 'ro')
  await withoutSuggestions(page)
  await enter(page, 'ro')
  await addDevice(page)
  await tabTo(page, submit(page, passkeys.add()))
  await page.keyboard.press('Enter')
  await expect(page.getByText(passkeys.added())).toBeVisible()
  await tabTo(page, renameButton(page))
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeFocused()
  await tabTo(page, dialog(page).getByLabel(exactly(passkeys.name())))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Telefonul mamei')
  await page.keyboard.press('Enter')
  await expect(items(page)).toContainText('Telefonul mamei')
  await expect(renameButton(page)).toBeFocused()

  await tabTo(page, accountLink(page))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: exactly(auth.signOut()) }))
  await signOut(page, () => page.keyboard.press('Enter'))
  await visit(page, signInPage('ro'))
  await tabTo(page, submit(page, passkeys.signInWithPasskey()))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/my/security')
  await hydrated(page)
  await tabTo(page, removeButton(page))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(removeButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, inDialog(page, passkeys.remove()))
  await page.keyboard.press('Enter')
  await expect(page.getByText(passkeys.removed())).toBeVisible()
})

test('the field for the address offers the passkey, and the cart follows the account', async ({ page }) => {
  await makeAccount(page, 'ro')
  await enter(page, 'ro')
  await addDevice(page)
  await addPasskey(page)
  await leave(page)
  await page.evaluate(() => localStorage.setItem('wishlist', '["10001"]'))
  // This browser's device chooses for its owner as soon as it is offered.
  await page.goto(signInPage('ro'))
  await page.waitForURL((url) => url.pathname === '/my/security')
  await expect.poll(async () => (await page.request.get('/api/my/wishlist')).json()).toMatchObject({ products: ['10001'] })
})

test.describe('what goes wrong is said', () => {
  test.use({ allowed: /status of 4(01|03|22)/ })

  test('a removed passkey is refused, and the password signs in', async ({ page }) => {
    await makeAccount(page, 'ro')
    await withoutSuggestions(page)
    await enter(page, 'ro')
    await addDevice(page)
    await addPasskey(page)
    await removeButton(page).click()
    await inDialog(page, passkeys.remove()).click()
    await expect(items(page)).toHaveCount(0)
    await leave(page)
    await visit(page, signInPage('ro'))
    await submit(page, passkeys.signInWithPasskey()).click()
    await expect(page.getByRole('alert')).toHaveText(passkeys.unknownPasskey())
    await expectAccessible(page, 'a refused passkey')
    await signIn(page, 'ro')
    await page.waitForURL((url) => url.pathname === '/my/security')
  })

  test('a device that does not recognise its owner makes no passkey; one that has one makes no second', async ({ page }) => {
    await makeAccount(page, 'ro')
    await enter(page, 'ro')
    const device = await addDevice(page)
    await device.setVerified(false)
    await submit(page, passkeys.add()).click()
    await expect(page.getByRole('alert')).toHaveText(passkeys.browserFailure('NotAllowedError'))
    await device.setVerified(true)
    await addPasskey(page)
    await submit(page, passkeys.add()).click()
    await expect(page.getByRole('alert')).toHaveText(passkeys.browserFailure('InvalidStateError'))
    await expectAccessible(page, 'no second passkey')
    await expect(items(page)).toHaveCount(1)
  })

  test('a session of long ago is confirmed by the password or by a passkey, and what was asked for goes on', async ({ page }) => {
    await makeAccount(page, 'ro')
    await enter(page, 'ro')
    await addDevice(page)
    // The shop says so ten minutes after the sign-in.
    const refuseOnce = (path: string) =>
      page.route(path, (route) => route.fulfill({ status: 403, contentType: 'application/problem+json', json: LATE }), {
        times: 1,
      })
    await refuseOnce('**/api/my/passkeys/options')
    await submit(page, passkeys.add()).click()
    await expect(page.getByRole('heading', { name: exactly(passkeys.confirmTitle()) })).toBeVisible()
    await expectAccessibleAndNarrow(page, 'confirmation')
    await dialog(page).getByLabel(exactly(password())).fill('wrong-wrong-wrong')
    await inDialog(page, passkeys.confirm()).click()
    await expect(page.getByRole('link', { name: detailsFault('password_wrong')! })).toBeVisible()
    await dialog(page).getByLabel(exactly(password())).fill(PASSWORD)
    await inDialog(page, passkeys.confirm()).click()
    await expect(page.getByText(passkeys.added())).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)

    await refuseOnce('**/api/my/passkeys/*/delete')
    await removeButton(page).click()
    await inDialog(page, passkeys.remove()).click()
    await inDialog(page, passkeys.confirmWithPasskey()).click()
    await expect(page.getByText(passkeys.removed())).toBeVisible()
    await expect(items(page)).toHaveCount(0)
  })
})

const LATE = { type: 'about:blank', title: 'Forbidden', status: 403, code: 'confirmation_required' }

test('a browser that does not know passkeys is not asked for one', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'))
  await makeAccount(page, 'ro')
  await visit(page, signInPage('ro'))
  await expect(submit(page, passkeys.signInWithPasskey())).toHaveCount(0)
  await signIn(page, 'ro')
  await page.waitForURL((url) => url.pathname === '/my/security')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.security())
  await expect(region(page).getByText(passkeys.unsupported())).toBeVisible()
  await expect(submit(page, passkeys.add())).toHaveCount(0)
})
