/** Pages in the back office: made of blocks, seen before, published in three languages, planned and taken back, by keyboard. */
import { LOCALES } from '#domain/market/market.ts'
import { fields, kinds } from '#messages/admin/content/blocks.ts'
import * as say from '#messages/admin/content/pages.ts'
import * as publishing from '#messages/admin/content/publishing.ts'
import { markets } from '#messages/admin/today.ts'
import { HOSTILE_TEXTS } from '#test/hostile/payloads.ts'
import * as undo from '#messages/admin/undo.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

test.use({ office: 'shared' })

const WORDS = { ro: 'Vară la noi', en: 'Summer at ours', hu: 'Nyár nálunk' }
const PATHS = { ro: '/vara-la-noi', en: '/en/summer-at-ours', hu: '/hu/nyar-nalunk' }

for (const locale of LANGUAGES) {
  test.describe(`pages in ${locale}`, () => {
    // No script runs in the frame of a preview.
    test.use({ speaks: locale, allowed: /Blocked script execution|status of 404/ })

    if (inTurn(locale, 1))
      test('a page is made of blocks, previewed, published in three languages, changed and taken back', async ({
        page,
        open,
      }) => {
        page.on('dialog', () => expect('a script ran').toBe(''))
        await signInOwner(page, open.shop)
        await page.goto('/admin/pages')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.pages())
        await expectAccessible(page, 'pages')
        await page.getByRole('button', { name: say.newPage() }).focus()
        await page.keyboard.press('n')
        for (const at of LOCALES) await page.getByLabel(say.titleIn({ market: markets[at]() })).fill(WORDS[at])
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/admin\/pages\/\d+$/)

        await expect(page.getByRole('button', { name: say.publish(), exact: true })).toBeVisible()
        await page.keyboard.press('b')
        await page.getByRole('button', { name: kinds.quote(), exact: true }).press('Enter')
        const hostile = HOSTILE_TEXTS[0]!
        const texts = page.locator('textarea')
        await expect(texts).toHaveCount(LOCALES.length)
        for (const [place, at] of LOCALES.entries()) await texts.nth(place).fill(`${WORDS[at]}! ${hostile}`)
        await page.keyboard.press('Control+s')
        await expect(page.getByRole('status').filter({ hasText: say.draftKept({ when: '' }).trim() })).toBeVisible()
        const frame = page.frameLocator(`iframe[title="${say.previewOf({ market: markets.ro() })}"]`)
        await expect(frame.getByText(`${WORDS.ro}! ${hostile}`)).toBeVisible()
        await expectAccessible(page, 'editor')
        await expectNarrow(page, 'editor')

        await page.keyboard.press('Control+Shift+p')
        await page.getByRole('button', { name: publishing.publishCount(LOCALES.length) }).press('Enter')
        await expect(page.getByText(publishing.published())).toBeVisible()
        for (const at of LOCALES)
          await expect(async () => expect(await (await page.request.get(PATHS[at])).text()).toContain(`${WORDS[at]}!`)).toPass()

        await page.getByRole('textbox', { name: fields.who() }).first().fill('Ioana')
        await page.getByRole('button', { name: say.plan() }).press('Enter')
        await page.getByRole('button', { name: publishing.planCount(1) }).press('Enter')
        // The toast of the plan takes the place of that of the publication. Its button has a word; the editor's own has a picture.
        const isPlanned = publishing.planned({ when: '' }).replace(/[ .]+$/, '')
        await expect(page.locator('[aria-live=polite]').getByText(isPlanned)).toBeVisible()
        await page.getByRole('button').filter({ hasText: undo.undo() }).press('Enter')
        await expect(page.getByRole('listitem').filter({ hasText: say.states.changed() })).toHaveCount(1)
        expect(await (await page.request.get(PATHS.ro)).text()).not.toContain('Ioana')
      })
  })
}
