/** Menu, filters, sorting and pages of listings, and their state after the back button. */
import type { Locator, Page } from '@playwright/test'
import { href, MARKETS } from '#domain/market/market.ts'
import * as catalog from '#messages/listing.ts'
import * as filters from '#messages/filters.ts'
import { menu } from '#messages/shell.ts'
import { exactly, hydrated, visit } from './customer.ts'
import { expectAccessibleAndNarrow } from './page-checks.ts'
import { expect, inTurn, LANGUAGES, test } from './shop-test.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Filter groups in which one option each is chosen. */
const GROUPS = ['price', 'age', 'warehouse'] as const

const form = (page: Page): Locator => page.locator('#filters')
const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')
const firstName = (page: Page): Promise<string | null> => cards(page).first().getByRole('heading').textContent()

interface Choice {
  group: string
  value: string
  /** Number of products with it. */
  count: number
}

/** Returns the option of a group with the most products. */
async function largest(page: Page, group: string): Promise<Choice> {
  const inputs = form(page).locator(`input[name=${group}]`)
  // The page that was asked for may not have come yet.
  await expect(inputs.first()).toBeAttached()
  const choices = await inputs.evaluateAll((all) =>
    all.map((input) => ({
      value: (input as HTMLInputElement).value,
      count: Number(input.closest('label')?.querySelector('span:last-child')?.textContent),
    })),
  )
  return { group, ...choices.reduce((most, one) => (one.count > most.count ? one : most)) }
}

const selector = ({ group, value }: Choice): string => `input[name=${group}][value="${value}"]`
const box = (page: Page, choice: Choice): Locator => form(page).locator(selector(choice))
const tick = (page: Page, choice: Choice): Promise<void> =>
  form(page)
    .locator('label', { has: page.locator(selector(choice)) })
    .click()

/** Where the shop lists everything it has. */
const everything = async (page: Page): Promise<string> => (await page.locator('[data-panel=products]').getAttribute('href'))!

/** Every filter, the sorting and the page of the address are on the page, too. */
async function expectChosen(page: Page, choices: readonly Choice[], { sort, number }: { sort: string; number: number }) {
  for (const choice of choices) await expect(box(page, choice)).toBeChecked()
  await expect(page.getByLabel(catalog.sortBy(), { exact: true })).toHaveValue(sort)
  await expect(page.getByRole('link', { name: exactly(catalog.page({ page: number })) })).toHaveAttribute('aria-current', 'page')
}

