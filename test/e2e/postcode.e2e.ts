/** A postcode fills in its county and its town, a town its postcode; what was typed stays. By touch and by mouse; by keyboard in a whole purchase. */
import type { Page } from '@playwright/test'
import { countyName } from '#domain/customers/address.ts'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import * as checkout from '#messages/checkout.ts'
import { addToCart, chooseVariant, exactly, hydrated, openProduct, visit } from './customer.ts'
import { expectAccessible, expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

const zip = (page: Page) => page.getByLabel(exactly(checkout.zip()))
const town = (page: Page) => page.getByLabel(exactly(checkout.city()))
const county = (page: Page, locale: Locale) => page.getByLabel(exactly(COUNTY[locale]))
/** English names the Romanian line as it is. */
const COUNTY: Record<Locale, string> = { ro: 'Județ', en: 'County', hu: 'Vármegye' }
const warning = (page: Page, city: string) => page.getByText(exactly(checkout.zipOfTown({ city })))

async function openCheckout(page: Page, locale: Locale, width = 0): Promise<void> {
  await openProduct(page, locale)
  await chooseVariant(page)
  await addToCart(page)
  if (width) await page.setViewportSize({ width, height: 844 })
  await visit(page, href(MARKETS[locale], '/checkout'))
  await hydrated(page)
}

test.describe('by touch', () => {
  test.use({ speaks: 'hu', hasTouch: true })
  test('a postcode that towns share offers them, and another one follows what was filled in', async ({ page }) => {
    await openCheckout(page, 'hu', 390)
    await zip(page).tap()
    await page.keyboard.type('6720')
    await expect(town(page)).toHaveValue('Szeged')
    await expect(county(page, 'hu')).toHaveValue('CS')
    await expect(page.getByRole('status').filter({ hasText: 'Szeged' })).toHaveText(
      checkout.placeFilled({ place: `Szeged, ${countyName('HU', 'CS')}` }),
    )
    await expectAccessible(page, 'a completed address')

    await zip(page).fill('3882')
    await expect(county(page, 'hu')).toHaveValue('BZ')
    await expect(town(page)).toHaveValue('')
    await expect(page.getByRole('status').filter({ hasText: checkout.severalTowns() })).toBeAttached()
    await expectAccessibleAndNarrow(page, 'towns that share a postcode')
    await town(page).selectOption('Abaújkér')
    await expect(town(page)).toHaveValue('Abaújkér')

    await town(page).selectOption({ label: checkout.otherTown() })
    await expect(town(page)).toBeFocused()
    await page.keyboard.type('Gibárt')
    await page.keyboard.press('Tab')
    await expect(town(page)).toHaveValue('Gibárt')
    await expect(warning(page, 'Abaújalpár, Abaújkér')).toBeVisible()
    await zip(page).fill('1117')
    await expect(warning(page, 'Budapest')).toBeVisible()
    await expect(county(page, 'hu')).toHaveValue('BU')
    await expect(town(page)).toHaveValue('Gibárt')
  })
})

test.describe('by mouse', () => {
  test.use({ speaks: 'en' })
  test('an address in Romania is completed in both directions, and nothing typed is replaced', async ({ page }) => {
    await openCheckout(page, 'en')
    await zip(page).fill('400 001')
    await page.getByLabel(exactly(checkout.country())).selectOption('RO')
    await expect(town(page)).toHaveValue('Cluj-Napoca')
    await expect(county(page, 'en')).toHaveValue('CJ')

    await zip(page).fill('405200')
    await expect(town(page)).toHaveValue('Dej')
    await town(page).fill('Gherla')
    await town(page).blur()
    await expect(warning(page, 'Dej')).toBeVisible()
    await expectAccessible(page, 'a postcode of another town')
    await zip(page).fill('')
    await page.getByRole('button', { name: exactly(checkout.offeredZip({ zip: '405300', city: 'Gherla' })) }).click()
    await expect(zip(page)).toHaveValue('405300')
    await expect(zip(page)).toBeFocused()
    await expect(warning(page, 'Gherla')).toHaveCount(0)

    await county(page, 'en').selectOption('B')
    await zip(page).fill('030167')
    await expect(page.getByLabel(exactly(checkout.sector()))).toHaveValue('Sector 3')
    await zip(page).blur()
    await expectAccessible(page, 'an address in Bucharest')
  })
})
