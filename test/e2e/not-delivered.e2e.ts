/** What nothing delivers to the visitor's country: the card, the page and the cart say so, and another country can be chosen. */
import type { Locator, Page } from '@playwright/test'
import { MARKETS } from '#domain/market/market.ts'
import { inLocale } from '#messages/text.ts'
import { countryInSentence } from '#messages/countries.ts'
import * as places from '#messages/delivery/places.ts'
import * as listing from '#messages/listing.ts'
import * as product from '#messages/product.ts'
import { exactly, giveInformation, hydrated, toCheckoutLink, visit } from './customer.ts'
import { expectAccessible, expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

test.use({ speaks: 'en' })

const HOME = MARKETS.en.country
const add = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: exactly(listing.add()) })
const notice = (page: Page, country: string): Locator =>
  page
    .getByRole('main')
    .getByText(exactly(places.notDelivered({ country: countryInSentence(country) })))
    .first()

test('a pram is not offered to Germany, and is to Romania', async ({ page }) => {
  await visit(page, '/en/search/pram')
  const short = inLocale('en', () => places.notDeliveredShort({ country: countryInSentence(HOME) }))
  const card = page.getByRole('main').getByRole('article').filter({ hasText: short }).first()
  await expect(card).toBeVisible()
  await expectAccessible(page, 'cards of what is not delivered')
  await card.hover()
  await expect(card.getByRole('link')).toHaveCount(1)
  await visit(page, (await card.getByRole('link').getAttribute('href'))!)
  await hydrated(page)
  await expect(notice(page, HOME)).toBeVisible()
  await expect(add(page)).toHaveCount(0)
  const heart = page.getByRole('main').getByRole('button', { name: exactly(product.like()) })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expectAccessibleAndNarrow(page, 'a product that is not delivered')

  const place = page.getByLabel(exactly(places.deliverTo()))
  await place.focus()
  await place.selectOption('RO')
  await expect(notice(page, HOME)).toHaveCount(0)
  await expect(place).toHaveValue('RO')
  await expect(place).toBeFocused()
  await add(page).first().click()
  await page.keyboard.press('Escape')
  await place.selectOption(HOME)
  await expect(notice(page, HOME)).toBeVisible()
  await visit(page, '/en/cart')
  await expect(notice(page, HOME)).toBeVisible()
  await expectAccessibleAndNarrow(page, 'a cart with what is not delivered')

  const name = await page.getByRole('main').getByRole('listitem').first().getByRole('heading').textContent()
  await toCheckoutLink(page).click()
  await giveInformation(page, 'en', 'individual')
  const why = page.getByRole('main').getByText(`${name}: ${places.notDelivered({ country: countryInSentence(HOME) })}`)
  await expect(why).toBeVisible()
  await expectAccessibleAndNarrow(page, 'a delivery that nothing brings')
})
