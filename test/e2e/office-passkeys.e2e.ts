/** Passkeys of staff with an authenticator inside Chromium: as the only second step, as both steps at once, named and removed. */
import type { Page } from '@playwright/test'
import * as access from '#messages/admin/access.ts'
import * as shell from '#messages/admin/shell.ts'
import * as staff from '#messages/admin/staff.ts'
import * as passkeys from '#messages/customers/passkeys.ts'
import { STAFF_PASSWORD } from '#test/staff/staff-member.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

/** Text in every place that shows it. */
const NAME = 'Țestoasă ő <img src=x onerror=alert(1)>'

test.use({ office: 'passkeys', speaks: 'en', allowed: /status of 422/ })

/** A device with a screen lock, which answers at once as if its owner had. */
async function addDevice(page: Page) {
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
    setVerified: async (isUserVerified: boolean) =>
      void (await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** Makes the first owner by the link of the console, with a passkey as the only second step. */
async function ownerWithPasskey(page: Page, output: string): Promise<void> {
  const [link = ''] = output.match(/http\S+\/admin\/set-up#token=\S+/g)?.slice(-1) ?? []
  await page.goto(new URL(link).pathname + new URL(link).hash)
  await page.getByLabel(access.firstName()).fill('Ruxandra')
  await page.getByLabel(access.lastName()).fill('Moldovan')
  await page.getByLabel(access.email()).fill('ruxandra@exemplu.ro')
  await page.getByLabel(access.password()).fill(STAFF_PASSWORD)
  await page.keyboard.press('Enter')
  await button(page, access.passkeyInstead()).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^[a-z2-9]{4}-[a-z2-9]{4}$/ })).toHaveCount(10)
  await page.getByLabel(access.iKeepThem()).check()
  await button(page, access.openOffice()).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

test('a passkey is the second step, both steps at once, and is named and kept as the last', async ({ page, open }) => {
  const device = await addDevice(page)
  await ownerWithPasskey(page, open.shop.output)
  await page.goto('/admin/account')
  await expect(page.getByText(`${staff.theApp()}: ${staff.notSet()}`)).toBeVisible()
  await expectAccessible(page, 'account with a passkey')
  await expectNarrow(page, 'account with a passkey')
  await button(page, passkeys.rename()).click()
  await dialog(page).getByLabel(passkeys.name()).fill('')
  await button(page, passkeys.save()).click()
  await expect(dialog(page).getByText(passkeys.PASSKEY_FAULTS.passkey_name_required())).toBeVisible()
  await expectAccessible(page, 'name of a passkey')
  await dialog(page).getByLabel(passkeys.name()).fill(NAME)
  await button(page, passkeys.save()).click()
  await expect(page.getByRole('rowheader', { name: NAME })).toBeVisible()
  await button(page, passkeys.remove()).click()
  await dialog(page).getByRole('button', { name: passkeys.remove() }).click()
  await expect(page.getByText(shell.problems.last_second_step())).toBeVisible()
  await button(page, staff.newCodes()).click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page, 'new recovery codes')
  await button(page, staff.kept()).click()

  await button(page, shell.signOut()).click()
  await expect(page.getByRole('heading', { name: access.signIn() })).toBeVisible()
  await expectAccessible(page, 'sign-in with a passkey')
  await device.setVerified(false)
  await button(page, access.withPasskey()).click()
  await expect(page.getByText(passkeys.browserFailure('NotAllowedError'))).toBeVisible()
  await device.setVerified(true)
  await button(page, access.withPasskey()).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()

  await page.goto('/admin/account')
  await expect(page.getByRole('row').filter({ hasText: NAME })).not.toContainText(staff.never())
  await button(page, shell.signOut()).click()
  await page.getByLabel(access.email()).fill('ruxandra@exemplu.ro')
  await page.getByLabel(access.password(), { exact: true }).fill(STAFF_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: access.secondStepPlease() })).toBeVisible()
  await expectAccessible(page, 'second step by a passkey')
  await button(page, access.withPasskey()).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
})
