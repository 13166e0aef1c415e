/** The size guide of a product: by pointer in Romanian, by keyboard in English, by touch on a phone in Hungarian. */
import type { Locator, Page } from '@playwright/test'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import { sizeGuideHref } from '#domain/market/page-paths.ts'
import * as guide from '#messages/goods/size-guide.ts'
import { size, sizeTable } from '#messages/product.ts'
import { exactly, visit } from './customer.ts'
import { tabTo } from './keyboard.ts'
import { expectAccessible, expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, test } from './shop-test.ts'

const opener = (page: Page): Locator => page.getByRole('main').getByRole('link', { name: exactly(sizeTable()) })
const drawer = (page: Page): Locator => page.getByRole('dialog', { name: exactly(sizeTable()) })
const answer = (page: Page): Locator => drawer(page).getByRole('tabpanel').getByRole('status').first()
const fitting = (page: Page): Locator => drawer(page).getByRole('row', { name: new RegExp(guide.fitsNowMark()) })
const sizes = (page: Page): Locator => page.getByRole('group', { name: exactly(size()) }).getByRole('button')
const field = (page: Page, label: string): Locator => drawer(page).getByLabel(exactly(label))

/** To the first product that a search finds. */
async function findBySearch(page: Page, locale: Locale, words: string): Promise<void> {
  await visit(page, href(MARKETS[locale], `/search/${encodeURIComponent(words)}`))
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/p\//)
}

/** Returns the middle of a range such as '56–62' in the column of a row, the second one unless given. */
async function middleOf(page: Page, column: string, row = 2): Promise<number> {
  await expect(drawer(page).getByRole('columnheader', { name: column }).first()).toBeVisible()
  const heads = await drawer(page).getByRole('columnheader').allTextContents()
  const at = heads.findIndex((head) => head.startsWith(column))
  const cell = await drawer(page).getByRole('row').nth(row).locator('th, td').nth(at).textContent()
  const [from = 0, to = 0] = cell!.split('–').map((one) => Number(one.replace(',', '.')))
  return (from + to) / 2
}

test('a typed height marks the size that fits, and the button chooses it', async ({ page }) => {
  await findBySearch(page, 'ro', 'body')
  await opener(page).click()
  await expect(drawer(page).getByRole('columnheader', { name: /^Talia/ })).toBeVisible()
  await expect(fitting(page)).toHaveCount(0)
  const height = field(page, guide.takenLabel.height())
  await height.fill('12')
  await field(page, guide.takenLabel.weight()).focus()
  await expect(drawer(page).getByText(guide.takenWrong.height({ least: '35', most: '200' }))).toBeVisible()
  await expect(answer(page)).toBeEmpty()

  await height.fill(String(await middleOf(page, guide.measureName.height())))
  await expect(fitting(page)).toHaveCount(1)
  await expect(answer(page)).toContainText(/^Acum se potrivește/)
  await expectAccessible(page, 'a size guide with an answer')
  await drawer(page).locator('footer').getByRole('button').click()
  await expect(drawer(page)).toBeHidden()
  await expect(sizes(page).nth(1)).toHaveAttribute('aria-pressed', 'true')

  // What was typed is there on the next product, until it is cleared.
  await page.reload()
  await opener(page).click()
  await expect(fitting(page)).toHaveCount(1)
  await drawer(page).getByRole('button', { name: guide.forget() }).click()
  await expect(fitting(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('child-measures'))).toBeNull()
})

test.describe('in English', () => {
  test.use({ speaks: 'en' })
  test('the keyboard reads every table, measures a foot and chooses a size', async ({ page }) => {
    await findBySearch(page, 'en', 'first-steps shoes')
    await tabTo(page, opener(page))
    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeVisible()
    const tab = (name: string) => drawer(page).getByRole('tab', { name: exactly(name) })
    await tabTo(page, tab(guide.thisProduct()))
    await page.keyboard.press('ArrowRight')
    await expect(tab(guide.guideName.body())).toBeFocused()
    await expect(drawer(page).getByRole('columnheader', { name: /^Chest/ })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(drawer(page).getByRole('columnheader', { name: /^Mondopoint/ })).toBeVisible()

    const foot = await middleOf(page, guide.measureName.foot())
    await tabTo(page, field(page, guide.takenLabel.foot()))
    await page.keyboard.type(foot.toFixed(2))
    await expect(fitting(page)).toHaveCount(1)
    await expect(answer(page)).toContainText(/^EU\s\d+ fits now/)
    await expectAccessibleAndNarrow(page, 'a size guide of shoes')
    await tabTo(page, drawer(page).locator('footer').getByRole('button'))
    await page.keyboard.press('Enter')
    await expect(sizes(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect(opener(page)).toBeFocused()
  })
})

test.describe('in Hungarian on a phone', () => {
  test.use({ speaks: 'hu', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('of two sleeping bags the smaller one is chosen; all tables are on a page', async ({ page }) => {
    await findBySearch(page, 'hu', 'hálózsák')
    await opener(page).tap()
    const [first, second] = await sizes(page).allTextContents()
    expect(first && second).toBeTruthy()
    await field(page, guide.takenLabel.height()).fill(String(await middleOf(page, guide.measureName.height())))
    const weight = field(page, guide.takenLabel.weight())
    await weight.fill('2')
    await expect(answer(page)).toContainText('A gyermek még kicsi ehhez a termékhez')
    await weight.fill(String(await middleOf(page, guide.measureName.weight(), 1)))
    await expect(answer(page)).toContainText('a túl bő zsák veszélyes')
    await drawer(page).locator('footer').getByRole('button').tap()
    await expect(sizes(page).first()).toHaveAttribute('aria-pressed', 'true')

    await opener(page).tap()
    await drawer(page).getByRole('link', { name: guide.allTables() }).tap()
    await expect(page).toHaveURL(sizeGuideHref(MARKETS.hu))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(guide.sizeGuide())
    await expectAccessibleAndNarrow(page, 'the page of all size tables')
  })
})
