/** What arrives late on a slow network moves nothing that is already on the screen. */
import { href, MARKETS } from '#domain/market/market.ts'
import { things, withCart } from './campaign.ts'
import { hydrated } from './customer.ts'
import { expect, test } from './shop-test.ts'
import { GREATEST_SHIFT, painted, shiftsOf, watchShifts } from './shifts.ts'

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })
    for (const count of [1, 4]) {
      test(`a cart of ${count} stands still while scripts and prices arrive`, async ({ page, open }) => {
        const all = await things(page, 'ro', open.shop.url)
        await withCart(page, 'ro', all.filter(({ isBundle }) => !isBundle).slice(0, count))
        await page.addInitScript(watchShifts)
        for (const path of ['**/*.js', '**/api/cart/quote', '**/api/recommendations*']) {
          await page.route(path, async (route) => {
            await painted(page).catch(() => {})
            await route.continue()
          })
        }
        await page.goto(href(MARKETS.ro, '/cart'))
        await hydrated(page)
        await expect(page.getByRole('main').getByRole('article').first()).toBeAttached()
        await painted(page)
        const { sum, moved } = await shiftsOf(page)
        expect(sum, moved).toBeLessThan(GREATEST_SHIFT)
      })
    }
  })
}