/** From sorting over the second page to a product and back again; `isAlive` with JavaScript. */
async function goAndReturn(page: Page, choices: readonly Choice[], { isAlive }: { isAlive: boolean }): Promise<void> {
  const before = await firstName(page)
  await page.getByLabel(catalog.sortBy(), { exact: true }).selectOption('price-desc')
  if (!isAlive) await page.getByRole('button', { name: exactly(catalog.sort()) }).click()
  await expect(page).toHaveURL(/[?&]sort=price-desc$/)
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(before!)

  const dearest = await firstName(page)
  await page.getByRole('link', { name: exactly(catalog.page({ page: 2 })) }).click()
  await expect(page).toHaveURL(/&sort=price-desc&page=2$/)
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(dearest!)
  const address = page.url()

  const link = cards(page).last().getByRole('heading').getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const name = await link.textContent()
  await link.hover()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(100)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!)

  await page.goBack()
  await expect(page).toHaveURL(address)
  await expectChosen(page, choices, { sort: 'price-desc', number: 2 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await page.reload()
  if (isAlive) await hydrated(page)
  await expectChosen(page, choices, { sort: 'price-desc', number: 2 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
}

for (const locale of LANGUAGES) {
  const market = MARKETS[locale]

  test.describe(`finding in ${locale}`, () => {
    test.use({ speaks: locale })

    if (inTurn(locale, 0))
      test('menu, three filters, sorting, second page, product and back', async ({ page }) => {
        await visit(page, href(market, '/'))
        await page.locator('[data-panel=products]').click()
        await page.locator(`#mega a[href="${await everything(page)}"]`).click()
        await expect(page).toHaveURL(/\/c\//)
        await expect(form(page)).toBeAttached()
        await expect(cards(page).first()).toBeVisible()

        const choices: Choice[] = []
        for (const group of GROUPS) {
          const choice = await largest(page, group)
          await box(page, choice).focus()
          await page.keyboard.press('Space')
          choices.push(choice)
          await expect(page).toHaveURL(new RegExp(`[?&]${group}=`))
          // What was promised is what is there, and the hand stays where it was.
          await expect(page.getByRole('main').getByRole('status')).toHaveText(catalog.count(choice.count))
          await expect(box(page, choice)).toBeFocused()
          await expect(page.getByRole('group', { name: exactly(filters.chosen()) }).getByRole('button')).toHaveCount(
            choices.length + 1,
          )
        }
        await goAndReturn(page, choices, { isAlive: true })

        const last = page
          .getByRole('group', { name: exactly(filters.chosen()) })
          .getByRole('button')
          .first()
        await last.click()
        await expect(page).not.toHaveURL(/[?&]page=/)
        await page.getByRole('button', { name: exactly(filters.clear()) }).click()
        await expect(page).toHaveURL(/\/c\/[^?]*\?sort=price-desc$/)
        await expect(form(page).locator(':checked')).toHaveCount(0)
      })

    if (inTurn(locale, 1))
      test('a typed price range', async ({ page }) => {
        await visit(page, href(market, '/search/body'))
        await form(page)
          .getByLabel(filters.priceTo())
          .fill(locale === 'hu' ? '12 000' : '40,50')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(new RegExp(`\\?price=0-${locale === 'hu' ? '1200000' : '4050'}$`))
        await expect(page.getByRole('button', { name: new RegExp(filters.atMost({ to: '' }).trim()) })).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL(/\/search\/body$/)
        await expect(form(page).getByLabel(filters.priceTo())).toHaveValue('')
      })

    if (inTurn(locale, 2))
      test('in stock and on sale are separate checkboxes', async ({ page }) => {
        await visit(page, href(market, '/'))
        await visit(page, await everything(page))
        const name = await form(page).locator('label', { hasText: filters.onSale() }).innerText()
        await form(page)
          .getByRole('checkbox', { name: new RegExp(`^${filters.onSale()}`) })
          .check()
        await expect(page).toHaveURL(/\?sale=1$/)
        await expect(page.getByRole('main').getByRole('status')).toHaveText(catalog.count(Number(/\d+$/.exec(name.trim())?.[0])))
      })
  })

  test.describe(`finding on a phone in ${locale}`, () => {
    test.use({ speaks: locale, ...PHONE })

    if (inTurn(locale, 2))
      test('menu, three filters in the sheet, sorting, second page, product and back', async ({ page }) => {
        await visit(page, href(market, '/'))
        await page.getByRole('button', { name: exactly(menu()) }).click()
        await page
          .getByRole('dialog')
          .locator(`a[href="${await everything(page)}"]`)
          .click()
        await expect(page).toHaveURL(/\/c\//)
        const listing = page.url()

        await page.getByRole('button', { name: exactly(filters.filters()) }).click()
        const sheet = page.getByRole('dialog', { name: exactly(filters.filters()) })
        await expect(sheet).toBeVisible()
        const choices: Choice[] = []
        for (const group of GROUPS) {
          const choice = await largest(page, group)
          await tick(page, choice)
          choices.push(choice)
          await expect(sheet.getByRole('button', { name: exactly(filters.showProducts(choice.count)) })).toBeVisible()
          await expect(box(page, choice)).toBeChecked()
        }
        await sheet.getByRole('button', { name: exactly(filters.showProducts(choices.at(-1)!.count)) }).click()
        await expect(sheet).toBeHidden()
        await expect(page.getByRole('button', { name: exactly(filters.filtersChosen({ count: 3 })) })).toBeVisible()
        await goAndReturn(page, choices, { isAlive: true })

        // What was chosen in the sheet was one step.
        await page.goto(listing)
        await hydrated(page)
        await page.getByRole('button', { name: exactly(filters.filters()) }).click()
        await expect(sheet).toBeVisible()
        for (const group of GROUPS) {
          await tick(page, await largest(page, group))
          await expect(page).toHaveURL(new RegExp(`[?&]${group}=`))
        }
        await page.goBack()
        await expect(page).toHaveURL(listing)
        await expect(sheet).toBeHidden()
      })
  })

  for (const [where, device, turn] of [
    ['on a desk', {}, 1],
    ['on a phone', PHONE, 0],
  ] as const)
    test.describe(`finding without JavaScript ${where} in ${locale}`, () => {
      test.use({ speaks: locale, ...device, javaScriptEnabled: false })

      if (inTurn(locale, turn))
        test('three filters, sorting, second page, product and back', async ({ page }) => {
          await page.goto(href(market, '/'))
          await page.goto(await everything(page))
          await expect(page).toHaveURL(/\/c\//)
          const choices: Choice[] = []
          for (const group of GROUPS) {
            if (device === PHONE) await page.locator('a[href="#filters"]').click()
            const choice = await largest(page, group)
            await tick(page, choice)
            choices.push(choice)
            await page.getByRole('button', { name: exactly(filters.apply()) }).click()
            await expect(page).toHaveURL(new RegExp(`[?&]${group}=`))
            await expect(page.getByRole('main').getByRole('status')).toHaveText(catalog.count(choice.count))
          }
          expect(new URL(page.url()).search).not.toMatch(/price-|sort=|without/)
          await goAndReturn(page, choices, { isAlive: false })

          await page
            .getByRole('group', { name: exactly(filters.chosen()) })
            .getByRole('button')
            .first()
            .click()
          await expect(page.getByRole('group', { name: exactly(filters.chosen()) }).getByRole('button')).toHaveCount(
            GROUPS.length,
          )
        })
    })
}

/** Clicks checkboxes of the filters by their selectors, all in one task of the page. */
const clickAll = (page: Page) => (selectors: string[]) =>
  page.evaluate((all) => all.forEach((one) => document.querySelector<HTMLInputElement>(`#filters ${one}`)?.click()), selectors)

test('checkboxes changed faster than pages load are all applied, and ones cleared at once are not', async ({ page }) => {
  await visit(page, '/c/produse')
  const chosen = await Promise.all(['age', 'warehouse', 'price'].map((group) => largest(page, group)))
  const click = clickAll(page)
  await click(chosen.map(selector))
  await expect(page).toHaveURL(/\?price=[^&]+&age=[^&]+&warehouse=[^&]+$/)
  await expect(form(page).locator(':checked')).toHaveCount(3)
  const address = page.url()
  const sale = 'input[name=sale]'
  await click([sale])
  await click([sale])
  await expect(page).toHaveURL(address)
  await box(page, chosen[2]!).click()
  await expect(page).toHaveURL(/\?age=[^&]+&warehouse=[^&]+$/)
  await expect(form(page).locator(':checked')).toHaveCount(2)
})

test('a checkbox cleared while the answer to its tick is being shown stays cleared', async ({ page }) => {
  await visit(page, '/c/produse')
  const click = clickAll(page)
  const age = await largest(page, 'age')
  // The address changes when the answer has come, a moment before the page shows it: the checkbox is cleared in between.
  await page.evaluate(() => {
    const pushState = history.pushState.bind(history)
    history.pushState = (...call) => {
      pushState(...call)
      history.pushState = pushState
      queueMicrotask(() => document.querySelector<HTMLInputElement>('#filters input[name=sale]')?.click())
    }
  })
  const answers = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname.endsWith('/_payload.json') && url.search === '',
    (route) => answers.promise.then(() => route.fallback()),
  )
  await click(['input[name=sale]'])
  await expect(page.getByRole('group', { name: exactly(filters.chosen()) })).toBeVisible()
  expect(await page.locator('#filters input[name=sale]').isChecked()).toBe(false)
  // Not by the mouse: the page is under its loading sign.
  await click([selector(age)])
  await expect(page).toHaveURL(/\?age=[^&]+$/)
  answers.resolve()
  await expect(form(page).locator(':checked')).toHaveCount(1)
})

test('a checkbox ticked before the script loads is applied when it has loaded', async ({ page }) => {
  await page.goto('/')
  const to = await everything(page)
  const coming = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await coming.promise
    await route.continue()
  })
  await page.goto(to, { waitUntil: 'commit' })
  await form(page).locator('input[name=sale]').check()
  await expect(page).toHaveURL(to)
  coming.resolve()
  await expect(page).toHaveURL(`${to}?sale=1`)
  await expect(form(page).locator('input[name=sale]')).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(to)
  await expect(form(page).locator(':checked')).toHaveCount(0)
})

test.describe('filters are accessible', () => {
  test('a listing with everything open passes axe and fits 320 px', async ({ page }) => {
    await visit(page, '/new')
    await tick(page, await largest(page, 'price'))
    await expect(page).toHaveURL(/\?price=/)
    await page.evaluate(() => document.querySelectorAll('#filters details').forEach((one) => one.setAttribute('open', '')))
    await expectAccessibleAndNarrow(page, 'filters')
  })

  test.describe('on a phone', () => {
    test.use(PHONE)
    test('the sheet passes axe and fits 320 px', async ({ page }) => {
      await visit(page, '/new')
      await page.getByRole('button', { name: exactly(filters.filters()) }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await tick(page, await largest(page, 'price'))
      await expect(page).toHaveURL(/\?price=/)
      await page.evaluate(() => document.querySelectorAll('#filters details').forEach((one) => one.setAttribute('open', '')))
      await expectAccessibleAndNarrow(page, 'sheet of filters')
    })
  })
})
