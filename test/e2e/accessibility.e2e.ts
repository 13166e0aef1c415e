/** Every page logs nothing in the console and fits 320 px in every language, and passes axe in one of them, the languages by turns. */
import type { Page } from '@playwright/test'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import { sortBy } from '#messages/listing.ts'
import * as checkout from '#messages/checkout.ts'
import * as shell from '#messages/shell.ts'
import {
  addToCart,
  CARDS,
  cartButton,
  chooseDelivery,
  chooseVariant,
  CUSTOMERS,
  findProduct,
  giveInformation,
  goToGateway,
  placeOrder,
  seeConfirmation,
  typeCard,
  visit,
} from './customer.ts'
import { enter, makeAccount } from './account.ts'
import { placeOrders } from './account-orders.ts'
import { expectAccessible, expectAccessibleAndNarrow, expectNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

/** Pages by the name of their journey: a journey visits all of them, because the first page of a browser's process is the slowest. */
const PATHS = {
  'of the shop': [
    '/',
    '/new',
    '/sale',
    '/sale?sort=price-desc',
    '/brands',
    '/search/body',
    '/search/qqqqq',
    '/cart',
    '/wishlist',
    '/checkout',
  ],
  'of signing in': [
    '/auth/signin',
    '/auth/signin?error=CredentialsSignin',
    '/auth/register',
    '/auth/verify',
    '/auth/verify#token=abc',
    '/auth/forgot',
    '/auth/reset#token=abc',
    '/auth/error',
    '/auth/error?error=EmailNotVerified',
    '/auth/signout',
  ],
}

for (const locale of LANGUAGES) {
  test.describe(`pages in ${locale}`, () => {
    test.use({ speaks: locale })
    for (const [which, paths] of Object.entries(PATHS)) {
      test(`pages ${which} are accessible and narrow`, async ({ page }) => {
        for (const [turn, path] of paths.entries())
          await test.step(path, async () => {
            // Another fragment alone would not load the page again.
            if (path.includes('#')) await page.goto('about:blank')
            await visit(page, href(MARKETS[locale], path))
            // The words decide how wide a page is; roles, names and colours are those of its components.
            await (inTurn(locale, turn) ? expectAccessibleAndNarrow : expectNarrow)(page, path)
          })
      })
    }
  })
}

test('a listing, a brand and the text pages pass axe and fit 320 px', async ({ page }) => {
  await visit(page, '/')
  const collections = await page
    .locator('main a[href^="/c/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  await visit(page, collections[0]!)
  await expect(page.getByLabel(sortBy())).toBeVisible()
  await expectAccessibleAndNarrow(page, collections[0]!)
  await visit(page, '/brands')
  const list = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('main').locator('a[href^="/brands/"]').first().click()
  await expect(page).toHaveURL(/\/brands\/./)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(list!)
  await expectAccessibleAndNarrow(page, 'brand')
  const texts = await page.locator('footer a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  for (const path of new Set(
    texts.filter((path) => !/^\/(c|p|b|brands|new|sale|my|cart|auth)(\/|$)/.test(path) && path !== '/'),
  )) {
    const answer = await page.goto(path)
    expect(answer!.status(), path).toBe(200)
    await expectAccessibleAndNarrow(page, path)
  }
})

test.describe('a missing page', () => {
  test.use({ allowed: /status of 404/ })
  test('passes axe and fits 320 px', async ({ page }) => {
    for (const path of ['/nimic/aici', '/p/nu-exista', '/en/nothing/here']) {
      await page.goto(path)
      await expectAccessibleAndNarrow(page, path)
    }
  })
})

for (const locale of LANGUAGES) {
  test.describe(`the way of a purchase in ${locale}`, () => {
    test.use({ speaks: locale })
    // Hungarian has the longest labels.
    if (inTurn(locale, 2))
      test('passes axe and fits 320 px at every step and with everything open', async ({ page }) => {
        await wayOfPurchase(page, locale)
      })
  })
}

async function wayOfPurchase(page: Page, locale: Locale): Promise<void> {
  const market = MARKETS[locale]
  await findProduct(page, locale)
  await expectAccessibleAndNarrow(page, 'product')
  for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click()
  await expectAccessibleAndNarrow(page, 'product, everything unfolded')
  await chooseVariant(page)
  await addToCart(page)
  await expectAccessibleAndNarrow(page, 'drawer')
  await page.keyboard.press('Escape')
  await expect(cartButton(page)).toHaveAccessibleName(shell.cartCount(1))
  await visit(page, href(market, '/cart'))
  await expect(page.getByRole('main').getByRole('complementary')).toBeVisible()
  await expectAccessibleAndNarrow(page, 'cart')
  await visit(page, href(market, '/checkout'))
  await expectAccessibleAndNarrow(page, 'information')
  await page.getByRole('radio', { name: checkout.company() }).check({ force: true })
  await page.getByRole('checkbox', { name: checkout.sameAsDelivery() }).uncheck({ force: true })
  await page.getByRole('button', { name: new RegExp(`^${checkout.toDelivery()}`) }).click()
  await expectAccessibleAndNarrow(page, 'information with faults')
  await page.getByRole('checkbox', { name: checkout.sameAsDelivery() }).check({ force: true })
  await giveInformation(page, locale, 'company')
  await expect(page.getByRole('radio').first()).toBeAttached()
  await expectAccessibleAndNarrow(page, 'delivery')
  await chooseDelivery(page)
  await placeOrder(page)
  await expectAccessibleAndNarrow(page, 'payment')
  await goToGateway(page)
  await expectAccessibleAndNarrow(page, 'card page')
  await typeCard(page, locale, CARDS.approved)
  await seeConfirmation(page, locale)
  await expectAccessibleAndNarrow(page, 'confirmation')
}

test('the menus open by keyboard and pointer, and are accessible', async ({ page }) => {
  await visit(page, '/')
  const menu = page.getByRole('navigation', { name: shell.categories() }).getByRole('link').first()
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page, 'mega-menu')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')

  // A panel that is opened by keyboard stays while the pointer rests on the page, and closes when it moves there.
  await page.clock.install()
  await page.mouse.move(1270, 880)
  await menu.press('Enter')
  const veil = page.getByRole('navigation', { name: shell.categories() }).locator('xpath=./div').first()
  await expect.poll(() => veil.evaluate((element) => element.matches(':hover'))).toBe(true)
  await page.clock.fastForward(1000)
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(1260, 870)
  await page.clock.fastForward(1000)
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: shell.menu() }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'menu on a telephone')
})

