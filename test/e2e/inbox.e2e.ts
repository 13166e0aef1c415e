/** The inboxes of the back office in a browser: messages of strangers, and withdrawals. */
import type { Page } from '@playwright/test'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { contactHref } from '#domain/market/page-paths.ts'
import { withdrawalHref } from '#domain/market/withdrawal-path.ts'
import * as inbox from '#messages/admin/inbox.ts'
import * as say from '#messages/admin/messages.ts'
import { cancel, problems } from '#messages/admin/shell.ts'
import * as withdrawal from '#messages/admin/withdrawals.ts'
import * as form from '#messages/contact/form.ts'
import * as declaration from '#messages/customers/withdraw.ts'
import { HOSTILE_TEXTS } from '#test/hostile/payloads.ts'
import { exactly } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

test.use({ office: 'shared' })

const PAYLOADS = 20

/** Writes a message to the merchant. Who is too quick for a person is asked to send once more. */
async function write(page: Page, locale: Locale, name: string, message: string): Promise<void> {
  await page.goto(contactHref(MARKETS[locale]))
  await page.getByLabel(form.message()).fill(message)
  await page.locator('[name=firstName]').fill(name)
  await page.locator('[name=lastName]').fill('Popa')
  await page.locator('[name=email]').fill(`${name.toLowerCase()}@exemplu.ro`)
  await expect(async () => {
    await page.getByRole('button', { name: form.send() }).click()
    await expect(page).toHaveURL(/sent=1/, { timeout: 1_000 })
  }).toPass()
}

/** Withdraws from an order that the shop does not know. */
async function withdraw(page: Page, locale: Locale): Promise<void> {
  await page.goto(withdrawalHref(MARKETS[locale]))
  await page.getByLabel(exactly(declaration.name())).fill('Ioana Marinescu')
  await page.getByLabel(exactly(declaration.reference())).fill('NST-ABCD1234')
  await page.getByLabel(exactly(declaration.email())).fill('ioana@example.com')
  await page.getByRole('button', { name: exactly(declaration.next()) }).click()
  await page.getByRole('button', { name: exactly(declaration.confirmWithdrawal()) }).click()
  await expect(page.getByText(declaration.nothingElse())).toBeVisible()
}

for (const locale of LANGUAGES) {
  test.describe(`inboxes in ${locale}`, () => {
    test.use({ speaks: locale, allowed: /status of (409|422)/ })

    if (inTurn(locale, 0))
      test('messages of strangers are text, answered and closed by keys, and what was typed stays', async ({ page, open }) => {
        const dialogs: string[] = []
        page.on('dialog', (dialog) => {
          dialogs.push(dialog.message())
          void dialog.dismiss()
        })
        await write(page, locale, 'Andreea', 'Ce mărime pentru 74 cm?')
        await write(page, locale, 'Ioana', HOSTILE_TEXTS.slice(0, PAYLOADS).join('\n'))
        await signInOwner(page, open.shop)
        await page.goto('/admin/messages')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(inbox.messages())
        const chosen = page.locator('a[data-entry][aria-current]')
        await expect(chosen).toContainText('Ioana')
        await expect(page.getByText(HOSTILE_TEXTS[0]!).last()).toBeVisible()
        await expectAccessible(page, 'messages')
        await page.keyboard.press('j')
        await expect(chosen).toContainText('Andreea')
        const answer = page.getByRole('textbox', { name: say.answer() })
        await answer.fill('De la 72 cm în sus.')
        await chosen.focus()
        await page.keyboard.press('k')
        await expect(chosen).toContainText('Ioana')
        await expect(answer).toHaveValue('')
        await page.keyboard.press('j')
        await expect(answer).toHaveValue('De la 72 cm în sus.')
        const number = (await chosen.getAttribute('data-entry'))!
        // A colleague writes meanwhile.
        const noted = await page.request.post(`/admin/api/messages/${number}/note`, {
          data: { text: 'Gâtul are 26 cm.' },
          headers: { origin: open.shop.url },
        })
        expect(noted.ok()).toBe(true)
        await answer.press('Control+Enter')
        await expect(page.getByText(problems.message_changed())).toBeVisible()
        await expect(page.getByText('Gâtul are 26 cm.')).toBeVisible()
        await expect(answer).toHaveValue('De la 72 cm în sus.')
        await expectAccessible(page, 'a refused answer')
        await answer.press('Control+Enter')
        await expect(page.getByText(say.sent({ number }))).toBeVisible()
        await expect(chosen).toContainText('Ioana')
        await expectNarrow(page, 'messages')
        await chosen.focus()
        await page.keyboard.press('e')
        await expect(page.getByText(inbox.nothingHere())).toBeVisible()
        expect(dialogs).toEqual([])
      })

    if (inTurn(locale, 2))
      test('a withdrawal is accepted, and refused with a reason that stays', async ({ page, open }) => {
        await withdraw(page, locale)
        await signInOwner(page, open.shop)
        await page.goto('/admin/withdrawals')
        await page.getByRole('button', { name: withdrawal.acts.accepted() }).click()
        await expect(page.getByText(new RegExp(`: ${withdrawal.states.accepted()}\\.$`))).toBeVisible()
        await expectAccessible(page, 'withdrawals')
        const refuse = page.getByRole('button', { name: withdrawal.acts.refused() })
        await refuse.click()
        const dialog = page.getByRole('dialog')
        const act = dialog.getByRole('button', { name: withdrawal.acts.refused() })
        await act.click()
        await expect(dialog.getByText(problems.reason_missing())).toBeVisible()
        await dialog.getByLabel(withdrawal.reasonOfRefusal()).fill('A fost folosit.')
        await dialog.getByRole('button', { name: cancel() }).click()
        await refuse.click()
        await expect(dialog.getByLabel(withdrawal.reasonOfRefusal())).toHaveValue('A fost folosit.')
        await expectAccessible(page, 'a refusal')
        await act.click()
        await expect(page.getByText('A fost folosit.')).toBeVisible()
        await expectNarrow(page, 'withdrawals')
      })
  })
}
