/** Small motions: the tote hops when something is added, an egg hatches when an order goes ahead; neither with reduced motion. */
import type { Locator } from '@playwright/test'
import { href, MARKETS } from '#domain/market/market.ts'
import {
  addToCart,
  CARDS,
  cartButton,
  chooseDelivery,
  chooseVariant,
  findProduct,
  giveInformation,
  goToGateway,
  placeOrder,
  seeConfirmation,
  typeCard,
  visit,
} from './customer.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

/** Returns how long the longest animation of an element or of what is in it lasts, in seconds. */
const motion = (where: Locator): Promise<number> =>
  where.evaluate((element) =>
    Math.max(
      ...[element, ...element.querySelectorAll('*')].map((one) => {
        const { animationName, animationDuration } = getComputedStyle(one)
        return animationName === 'none' ? 0 : parseFloat(animationDuration)
      }),
    ),
  )

for (const locale of LANGUAGES) {
  test.describe(`small motions in ${locale}`, () => {
    test.use({ speaks: locale })

    if (inTurn(locale, 2))
      test('the tote hops once for each addition, and an egg hatches on the confirmation', async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await findProduct(page, locale)
        expect(await motion(cartButton(page))).toBe(0)
        await chooseVariant(page)
        await addToCart(page)
        expect(await motion(cartButton(page))).toBeGreaterThan(0.1)
        await visit(page, href(MARKETS[locale], '/checkout'))
        await giveInformation(page, locale, 'individual')
        await chooseDelivery(page)
        await placeOrder(page)
        await goToGateway(page)
        await typeCard(page, locale, CARDS.approved)
        await seeConfirmation(page, locale)
        const egg = page.getByRole('main').locator('figure svg')
        expect(await motion(egg)).toBeGreaterThan(0.1)
        await expectAccessible(page, 'confirmation')

        await page.emulateMedia({ reducedMotion: 'reduce' })
        await expect(egg).toBeVisible()
        expect(await motion(egg)).toBe(0)
      })
  })
}
