/** What a customer's children do in the shop: sizes and goods that fit are marked, until the customer signs out. The languages by turns. */
import type { Page } from '@playwright/test'
import { dayOfAge } from '#domain/customers/age.ts'
import { marketDay } from '#domain/market/market-day.ts'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import { isoDay } from '#domain/time/calendar-day.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import * as auth from '#messages/customers/auth.ts'
import { ageInMonths } from '#messages/customers/ages.ts'
import * as marks from '#messages/customers/child-marks.ts'
import * as children from '#messages/customers/children-page.ts'
import { monthName } from '#messages/dates.ts'
import { fitsNowMark } from '#messages/goods/size-guide.ts'
import { size, sizeTable } from '#messages/product.ts'
import { accountLink, makeAccount, signIn, signOut, submit } from './account.ts'
import { exactly, hydrated, visit } from './customer.ts'
import { expectAccessible, expectAccessibleAndNarrow, shifted, watchShifts } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

const NAME = 'Gogoașă'
const MONTHS = 10
/** The filter's value for that age, and the usual size. */
const [BAND, SIZE] = ['6m-12m', '80']
/** Between what is still and what is not: rounding. */
const STILL = 0.001

const at = (locale: Locale, path: string) => href(MARKETS[locale], path)
const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')

/** Born ten months and ten days ago: far from the days on which a size changes. */
function birthOf(locale: Locale): string {
  const today = marketDay(MARKETS[locale], new Date())
  return isoDay(Date.parse(dayOfAge(today, -MONTHS, 'm')) - 10 * DAY_MS)
}

async function enter(page: Page, locale: Locale, path: string): Promise<void> {
  await visit(page, at(locale, path))
  await signIn(page, locale)
  await page.waitForURL((url) => url.pathname === at(locale, path))
  await hydrated(page)
}

async function addChild(page: Page, birth: string): Promise<void> {
  const [year = '', month = '', day = ''] = birth.split('-')
  const dialog = page.getByRole('dialog')
  await submit(page, children.add()).click()
  await dialog.getByLabel(exactly(children.name())).fill(NAME)
  await dialog.getByLabel(exactly(children.day())).fill(String(Number(day)))
  await dialog.getByLabel(exactly(children.month())).selectOption({ label: monthName(Number(month)) })
  await dialog.getByLabel(exactly(children.year())).fill(year)
  await dialog.getByRole('button', { name: exactly(children.save()) }).click()
  await expect(page.getByText(children.saved())).toBeVisible()
}

/** An account with a child, signed in on the page of children. */
async function withChild(page: Page, locale: Locale): Promise<string> {
  await makeAccount(page, locale)
  await enter(page, locale, '/my/children')
  const birth = birthOf(locale)
  await addChild(page, birth)
  return birth
}

/** In the size guide of a product: the row of the child is marked, and the button chooses its size. */
async function chooseWorn(page: Page): Promise<void> {
  await main(page)
    .getByRole('link', { name: exactly(sizeTable()) })
    .click()
  const guide = page.getByRole('dialog', { name: exactly(sizeTable()) })
  await expect(guide.getByRole('listitem').filter({ hasText: NAME })).toBeVisible()
  await expect(guide.getByRole('row', { name: new RegExp(fitsNowMark()) }).getByTitle(NAME)).toBeAttached()
  await expectAccessible(page, 'a size guide with a child')
  await guide.locator('footer').getByRole('button').click()
  await expect(guide).toBeHidden()
}

/** Where the shop lists what it has. */
const everything = async (page: Page): Promise<string> => (await page.locator('[data-panel=products]').getAttribute('href'))!

/**
 * Visits a page that learns of the children only once all else stands. Returns the function that expects that nothing has moved since:
 * letters of a font that arrives late on a busy machine move a page, too.
 */
async function visitBeforeMarks(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: stands, resolve: release } = Promise.withResolvers<void>()
  await page.route(CHILDREN, async (route) => {
    await stands
    await route.continue().catch(() => {})
  })
  await visit(page, path)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
  const before = await shifted(page)
  release()
  await page.unroute(CHILDREN)
  return async () => expect((await shifted(page)) - before).toBeLessThan(STILL)
}
const CHILDREN = '**/api/my/children'

