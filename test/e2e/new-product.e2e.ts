/** A merchant's new product in a browser, by keyboard: made, filled, photographed, asked of the gate, sold in two markets of three. */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { LOCALES, MARKETS, href, type Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/product.ts'
import { markets } from '#messages/admin/today.ts'
import { exactly } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

test.use({ office: 'shared' })

const NAMES: Record<Locale, string> = { ro: 'Păturică Lână', en: 'Wool blanket', hu: 'Gyapjútakaró' }
const SLUGS: Record<Locale, string> = { ro: 'paturica-lana', en: 'wool-blanket', hu: 'gyapjutakaro' }

const inLanguage = (page: Page, field: keyof typeof say.fields, locale: Locale): Locator =>
  page.getByRole('textbox', { name: exactly(say.inLanguage({ field: say.fields[field](), language: say.languages[locale]() })) })

/** Types into a field as a person with a keyboard does. */
async function type(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.press('Control+a')
  await field.pressSequentially(text)
}

for (const locale of LANGUAGES) {
  test.describe(`a new product in ${locale}`, () => {
    test.use({ speaks: locale, allowed: /status of (404|409)/ })

    if (inTurn(locale, 1))
      test('is sold where nothing blocks it, and nowhere else', async ({ page, open }) => {
        await signInOwner(page, open.shop)
        await page.goto('/admin/products/new')
        await type(page.getByLabel(exactly(say.fields.name())), NAMES.ro)
        await type(page.getByLabel(exactly(say.sku())), 'PAT-1')
        for (const [currency, price] of [
          ['RON', '129,90'],
          ['EUR', '25.90'],
          ['HUF', '10390'],
        ] as const)
          await type(page.getByLabel(exactly(say.priceIn({ currency }))), price)
        await expectAccessible(page, 'a new product')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { level: 1, name: NAMES.ro })).toBeVisible()
        const gate = page.getByRole('region', { name: say.mayItBeSold() })
        await expect(gate.getByRole('link', { name: say.checks.picture() })).toBeVisible()

        const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#d23b1e' } })
          .jpeg()
          .toBuffer()
        const chooser = page.waitForEvent('filechooser')
        await page.getByRole('button', { name: say.addPictures() }).press('Enter')
        await (await chooser).setFiles({ name: 'patura.jpg', mimeType: 'image/jpeg', buffer: photo })
        await expect(page.getByRole('button', { name: new RegExp(`^${say.pictureNumber({ number: 1 })}`) })).toBeVisible()
        await page.getByRole('button', { name: say.crop() }).press('Enter')
        await page
          .getByRole('dialog')
          .getByRole('button', { name: exactly(say.takePart()) })
          .press('Enter')
        await expect(page.getByRole('dialog')).toHaveCount(0)

        for (const one of ['ro', 'hu'] as const) {
          if (one !== LOCALES[0]) {
            await type(inLanguage(page, 'name', one), NAMES[one])
            await type(inLanguage(page, 'slug', one), SLUGS[one])
          }
          await type(inLanguage(page, 'opening', one), NAMES[one])
          await page
            .getByRole('checkbox', { name: exactly(say.inLanguage({ field: say.noneGiven(), language: say.languages[one]() })) })
            .press('Space')
          await type(
            page.getByRole('textbox', {
              name: exactly(say.inLanguage({ field: say.altOf({ number: 1 }), language: say.languages[one]() })),
            }),
            NAMES[one],
          )
        }
        const maker = page.getByLabel(exactly(say.maker()))
        await maker.focus()
        await maker.press('ArrowDown')
        await expect(page.getByText(say.saveFirst())).toBeVisible()
        await expectAccessible(page, 'an unsaved product')
        await page.keyboard.press('Control+s')
        await expect(page.getByText(say.noChanges())).toBeVisible()

        await page.getByRole('button', { name: exactly(say.publishAll()) }).press('Enter')
        await expect(page.getByRole('link', { name: say.inTheShop() })).toBeVisible()
        await gate.getByRole('button', { name: new RegExp(markets.en()) }).press('Enter')
        await expect(gate.getByRole('button', { name: exactly(say.publishIn({ market: markets.en() })) })).toBeDisabled()
        await expectNarrow(page, 'a product')

        const shown = (one: Locale) => page.request.get(href(MARKETS[one], `/p/${SLUGS[one]}`))
        await expect.poll(async () => (await shown('ro')).status()).toBe(200)
        expect((await shown('hu')).status()).toBe(200)
        expect((await page.request.get(href(MARKETS.en, `/p/product-${page.url().split('/').at(-1)}`))).status()).toBe(404)
        await page.goto(href(MARKETS.ro, `/p/${SLUGS.ro}`))
        await expect(page.getByRole('heading', { level: 1 })).toContainText(NAMES.ro)
        await expect(page.locator('img[src^="/i/"]').first()).toHaveJSProperty('complete', true)
      })
  })
}