/** Gives the customer of the page something to read on each page of the account. */
async function fillAccount(page: Page, locale: Locale, origin: string): Promise<void> {
  const { firstName, lastName, address, city, phone } = CUSTOMERS[locale]
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { origin } })
    expect(answer.status(), path).toBe(201)
  }
  await post('/api/my/children', { name: 'Gogoașă', dateOfBirth: '2024-05-06' })
  const place = { firstName, lastName, address, city, county: '', zip: '04107', country: 'DE' }
  const person = { personType: 'individual', companyName: '', vatNumber: '', registerNumber: '' }
  const uses = { label: city, phone: phone.replaceAll(' ', ''), isDelivery: true, isBilling: true }
  await post('/api/my/addresses', { ...place, ...person, ...uses })
}

for (const locale of LANGUAGES) {
  test.describe(`before the fonts have arrived, in ${locale}`, () => {
    test.use({ speaks: locale, allowed: /net::ERR_FAILED/ })
    test('the account fits 320 px with the wider letters of the system', async ({ page, open }) => {
      await page.route('**/*.woff2', (route) => route.abort())
      await makeAccount(page, locale)
      await enter(page, locale)
      await fillAccount(page, locale, open.shop.url)
      const [order] = await placeOrders(page, locale, open.shop.url, 1)
      const paths = [
        '',
        '/orders',
        `/orders/${order!.number.toLowerCase()}`,
        '/details',
        '/addresses',
        '/children',
        '/partnerships',
      ]
      for (const path of [...paths, '/vouchers', '/security', '/privacy']) {
        await visit(page, href(MARKETS[locale], `/my${path}`))
        await expectNarrow(page, `/my${path}`)
      }
    })
  })
}
