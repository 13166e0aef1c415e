/** Partnerships in the account: one click gives one code, which stays the same; who is not eligible reads what is missing (D-30). */
import { partnerships as title } from '#messages/customers/account.ts'
import { codesOf } from '#messages/code-effects.ts'
import * as codeTexts from '#messages/codes.ts'
import * as vouchers from '#messages/customers/vouchers.ts'
import * as copying from '#messages/promotions/copy-code.ts'
import { href, MARKETS } from '#domain/market/market.ts'
import * as text from '#messages/promotions/partnerships.ts'
import { enter, makeAccount } from './account.ts'
import { things, withCart, type Thing } from './campaign.ts'
import { exactly, hydrated, visit } from './customer.ts'
import { expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

/** Minimum purchase of the demo's code for bags. */
const BAGS_MINIMUM = { ro: 20_000, en: 4_000, hu: 1_600_000 }

for (const locale of LANGUAGES) {
  test.describe(`partnerships in ${locale}`, () => {
    test.use({ speaks: locale })

    if (inTurn(locale, 2))
      test('a customer obtains a code and finds the same one again', async ({ page, open }) => {
        await makeAccount(page, locale)
        await enter(page, locale, '/my/partnerships')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title())
        const card = (partner: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: partner }).first()
        await expect(card('grădina mare')).toContainText(text.stateNames.eligible())
        await expect(card('Foto Puișor')).toContainText(text.stateNames.exhausted())
        await expect(card('Foto Puișor').getByRole('button', { name: exactly(text.noCodesLeft()) })).toBeDisabled()
        for (const partner of ['Primele zile', 'Biblioteca Licurici']) {
          await expect(card(partner)).toContainText(text.stateNames.not_eligible())
          await expect(card(partner).getByRole('button')).toBeDisabled()
        }
        await expect(card('Primele zile')).toContainText(
          text.conditionText({ rule: 'child_age', isMet: false, from: 0, below: 12, hasChild: false }),
        )
        await expectAccessibleAndNarrow(page, 'partnerships')

        const obtain = card('grădina mare').getByRole('button', { name: exactly(text.obtain()) })
        await obtain.focus()
        await page.keyboard.press('Enter')
        const box = page.getByRole('group', { name: text.stateNames.obtained() })
        await expect(box).toBeFocused()
        await expect(box).toContainText(/GRM(EU|HU)?-[2-9A-HJKMNP-TV-Z]{11}/)
        const code = /GRM\w*-\w{11}/.exec((await box.textContent())!)![0]
        await expectAccessibleAndNarrow(page, 'a code')
        await page.reload()
        await hydrated(page)
        await expect(page.getByRole('group', { name: text.stateNames.obtained() })).toContainText(code)
        await expect(card('grădina mare').getByRole('link')).toHaveAttribute('href', /\/c\//)

        await visit(page, href(MARKETS[locale], '/my/vouchers'))
        const row = page.getByRole('main').getByRole('listitem').filter({ hasText: code })
        await expect(row).toContainText(vouchers.states.active())
        await expectAccessibleAndNarrow(page, 'a personal code')
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        await row.getByRole('button', { name: copying.copyNamed({ code }) }).click()
        await expect(page.getByText(copying.copied())).toBeVisible()

        // It takes something off in the cart of its customer.
        const bags = (await things(page, locale, open.shop.url)).filter(({ tags }) => tags.includes('pram-bags'))
        const pieces = ({ sale }: Thing) => Math.ceil(BAGS_MINIMUM[locale] / sale)
        const bag = bags.find((item) => item.sale === item.mrp && item.max >= pieces(item))!
        await withCart(page, locale, [bag], { [bag.id]: pieces(bag) })
        await page.evaluate(() => localStorage.removeItem('cart'))
        await visit(page, href(MARKETS[locale], '/cart'))
        await page.getByRole('textbox', { name: exactly(codeTexts.label()) }).fill(code)
        await page.getByRole('button', { name: exactly(codeTexts.apply()) }).click()
        await expect(page.getByRole('list', { name: exactly(codesOf()) })).toContainText(code)
        await expect(page.getByRole('main')).toContainText(codeTexts.discountBy({ code }))
      })
  })
}
