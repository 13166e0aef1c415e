/** The list of products in a browser: filtered, chosen by keys, many prices changed with the difference shown, an unlawful reduction refused, all taken back. */
import type { Page } from '@playwright/test'
import type { ItemPrices } from '#admin/schema/prices.ts'
import * as bulk from '#messages/admin/goods/bulk.ts'
import * as say from '#messages/admin/goods/products.ts'
import { markets } from '#messages/admin/today.ts'
import { exactly } from './customer.ts'
import { signInOwner } from './office.ts'
import { expectAccessible, expectNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

test.use({ office: 'shared' })

const pricesOf = async (page: Page, product: string) =>
  ((await (await page.request.get(`/admin/api/products/${product}/prices`)).json()) as { items: ItemPrices[] }).items

/** Sets the ordinary price of a product in Romania, of all its variants. */
async function setPrice(page: Page, url: string, product: string, price: number): Promise<void> {
  const changes = (await pricesOf(page, product)).map(({ sku, prices }) => {
    const { version } = prices.find(({ market }) => market === 'ro')!
    return { sku, market: 'ro', price, reduced: null, prp: null, from: null, to: null, version }
  })
  const answer = await page.request.post('/admin/api/prices', { data: { changes, reason: null }, headers: { origin: url } })
  expect(answer.ok()).toBe(true)
}

const romanian = async (page: Page, product: string) =>
  (await pricesOf(page, product)).map(({ prices }) => prices.find(({ market }) => market === 'ro')!.sale)

for (const locale of LANGUAGES) {
  test.describe(`list of products in ${locale}`, () => {
    test.use({ speaks: locale })

    if (inTurn(locale, 1))
      test('prices of several products are changed together, what is not lawful is left out, and all is taken back', async ({
        page,
        open,
      }) => {
        await signInOwner(page, open.shop)
        await page.goto('/admin/products?sort=id&down=0')
        await page.getByLabel(exactly(say.filterBy({ column: 'RON' }))).fill('50-')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/RON=5000-/)
        const rows = page.locator('tbody tr')
        await expect(rows.first()).toBeVisible()
        await expectAccessible(page, 'list of products')
        const ids = await rows.evaluateAll((all) =>
          all.slice(0, 2).map((row) => row.querySelector<HTMLAnchorElement>('th a')!.pathname.split('/').at(-1)!),
        )
        // The first one cost half as much for a moment: no reduction above that is lawful for 30 days.
        const [first = 0] = await romanian(page, ids[0]!)
        const half = Math.round(first / 200) * 100
        await setPrice(page, open.shop.url, ids[0]!, half)
        await setPrice(page, open.shop.url, ids[0]!, first)
        const before = await romanian(page, ids[1]!)
        await rows.first().getByRole('checkbox').focus()
        await page.keyboard.press('x')
        await page.keyboard.press('j')
        await page.keyboard.press('x')
        await page.getByRole('link', { name: say.editSelected() }).press('Enter')
        await page.getByLabel(new RegExp(bulk.percentOf())).fill('30')
        for (const market of ['en', 'hu'] as const)
          await page.getByRole('checkbox', { name: new RegExp(`^${markets[market]()}`) }).uncheck()
        await expect(page.getByText(bulk.notLawful())).toBeVisible()
        const day = bulk.notLawfulFrom({ price: '§', day: '§' }).split('§')
        await expect(
          page.locator('tbody').getByText(new RegExp(`${day[0]}.*${day[1]!.replaceAll('.', '\\.')}.*\\d`)),
        ).toBeVisible()
        await expectAccessible(page, 'edit of many products')
        await page.getByLabel(new RegExp(bulk.percentOf())).press('Control+Enter')
        await expect(page.getByRole('button', { name: bulk.undoAll() })).toBeVisible()
        expect(await romanian(page, ids[1]!)).not.toEqual(before)
        expect((await romanian(page, ids[0]!))[0]).toBe(first)
        await expectNarrow(page, 'an edit that is done')
        await page.getByRole('button', { name: bulk.undoAll() }).press('Enter')
        await expect(page.getByText(bulk.undone(), { exact: false })).toBeVisible()
        expect(await romanian(page, ids[1]!)).toEqual(before)
        await page.goto('/admin/products')
        await expect(rows.first()).toBeVisible()
        await expectNarrow(page, 'list of products')
      })
  })
}
