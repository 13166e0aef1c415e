/** The back office in a browser: the first owner, an invited person, both steps of a sign-in. */
import type { Browser, Page } from '@playwright/test'
import { PASSWORD_LENGTH } from '#domain/customers/account.ts'
import * as access from '#messages/admin/access.ts'
import { clearFilters, nothingFits } from '#messages/admin/list.ts'
import { views } from '#messages/admin/orders.ts'
import * as shell from '#messages/admin/shell.ts'
import * as staff from '#messages/admin/staff.ts'
import * as today from '#messages/admin/today.ts'
import { passwordProblemText } from '#messages/customers/auth.ts'
import { invitation } from '#messages/staff/staff-mail.ts'
import { codeOf } from '#test/staff/authenticator-app.ts'
import { STAFF_PASSWORD } from '#test/staff/staff-member.ts'
import { tokenInMail } from './account.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, listen, test } from './shop-test.ts'

test.use({ office: 'first owner', speaks: 'en', allowed: /status of 422/ })

const HALF_MINUTE = 30_000

/** Reads the key, types the first code and keeps the recovery codes. Returns the key. */
async function enrol(page: Page): Promise<string> {
  const key = await page.locator('code').innerText()
  await expectAccessible(page, 'second step')
  await page.getByLabel(access.sixDigitsLabel()).fill(codeOf(key, new Date()))
  await expect(page.getByRole('listitem').filter({ hasText: /^[a-z2-9]{4}-[a-z2-9]{4}$/ })).toHaveCount(10)
  await expectAccessible(page, 'recovery codes')
  await page.getByLabel(access.iKeepThem()).check()
  await page.getByRole('button', { name: access.openOffice() }).click()
  return key
}

async function firstOwner(page: Page, output: string): Promise<string> {
  const [link = ''] = output.match(/http\S+\/admin\/set-up#token=\S+/g)?.slice(-1) ?? []
  await page.goto(new URL(link).pathname + new URL(link).hash)
  await page.getByLabel(access.firstName()).fill('Ruxandra')
  await page.getByLabel(access.lastName()).fill('Moldovan')
  await page.getByLabel(access.email()).fill('ruxandra@exemplu.ro')
  await page.getByLabel(access.password()).fill('short')
  await page.keyboard.press('Enter')
  await expect(page.getByText(passwordProblemText('password_short', PASSWORD_LENGTH))).toBeVisible()
  await expectAccessible(page, 'a refused set-up')
  await expect(page.getByLabel(access.firstName())).toHaveValue('Ruxandra')
  await page.getByLabel(access.password()).fill(STAFF_PASSWORD)
  await page.keyboard.press('Enter')
  return enrol(page)
}

/** Invites a person and, in a browser of their own, follows the link of the mail. Returns their page. */
async function invitedPerson(page: Page, browser: Browser, complaints: string[]): Promise<Page> {
  const email = 'vlad@exemplu.ro'
  await page.getByRole('button', { name: staff.invite() }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(access.firstName()).fill('Vlad')
  await dialog.getByLabel(access.lastName()).fill('Petrescu')
  await dialog.getByLabel(access.email()).fill(email)
  await dialog.getByLabel(staff.role()).selectOption({ label: shell.roles.support() })
  await expectAccessible(page, 'invitation')
  await dialog.getByRole('button', { name: staff.sendInvitation() }).click()
  await expect(page.getByText(staff.linkSent({ email }))).toBeVisible()
  const origin = new URL(page.url()).origin
  const token = await tokenInMail(origin, { to: email, subject: invitation.subject({ shop: 'Nestling' }) })
  const context = await browser.newContext({ locale: 'en-GB', baseURL: origin })
  listen(context, complaints)
  const other = await context.newPage()
  await other.goto(`/admin/invitation#token=${token}`)
  await other.getByLabel(access.password()).fill(STAFF_PASSWORD)
  await other.getByRole('button', { name: access.setPassword() }).click()
  await enrol(other)
  return other
}

/** The first page: what is searched in vain while somebody looks elsewhere is there when the window is looked at again. */
async function expectToday(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: today.needsAPerson() })).toBeVisible()
  for (const market of ['ro', 'hu', 'en'] as const)
    await expect(page.getByRole('img', { name: new RegExp(`, ${today.markets[market]()}: `) })).toBeVisible()
  const wanted = 'qwrtzpsdfghjkl'
  await page.request.get(`/search/${wanted}`)
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('row').filter({ hasText: wanted })).toContainText('1', { timeout: 1_000 })
  }).toPass()
  await expectAccessible(page, 'today')
}

test('an owner sets up the office and invites somebody, who sees what the role allows', async ({
  page,
  browser,
  open,
  complaints,
}) => {
  const key = await firstOwner(page, open.shop.output)
  await expectToday(page)
  await page.goto('/admin/settings/staff')
  const other = await invitedPerson(page, browser, complaints)
  // Support sees what is sold, and not what was searched in vain.
  await expect(other.getByRole('heading', { name: today.salesByMarket() })).toBeVisible()
  await expect(other.getByRole('columnheader', { name: today.nothingFound() })).toHaveCount(0)
  await expect(other.getByRole('link', { name: shell.staffAndRoles() })).toHaveCount(0)
  await other.goto('/admin/settings/staff')
  await expect(other.getByText(shell.notFound())).toBeVisible()
  await other.context().close()

  await page.goto('/admin/orders')
  await page.getByRole('button', { name: views.all() }).click()
  await expect(page).toHaveURL(/view=all/)
  await page.keyboard.press('/')
  await page.keyboard.type('nobody of this name')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: nothingFits() })).toBeVisible()
  await expectAccessible(page, 'no order fits')
  await page.getByRole('button', { name: clearFilters() }).click()
  await expect(page).toHaveURL(/orders\?view=all$/)
  await expectAccessible(page, 'orders')
  await expectNarrow(page, 'orders')

  for (const path of ['/today', '/settings/staff', '/settings/audit', '/account']) {
    await page.goto(`/admin${path}`)
    await expect(page.getByRole('table').first()).toBeVisible()
    await expectAccessible(page, path)
    await expectNarrow(page, path)
  }
  await page.goto('/admin/settings/audit')
  await page.getByLabel(staff.searchLog()).fill('vlad')
  await expect(page.getByRole('row').filter({ hasText: staff.acts['staff.invited']() })).toHaveCount(1)

  await page.goto('/admin/account')
  await page.getByRole('button', { name: shell.signOut() }).click()
  await page.getByLabel(access.email()).fill('ruxandra@exemplu.ro')
  await page.getByLabel(access.password(), { exact: true }).fill(STAFF_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('ruxandra@exemplu.ro')).toBeVisible()
  await expectAccessible(page, 'six digits')
  await page.getByLabel(access.code()).fill('000000')
  await expect(page.getByText(shell.problems.wrong_code())).toBeVisible()
  // The code of this half minute may be used already; the next one is right too.
  await page.getByLabel(access.code()).fill(codeOf(key, new Date(Date.now() + HALF_MINUTE)))
  await expect(page.getByRole('heading', { name: today.needsAPerson() })).toBeVisible()
})
