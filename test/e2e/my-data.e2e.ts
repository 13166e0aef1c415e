/** The account: children, vouchers, password and sessions, newsletter, copy and deletion, on a phone and by keyboard; the languages by turns. */
import { readFile } from 'node:fs/promises'
import { type Page } from '@playwright/test'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import { childProblemText } from '#messages/customers/children.ts'
import * as account from '#messages/customers/account.ts'
import * as auth from '#messages/customers/auth.ts'
import * as children from '#messages/customers/children-page.ts'
import { refusalText } from '#messages/customers/failures.ts'
import { detailsFault } from '#messages/customers/details.ts'
import * as privacy from '#messages/customers/privacy.ts'
import * as security from '#messages/customers/security.ts'
import * as vouchers from '#messages/customers/vouchers.ts'
import * as copying from '#messages/promotions/copy-code.ts'
import { dateOrder, monthName } from '#messages/dates.ts'
import { errorSummary } from '#messages/forms.ts'
import { accountLink, enter, makeAccount, PASSWORD, signIn, submit } from './account.ts'
import { CODES } from './campaign.ts'
import { CUSTOMERS, exactly, hydrated, visit } from './customer.ts'
import { tabTo, type } from './keyboard.ts'
import { expectAccessible, expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

const at = (locale: Locale, path: string) => href(MARKETS[locale], path)
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const inDialog = (page: Page, label: string) => dialog(page).getByRole('button', { name: exactly(label) })

async function fillChild(page: Page, name: string, [day, month, year]: [string, number, string]): Promise<void> {
  await dialog(page).getByLabel(exactly(children.name())).fill(name)
  await dialog(page).getByLabel(exactly(children.day())).fill(day)
  await dialog(page)
    .getByLabel(exactly(children.month()))
    .selectOption({ label: monthName(month) })
  await dialog(page).getByLabel(exactly(children.year())).fill(year)
}

const { day, month, year } = children
const DATE_FIELDS = { day, month, year }

// A browser reports each refused call.
const REFUSED = /status of 422/

for (const locale of LANGUAGES) {
  test.describe(`data of the account in ${locale}`, () => {
    test.use({ speaks: locale, allowed: REFUSED })

    if (inTurn(locale, 0))
      test('children are added, changed and deleted, and stand in no address', async ({ page }) => {
        const addresses: string[] = []
        page.on('request', (request) => addresses.push(request.url()))
        await makeAccount(page, locale)
        await enter(page, locale, '/my/children')
        await expect(title(page)).toHaveText(account.children())
        await expectAccessibleAndNarrow(page, 'no children')
        await page.setViewportSize({ width: 1280, height: 800 })

        await submit(page, children.add()).click()
        await inDialog(page, children.save()).click()
        await expect(page.getByText(errorSummary(2))).toBeVisible()
        await expect(dialog(page).getByRole('link', { name: childProblemText('child_name_required') })).toBeVisible()
        await dialog(page)
          .getByRole('link', { name: childProblemText('dob_required') })
          .click()
        await expect(dialog(page).getByLabel(exactly(DATE_FIELDS[dateOrder()[0]!]()))).toBeFocused()
        await expectAccessibleAndNarrow(page, 'a child with faults')
        await page.setViewportSize({ width: 1280, height: 800 })
        for (const field of await dialog(page).locator('input, select').all())
          await expect(field).toHaveAttribute('autocomplete', 'off')

        await fillChild(page, 'Gogoașă', ['8', 2, '2199'])
        await inDialog(page, children.save()).click()
        await expect(dialog(page).getByRole('link', { name: childProblemText('dob_future') })).toBeVisible()
        await fillChild(page, 'Gogoașă', ['8', 2, '2020'])
        await inDialog(page, children.save()).click()
        await expect(page.getByText(children.saved())).toBeVisible()
        await expect(dialog(page)).toHaveCount(0)
        const card = (name: string) =>
          main(page)
            .getByRole('listitem')
            .filter({ has: page.getByRole('heading', { name, exact: true }) })
        await expect(card('Gogoașă')).toContainText('2020')

        await card('Gogoașă')
          .getByRole('button', { name: children.changeNamed({ name: 'Gogoașă' }) })
          .click()
        await expect(dialog(page).getByLabel(exactly(children.year()))).toHaveValue('2020')
        await fillChild(page, 'Smaranda', ['19', 5, '2021'])
        await inDialog(page, children.save()).click()
        await expect(card('Smaranda')).toContainText('2021')
        await expectAccessibleAndNarrow(page, 'a child')
        await card('Smaranda')
          .getByRole('button', { name: children.removeNamed({ name: 'Smaranda' }) })
          .click()
        await expectAccessible(page, 'question before a child is deleted')
        await inDialog(page, children.remove()).click()
        await expect(card('Smaranda')).toHaveCount(0)
        await page.reload()
        await expect(main(page).getByText(children.none())).toBeVisible()
        expect(addresses.filter((one) => /gogoa|smaranda|2021-05-19/i.test(decodeURIComponent(one)))).toEqual([])
      })

    if (inTurn(locale, 2))
      test('a child is added by keyboard', async ({ page }) => {
        await makeAccount(page, locale)
        await enter(page, locale, '/my/children')
        await tabTo(page, submit(page, children.add()))
        await page.keyboard.press('Enter')
        await expect(dialog(page)).toBeFocused()
        await type(page, children.name(), 'Matei')
        const typed = { day: '8', month: monthName(2), year: '2024' }
        for (const part of dateOrder()) {
          await tabTo(page, dialog(page).getByLabel(exactly(DATE_FIELDS[part]())))
          await page.keyboard.type(typed[part])
        }
        await page.keyboard.press('Enter')
        await expect(page.getByText(children.saved())).toBeVisible()
        await expect(main(page).getByRole('heading', { name: 'Matei' })).toBeVisible()
        await tabTo(page, main(page).getByRole('button', { name: children.removeNamed({ name: 'Matei' }) }))
        await page.keyboard.press('Enter')
        await expect(dialog(page)).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toHaveCount(0)
        await expect(main(page).getByRole('button', { name: children.removeNamed({ name: 'Matei' }) })).toBeFocused()
      })

    if (inTurn(locale, 0))
      test('a voucher is added by its code on a phone', async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 })
        await makeAccount(page, locale)
        await enter(page, locale, '/my/vouchers')
        await expect(title(page)).toHaveText(account.vouchers())
        await expect(main(page).getByText(vouchers.none())).toBeVisible()
        const field = page.getByLabel(exactly(vouchers.codeLabel()))
        await submit(page, vouchers.add()).click()
        await expect(page.getByRole('link', { name: vouchers.codeRequired() })).toBeVisible()
        await field.fill('N3ST-0000-0000-0000')
        await submit(page, vouchers.add()).click()
        await expect(page.getByRole('link', { name: refusalText({ code: 'error_invalid' })! })).toBeVisible()
        await expectAccessibleAndNarrow(page, 'a voucher that does not exist')
        const { voucher } = CODES[locale]
        await field.fill(voucher.toLowerCase())
        await submit(page, vouchers.add()).click()
        await expect(page.getByText(vouchers.added())).toBeVisible()
        const card = main(page).getByRole('listitem').filter({ hasText: voucher })
        await expect(card).toContainText(vouchers.creditLeft())
        await expectAccessibleAndNarrow(page, 'a voucher')
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        await card.getByRole('button', { name: copying.copyNamed({ code: voucher }) }).click()
        await expect(page.getByText(copying.copied())).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(voucher)
      })

    if (inTurn(locale, 1))
      test('the password is changed, which ends the other sessions; sessions are ended one by one and together', async ({
        page,
        browser,
        open,
      }) => {
        await makeAccount(page, locale)
        const origin = open.shop.url
        const others = await Promise.all(
          ['A', 'B', 'C'].map(() => browser.newPage({ baseURL: origin, locale: MARKETS[locale].language })),
        )
        for (const other of others) await enter(other, locale, '/my/security')
        await enter(page, locale, '/my/security')
        await expect(title(page)).toHaveText(account.security())
        const rows = main(page).getByRole('listitem').filter({ hasText: 'Chrome' })
        await expect(rows).toHaveCount(4)
        await expect(rows.filter({ hasText: security.thisBrowser() })).toHaveCount(1)
        await expectAccessibleAndNarrow(page, 'sessions')
        await rows.getByRole('button').first().click()
        await expect(page.getByText(security.ended(1))).toBeVisible()
        await expect(rows).toHaveCount(3)
        await expect(page.getByRole('heading', { name: security.sessionsTitle() })).toBeFocused()
        await submit(page, security.endOthers()).click()
        await expect(page.getByText(security.ended(2))).toBeVisible()
        await expect(rows).toHaveCount(1)
        await expect(page.getByText(security.noOthers())).toBeVisible()
        await visit(others[0]!, at(locale, '/my/security'))
        await expect(title(others[0]!)).toHaveText(auth.signInTitle())

        await page.getByLabel(exactly(security.currentPassword())).fill('wrong-wrong-wrong')
        await page.getByLabel(exactly(auth.newPassword())).fill('short')
        await submit(page, security.save()).click()
        await expect(page.getByText(errorSummary(1))).toBeVisible()
        const password = 'nor-tramvai-ceainic'
        await page.getByLabel(exactly(auth.newPassword())).fill(password)
        await submit(page, security.save()).click()
        await expect(page.getByRole('link', { name: detailsFault('password_wrong')! })).toBeVisible()
        await expectAccessibleAndNarrow(page, 'a wrong password')
        await signIn(others[0]!, locale)
        await others[0]!.waitForURL((url) => url.pathname === at(locale, '/my/security'))
        await page.getByLabel(exactly(security.currentPassword())).fill(PASSWORD)
        await submit(page, security.save()).click()
        await expect(page.getByText(security.changed())).toBeVisible()
        await expect(page.getByLabel(exactly(auth.newPassword()))).toHaveValue('')
        await visit(others[0]!, at(locale, '/my/security'))
        await signIn(others[0]!, locale, password)
        await others[0]!.waitForURL((url) => url.pathname === at(locale, '/my/security'))
        for (const other of others) await other.close()
      })

    if (inTurn(locale, 2))
      test('the newsletter is chosen, a copy is downloaded, and the account is deleted in two steps', async ({ page }) => {
        await makeAccount(page, locale)
        await enter(page, locale, '/my/privacy')
        const { email } = CUSTOMERS[locale]
        await expect(title(page)).toHaveText(account.privacy())
        await expect(page.getByText(privacy.neverAsked())).toBeVisible()
        const consent = page.getByRole('checkbox', { name: privacy.newsletterText({ email }) })
        await consent.check()
        await expect(page.getByText(privacy.saved())).toBeVisible()
        await page.reload()
        await hydrated(page)
        await expect(consent).toBeChecked()
        await expectAccessibleAndNarrow(page, 'privacy')

        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('link', { name: exactly(privacy.download()) }).click(),
        ])
        const copy = JSON.parse(await readFile(await file.path(), 'utf8'))
        expect(copy.data.customer[0].email).toBe(email)
        expect(copy.data.customer_consent).toMatchObject([{ purpose: 'newsletter', is_given: true, locale }])

        await submit(page, privacy.begin()).click()
        await expect(page.getByRole('heading', { name: privacy.firstStep() })).toBeFocused()
        await page.getByLabel(exactly(privacy.password())).fill('wrong-wrong-wrong')
        await submit(page, privacy.goOn()).click()
        await expect(page.getByRole('link', { name: detailsFault('password_wrong')! })).toBeVisible()
        await page.getByLabel(exactly(privacy.password())).fill(PASSWORD)
        await submit(page, privacy.goOn()).click()
        await expect(page.getByRole('heading', { name: privacy.secondStep() })).toBeFocused()
        await page.getByLabel(exactly(privacy.address())).fill('somebody.else@example.com')
        await submit(page, privacy.deleteForGood()).click()
        await expect(page.getByRole('link', { name: detailsFault('email_differs')! })).toBeVisible()
        await expectAccessibleAndNarrow(page, 'second step of the deletion')
        const button = await submit(page, privacy.deleteForGood()).boundingBox()
        expect(button!.width, 'the button is on one line').toBeGreaterThan(2 * button!.height)
        await page.getByLabel(exactly(privacy.address())).fill(email)
        await submit(page, privacy.deleteForGood()).click()
        await expect(title(page)).toHaveText(privacy.deletedTitle())
        await expectAccessibleAndNarrow(page, 'account deleted')
        await main(page)
          .getByRole('link', { name: exactly(privacy.toShop()) })
          .click()
        await page.waitForURL((url) => url.pathname === at(locale, '/'))
        // The new page takes the focus, which closes the menu.
        await expect(title(page)).not.toHaveText(privacy.deletedTitle())
        await accountLink(page).click()
        await expect(page.getByRole('link', { name: exactly(auth.signIn()) })).toBeVisible()
        await visit(page, at(locale, '/my/privacy'))
        await expect(title(page)).toHaveText(auth.signInTitle())
      })
  })
}

test('these pages are for customers alone, and say so to caches and search engines', async ({ page }) => {
  await makeAccount(page, 'ro')
  const paths = ['/my/children', '/my/vouchers', '/my/security', '/my/privacy']
  for (const path of paths) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['cache-control']], path).toEqual([302, 'private, no-store'])
  }
  await enter(page, 'ro', '/my/children')
  for (const path of paths) {
    const answer = await page.request.get(path)
    expect(answer.headers()['cache-control'], path).toBe('no-store')
    expect(answer.headers()['x-robots-tag'] ?? (await answer.text()), path).toContain('noindex')
  }
})