/** Nothing marks a child, and nothing that could is on its way. */
async function expectNoMarks(page: Page): Promise<void> {
  await expect(cards(page).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(NAME)).toHaveCount(0)
}

for (const locale of LANGUAGES) {
  test.describe(`children in the shop in ${locale}`, () => {
    test.use({ speaks: locale })

    if (inTurn(locale, 1))
      test('what fits is marked on cards, sizes and filters and fills a row, and signing out removes all of it', async ({
        page,
      }) => {
        const addresses: string[] = []
        page.on('request', (request) => addresses.push(request.url()))
        const birth = await withChild(page, locale)
        await expect(
          main(page)
            .getByRole('row')
            .filter({ hasText: `${SIZE}\u00a0cm` })
            .first(),
        ).toBeVisible()
        await page.addInitScript(watchShifts)

        const listing = await everything(page)
        const listingIsStill = await visitBeforeMarks(page, `${listing}?size=${SIZE}&stock=1`)
        const sizeNow = marks.sizeNow({ names: NAME })
        await expect(cards(page).first().getByText(sizeNow)).toBeAttached()
        await expect(page.locator('#filters').getByLabel(new RegExp(sizeNow))).toHaveCount(1)
        await listingIsStill()
        await expectAccessible(page, 'a listing with marks')

        await cards(page).first().getByRole('heading').getByRole('link').click()
        await expect(page).toHaveURL(/\/p\//)
        const worn = page.getByRole('group', { name: exactly(size()) }).getByRole('button', { name: sizeNow })
        await expect(worn).toHaveCount(1)
        await expect(main(page).locator('figure').first().getByText(NAME)).toBeVisible()
        const productIsStill = await visitBeforeMarks(page, page.url())
        await expect(worn).toHaveCount(1)
        await productIsStill()
        await expectAccessibleAndNarrow(page, 'a product with marks')
        await chooseWorn(page)
        await expect(worn).toHaveAttribute('aria-pressed', 'true')
        await page.setViewportSize({ width: 1280, height: 900 })

        await visit(page, listing)
        const child = marks.childOfAge({ name: NAME, age: ageInMonths(MONTHS) })
        await page.locator('#filters label').filter({ hasText: child }).click()
        await expect(page).toHaveURL((url) => url.search === `?age=${BAND}`)

        const row = page.getByRole('region', { name: exactly(marks.railTitle({ name: NAME })) })
        for (const path of ['/', '/my']) {
          await visit(page, at(locale, path))
          await expect(row.getByRole('article').first()).toBeAttached()
        }
        await expectAccessible(page, 'the account with a row')

        await accountLink(page).click()
        await signOut(page, () => page.getByRole('button', { name: exactly(auth.signOut()) }).click())
        await hydrated(page)
        await expect(row).toHaveCount(0)
        await visit(page, `${listing}?size=${SIZE}&stock=1`)
        await expectNoMarks(page)
        const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
        for (const text of [kept, ...addresses.map((one) => decodeURIComponent(one))]) {
          expect(text).not.toContain(NAME)
          expect(text).not.toContain(birth)
        }
      })

    if (inTurn(locale, 2))
      test('on a phone a button sets the age filter; switched off, nothing is marked', async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        await withChild(page, locale)
        const listing = await everything(page)
        await page.addInitScript(watchShifts)
        const isStill = await visitBeforeMarks(page, listing)
        const child = marks.childOfAge({ name: NAME, age: ageInMonths(MONTHS) })
        const preset = page.getByRole('button', { name: exactly(`${marks.showForAge()} ${child}`) })
        await expect(preset).toBeVisible()
        await isStill()
        await expectAccessibleAndNarrow(page, 'a listing with a preset')
        await page.setViewportSize({ width: 390, height: 844 })
        await preset.click()
        await expect(page).toHaveURL((url) => url.search === `?age=${BAND}`)
        await expect(preset).toHaveCount(0)

        await visit(page, at(locale, '/my/children'))
        await page.getByRole('checkbox', { name: new RegExp(children.marksTitle()) }).click()
        expect(await page.evaluate(() => localStorage.getItem('show-fits'))).toBe('false')
        await visit(page, listing)
        await expectNoMarks(page)
      })
  })
}
