/** Choice of a size on a card: by mouse, keyboard and touch. */
import type { Locator, Page } from '@playwright/test'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import * as cart from '#messages/cart.ts'
import * as catalog from '#messages/listing.ts'
import * as product from '#messages/product.ts'
import * as shell from '#messages/shell.ts'
import { cartButton, cartLines, CLOTHES, exactly, visit } from './customer.ts'
import { expectAccessible, expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const beginning = (text: string) => new RegExp(`^${text}`)
const opener = (card: Locator): Locator => card.getByRole('button', { name: beginning(catalog.chooseSizeNamed({ name: '' })) })
const sizesOf = (box: Locator): Locator => box.getByRole('group', { name: exactly(product.size()) })

/** Cards whose products come in sizes; what is sold out comes last. */
async function sized(page: Page, locale: Locale): Promise<Locator> {
  await visit(page, href(MARKETS[locale], CLOTHES[locale]))
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(24)
  return cards
}

const nameOf = async (card: Locator): Promise<string> => (await card.getByRole('heading').textContent())!.trim()

for (const locale of LANGUAGES) {
  test.describe(`size on a card in ${locale}`, () => {
    test.use({ speaks: locale })

    if (inTurn(locale, 0))
      test('by mouse it opens over the picture, a colour shows its picture, and the choice goes into the cart', async ({
        page,
      }) => {
        const twoColours = page.getByRole('img', { name: exactly(catalog.colors(2)) })
        const one = (await sized(page, locale)).filter({ has: twoColours }).first()
        const name = await nameOf(one)
        await one.hover()
        await expect(opener(one)).toHaveText(catalog.chooseSize())
        await opener(one).click()
        const box = one.getByRole('dialog', { name: exactly(catalog.chooseSizeNamed({ name })) })
        await expect(sizesOf(box).getByRole('button').first()).toBeFocused()
        await expectAccessible(page, 'the sizes on a card')
        const picture = one.locator('img').first()
        const before = await picture.getAttribute('src')
        await box
          .getByRole('group', { name: exactly(product.color()) })
          .getByRole('button', { pressed: false })
          .click()
        await expect(picture).not.toHaveAttribute('src', before!)
        const after = await picture.getAttribute('src')
        await sizesOf(box).getByRole('button').first().click()
        await expect(box).toHaveCount(0)
        await expect(page.getByRole('status').locator(`img[src="${after}"]`)).toBeVisible()
        await expect(page.getByRole('status').filter({ hasText: catalog.added({ name }) })).toBeVisible()
        await expect(cartButton(page)).toHaveAccessibleName(shell.cartCount(1))
        // A press beside it closes it without a choice.
        await one.hover()
        await opener(one).click()
        await expect(box).toBeVisible()
        await page.getByRole('heading', { level: 1 }).click()
        await expect(box).toHaveCount(0)
        expect(await cartLines(page)).toHaveLength(1)
      })

    if (inTurn(locale, 1))
      test('by keyboard Escape gives the focus back, Enter chooses, and what is out of stock leads to its page', async ({
        page,
      }) => {
        let one: Locator | null = null
        for (const card of await (await sized(page, locale)).all()) {
          await card.getByRole('button', { name: beginning(catalog.like({ name: '' })) }).focus()
          await page.keyboard.press('Tab')
          await expect(opener(card)).toBeFocused()
          await page.keyboard.press('Enter')
          await expect(sizesOf(card).getByRole('button').first()).toBeFocused()
          one = card
          if ((await sizesOf(card).getByRole('link').count()) > 0) break
          await page.keyboard.press('Escape')
          await expect(card.getByRole('dialog')).toHaveCount(0)
          await expect(opener(card)).toBeFocused()
        }
        const name = await nameOf(one!)
        const out = sizesOf(one!).getByRole('link').first()
        await expect(out).toHaveAccessibleName(new RegExp(`${product.soldOut()}$`))
        await page.keyboard.press('Enter')
        await expect(page.getByRole('status').filter({ hasText: catalog.added({ name }) })).toBeVisible()
        await expect(opener(one!)).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(sizesOf(one!).getByRole('button').first()).toBeFocused()
        await out.focus()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/p\/.*item=\d+/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      })

    if (inTurn(locale, 2))
      test.describe('on a phone', () => {
        test.use(PHONE)

        test('by touch it comes from below, with targets of 44 px', async ({ page }) => {
          const one = (await sized(page, locale)).first()
          const name = await nameOf(one)
          await opener(one).tap()
          const sheet = page.getByRole('dialog')
          await expect(sheet.getByRole('heading', { name: exactly(catalog.chooseSize()) })).toBeVisible()
          await expect(sizesOf(sheet).getByRole('button').first()).toBeVisible()
          for (const target of await sheet.getByRole('button').all()) {
            const { width, height } = (await target.boundingBox())!
            expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
          }
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
          await expectAccessibleAndNarrow(page, 'the sheet of sizes')
          await page.setViewportSize(PHONE.viewport)
          await sizesOf(sheet).getByRole('button').first().tap()
          await expect(sheet).toHaveCount(0)
          await page
            .getByRole('status')
            .getByRole('button', { name: exactly(catalog.showCart()) })
            .tap()
          await expect(page.getByRole('dialog').getByRole('heading', { name: exactly(cart.cartTitle()) })).toBeVisible()
          await expect(page.getByRole('dialog').getByRole('link', { name: exactly(name) })).toBeVisible()
        })
      })
  })
}

test.describe('when the sizes cannot be loaded', () => {
  test.use({ allowed: /Failed to load resource/ })

  test('the card says so, tries again and offers the page of the product', async ({ page }) => {
    const one = (await sized(page, 'ro')).first()
    await page.route('**/api/choices?*', (route) => route.abort())
    await one.hover()
    await opener(one).click()
    const box = one.getByRole('dialog')
    await expect(box.getByRole('alert').getByRole('link')).toBeVisible()
    await page.unroute('**/api/choices?*')
    await box.getByRole('alert').getByRole('button').click()
    await expect(sizesOf(box).getByRole('button').first()).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the card leads to the page of the product', async ({ page }) => {
    await page.goto('/new')
    const one = page.getByRole('main').getByRole('article').first()
    await expect(opener(one)).toHaveCount(0)
    await one.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/p\//)
  })
})
