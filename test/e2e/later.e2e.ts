/** Lines that leave the cart: taken out or put aside, by mouse, keyboard and touch, with an undo. */
import type { Page } from '@playwright/test'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import * as cart from '#messages/cart.ts'
import * as field from '#messages/shopping/quantity.ts'
import * as catalog from '#messages/listing.ts'
import * as later from '#messages/shopping/later.ts'
import { cartButton, cartLines, exactly, reload, visit } from './customer.ts'
import { tabTo } from './keyboard.ts'
import { expectAccessible, expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

/** The cart page with two products that can be had, and one that is a gift. Returns the names of the first two. */
async function filled(page: Page, locale: Locale): Promise<[string, string]> {
  await visit(page, href(MARKETS[locale], '/new'))
  const market = MARKETS[locale]
  const origin = new URL(page.url()).origin
  const ids = Array.from({ length: 100 }, (_, at) => String(100_001 + at))
  const answer = await page.request.post(`${origin}/api/aws/get-skus?locale=${locale}`, { data: { ids }, headers: { origin } })
  const found = ((await answer.json()) as { id: string; name: string; max: number; is_bundle: boolean }[]).filter(
    ({ max, is_bundle }) => max >= 3 && !is_bundle,
  )
  const [first] = found
  const second = found.find(({ name }) => name !== first!.name)
  await page.evaluate(
    (lines) => localStorage.setItem('cart', JSON.stringify({ lines })),
    [
      { item: first!.id, qty: 3 },
      { item: second!.id, qty: 1 },
    ],
  )
  await visit(page, href(market, '/cart'))
  await expect(page.getByRole('main').getByRole('button', { name: exactly(cart.saveNamed({ name: first!.name })) })).toBeVisible()
  return [first!.name, second!.name]
}

const aside = (page: Page) => page.evaluate(() => (JSON.parse(localStorage.getItem('cart')!) as { later: object[] }).later.length)

for (const locale of LANGUAGES) {
  test.describe(`lines that leave the cart in ${locale}`, () => {
    test.use({ speaks: locale })

    if (inTurn(locale, 1))
      test('by mouse a line is taken out and comes back with its quantity and place; put aside it stays over a reload', async ({
        page,
      }) => {
        const [name, other] = await filled(page, locale)
        const main = page.getByRole('main')
        const before = await cartLines(page)
        await main.getByRole('button', { name: exactly(cart.removeNamed({ name })) }).click()
        await expect(main.getByRole('button', { name: exactly(cart.removeNamed({ name })) })).toHaveCount(0)
        await page
          .getByRole('status')
          .getByRole('button', { name: exactly(cart.undo()) })
          .click()
        await expect(main.getByRole('textbox', { name: exactly(field.quantity({ name })) })).toHaveValue('3')
        expect(await cartLines(page)).toEqual(before)

        await main.getByRole('button', { name: exactly(cart.saveNamed({ name })) }).click()
        const list = page.getByRole('region', { name: later.title(1) })
        await expect(list.getByRole('link', { name: exactly(name) })).toBeVisible()
        await expect(list.getByText('3 ×')).toBeVisible()
        await expectAccessibleAndNarrow(page, 'the cart with a line put aside')
        await reload(page, () => expect(list.getByRole('link', { name: exactly(name) })).toBeVisible())
        await list.getByRole('button', { name: exactly(later.moveNamed({ name })) }).click()
        await expect(list).toHaveCount(0)
        await expect(page.getByRole('status').filter({ hasText: catalog.added({ name }) })).toBeVisible()
        expect((await cartLines(page)).map(({ qty }) => qty)).toEqual([1, 3])
        await expect(main.getByRole('link', { name: exactly(other) })).toBeVisible()
      })

    if (inTurn(locale, 2))
      test('by keyboard the focus goes on to the next line, and undo works from the toast', async ({ page }) => {
        const [name, other] = await filled(page, locale)
        const main = page.getByRole('main')
        await tabTo(page, main.getByRole('button', { name: exactly(cart.saveNamed({ name })) }))
        await page.keyboard.press('Enter')
        await expect(main.getByRole('link', { name: exactly(other) }).first()).toBeFocused()
        const list = page.getByRole('region', { name: later.title(1) })
        await tabTo(page, list.getByRole('button', { name: exactly(later.forgetNamed({ name })) }))
        await page.keyboard.press('Enter')
        await expect(list).toHaveCount(0)
        await expect(page.getByRole('main')).toBeFocused()
        await tabTo(page, page.getByRole('status').getByRole('button', { name: exactly(cart.undo()) }))
        await page.keyboard.press('Enter')
        await expect(list.getByRole('link', { name: exactly(name) })).toBeVisible()
        expect(await aside(page)).toBe(1)
      })

    if (inTurn(locale, 0))
      test.describe('on a phone', () => {
        test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

        test('by touch in the drawer, with targets of 44 px; what is out of stock says so', async ({ page }) => {
          const [name] = await filled(page, locale)
          await visit(page, href(MARKETS[locale], '/new'))
          await cartButton(page).tap()
          const drawer = page.getByRole('dialog')
          const act = drawer.getByRole('button', { name: exactly(cart.saveNamed({ name })) })
          expect((await act.boundingBox())!.height).toBeGreaterThanOrEqual(44)
          await act.tap()
          const list = drawer.getByRole('region', { name: later.title(1) })
          await expect(list.getByRole('link', { name: exactly(name) })).toBeVisible()
          await expectAccessible(page, 'the drawer with a line put aside')
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

          const gone = await soldOut(page, locale)
          await page.evaluate((item) => {
            const stored = JSON.parse(localStorage.getItem('cart')!) as { later: object[] }
            localStorage.setItem(
              'cart',
              JSON.stringify({
                ...stored,
                later: [
                  { item, qty: 1 },
                  { item: '999999999', qty: 1 },
                ],
              }),
            )
          }, gone.id)
          await visit(page, href(MARKETS[locale], '/cart'))
          const shown = page.getByRole('region', { name: later.title(1) })
          await expect(shown.getByText(later.soldOut())).toBeVisible()
          await expect(shown.getByRole('button', { name: exactly(later.moveNamed({ name: gone.name })) })).toHaveCount(0)
          await expect(shown.getByText(later.gone(1))).toBeVisible()
          expect(await aside(page)).toBe(1)
        })
      })
  })
}

/** An item of the demo that is out of stock. */
async function soldOut(page: Page, locale: Locale): Promise<{ id: string; name: string }> {
  const origin = new URL(page.url()).origin
  for (let from = 100_001; from < 110_000; from += 100) {
    const ids = Array.from({ length: 100 }, (_, at) => String(from + at))
    const answer = await page.request.post(`${origin}/api/aws/get-skus?locale=${locale}`, { data: { ids }, headers: { origin } })
    const gone = ((await answer.json()) as { id: string; name: string; max: number }[]).find(({ max }) => max === 0)
    if (gone) return gone
  }
  throw new Error('Nothing is out of stock')
}
